/** What the process that makes an index is told. */
export interface IndexJob {
  /** Folder of the built locale. */
  readonly outDir: string;
  readonly baseUrl: string;
  /** Folders in it that are other locales' pages, where there are such. */
  readonly otherLocales: readonly string[];
}
