import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './Field.module.css';

interface FieldProps {
  /** Unique on the page; prefix of the ids of hint and error. */
  id: string;
  label: string;
  hint?: string;
  /** Announced when it appears. */
  error?: string;
  className?: string;
}

function describedBy({id, hint}: FieldProps): string {
  return clsx(hint && `${id}-hint`, `${id}-error`);
}

function Frame({id, label, hint, error, className, children}: FieldProps & {children: React.ReactNode}) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="caption">
          {hint}
        </p>
      )}
      {children}
      {/* Always present: the server fills it in if the form is posted without script. */}
      <p id={`${id}-error`} className={styles.error} data-error="" hidden={!error}>
        {error}
      </p>
    </div>
  );
}

/** Labelled one-line input. Uncontrolled, so that input from before hydration is kept. */
export function TextField({
  id,
  label,
  hint,
  error,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const frame = {id, label, hint, error, className};
  return (
    <Frame {...frame}>
      <input
        id={id}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(frame)}
        {...input}
      />
    </Frame>
  );
}

export function TextAreaField({
  id,
  label,
  hint,
  error,
  className,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) {
  const frame = {id, label, hint, error, className};
  return (
    <Frame {...frame}>
      <textarea
        id={id}
        rows={5}
        className={clsx(styles.control, styles.area)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(frame)}
        {...textarea}
      />
    </Frame>
  );
}
