import {useEffect} from 'react';
import {useQuery} from '@tanstack/react-query';
import {diagnostics} from '@content/diagnostics';
import type {HealthAnswer} from '@site/api/src/contract';
import {Card} from '@site/src/components/ui/Card';
import {apiHref} from '@site/src/lib/siteHref';
import {showToast} from '@site/src/lib/toast';
import styles from './diagnostics.module.css';

const words = diagnostics.server;

/** Checking..., then Connected when the server says 'ok', else Error. */
export function HealthStatus() {
  const {data, error} = useQuery<Partial<HealthAnswer> | null>({queryKey: [apiHref('health')]});
  const status = data?.status;
  const failed = error !== null || (data !== undefined && status === undefined);

  useEffect(() => {
    if (failed) {
      showToast({variant: 'destructive', title: words.toasts.unreachable});
    } else if (status !== undefined) {
      showToast({title: words.toasts.status, description: words.toasts.health(status)});
    }
  }, [status, failed]);

  const state = failed
    ? 'error'
    : status === undefined
      ? 'checking'
      : status === 'ok'
        ? 'connected'
        : 'error';
  return (
    <Card className={styles.panel}>
      <h2>{words.health}</h2>
      <p className={styles.status} data-state={state} role="status">
        {words[state]}
      </p>
    </Card>
  );
}
