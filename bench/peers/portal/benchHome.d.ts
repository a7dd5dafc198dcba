/* eslint-disable @typescript-eslint/consistent-type-imports -- an import would make this file a module, and the declaration an augmentation of one that is not there */
/** Written by the benchmark for each language (`wordsModule` in index.ts). */
declare module '@content/benchHome' {
  export const benchHome: import('../../content/inLocale').InLocale<import('../../content/home').Home> & {
    /** Address of the first guide. */
    readonly guides: string;
  };
}
