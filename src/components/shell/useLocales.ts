import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The locale being built, the other one, the one that texts are written in first, and the base URLs of the former two. */
export function useLocales() {
  const {i18n} = useDocusaurusContext();
  return useMemo(() => {
    const language = i18n.currentLocale;
    const other = i18n.locales.find((locale) => locale !== language) ?? language;
    const baseOf = (locale: string) => i18n.localeConfigs[locale]?.baseUrl ?? '/';
    return {
      language,
      other,
      original: i18n.defaultLocale,
      base: {from: baseOf(language), to: baseOf(other)},
    };
  }, [i18n]);
}
