/** Maximum edit distance by word length. Short words have too many neighbours: "cold" is not a misspelt "could". */
const allowedEdits = (length: number) => (length < 5 ? 0 : length < 7 ? 1 : 2);

/** Length from which the first letter may be wrong; people mostly type it right. */
const longEnoughForFirst = 8;

/** Accents, and the vowel signs of Hebrew and Arabic, which people omit. In other scripts such signs are letters. */
const accents = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;

/** Removes accents, which people often omit. */
export const plain = (word: string): string =>
  word.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase();

/**
 * Returns the edit distance, with a swap of neighbours as one edit (Damerau–Levenshtein, optimal string alignment).
 *
 * @param limit larger distances are returned as `limit + 1`
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) {
    return limit + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  let edits = b.length;
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [];
    // Neighbours of a cell: `edits` is to the left, `corner` diagonally above.
    let corner = Infinity;
    edits = Infinity;
    last.forEach((above, j) => {
      const kept = corner + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swaps = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      edits = Math.min(above + 1, edits + 1, kept, swaps ? (before[j - 2] ?? Infinity) + 1 : Infinity);
      row.push(edits);
      corner = above;
    });
    if (Math.min(...row) > limit) {
      return limit + 1;
    }
    before = last;
    last = row;
  }
  return Math.min(edits, limit + 1);
}

/** Reduces words to letters and digits, ignoring punctuation. */
const bare = (word: string): string => plain(word).replace(/[^\p{L}\p{N}]/gu, '');

/** True if both words share most of the typed letters, also inside compounds ('white-label'). */
export function isMeant(typed: string, found: string): boolean {
  const wanted = bare(typed);
  const beginning = wanted.slice(0, Math.ceil(wanted.length * 0.6));
  return bare(found).includes(beginning);
}

/**
 * Returns the site's word that was most likely meant.
 *
 * @param words words of the site, the most frequent first
 * @returns the word itself if the site has it or no word is near
 */
export function suggestWord(typed: string, words: readonly string[]): string {
  const wanted = plain(typed);
  const limit = allowedEdits(wanted.length);
  let best = {word: typed, edits: limit + 1};
  for (const word of words) {
    const candidate = plain(word);
    const edits = editDistance(wanted, candidate, best.edits - 1);
    const begins = candidate[0] === wanted[0] || (edits === 1 && wanted.length >= longEnoughForFirst);
    if (edits < best.edits && begins) {
      best = {word, edits};
    }
  }
  return best.word;
}
