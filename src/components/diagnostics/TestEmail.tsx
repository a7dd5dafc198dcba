import {useMutation, useQueryClient} from '@tanstack/react-query';
import {diagnostics} from '@content/diagnostics';
import type {EmailTestAnswer} from '@site/api/src/contract';
import {Button} from '@site/src/components/ui/Button';
import {Card} from '@site/src/components/ui/Card';
import {lostConnection} from '@site/src/lib/http';
import {apiHref} from '@site/src/lib/siteHref';
import {showToast} from '@site/src/lib/toast';
import styles from './diagnostics.module.css';

const words = diagnostics.email;

// A refusal's text is the error, whatever its status.
async function sendTestEmail(): Promise<EmailTestAnswer['details']> {
  const response = await fetch(apiHref('email/test'), {credentials: 'include'}).catch(
    lostConnection(words.lost),
  );
  const text = await response.text();
  const details = response.ok ? (JSON.parse(text) as Partial<EmailTestAnswer> | null)?.details : undefined;
  if (!details) {
    throw new Error(text);
  }
  return details;
}

/** One button; below it what came of it. */
export function TestEmail() {
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: sendTestEmail,
    onSuccess: ({recipient}) =>
      showToast({title: words.toasts.success, description: words.toasts.sentTo(recipient)}),
    onError: ({message}) =>
      showToast({
        variant: 'destructive',
        title: words.toasts.error,
        description: words.toasts.failed(message),
      }),
  });
  return (
    <Card className={styles.panel}>
      <Button disabled={test.isPending} onClick={() => client.isMutating() === 0 && test.mutate()}>
        {test.isPending ? words.sending : words.send}
      </Button>
      <div role="status">
        {test.isSuccess && (
          <p className={styles.outcome} data-state="connected">
            <b>{words.success}</b>
            <br />
            {words.messageId}: <code>{test.data.messageId}</code>
          </p>
        )}
        {test.isError && (
          <p className={styles.outcome} data-state="error">
            <b>{words.failure}</b>
            <br />
            {test.error.message}
          </p>
        )}
      </div>
    </Card>
  );
}
