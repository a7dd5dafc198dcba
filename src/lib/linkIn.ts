import {sourceLanguage} from './locale';

/** A URL for all languages, or one per language. Others get English. */
type LinkPerLanguage = string | {readonly en: string; readonly [language: string]: string};

/** The address of a page outside this site for readers of a language. */
export const linkIn = (link: LinkPerLanguage, language: string): string =>
  typeof link === 'string' ? link : (link[language] ?? link[sourceLanguage]);
