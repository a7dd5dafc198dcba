import {useState, type FormEvent} from 'react';
import {parseContact} from '@site/api/src/contract';
import {contact} from '@content/contact';
import {contactErrors} from '@content/contactErrors';
import {contactMail} from '@content/contactMail';
import {brand} from '@site/src/data/brand';
import {contactMailOf, longestHref, mailHref, type ContactMail} from '@site/src/features/contact/contactMail';
import {useFormErrors} from './useFormErrors';

export interface ReadyMail {
  readonly mail: ContactMail;
  readonly href: string;
  /** True if the URL contains the whole message. */
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
 * State and handlers of the contact form on a site without a server. Opens the visitor's mail program with the
 * message. The form keeps its values, because sending cannot be observed.
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
