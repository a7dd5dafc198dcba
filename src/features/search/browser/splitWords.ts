/**
 * Word boundaries for queries and texts: `wordsOf` splits a query, `breaksIn` returns where the text for Pagefind
 * must be split to make each of these words searchable.
 */
import {plain} from './spelling';

/** Unicode letters that are used as apostrophes: ʼ, ʻ, ˈ. */
const modifier = String.raw`[\u02b0-\u02ff]`;

/** Combining marks of one letter. Limited, because "Zalgo" text has thousands and each pattern would rescan them. */
const marks = String.raw`\p{M}{0,9}`;

/** Letter or digit of a script without spaces between words. */
const unspaced = String.raw`(?:(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]${marks})`;

/** Letter or digit of any other script. */
const spaced = String.raw`(?:(?!${unspaced}|${modifier})[\p{L}\p{N}]${marks})`;

/** Invisible characters, such as soft hyphens, which do not separate words. */
const invisible = /\p{Cf}/gu;

const words = new RegExp(`(?<run>${unspaced}+)|${spaced}+`, 'gu');

/** Segments text of a script without spaces. Browsers differ slightly. */
function segment(run: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, {granularity: 'word'});
  return [...segmenter.segment(run)].map((part) => part.segment);
}

/** Splits text into words of letters and digits, in their original spelling. */
export const splitWords = (text: string): string[] =>
  [...text.replace(invisible, '').matchAll(words)].flatMap(({0: word, groups}) =>
    groups?.run === undefined ? [word] : segment(word),
  );

const apostrophe = "['’ʼ‘ʻ´`′＇]";

/** Short parts beside an apostrophe: "l’", "qu’", "O’" before a word, "’s" and "’t" after one. */
const cut = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\p{L}{1,2}${apostrophe}(?=\p{L}{2})|(?<=\p{L}{2})${apostrophe}\p{L}(?!\p{L})`,
  'gu',
);

/** Returns search words in lower case and without accents. Pagefind has no one-letter words beside an apostrophe. */
export const wordsOf = (text: string): string[] =>
  splitWords(text.normalize('NFC').replace(cut, ' ')).map(plain);

const anyUnspaced = new RegExp(unspaced, 'u');
const eachUnspaced = new RegExp(unspaced, 'gu');

export const isUnspaced = (word: string): boolean => anyUnspaced.test(word);

/** Formats a phrase as the index stores it: each letter of a script without spaces is a word. */
export const asIndexed = (phrase: string): string =>
  phrase.replace(eachUnspaced, ' $& ').replace(/\s+/g, ' ').trim();

/** Precedes what `breaksIn` adds to a text, and is not part of any word. */
const mark = '\u2060';

/** Pagefind indexes the parts of a word besides the whole only if an ASCII sign separates them. */
const partBreak = `${mark}\``;
const wordBreak = `${mark} `;

const sign = String.raw`(?:${modifier}|[^\p{ASCII}\p{L}\p{N}\p{M}\p{Z}\p{Cf}])`;
/** Run of signs and invisible characters, limited, because a line of dashes would be rescanned. */
const gap = String.raw`(?:${sign}|\p{Cf}){0,9}`;
const breaks = new RegExp(
  [
    `(?<word>(?<=${unspaced}${gap})(?=${unspaced}|${spaced})|(?<=${spaced}${gap})(?=${unspaced}))`,
    String.raw`(?<=${spaced}\p{Cf}?${sign}${gap})(?=${spaced})`,
  ].join('|'),
  'gu',
);

/** Matches what stands between spaces and has a sign that is not ASCII: only there can breaks be. */
const toBreak = /[^ \n]*[\u0080-\uffff][^ \n]*/g;

/** Position at which the text is split for the index, and the inserted characters. */
export interface WordBreak {
  readonly at: number;
  readonly insert: string;
}

/** Finds where Pagefind would join two words: after an apostrophe, a dash without spaces, between Chinese words. */
export const breaksIn = (text: string): WordBreak[] =>
  [...text.matchAll(toBreak)].flatMap(({0: part, index: at}) =>
    [...part.matchAll(breaks)].map(({index, groups}) => ({
      at: at + index,
      insert: groups?.word === undefined ? partBreak : wordBreak,
    })),
  );

export const withBreaks = (text: string): string =>
  breaksIn(text).reduceRight((split, {at, insert}) => split.slice(0, at) + insert + split.slice(at), text);

/** True if no space followed an indexed word in the text. */
export const isJoined = (word: string): boolean => word.endsWith(mark);

export const withoutBreaks = (text: string): string => text.replace(/\u2060[` ]?/g, '');
