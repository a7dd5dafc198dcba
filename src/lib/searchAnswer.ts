/** An instant answer of the search: an amount, a date, a task. */
export interface SearchAnswer {
  /** Words and phrases that match; synonyms of `src/content/searchWords.ts` match as well. */
  readonly ask: readonly string[];
  /** A short sentence. Its numbers must be on the page. */
  readonly text: string;
  /** Path and anchor of the source, or an external address that performs the task. */
  readonly to: string;
}
