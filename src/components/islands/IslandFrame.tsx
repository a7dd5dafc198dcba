import type {HTMLAttributes} from 'react';
import {shell} from '@content/shell';
import {buttonLook} from '../ui/Button';
import {Cluster} from '../ui/Cluster';
import styles from './Island.module.css';

/** When an island comes to life: on the first touch, as it comes into view, or with the page. */
export type When = 'intent' | 'visible' | 'load';

interface IslandFrameProps extends Pick<
  HTMLAttributes<HTMLElement>,
  'children' | 'className' | 'dangerouslySetInnerHTML'
> {
  name: string;
  when: When;
  query?: readonly string[];
  /** What the part is given, as `writeProps` has written it. */
  given: string | undefined;
}

/** The HTML around an island, by which the page script finds it and says that it did not come. */
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
