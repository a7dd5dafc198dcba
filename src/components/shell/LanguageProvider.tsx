import {useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Language} from '@site/src/lib/format';
import {alternatePath} from '@site/src/lib/locale';
import {LanguageContext} from './LanguageContext';
import {useLocales} from './useLocales';

/** Tells the components below it which language the page is in and where its twin is. */
export function LanguageProvider({children}: {children: ReactNode}) {
  const {pathname} = useLocation();
  const {language, base} = useLocales();
  const value = useMemo(
    () => ({language: language as Language, toggleHref: alternatePath(pathname, base)}),
    [language, base, pathname],
  );
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
}
