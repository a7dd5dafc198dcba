/** What a language adds to the search: `src/content/searchWords.ts` and its translations. */
export interface SearchWords {
  /** Words that say that somebody asks, not what for: left out unless nothing else was typed. */
  readonly ignored: readonly string[];
  /** Ends of words that are written in two ways, as in British and American English. */
  readonly endings: readonly (readonly [string, string])[];
  /** Groups of words and phrases that mean the same to somebody who searches. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words by which somebody asks for a file. */
  readonly files: readonly string[];
}
