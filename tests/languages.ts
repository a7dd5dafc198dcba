import {languagesOf} from '../src/lib/languages';
import {readWords} from '../src/lib/readWords';

const root = process.cwd();

/** Languages whose words these tests know. */
const known = ['en', 'it'] as const;
export type Language = (typeof known)[number];

/** Those of them that the site has. */
export const languages: readonly Language[] = known.filter((language) =>
  languagesOf(root).includes(language),
);

/** A number as it stands in a text of the language: '1,999.5' in English and '1.999,5' in Italian are 1999.5. */
export const numberIn = (language: Language, text: string): number =>
  Number(language === 'en' ? text.replaceAll(',', '') : text.replaceAll('.', '').replace(',', '.'));

/** Path of a language's pages: empty for English. */
export const prefix = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The folder of a language's pages in a build, with a slash at its end: empty for English. */
export const folderOf = (language: Language): string => (language === 'en' ? '' : `${language}/`);

/**
 * The words of a page in a language, also where the site has not got it: a site without Italian has no file of Italian
 * words that tests could import.
 *
 * @param name of the file in `src/content`
 */
export const wordsIn = <Content>(language: Language, name: string): Content =>
  readWords(root, language, name);
