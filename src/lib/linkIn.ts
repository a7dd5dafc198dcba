import {sourceLanguage} from './locale';

/** One address for all languages, or one for each; those without their own get English. */
type LinkPerLanguage = string | {readonly en: string; readonly [language: string]: string};

/** The address of a page outside this site for readers of a language. */
export const linkIn = (link: LinkPerLanguage, language: string): string =>
  typeof link === 'string' ? link : (link[language] ?? link[sourceLanguage]);
