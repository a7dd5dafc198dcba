import {Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {shell} from '@content/shell';
import {Button} from '../ui/Button';
import styles from './LazyPart.module.css';

/**
 * A part of the page in a chunk of its own. Its HTML is in the page from the start; 'Loading...' shows only where the
 * page was reached by script. Where the chunk does not come, the rest of the page lives on and the part can be retried.
 */
export function LazyPart({children}: {children: ReactNode}) {
  return (
    <ErrorBoundary
      fallback={({tryAgain}) => (
        <div className={styles.state} role="alert">
          <p>{shell.retry.text}</p>
          <Button variant="secondary" size="small" onClick={tryAgain}>
            {shell.retry.action}
          </Button>
        </div>
      )}
    >
      <Suspense fallback={<p className={styles.state}>{shell.loading}</p>}>{children}</Suspense>
    </ErrorBoundary>
  );
}
