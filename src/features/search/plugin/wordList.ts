import {splitWords} from '../browser/splitWords';

/** Maximum number of words: enough for a large site, about 30 kB compressed. */
const most = 8000;

/** Shorter words are rarely misspelled, or cannot be guessed. */
const shortest = 4;

/** Returns the words of a text that belong into the list. */
export const wordsIn = (text: string): string[] =>
  splitWords(text.toLowerCase()).filter((word) => word.length >= shortest && !/\p{N}/u.test(word));

/** Collects the words of a site, for correcting misspelled queries. */
export function wordList() {
  const counts = new Map<string, number>();
  return {
    add(words: readonly string[]): void {
      for (const word of words) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    },
    /** Returns the words, most frequent first, one per line. */
    toText(): string {
      const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
      return sorted
        .slice(0, most)
        .map(([word]) => word)
        .join('\n');
    },
  };
}
