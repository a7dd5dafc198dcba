import {splitWords} from '../../browser/search/splitWords';

/** Words that a list may hold: enough for a large site, and some 30 kB as they travel. */
const most = 8000;

/** Words shorter than this are typed right, or cannot be guessed. */
const shortest = 4;

/** Collects the words of a site, for guessing what somebody meant to type. */
export function wordList() {
  const counts = new Map<string, number>();
  return {
    /** Adds the words of a text. */
    add(text: string): void {
      for (const word of splitWords(text.toLowerCase())) {
        if (word.length >= shortest && !/\p{N}/u.test(word)) {
          counts.set(word, (counts.get(word) ?? 0) + 1);
        }
      }
    },
    /** The words, the most frequent first, a line each. */
    toText(): string {
      const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
      return sorted
        .slice(0, most)
        .map(([word]) => word)
        .join('\n');
    },
  };
}
