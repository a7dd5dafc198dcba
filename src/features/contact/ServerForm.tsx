import {contact} from '@content/contact';
import {apiHref} from '@site/src/lib/siteHref';
import {Button} from '../../ui/Button';
import {useLanguage} from '../../site/LanguageContext';
import {ContactFields} from './ContactFields';
import type {ContactFormProps} from './useContactAbout';
import {useContactAbout} from './useContactAbout';
import {useContactForm} from './useContactForm';
import styles from './ContactForm.module.css';

/**
 * Contact form of a site with a server. Without script, the browser posts it and the server answers with a page. With
 * script, it is sent in place. Fields are uncontrolled, so hydration loses no input.
 */
export function ServerForm({idPrefix, about: given, onSent}: ContactFormProps) {
  const {language} = useLanguage();
  const about = useContactAbout(given);
  const {errors, sending, onSubmit, onInput} = useContactForm(() => {
    about.clear();
    onSent?.();
  });
  return (
    <form
      className={styles.form}
      method="post"
      action={apiHref('contact')}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-busy={sending}
    >
      <input type="hidden" name="locale" value={language} />
      {/* Honeypot, hidden from people. The server marks messages that fill it in. */}
      <div hidden>
        <input name="website" aria-hidden="true" tabIndex={-1} autoComplete="off" />
      </div>
      <ContactFields idPrefix={idPrefix} errors={errors} about={about} />
      <Button type="submit" disabled={sending} className={styles.submit}>
        {sending ? contact.sending : contact.submit}
      </Button>
    </form>
  );
}
