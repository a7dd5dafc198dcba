import type {MouseEvent} from 'react';
import clsx from 'clsx';
import {contact} from '@content/contact';
import {Button} from '../../ui/Button';
import styles from './AttachmentField.module.css';

interface AttachmentFieldProps {
  /** Empty if nothing is attached. */
  text: string;
  onRemove: () => void;
  className?: string;
  /** Excludes the field from form submission. */
  disabled?: boolean;
}

const {attachment: words} = contact;

/** Read-only attachment of a contact message, with a button to remove it. Hidden if empty. */
export function AttachmentField({text, onRemove, className, disabled}: AttachmentFieldProps) {
  function remove({currentTarget}: MouseEvent<HTMLButtonElement>): void {
    onRemove();
    // The button disappears, so keyboard focus moves to the message.
    currentTarget.form?.querySelector<HTMLElement>('[name="message"]')?.focus();
  }
  return (
    <div className={clsx(styles.frame, className)} data-optional="" hidden={!text}>
      <details>
        <summary className={styles.note}>{words.note}</summary>
        {/* A form field, so that the browser submits it and the server can fill it in. */}
        <textarea
          className={styles.text}
          name="attachment"
          aria-label={words.label}
          rows={8}
          autoComplete="off"
          readOnly
          disabled={disabled}
          value={text}
        />
      </details>
      <Button
        variant="secondary"
        size="small"
        className={styles.remove}
        aria-label={words.removeLabel}
        onClick={remove}
      >
        {words.remove}
      </Button>
    </div>
  );
}
