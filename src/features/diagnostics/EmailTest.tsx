import {useState} from 'react';
import {diagnostics} from '@content/diagnostics';
import type {EmailTestAnswer} from '@site/api/src/contract';
import {Button} from '@site/src/ui/Button';
import {Card} from '@site/src/ui/Card';
import {lostConnection} from '@site/src/lib/http';
import {apiHref} from '@site/src/lib/siteHref';
import {showToast} from '@site/src/lib/toast';
import styles from './diagnostics.module.css';

const words = diagnostics.email;

type Details = EmailTestAnswer['details'];

// A refusal's text is the error, whatever its status.
async function sendTestEmail(): Promise<Details> {
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

/** One button, and the outcome below. The button is disabled while a call runs; a failed call is not tried again. */
export default function EmailTest() {
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Details | Error>();

  async function send(): Promise<void> {
    setSending(true);
    setOutcome(undefined);
    const result = await sendTestEmail().catch((error: Error) => error);
    setSending(false);
    setOutcome(result);
    if (result instanceof Error) {
      const description = words.toasts.failed(result.message);
      showToast({variant: 'destructive', title: words.toasts.error, description});
    } else {
      showToast({title: words.toasts.success, description: words.toasts.sentTo(result.recipient)});
    }
  }

  return (
    <Card className={styles.panel}>
      <Button disabled={sending} onClick={() => void send()}>
        {sending ? words.sending : words.send}
      </Button>
      <div role="status">
        {outcome && (
          <p className={styles.outcome} data-state={outcome instanceof Error ? 'error' : 'connected'}>
            <b>{outcome instanceof Error ? words.failure : words.success}</b>
            <br />
            {outcome instanceof Error ? (
              outcome.message
            ) : (
              <>
                {words.messageId}: <code>{outcome.messageId}</code>
              </>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}
