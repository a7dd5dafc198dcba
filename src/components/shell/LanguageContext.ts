import {createContext, useContext} from 'react';
import type {Language} from '@site/src/lib/format';

/** The language of the page, and where the same page is in the other. */
export interface LanguageContextValue {
  /** Language of the page, given by its address. */
  language: Language;
  /** Path of the same page in the other language; the page script adds query and hash when it is used. */
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
