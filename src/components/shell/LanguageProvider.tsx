import {createContext, useContext, useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Language} from '@site/src/lib/format';
import {alternatePath} from '@site/src/lib/locale';

interface LanguageContextValue {
  /** Language of the page, given by its address. */
  language: Language;
  /** The language that the toggle leads to. */
  otherLanguage: Language;
  /** Path of the same page in the other language, with query and hash. */
  toggleHref: string;
  /** Base URLs of this locale and of the other one. */
  base: {from: string; to: string};
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

/** Tells the components below it which language the page is in and where its twin is. */
export function LanguageProvider({children}: {children: ReactNode}) {
  const {i18n} = useDocusaurusContext();
  const {pathname, search, hash} = useLocation();
  // The HTML of the build knows no query or hash; they are added once the page is hydrated.
  const isBrowser = useIsBrowser();
  const value = useMemo<LanguageContextValue>(() => {
    const language = i18n.currentLocale as Language;
    const otherLanguage = i18n.locales.find((locale) => locale !== language) as Language;
    const base = {
      from: i18n.localeConfigs[language]?.baseUrl ?? '/',
      to: i18n.localeConfigs[otherLanguage]?.baseUrl ?? '/',
    };
    const path = alternatePath(pathname, base);
    return {language, otherLanguage, base, toggleHref: isBrowser ? path + search + hash : path};
  }, [i18n, pathname, search, hash, isBrowser]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}

/**
 * Language of the page and the address of its twin.
 *
 * @throws Error outside a `LanguageProvider` (specification, section 8)
 */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) {
    throw new Error('useLanguage must be used within a LanguageProvider');
  }
  return value;
}
