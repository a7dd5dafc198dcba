import {shell} from '@content/shell';
import {buttonLook} from '../../ui/Button';
import {Cluster} from '../../ui/Cluster';
import styles from './Island.module.css';

/** Shown below an island that failed to load. */
export function IslandFailure() {
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
