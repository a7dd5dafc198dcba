import {createContext, useContext} from 'react';

export interface LanguageContextValue {
  language: string;
  /** Language of the main region: English if the page is not translated. Amounts, dates and lists in text use it. */
  textLanguage: string;
  /** Path of this page in the next language, or its own if there is one. Script adds query and hash on use. */
  toggleHref: string;
}

/** `null` outside a `LanguageProvider`; read it with `useLanguage`. */
export const LanguageContext = createContext<LanguageContextValue | null>(null);

/** @throws Error outside a `LanguageProvider` */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) {
    throw new Error('useLanguage must be used within a LanguageProvider');
  }
  return value;
}
