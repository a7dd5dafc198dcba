import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {alternatePath} from '@site/src/lib/locale';

/** A language of the site. */
export interface SiteLocale {
  /** BCP 47 tag, as in Docusaurus's list: 'it'. */
  readonly locale: string;
  /** Its name in itself: 'Italiano'. */
  readonly label: string;
  /** Path of its home, with a slash at its end. */
  readonly baseUrl: string;
  /** In which its lines run. */
  readonly direction: 'ltr' | 'rtl';
}

/** The locale being built, the one that texts are written in first, and all there are, in Docusaurus's order. */
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
      /** Path of the locale's home, with a slash at its end. */
      home: homeOf(language),
      /** Path of a page of this locale in another one. */
      pathIn: (locale: string, pathname: string) =>
        alternatePath(pathname, {from: homeOf(language), to: homeOf(locale)}),
    };
  }, [i18n]);
}
