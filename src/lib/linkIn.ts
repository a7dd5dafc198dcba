import type {LinkPerLanguage} from '../data/brandSchema';
import {sourceLanguage} from './locale';

/** The address of a page outside this site for readers of a language: its own where the brand file has one, else the English one. */
export const linkIn = (link: LinkPerLanguage, language: string): string =>
  typeof link === 'string' ? link : (link[language] ?? link[sourceLanguage]);
