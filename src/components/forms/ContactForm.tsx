import {contact} from '@content/contact';
import {brand} from '@site/src/data/brand';
import {Button} from '../ui/Button';
import {TextAreaField, TextField} from '../ui/Field';
import {ExternalLink} from '../shell/ExternalLink';
import {useLanguage} from '../shell/LanguageContext';
import {AttachmentField} from './AttachmentField';
import {useContactAbout, type ContactAbout} from './useContactAbout';
import {useContactForm} from './useContactForm';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  /** Makes the ids of the fields unique on the page. */
  idPrefix: string;
  /** What the message is about; undefined while that is not known. */
  about: ContactAbout | undefined;
  /** Called after the server has accepted the message. */
  onSent?: () => void;
}

const {fields} = contact;

/**
 * The contact form. Without script the browser posts it and the server answers with a page; with script it is sent in
 * place. The fields are the browser's own, so nothing typed is lost on the way from one to the other.
 */
export function ContactForm({idPrefix, about, onSent}: ContactFormProps) {
  const {language} = useLanguage();
  const {subject, subjectShown, attachment, removeAttachment, clear} = useContactAbout(about);
  const {errors, sending, onSubmit, onInput} = useContactForm(() => {
    clear();
    onSent?.();
  });
  const at = (field: string) => ({id: `${idPrefix}-${field}`, name: field});
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/contact"
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      aria-busy={sending}
    >
      <input type="hidden" name="locale" value={language} />
      {/* Nobody sees it. What fills it in is a program, and the server marks the message. */}
      <div hidden>
        <input name="website" aria-hidden="true" tabIndex={-1} autoComplete="off" />
      </div>
      <p
        className={styles.summary}
        data-form-errors=""
        role="alert"
        hidden={Object.keys(errors).length === 0}
      >
        {contact.summary}
      </p>
      <TextField {...at('name')} {...fields.name} error={errors.name} autoComplete="name" required />
      <TextField
        {...at('email')}
        {...fields.email}
        error={errors.email}
        type="email"
        autoComplete="email"
        required
      />
      <TextField
        {...at('company')}
        {...fields.company}
        error={errors.company}
        autoComplete="organization"
        required
        className={styles.full}
      />
      {/* Hidden, not absent: the server shows it where a subject was sent. */}
      <div className={styles.full} data-optional="" hidden={!subjectShown}>
        <TextField {...at('subject')} {...fields.subject} ref={subject} error={errors.subject} />
      </div>
      <TextAreaField
        {...at('message')}
        {...fields.message}
        error={errors.message}
        required
        className={styles.full}
      />
      <AttachmentField className={styles.full} text={attachment} onRemove={removeAttachment} />
      <p className={`${styles.note} caption`}>
        {contact.required} {contact.privacyBefore}{' '}
        <ExternalLink href={brand.links.privacyPolicy}>{contact.privacyLink}</ExternalLink>.
      </p>
      <Button type="submit" disabled={sending} className={styles.submit}>
        {sending ? contact.sending : contact.submit}
      </Button>
    </form>
  );
}
