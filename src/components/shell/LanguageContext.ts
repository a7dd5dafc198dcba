import {createContext, useContext} from 'react';

/** The language of the page, and where the same page is in another. */
export interface LanguageContextValue {
  /** Language of the page, given by its address. */
  language: string;
  /**
   * Language of the words in the main region: English where the page has no own. Amounts, dates and lists among words are
   * written in theirs.
   */
  textLanguage: string;
  /**
   * Path of the same page in the next language of the list: the other one where there are two, the page's own where there
   * is one. The page script adds query and hash when it is used.
   */
  toggleHref: string;
}

/** `null` outside a `LanguageProvider`; read it with `useLanguage`. */
export const LanguageContext = createContext<LanguageContextValue | null>(null);

/**
 * Language of the page and the address of its twin.
 *
 * @throws Error outside a `LanguageProvider`
 */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) {
    throw new Error('useLanguage must be used within a LanguageProvider');
  }
  return value;
}
