import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The locale being built, and the base URLs of it and of the other one, each with a slash at its end. */
export function useLocales() {
  const {i18n} = useDocusaurusContext();
  return useMemo(() => {
    const language = i18n.currentLocale;
    const other = i18n.locales.find((locale) => locale !== language) ?? language;
    const baseOf = (locale: string) => i18n.localeConfigs[locale]?.baseUrl ?? '/';
    return {language, base: {from: baseOf(language), to: baseOf(other)}};
  }, [i18n]);
}
