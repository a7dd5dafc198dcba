import {languagesOf} from '../src/lib/languages';
import {readWords} from '../src/lib/readWords';

const root = process.cwd();

/** Languages whose words these tests know. */
const known = ['en', 'it'] as const;
export type Language = (typeof known)[number];

export const languages: readonly Language[] = known.filter((language) =>
  languagesOf(root).includes(language),
);

/** Parses a number in the format of the language: '1,999.5' in English and '1.999,5' in Italian are 1999.5. */
export const numberIn = (language: Language, text: string): number =>
  Number(language === 'en' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'));

/** Path prefix of a language's pages; empty for English. */
export const prefix = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** Returns the folder of a language's pages in a build, with a trailing slash; empty for English. */
export const folderOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

/** Loads words of a page. Not imported, because a site without Italian has no Italian file. */
export const wordsIn = <Content>(language: Language, name: string): Content =>
  readWords(root, language, name);
