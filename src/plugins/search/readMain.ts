import {Parser} from 'htmlparser2';
import type {OfferedFile} from '../../browser/search/files';
import {breaksIn, type WordBreak} from '../../browser/search/splitWords';

/** What the search wants to know of a page. */
export interface MainRegion {
  /** Language of the page. */
  readonly language: string;
  /** How its translation stands. */
  readonly translation: string;
  /**
   * HTML in its main region, with a space wherever two words would become one without the elements between them, and a
   * break wherever Pagefind would take two words for one.
   */
  readonly html: string;
  /** The text of it, for the list of words. */
  readonly text: string;
  /** The first headline. */
  readonly heading: string;
  /** Ids of its elements, to which links can lead. */
  readonly anchors: ReadonlySet<string>;
  readonly files: readonly OfferedFile[];
  /** Links in the head of a text: who wrote it. */
  readonly authors: readonly string[];
}

/** Elements that may begin and end inside a word. */
const insideWords = new Set(
  'abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp strong sub sup u var wbr'.split(' '),
);

/** Elements whose content is no text. */
const noText = new Set(['script', 'style', 'svg', 'annotation']);

const endsWord = /[\p{L}\p{N}\p{P}]$/u;
const beginsWord = /^[\p{L}\p{N}]/u;

/** What a word in a block of code counts beside one of the text. */
const codeWeight = 0.1;

/** Characters before a text that may decide whether a word ends there. */
const contextLength = 16;

/**
 * Reads the main region of a page.
 *
 * @param html of the whole page
 * @returns nothing where the page has no such region
 */
export function readMain(html: string): MainRegion | undefined {
  /** Where the region begins and ends. */
  let start = -1;
  let end = -1;
  let language = '';
  let translation = 'current';
  const inserted: WordBreak[] = [];
  const texts: string[] = [];
  const anchors = new Set<string>();
  const files: OfferedFile[] = [];
  const authors: string[] = [];
  let heading = '';
  let before = '';
  let apart = false;
  let hidden = 0;
  let inCode = 0;
  let inHead = false;
  /** Takes the text of the element that is being read, when it ends. */
  let take:
    {readonly tag: string; readonly words: string[]; readonly give: (words: string) => void} | undefined;

  // The colours of code divide words.
  const endsWordAt = (tag: string) => !insideWords.has(tag) && !(tag === 'span' && inCode > 0);
  const isInside = () => start >= 0 && end < 0;

  const parser = new Parser({
    onopentag(tag, {id, href, download, lang, 'data-translation': state}) {
      if (tag === 'html') {
        language = lang ?? '';
      } else if (tag === 'main') {
        start = parser.endIndex + 1;
        return;
      } else if (state !== undefined) {
        translation = state;
      }
      if (!isInside()) {
        return;
      }
      if (id !== undefined) {
        anchors.add(id);
      }
      inCode += tag === 'pre' ? 1 : 0;
      apart ||= endsWordAt(tag);
      if (tag === 'pre') {
        inserted.push({
          at: parser.startIndex + '<pre'.length,
          insert: ` data-pagefind-weight="${codeWeight}"`,
        });
      }
      hidden += noText.has(tag) ? 1 : 0;
      inHead ||= tag === 'header';
      if (tag === 'h1' && heading === '') {
        take = {tag, words: [], give: (words) => (heading = words)};
      } else if (tag === 'a' && href !== undefined && download !== undefined) {
        take = {
          tag,
          words: [],
          // The head of a guide and its foot may offer the same.
          give: (label) => void (files.some((file) => file.href === href) || files.push({href, label})),
        };
      } else if (tag === 'a' && inHead) {
        take = {tag, words: [], give: (name) => authors.push(name)};
      }
    },
    ontext(text) {
      if (!isInside() || hidden > 0) {
        return;
      }
      if (apart && endsWord.test(before) && beginsWord.test(text)) {
        inserted.push({at: parser.startIndex, insert: ' '});
      }
      // A word may go on from one element to the next: "dell’<strong>anagrafica".
      const context = apart ? '' : before.slice(-contextLength);
      for (const {at, insert} of breaksIn(context + text)) {
        if (at >= context.length) {
          inserted.push({at: parser.startIndex + at - context.length, insert});
        }
      }
      texts.push(apart ? ` ${text}` : text);
      take?.words.push(text);
      before = context + text;
      apart = false;
    },
    onclosetag(tag) {
      if (tag === 'main') {
        end = parser.startIndex;
      }
      if (!isInside()) {
        return;
      }
      apart ||= endsWordAt(tag);
      inCode -= tag === 'pre' ? 1 : 0;
      hidden -= noText.has(tag) ? 1 : 0;
      inHead &&= tag !== 'header';
      if (take?.tag === tag) {
        take.give(take.words.join('').trim());
        take = undefined;
      }
    },
  });
  parser.end(html);
  if (end < 0) {
    return undefined;
  }
  const cuts = [{at: start, insert: ''}, ...inserted];
  const parts = cuts.map(({at, insert}, index) => insert + html.slice(at, cuts[index + 1]?.at ?? end));
  return {
    language,
    translation,
    html: parts.join(''),
    text: texts.join(''),
    heading,
    anchors,
    files,
    authors,
  };
}
