/** What the search answers at once: an amount, a date, a thing to do. */
export interface SearchAnswer {
  /** Words and phrases by which it is asked for; synonyms of `src/content/searchWords.ts` count as well. */
  readonly ask: readonly string[];
  /** A short sentence. Its numbers stand on the page. */
  readonly text: string;
  /** Path of the page where it stands, with the anchor of the place, or an address elsewhere that does what is asked. */
  readonly to: string;
}
