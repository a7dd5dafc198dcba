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
  const {data, error} = useQuery<HealthAnswer>({queryKey: [apiHref('health')]});

  useEffect(() => {
    if (error) {
      showToast({variant: 'destructive', title: words.toasts.unreachable});
    } else if (data) {
      showToast({title: words.toasts.status, description: words.toasts.health(data.status)});
    }
  }, [data, error]);

  const state = error || (data && data.status !== 'ok') ? 'error' : data ? 'connected' : 'checking';
  return (
    <Card className={styles.panel}>
      <h2>{words.health}</h2>
      <p className={styles.status} data-state={state} role="status">
        {words[state]}
      </p>
    </Card>
  );
}
