/** Written by the benchmark for each language (`wordsModule` in index.ts). */
declare module '@content/benchHome' {
  export const benchHome: import('../../content/inLocale').InLocale<import('../../content/home').Home> & {
    /** Address of the first guide. */
    readonly guides: string;
  };
}
