import type {ComponentType} from 'react';
import {shell} from '@content/shell';
import type {IslandName} from '@site/src/plugins/islands/client/registry';
import {buttonLook} from '../ui/Button';
import styles from './Island.module.css';

interface IslandProps {
  name: IslandName;
  /** The part itself, the same component that the registry loads under this name. */
  of: ComponentType;
  /**
   * When it comes to life: `intent` on the first touch, `visible` as it comes into view, `load` with the page, for a
   * page that exists for it.
   */
  when: 'intent' | 'visible' | 'load';
  /** Parameters of the address that the part shows: a page opened with one of them brings it to life at once. */
  query?: readonly string[];
  className?: string;
}

/** A part of the page that React takes over. Its HTML is in the page from the start. */
export function Island({name, of: Part, when, query, className}: IslandProps) {
  return (
    <div>
      <div data-island={name} data-when={when} data-query={query?.join(' ')} className={className}>
        <Part />
      </div>
      <p className={styles.failure} role="alert" hidden>
        {shell.retry.text}{' '}
        <button
          type="button"
          className={buttonLook({variant: 'secondary', size: 'small'})}
          data-island-retry=""
        >
          {shell.retry.action}
        </button>
      </p>
    </div>
  );
}
