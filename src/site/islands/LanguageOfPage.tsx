import type {ProviderProps} from '@site/src/rendering/islands/contract';
import {LanguageContext} from '../LanguageContext';

/** Provides the language to islands in the browser, read from the page. */
export function LanguageOfPage({at, children}: ProviderProps) {
  const {lang: language} = document.documentElement;
  const value = {
    language,
    textLanguage: at?.closest<HTMLElement>('[lang]')?.lang ?? language,
    toggleHref: document.querySelector('a[data-to]')?.getAttribute('href') ?? '/',
  };
  return <LanguageContext value={value}>{children}</LanguageContext>;
}
