import type {HTMLAttributes} from 'react';
import {shell} from '@content/shell';
import {buttonLook} from '../../components/ui/Button';
import {Cluster} from '../../components/ui/Cluster';
import styles from '../../components/islands/Island.module.css';

/** Trigger of an island's hydration: first touch, visibility, or page load. */
export type When = 'intent' | 'visible' | 'load';

interface IslandFrameProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'children' | 'className' | 'dangerouslySetInnerHTML'
> {
  name: string;
  when: When;
  query?: readonly string[];
  /** Props as serialized by `writeProps`. */
  given: string | undefined;
}

/** HTML around an island: tells the page script what to load, and shows a failure. */
export function IslandFrame({name, when, query, given, ...inside}: IslandFrameProps) {
  return (
    <div data-article="island">
      <div data-island={name} data-when={when} data-query={query?.join(' ')} data-props={given} {...inside} />
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
    </div>
  );
}
