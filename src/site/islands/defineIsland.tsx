import {use} from 'react';
import type {IslandSlots, ProviderProps} from '@site/src/rendering/islands/contract';
import {createDefineIsland} from '@site/src/rendering/islands/createDefineIsland';
import {LanguageContext} from '../LanguageContext';
import {shell} from '@content/shell';
import {buttonLook} from '../../ui/Button';
import {Cluster} from '../../ui/Cluster';
import styles from './Island.module.css';

/** Provides the language to islands in the browser, read from the page. */
function LanguageOfPage({at, children}: ProviderProps) {
  const {lang: language} = document.documentElement;
  const value = {
    language,
    textLanguage: at?.closest<HTMLElement>('[lang]')?.lang ?? language,
    toggleHref: document.querySelector('a[data-to]')?.getAttribute('href') ?? '/',
  };
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Shown below an island that failed to load. */
function IslandFailure() {
  return (
    <Cluster as="p" className={styles.failure} role="alert" hidden>
      {`${shell.retry.text} `}
      <button
        type="button"
        className={buttonLook({variant: 'secondary', size: 'small'})}
        data-island-retry=""
      >
        {shell.retry.action}
      </button>
    </Cluster>
  );
}

export const slots: IslandSlots = {
  Failure: IslandFailure,
  Provider: LanguageOfPage,
  useContexts() {
    const language = use(LanguageContext);
    return (inside) => <LanguageContext value={language}>{inside}</LanguageContext>;
  },
};

export const defineIsland = createDefineIsland(slots);
