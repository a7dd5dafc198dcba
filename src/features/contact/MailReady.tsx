import {useRef, useState} from 'react';
import {contactMail} from '@content/contactMail';
import {Button, buttonLook} from '../../ui/Button';
import {Cluster} from '../../ui/Cluster';
import {TextAreaField} from '../../ui/Field';
import type {ReadyMail} from './useMailForm';

interface MailReadyProps {
  idPrefix: string;
  ready: ReadyMail;
  className?: string;
}

const words = contactMail.ready;

/** Message as a mail: help if no mail program has opened, and the whole text to copy. */
export function MailReady({idPrefix, ready: {mail, href, whole}, className}: MailReadyProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<string>();

  async function copy(): Promise<void> {
    try {
      // Throws without a secure context too, because there is no clipboard.
      await navigator.clipboard.writeText(mail.body);
      setOutcome(words.copied);
    } catch {
      text.current?.select();
      setOutcome(words.copyYourself);
    }
  }

  return (
    <div className={className} data-mail-ready="">
      <div role="status">
        <p>
          <b>{words.title}</b>
        </p>
        <p>
          {whole ? words.opened : words.tooLong} <a href={href}>{mail.to}</a>.
        </p>
      </div>
      <TextAreaField
        id={`${idPrefix}-mail`}
        ref={text}
        label={words.label}
        rows={8}
        readOnly
        value={mail.body}
        autoComplete="off"
      />
      <Cluster>
        <Button size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a href={href} className={buttonLook({variant: 'secondary', size: 'small'})}>
          {words.again}
        </a>
        <span role="status">{outcome}</span>
      </Cluster>
    </div>
  );
}
