import type {MouseEvent} from 'react';
import clsx from 'clsx';
import {contact} from '@content/contact';
import {Button} from '../ui/Button';
import styles from './AttachmentField.module.css';

interface AttachmentFieldProps {
  /** Empty when nothing is attached. */
  text: string;
  onRemove: () => void;
  className?: string;
  /** Whether the browser leaves it out of what it sends. */
  disabled?: boolean;
}

const {attachment: words} = contact;

/** The text that goes with a contact message: to be read and taken off, not to be edited. Hidden when there is none. */
export function AttachmentField({text, onRemove, className, disabled}: AttachmentFieldProps) {
  function remove({currentTarget}: MouseEvent<HTMLButtonElement>): void {
    onRemove();
    // The button goes; whoever works with the keyboard goes on at the message.
    currentTarget.form?.querySelector<HTMLElement>('[name="message"]')?.focus();
  }
  return (
    <div className={clsx(styles.frame, className)} data-optional="" hidden={!text}>
      <details>
        <summary className={styles.note}>{words.note}</summary>
        {/* A field, so that the browser sends it and the server can fill it in. */}
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
