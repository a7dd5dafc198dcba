import {useRef, useState, type FormEvent} from 'react';
import {parseContact, readRefusal} from '@site/api/src/contract';
import {contact} from '@content/contact';
import {contactErrors} from '@content/contactErrors';
import {lostConnection, postJson} from '@site/src/lib/http';
import {showToast} from '@site/src/lib/toast';
import {useLanguage} from '../../site/LanguageContext';
import {useFormErrors} from './useFormErrors';

const {toasts} = contact;

function showError(description: string): void {
  showToast({variant: 'destructive', title: toasts.error, description});
}

/** Returns an idempotency key, so that a retry after a lost response creates no second message. */
function newKey(): string {
  // Not `randomUUID`, which browsers offer in secure contexts only.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** State and handlers of the contact form. Reports success only after the server confirms it. */
export function useContactForm(onSent?: () => void) {
  const {language} = useLanguage();
  const {errors, complain, onInput} = useFormErrors();
  const [sending, setSending] = useState(false);
  // A double click can come before the state is rendered.
  const inFlight = useRef(false);
  const key = useRef<string>(undefined);

  async function send(form: HTMLFormElement): Promise<void> {
    const values = Object.fromEntries(new FormData(form));
    key.current ??= newKey();
    const parsed = parseContact(
      {
        ...values,
        timestamp: new Date().toISOString(),
        idempotencyKey: key.current,
        // Since the page was opened.
        elapsedMs: performance.now(),
      },
      contactErrors,
    );
    if (!parsed.ok) {
      complain(form, parsed.fields);
      return;
    }
    complain(form, {});
    setSending(true);
    const response = await postJson(form.action, parsed.message, language).catch(lostConnection(toasts.lost));
    if (!response.ok) {
      const {message, fields} = readRefusal(await response.json().catch(() => undefined));
      complain(form, fields);
      showError(message || toasts.notOk);
      return;
    }
    form.reset();
    key.current = undefined;
    onSent?.();
    showToast(toasts.sent);
  }

  return {
    errors,
    sending,
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (inFlight.current) {
        return;
      }
      inFlight.current = true;
      send(event.currentTarget)
        .catch((error: unknown) => showError(error instanceof Error ? error.message : toasts.notThrown))
        .finally(() => {
          inFlight.current = false;
          setSending(false);
        });
    },
    onInput,
  };
}
