import {useEffect, useRef} from 'react';
import {contactMail as words} from '@content/contactMail';
import {brand} from '@site/src/data/brand';
import {mailHref} from '@site/src/features/contact/contactMail';
import {Button} from '../../ui/Button';
import {ContactFields} from './ContactFields';
import type {ContactFormProps} from './useContactAbout';
import {MailReady} from './MailReady';
import {useContactAbout} from './useContactAbout';
import {useMailForm} from './useMailForm';
import styles from './ContactForm.module.css';

const to = brand.contactEmail;

/**
 * Contact form of a site without a server. Without script, the browser hands the fields to the visitor's mail
 * program. With script, the form validates them, writes a letter and keeps it for copying if no mail program opens.
 */
export function MailForm({idPrefix, about: given}: ContactFormProps) {
  const about = useContactAbout(given);
  const {errors, ready, onSubmit, onInput} = useMailForm();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Without script, native validation checks the fields. With script, our own messages do.
    form.current?.toggleAttribute('novalidate', true);
  }, []);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={mailHref({to, subject: words.subject})}
      encType="text/plain"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <p className={styles.full}>
        {words.before} <a href={`mailto:${to}`}>{to}</a>.
      </p>
      <ContactFields idPrefix={idPrefix} errors={errors} about={about} onlyShown />
      <Button type="submit" className={styles.submit}>
        {words.submit}
      </Button>
      {ready && <MailReady idPrefix={idPrefix} ready={ready} className={styles.full} />}
    </form>
  );
}
