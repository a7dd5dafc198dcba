import {useState, type FormEvent} from 'react';
import {parseContact} from '@site/api/src/contract';
import {contact} from '@content/contact';
import {contactErrors} from '@content/contactErrors';
import {contactMail} from '@content/contactMail';
import {brand} from '@site/src/data/brand';
import {contactMailOf, longestHref, mailHref, type ContactMail} from '@site/src/lib/contactMail';
import {useFormErrors} from './useFormErrors';

/** A message that is ready to be sent. */
export interface ReadyMail {
  readonly mail: ContactMail;
  /** Opens the visitor's mail program. */
  readonly href: string;
  /** Whether the address holds the message. */
  readonly whole: boolean;
}

const {fields, attachment} = contact;
const labels = {
  name: fields.name.label,
  email: fields.email.label,
  company: fields.company.label,
  attachment: attachment.label,
};

/**
 * State and handlers of the contact form where there is no server: it makes a mail of what was entered and opens the
 * visitor's mail program with it. Nobody learns whether it was sent, so what was entered stays.
 */
export function useMailForm() {
  const {errors, complain, onInput} = useFormErrors();
  const [ready, setReady] = useState<ReadyMail>();
  return {
    errors,
    sending: false,
    ready,
    onInput(event: FormEvent<HTMLFormElement>): void {
      onInput(event);
      setReady(undefined);
    },
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      const form = event.currentTarget;
      const parsed = parseContact(Object.fromEntries(new FormData(form)), contactErrors);
      complain(form, parsed.ok ? {} : parsed.fields);
      if (!parsed.ok) {
        setReady(undefined);
        return;
      }
      const mail = contactMailOf(parsed.message, brand.contactEmail, contactMail.subject, labels);
      const href = mailHref(mail);
      const whole = href.length <= longestHref;
      const opens = whole ? href : mailHref({to: mail.to, subject: mail.subject});
      setReady({mail, href: opens, whole});
      location.assign(opens);
    },
  };
}
