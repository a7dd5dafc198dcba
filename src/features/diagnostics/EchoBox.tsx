import {useRef, useState, type FormEvent} from 'react';
import {diagnostics} from '@content/diagnostics';
import {useLanguage} from '@site/src/site/LanguageContext';
import {Button} from '@site/src/ui/Button';
import {Card} from '@site/src/ui/Card';
import {TextField} from '@site/src/ui/Field';
import {postJson, throwUnlessOk} from '@site/src/lib/http';
import {apiHref} from '@site/src/lib/siteHref';
import {showToast} from '@site/src/lib/toast';
import styles from './diagnostics.module.css';

const words = diagnostics.server;

/** Sends a message and shows the reply as it came; a blank message is not sent. */
export function EchoBox() {
  const {language} = useLanguage();
  const [reply, setReply] = useState<unknown>();
  const sending = useRef(false);

  async function send(form: HTMLFormElement, message: string): Promise<void> {
    sending.current = true;
    setReply(undefined);
    try {
      const response = await postJson(apiHref('echo'), {message}, language);
      await throwUnlessOk(response);
      setReply(await response.json());
      form.reset();
      showToast({title: words.toasts.sent});
    } catch {
      showToast({variant: 'destructive', title: words.toasts.failed});
    }
    sending.current = false;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const message = String(new FormData(form).get('message') ?? '');
    if (message.trim() !== '' && !sending.current) {
      void send(form, message);
    }
  }

  return (
    <Card className={styles.panel}>
      <h2>{words.echo}</h2>
      <form className={styles.echo} onSubmit={onSubmit}>
        <TextField
          id="echo-message"
          name="message"
          label={words.echoLabel}
          placeholder={words.echoPlaceholder}
        />
        <Button type="submit">{words.send}</Button>
      </form>
      {reply !== undefined && (
        <figure className={styles.reply}>
          <figcaption>{words.reply}</figcaption>
          <pre>{JSON.stringify(reply, null, 2)}</pre>
        </figure>
      )}
    </Card>
  );
}
