import {useEffect, useState} from 'react';
import {diagnostics} from '@content/diagnostics';
import type {HealthAnswer} from '@site/api/src/contract';
import {Card} from '@site/src/ui/Card';
import {throwUnlessOk} from '@site/src/lib/http';
import {apiHref} from '@site/src/lib/siteHref';
import {showToast} from '@site/src/lib/toast';
import styles from './diagnostics.module.css';

const words = diagnostics.server;

/** Returns the server's health. Throws if it does not respond. */
async function fetchStatus(signal: AbortSignal): Promise<string> {
  const response = await fetch(apiHref('health'), {credentials: 'include', signal});
  await throwUnlessOk(response);
  const {status} = (await response.json()) as HealthAnswer;
  if (status === undefined) {
    throw new Error('No status');
  }
  return status;
}

/**
 * Shows "Checking...", then "Connected" if the server responds 'ok', else "Error". Requests once, without retry and
 * refetch.
 */
export function HealthStatus() {
  const [state, setState] = useState<'checking' | 'connected' | 'error'>('checking');

  useEffect(() => {
    const unmounted = new AbortController();
    fetchStatus(unmounted.signal).then(
      (status) => {
        setState(status === 'ok' ? 'connected' : 'error');
        showToast({title: words.toasts.status, description: words.toasts.health(status)});
      },
      () => {
        if (!unmounted.signal.aborted) {
          setState('error');
          showToast({variant: 'destructive', title: words.toasts.unreachable});
        }
      },
    );
    return () => unmounted.abort();
  }, []);

  return (
    <Card className={styles.panel}>
      <h2>{words.health}</h2>
      <p className={styles.status} data-state={state} role="status">
        {words[state]}
      </p>
    </Card>
  );
}
