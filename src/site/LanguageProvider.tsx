import {useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {LanguageContext} from './LanguageContext';
import {useLocales} from './useLocales';
import {useTextLanguage} from './useTranslationState';

export function LanguageProvider({children}: {children: ReactNode}) {
  const {pathname} = useLocation();
  const {language, locales, pathIn} = useLocales();
  const textLanguage = useTextLanguage() ?? language;
  const value = useMemo(() => {
    const present = locales.findIndex(({locale}) => locale === language);
    const next = locales[(present + 1) % locales.length]?.locale ?? language;
    return {language, textLanguage, toggleHref: pathIn(next, pathname)};
  }, [language, textLanguage, locales, pathIn, pathname]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}
