import {StrictMode, type ReactNode} from 'react';
import {AliveContext} from '@site/src/rendering/islands/renderContexts';
import {LanguageContext} from '../../components/shell/LanguageContext';

interface IslandContextProps {
  /** Element that contains the island; the document element for islands without HTML. */
  at?: Element;
  children: ReactNode;
}

/** Provides context to islands in the browser, read from the page, since Docusaurus's app is not there. */
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
