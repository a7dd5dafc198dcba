import {summariesOf} from '../../lib/cardsOfSections';
import type {GuideCard} from '../../lib/frontMatter';
import {markdownParts} from '../../lib/markdownParts';
import {type Addresses, type PublishedText, wholeAddress} from '../../lib/publishedTexts';

/** Words that a twin adds. */
export interface TwinWords {
  /** Stands before what a picture shows. */
  readonly figure: string;
  /** Stands before the address of the page. */
  readonly source: string;
}

const frontMatter = /^---\n[\s\S]*?\n---(?:\n|$)/;
/** Code in a line, and formulas: a dollar sign begins one by the rule of `src/plugins/formulas`. */
const codeOrFormula =
  /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|(?<![\\$])\$\$(?!\$)[^$]+\$\$|(?<![\\$])\$(?![\s$])(?:[^$]*[^\s\\$])\$(?![\d$])/g;
const link =
  /(!?)\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]\(\s*(<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)(\s+(?:"[^"]*"|'[^']*'))?\s*\)/g;
const definition = /^( {0,3}\[[^\]]+\]:\s*)(\S+)/gm;
const anchor = /[ \t]*\{#[^}\n]+\}[ \t]*$/gm;
/** The marks of numbers that follow the reader's. */
const dataTag = /<\/?data\b[^>]*>/g;
const comment = /<!--[\s\S]*?-->\n?/g;
const moduleLine = /^(?:import|export)\s.*$/gm;
const markupLine = /^[ \t]*<\/?[A-Z][^>]*>[ \t]*$/gm;

/** Notes become quotations that begin with their title, also within each other. */
function quoted(prose: string): string {
  let depth = 0;
  return prose
    .split('\n')
    .flatMap((line) => {
      const [, begin, name = '', title] = /^(:::+)\s*([a-z]*)\s*(?:\[(.*)\]|(.*))?$/.exec(line) ?? [];
      if (begin && name) {
        depth += 1;
        return [`${'> '.repeat(depth)}**${title || name.charAt(0).toUpperCase() + name.slice(1)}**`];
      }
      if (begin) {
        depth = Math.max(depth - 1, 0);
        return [];
      }
      return [depth > 0 ? `${'> '.repeat(depth)}${line}`.trimEnd() : line];
    })
    .join('\n');
}

/** Whole addresses in links, and words in place of pictures; also where a picture is the link. */
function rewritten(prose: string, addressOf: (link: string) => string, words: TwinWords): string {
  return prose.replace(link, (_, image: string, text: string, to: string, title: string = '') => {
    if (image) {
      return `*${[`${words.figure}: ${text}`, title.trim().slice(1, -1)].filter(Boolean).join(' ')}*`;
    }
    return `[${rewritten(text, addressOf, words)}](${addressOf(to.replace(/^<|>$/g, ''))}${title})`;
  });
}

function cleanProse(
  prose: string,
  addressOf: (link: string) => string,
  words: TwinWords,
  isMdx: boolean,
): string {
  // Code and formulas are put aside, behind a character that no text has.
  const spans: string[] = [];
  const aside = (line: string) => line && `\uE000${spans.push(line) - 1}\uE000`;
  // Line by line: those of a note get a sign in front.
  const guarded = prose.replace(codeOrFormula, (span) => span.split('\n').map(aside).join('\n'));
  const plain = (isMdx ? guarded.replace(moduleLine, '').replace(markupLine, '') : guarded)
    .replace(comment, '')
    .replace(dataTag, '')
    .replace(anchor, '')
    .replace(definition, (_, start: string, to: string) => start + addressOf(to));
  return quoted(rewritten(plain, addressOf, words)).replace(
    /\uE000(\d+)\uE000/g,
    (_, index: string) => spans[Number(index)]!,
  );
}

const pointList = (points: readonly string[], indent = '') =>
  points.map((point) => `${indent}- ${point}`).join('\n');

const cardList = (cards: readonly GuideCard[]) =>
  cards
    .map(({title, description, points}) => `- **${title}**: ${description}\n${pointList(points, '  ')}`)
    .join('\n');

/** A line that is the heading of a section; in the twin it has no anchor. */
const section = /^## (.+)$/gm;

/**
 * A text as plain Markdown: with its title as heading, whole addresses, and without what only this site's own build
 * understands. It is not parsed for this: a parser takes ten milliseconds for a guide, which would be half a minute at a
 * thousand guides in two languages; a test holds the result against one.
 *
 * @param source the file
 */
export function twinOf(source: string, text: PublishedText, addresses: Addresses, words: TwinWords): string {
  const body = source
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replace(frontMatter, '');
  const addressOf = (to: string) => wholeAddress(to, text, addresses);
  const isMdx = text.source.endsWith('.mdx');
  const clean = [...markdownParts(body)]
    .map(({code, lines}) => (code ? lines.join('\n') : cleanProse(lines.join('\n'), addressOf, words, isMdx)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const cards = (text.frontMatter.cards ?? []) as readonly GuideCard[];
  const headings = [...clean.matchAll(section)].map(([, value = '']) => ({id: value, level: 2, value}));
  const {summaries, others} = summariesOf(cards, headings);
  const head = [
    /^# /.test(clean) ? undefined : `# ${text.title}`,
    text.description && `> ${text.description}`,
    `${words.source}: <${addresses.url}${text.permalink}>`,
    cardList(others),
  ];
  const summedUp = clean.replace(section, (heading, title: string) => {
    const card = summaries.get(title);
    return card ? `${heading}\n\n${card.description}\n\n${pointList(card.points)}` : heading;
  });
  return `${[...head, summedUp].filter(Boolean).join('\n\n')}\n`;
}
