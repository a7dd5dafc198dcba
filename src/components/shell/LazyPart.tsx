import {lazy, Suspense, useState, type ComponentType} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {shell} from '@content/shell';
import {Button} from '../ui/Button';
import styles from './LazyPart.module.css';

interface LazyPartProps {
  /** Imports the module whose default export is the part. */
  load: () => Promise<{default: ComponentType}>;
}

/**
 * A part of the page in a chunk of its own. Its HTML is in the page from the start; 'Loading...' shows only where the
 * page was reached by script. Where the chunk does not come, the rest of the page lives on and the part can be retried.
 */
export function LazyPart({load}: LazyPartProps) {
  const [Part, setPart] = useState(() => lazy(load));
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <div className={styles.state} role="alert">
          <p>{shell.retry.text}</p>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              // A lazy component remembers its failure: the next try needs a new one.
              setPart(() => lazy(load));
              tryAgain();
            }}
          >
            {shell.retry.action}
          </Button>
        </div>
      )}
    >
      <Suspense fallback={<p className={styles.state}>{shell.loading}</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}
