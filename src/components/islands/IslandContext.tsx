import {StrictMode, type ReactNode} from 'react';
import {AliveContext} from '@site/src/lib/renderContexts';
import {LanguageContext} from '../shell/LanguageContext';

interface IslandContextProps {
  /** Element of the page that the island is in; the page itself for what has no HTML of its own. */
  at?: Element;
  children: ReactNode;
}

/** What islands have around them in the browser, read from the page: nothing of Docusaurus's app is there. */
export function IslandContext({at, children}: IslandContextProps) {
  const {lang: language} = document.documentElement;
  const value = {
    language,
    textLanguage: at?.closest<HTMLElement>('[lang]')?.lang ?? language,
    toggleHref: document.querySelector('a[data-to]')?.getAttribute('href') ?? '/',
  };
  return (
    <StrictMode>
      <AliveContext value={true}>
        <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>
      </AliveContext>
    </StrictMode>
  );
}
