import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {alternatePath} from '@site/src/lib/locale';

export interface SiteLocale {
  /** BCP 47 tag, as in Docusaurus's list: 'it'. */
  readonly locale: string;
  /** Name in its own language: 'Italiano'. */
  readonly label: string;
  /** Path of the home page, with a trailing slash. */
  readonly baseUrl: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Returns the current locale, the default one and all of them in Docusaurus's order. */
export function useLocales() {
  const {i18n} = useDocusaurusContext();
  return useMemo(() => {
    const language = i18n.currentLocale;
    const locales = i18n.locales.map((locale): SiteLocale => {
      const {label = locale, baseUrl = '/', direction} = i18n.localeConfigs[locale] ?? {};
      return {locale, label, baseUrl, direction: direction === 'rtl' ? 'rtl' : 'ltr'};
    });
    const homeOf = (wanted: string) => locales.find(({locale}) => locale === wanted)?.baseUrl ?? '/';
    return {
      language,
      original: i18n.defaultLocale,
      locales,
      home: homeOf(language),
      /** Returns the path of a page of this locale in another one. */
      pathIn: (locale: string, pathname: string) =>
        alternatePath(pathname, {from: homeOf(language), to: homeOf(locale)}),
    };
  }, [i18n]);
}
