import type {SearchWords} from '../../lib/searchWords';
import {wordsOf} from './splitWords';

/** One thing that a query asks for. */
export interface Concept {
  /** The words as typed, in small letters and without accents. */
  readonly typed: string;
  /** The words, and other ways to write them. */
  readonly spellings: readonly string[];
  /** What else means the same. */
  readonly synonyms: readonly string[];
}

/** A language, as the search understands it. */
export interface Understanding {
  /** Takes a query apart: phrases in quotes, phrases that have synonyms, words. */
  readonly conceptsOf: (query: string) => Concept[];
  /** A phrase without the words that are left out, unless nothing remains. */
  readonly significant: (phrase: string) => string;
  /** What else people call the things that a text names, such as the name of a page. */
  readonly synonymsOf: (text: string) => string[];
}

/** Letters that words must share to be forms of one, and letters in which they may differ at the end. */
const sharedAtLeast = 4;
const ownAtMost = 3;

/** Share of the longer word that both begin with. */
const sharedShare = 0.6;

/**
 * Whether two words are forms of one: plural, ending. Shorter words have to be the same, an English plural apart.
 *
 * @param one of `wordsOf`, as is the other
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

/** Whether `words` go on with `phrase`, from `at` on. */
const standsAt = (phrase: readonly string[], words: readonly string[], at: number) =>
  at + phrase.length <= words.length && phrase.every((word, offset) => isSameWord(word, words[at + offset]!));

/** Words shorter than this have no ending that is written otherwise: "hour" is no "hor". */
const shortestWithEnding = 6;

/** `ISO27001` is written `ISO 27001` elsewhere, and `NIS 2` without a space; so are parts of compounds. */
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

/** Prepares the words of a language. */
export function understand({
  ignored,
  endings,
  synonyms,
}: Pick<SearchWords, 'ignored' | 'endings' | 'synonyms'>): Understanding {
  const leftOut = new Set(ignored.flatMap(wordsOf));
  const groups = synonyms.map((group) => group.map((phrase) => ({phrase, words: wordsOf(phrase)})));
  const entries = groups.flatMap((group) => group.map(({words}) => ({group, words})));

  /** The group that has the longest phrase at this place. */
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

  /** Words for the same thing one after the other ("third party vendor") ask for it once. */
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
      // Nothing but words that are left out: they are what is asked for.
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
