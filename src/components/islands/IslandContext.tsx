import {StrictMode, type ReactNode} from 'react';
import {LanguageContext} from '../shell/LanguageContext';

/** What islands have around them in the browser, read from the page: nothing of Docusaurus's app is there. */
export function IslandContext({children}: {children: ReactNode}) {
  const value = {
    language: document.documentElement.lang,
    toggleHref: document.querySelector('a[data-to]')?.getAttribute('href') ?? '/',
  };
  return (
    <StrictMode>
      <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
    </StrictMode>
  );
}
