import type {Element, ElementContent, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {OfferedFile} from '../browser/files';
import {breaksIn} from '../browser/splitWords';
import {
  elementsIn,
  findElement,
  hoverTitle,
  isBackReference,
  sourceOfFormula,
  textOf,
  wordsOfDrawing,
} from '../../articles/plugin';

/** Search facts of a page. */
export interface MainRegion {
  readonly language: string;
  /** State of the page's translation. */
  readonly translation: string;
  /** HTML of the main region, with spaces where elements separate words, and breaks where Pagefind would merge them. */
  readonly html: string;
  /** Text of the main region, for the word list and for answers. */
  readonly text: string;
  /** The first heading. */
  readonly heading: string;
  /** Ids of elements, as link targets. */
  readonly anchors: ReadonlySet<string>;
  readonly files: readonly OfferedFile[];
  /** Links in a text's header: its authors. */
  readonly authors: readonly string[];
}

/** Elements that may begin and end inside a word. */
const insideWords = new Set(
  'abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp strong sub sup u var wbr'.split(' '),
);

/** Elements without text. */
const noText = new Set(['annotation', 'noscript', 'script', 'style', 'svg']);

/** Returns the words of an element without text of its own: the name of a drawing, a formula as it was written. */
function otherWords(node: Element): string | undefined {
  switch (node.tagName) {
    case 'img':
      return String(node.properties.alt ?? '');
    case 'math':
      return sourceOfFormula(node);
    case 'svg': {
      const {name, description = ''} = wordsOfDrawing(node);
      return node.properties.ariaHidden === 'true' ? '' : `${name} ${description}`;
    }
    default:
      return undefined;
  }
}

/** Marks of components for parts of the page, and for titles of other texts. */
const marks = new Set<unknown>(['omit', 'entry']);

const endsWord = /[\p{L}\p{N}\p{P}]$/u;
const beginsWord = /^[\p{L}\p{N}]/u;

/** Weight of words in code blocks, relative to the text. */
const codeWeight = 0.1;

/** Characters before a text that may decide whether a word ends. */
const contextLength = 16;

/** Separates words that elements divide, or that Pagefind would merge. */
class Spacing {
  readonly texts: string[] = [];
  private before = '';
  private isApart = false;

  /** Returns the elements for the index, and collects all words. */
  read(nodes: readonly ElementContent[], inText = false, inCode = false): ElementContent[] {
    return nodes.flatMap((node): ElementContent[] => {
      if (node.type === 'text') {
        return [{...node, value: this.readText(node.value)}];
      }
      if (node.type !== 'element') {
        return [];
      }
      const words = inText ? otherWords(node) : undefined;
      if (words !== undefined) {
        return this.readApart(words);
      }
      if (noText.has(node.tagName) || isBackReference(node)) {
        return [];
      }
      const {tagName, properties} = node;
      // Syntax highlighting divides words.
      const divides = !insideWords.has(tagName) && !(tagName === 'span' && inCode);
      this.isApart ||= divides;
      const isText = inText || properties.dataText !== undefined;
      const children = this.read(node.children, isText, inCode || tagName === 'pre');
      const title = isText ? hoverTitle(node) : undefined;
      children.push(...this.readApart(title ?? ''));
      this.isApart ||= divides;
      const weight = tagName === 'pre' && {dataPagefindWeight: codeWeight};
      if (marks.has(properties.dataArticle)) {
        return [];
      }
      // Pagefind treats labels as controls. In a text, they are checklist items and tab names.
      const tag = isText && tagName === 'label' ? 'div' : tagName;
      return [{...node, tagName: tag, properties: {...properties, ...weight}, children}];
    });
  }

  private readApart(words: string): ElementContent[] {
    if (words.trim() === '') {
      return [];
    }
    this.isApart = true;
    const value = this.readText(words);
    this.isApart = true;
    return [{type: 'text', value}];
  }

  private readText(text: string): string {
    const {before, isApart} = this;
    // A word may span elements: "dell’<strong>anagrafica".
    const context = isApart ? '' : before.slice(-contextLength);
    const split = breaksIn(context + text)
      .filter(({at}) => at >= context.length)
      .reduceRight((words, {at, insert}) => {
        const place = at - context.length;
        return words.slice(0, place) + insert + words.slice(place);
      }, text);
    this.texts.push(isApart ? ` ${text}` : text);
    this.before = context + text;
    this.isApart = false;
    return (isApart && endsWord.test(before) && beginsWord.test(text) ? ' ' : '') + split;
  }
}

/** Reads the main region of a page; `undefined` without one. */
export function readMain(page: Root): MainRegion | undefined {
  const main = findElement(page, ({tagName}) => tagName === 'main');
  if (!main) {
    return undefined;
  }
  const files = new Map<string, OfferedFile>();
  const anchors = new Set<string>();
  const authors: string[] = [];
  const isFile = ({properties: {download}}: Element) => download !== undefined;
  const visitLinks = (within: Element, take: (link: Element, href: string) => void) =>
    elementsIn(within)
      .filter(({tagName, properties}) => tagName === 'a' && properties.href !== undefined)
      .forEach((link) => take(link, String(link.properties.href)));
  visitLinks(main, (link, href) => {
    // Header and footer of a guide may offer the same file.
    if (isFile(link) && !files.has(href)) {
      files.set(href, {href, label: textOf(link).trim()});
    }
  });
  for (const node of elementsIn(main)) {
    if (node.properties.id !== undefined) {
      anchors.add(String(node.properties.id));
    }
    if (node.tagName === 'header') {
      visitLinks(node, (link) => void (isFile(link) || authors.push(textOf(link).trim())));
    }
  }
  const heading = findElement(main, ({tagName}) => tagName === 'h1');
  const state = findElement(page, ({properties}) => properties.dataTranslation !== undefined);
  const html = findElement(page, ({tagName}) => tagName === 'html');
  const spacing = new Spacing();
  return {
    language: String(html?.properties.lang ?? ''),
    translation: String(state?.properties.dataTranslation ?? 'current'),
    html: toHtml({type: 'root', children: spacing.read(main.children)}),
    text: spacing.texts.join(''),
    heading: heading ? textOf(heading).trim() : '',
    anchors,
    files: [...files.values()],
    authors,
  };
}
