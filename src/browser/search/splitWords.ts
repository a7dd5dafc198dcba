/**
 * Where words begin and end, for the query and for the text alike: `wordsOf` takes a query apart, `breaksIn` says where the
 * text that Pagefind indexes has to be split so that each of these words is found.
 */
import {plain} from './spelling';

/** Signs that count as letters in Unicode and are written as apostrophes: ʼ, ʻ, ˈ. */
const modifier = String.raw`[\u02b0-\u02ff]`;

/** Marks of one letter: a limit, since "Zalgo" text has thousands, and each pattern would read them again and again. */
const marks = String.raw`\p{M}{0,9}`;

/** A letter or digit of a script that has no spaces between words. */
const unspaced = String.raw`(?:(?=[\p{L}\p{N}])[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]${marks})`;

/** A letter or digit of any other script. */
const spaced = String.raw`(?:(?!${unspaced}|${modifier})[\p{L}\p{N}]${marks})`;

/** Characters that nobody sees, such as soft hyphens: they separate nothing. */
const invisible = /\p{Cf}/gu;

const words = new RegExp(`(?<run>${unspaced}+)|${spaced}+`, 'gu');

/** Words of a script without spaces. Browsers draw their limits a little differently. */
function segment(run: string): string[] {
  const segmenter = new Intl.Segmenter(undefined, {granularity: 'word'});
  return [...segmenter.segment(run)].map((part) => part.segment);
}

/** Words out of letters and digits, as they are written. */
export const splitWords = (text: string): string[] =>
  [...text.replace(invisible, '').matchAll(words)].flatMap(({0: word, groups}) =>
    groups?.run === undefined ? [word] : segment(word),
  );

const apostrophe = "['’ʼ‘ʻ´`′＇]";

/** What an apostrophe cuts to a letter or two: "l’", "qu’", "O’" before a word, "’s" and "’t" behind one. */
const cut = new RegExp(
  String.raw`(?<![\p{L}\p{N}])\p{L}{1,2}${apostrophe}(?=\p{L}{2})|(?<=\p{L}{2})${apostrophe}\p{L}(?!\p{L})`,
  'gu',
);

/** Words to search for, in small letters and without accents. Pagefind has no words of one letter beside an apostrophe. */
export const wordsOf = (text: string): string[] =>
  splitWords(text.normalize('NFC').replace(cut, ' ')).map(plain);

const anyUnspaced = new RegExp(unspaced, 'u');
const eachUnspaced = new RegExp(unspaced, 'gu');

/** True if a word is of a script without spaces. */
export const isUnspaced = (word: string): boolean => anyUnspaced.test(word);

/** A phrase as the index has it: each letter of a script without spaces is a word there. */
export const asIndexed = (phrase: string): string =>
  phrase.replace(eachUnspaced, ' $& ').replace(/\s+/g, ' ').trim();

/** Precedes what `breaksIn` adds to a text, and is itself no part of any word. */
const mark = '\u2060';

/** Pagefind indexes the parts of a word besides the whole only where an ASCII sign stands between them. */
const partBreak = `${mark}\``;
const wordBreak = `${mark} `;

const notAscii = /[^\p{ASCII}]/u;
const sign = String.raw`(?:${modifier}|[^\p{ASCII}\p{L}\p{N}\p{M}\p{Z}\p{Cf}])`;
/** Signs and invisible characters in a row: a limit keeps a line of dashes from being read again and again. */
const gap = String.raw`(?:${sign}|\p{Cf}){0,9}`;
const breaks = new RegExp(
  [
    `(?<word>(?<=${unspaced}${gap})(?=${unspaced}|${spaced})|(?<=${spaced}${gap})(?=${unspaced}))`,
    String.raw`(?<=${spaced}\p{Cf}?${sign}${gap})(?=${spaced})`,
  ].join('|'),
  'gu',
);

/** A place at which a text has to be split for the index, and what is to be put there. */
export interface WordBreak {
  readonly at: number;
  readonly insert: string;
}

/** Finds where Pagefind would take two words for one: after an apostrophe, a dash without spaces, between Chinese words. */
export const breaksIn = (text: string): WordBreak[] =>
  notAscii.test(text)
    ? [...text.matchAll(breaks)].map(({index, groups}) => ({
        at: index,
        insert: groups?.word === undefined ? partBreak : wordBreak,
      }))
    : [];

/** A text with its breaks. */
export const withBreaks = (text: string): string =>
  breaksIn(text).reduceRight((split, {at, insert}) => split.slice(0, at) + insert + split.slice(at), text);

/** True if no space stood behind a word of the index in the text. */
export const isJoined = (word: string): boolean => word.endsWith(mark);

/** A text as it was before it got its breaks. */
export const withoutBreaks = (text: string): string => text.replace(/\u2060[` ]?/g, '');
