import type {FieldErrors} from '@site/api/src/contract';
import {contact} from '@content/contact';
import {brand} from '@site/src/data/brand';
import {TextAreaField, TextField} from '../../ui/Field';
import {linkIn} from '@site/src/lib/linkIn';
import {ExternalLink} from '../../site/ExternalLink';
import {useWordsLanguage} from '../../site/useWordsLanguage';
import {AttachmentField} from './AttachmentField';
import type {useContactAbout} from './useContactAbout';
import styles from './ContactForm.module.css';

interface ContactFieldsProps {
  idPrefix: string;
  errors: FieldErrors;
  about: ReturnType<typeof useContactAbout>;
  /** Excludes hidden fields from submission, for mails that the browser writes from the form. */
  onlyShown?: boolean;
}

const {fields} = contact;

export function ContactFields({idPrefix, errors, about, onlyShown = false}: ContactFieldsProps) {
  const {subject, subjectShown, attachment, removeAttachment} = about;
  const language = useWordsLanguage(contact);
  const at = (field: string) => ({id: `${idPrefix}-${field}`, name: field});
  return (
    <>
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
      {/* Hidden rather than absent: the server shows it if a subject was sent. */}
      <div className={styles.full} data-optional="" hidden={!subjectShown}>
        <TextField
          {...at('subject')}
          {...fields.subject}
          ref={subject}
          error={errors.subject}
          disabled={onlyShown && !subjectShown}
        />
      </div>
      <TextAreaField
        {...at('message')}
        {...fields.message}
        error={errors.message}
        required
        className={styles.full}
      />
      <AttachmentField
        className={styles.full}
        text={attachment}
        onRemove={removeAttachment}
        disabled={onlyShown && !attachment}
      />
      <p className={`${styles.note} caption`}>
        {contact.required} {contact.privacyBefore}{' '}
        <ExternalLink href={linkIn(brand.links.privacyPolicy, language)}>{contact.privacyLink}</ExternalLink>.
      </p>
    </>
  );
}
