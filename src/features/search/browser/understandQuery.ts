import type {SearchWords} from '../../../lib/searchWords';
import {wordsOf} from './splitWords';

/** One topic of a query. */
export interface Concept {
  /** The words as typed, in lower case and without accents. */
  readonly typed: string;
  /** The words and their spelling variants. */
  readonly spellings: readonly string[];
  readonly synonyms: readonly string[];
}

/** Query parser of a language. */
export interface Understanding {
  /** Splits a query into quoted phrases, phrases with synonyms, and words. */
  readonly conceptsOf: (query: string) => Concept[];
  /** Removes ignored words from a phrase, unless nothing else remains. */
  readonly significant: (phrase: string) => string;
  /** Returns synonyms of the terms in a text, such as the name of a page. */
  readonly synonymsOf: (text: string) => string[];
}

/** Minimum length of a common stem, and maximum length of differing endings, in letters. */
const sharedAtLeast = 4;
const ownAtMost = 3;

/** Minimum share of the stem in the longer word. */
const sharedShare = 0.6;

/**
 * True if two words are forms of one: plural or ending. Short words must be equal, except for an English plural.
 *
 * @param one word from `wordsOf`, like `other`
 */
export function isSameWord(one: string, other: string): boolean {
  if (one === other || `${one}s` === other || one === `${other}s`) {
    return true;
  }
  const longest = Math.max(one.length, other.length);
  let shared = 0;
  while (shared < longest && one[shared] === other[shared]) {
    shared++;
  }
  return shared >= sharedAtLeast && shared >= longest - ownAtMost && shared >= longest * sharedShare;
}

/** True if `words` contains `phrase` at index `at`. */
const standsAt = (phrase: readonly string[], words: readonly string[], at: number) =>
  at + phrase.length <= words.length && phrase.every((word, offset) => isSameWord(word, words[at + offset]!));

/** Shorter words have no spelling variants of endings: "hour" is not "hor". */
const shortestWithEnding = 6;

/** Returns spelling variants: `ISO27001` and `ISO 27001`, `NIS2` and `NIS 2`, and parts of compounds. */
function otherSpellings(word: string, next: string | undefined, endings: SearchWords['endings']): string[] {
  const split = word.replace(/(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu, '$& ');
  const written = endings.flatMap(([one, other]) => [
    {end: one, instead: other},
    {end: other, instead: one},
  ]);
  return [
    ...(split === word ? [] : [split]),
    ...(next === undefined ? [] : [word + next]),
    ...(word.length < shortestWithEnding ? [] : written)
      .filter(({end}) => word.endsWith(end))
      .map(({end, instead}) => word.slice(0, -end.length) + instead),
  ];
}

export function understand({
  ignored,
  endings,
  synonyms,
}: Pick<SearchWords, 'ignored' | 'endings' | 'synonyms'>): Understanding {
  const leftOut = new Set(ignored.flatMap(wordsOf));
  const groups = synonyms.map((group) => group.map((phrase) => ({phrase, words: wordsOf(phrase)})));
  const entries = groups.flatMap((group) => group.map(({words}) => ({group, words})));

  /** Returns the group with the longest phrase at an index. */
  const groupAt = (words: readonly string[], at: number) =>
    entries
      .filter((entry) => standsAt(entry.words, words, at))
      .reduce<(typeof entries)[number] | undefined>(
        (best, entry) => (entry.words.length > (best?.words.length ?? 0) ? entry : best),
        undefined,
      );

  function conceptsIn(text: string, leaveOut: ReadonlySet<string>): Concept[] {
    const words = wordsOf(text);
    const concepts: Concept[] = [];
    for (let at = 0; at < words.length;) {
      const word = words[at]!;
      const found = groupAt(words, at);
      const length = found?.words.length ?? 1;
      if (length > 1 || !leaveOut.has(word)) {
        const typed = words.slice(at, at + length).join(' ');
        concepts.push({
          typed,
          spellings: [typed, ...(length > 1 ? [] : otherSpellings(word, words[at + 1], endings))],
          synonyms: (found?.group ?? [])
            .map((entry) => entry.words.join(' '))
            .filter((phrase) => phrase !== typed),
        });
      }
      at += length;
    }
    return concepts;
  }

  /** Merges adjacent synonyms ("third party vendor") into one concept. */
  const merged = (concepts: readonly Concept[]) =>
    concepts.reduce<Concept[]>((list, concept) => {
      const last = list.at(-1);
      return last?.synonyms.includes(concept.typed)
        ? [
            ...list.slice(0, -1),
            {
              ...last,
              typed: `${last.typed} ${concept.typed}`,
              spellings: [...last.spellings, ...concept.spellings],
            },
          ]
        : [...list, concept];
    }, []);

  const parts = (query: string, leaveOut: ReadonlySet<string>) =>
    [...query.matchAll(/"([^"]+)"|([^"]+)/g)].flatMap(([, quoted, free = '']): Concept[] =>
      quoted === undefined
        ? conceptsIn(free, leaveOut)
        : [{typed: wordsOf(quoted).join(' '), spellings: [`"${quoted}"`], synonyms: []}],
    );

  return {
    conceptsOf(query) {
      const concepts = merged(parts(query, leftOut));
      // Only ignored words: they are the query.
      return concepts.length > 0 ? concepts : parts(query, new Set());
    },
    significant: (phrase) =>
      phrase
        .split(' ')
        .filter((word) => !leftOut.has(word))
        .join(' ') || phrase,
    synonymsOf(text) {
      const words = wordsOf(text);
      const named = groups.filter((group) =>
        group.some((entry) => words.some((_, at) => standsAt(entry.words, words, at))),
      );
      const own = text.toLowerCase();
      return named
        .flatMap((group) => group.map(({phrase}) => phrase))
        .filter((phrase) => !own.includes(phrase));
    },
  };
}
