/** Search settings of a language: `src/content/searchWords.ts` and its translations. */
export interface SearchWords {
  /** Question words: ignored unless the query has nothing else. */
  readonly ignored: readonly string[];
  /** Spelling variants of word endings, as in British and American English. */
  readonly endings: readonly (readonly [string, string])[];
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words that ask for a file. */
  readonly files: readonly string[];
}
