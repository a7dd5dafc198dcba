import type {ComponentProps} from 'react';
import clsx from 'clsx';
import styles from './Field.module.css';

interface FieldProps {
  /** Unique on the page; hint and error get ids from it. */
  id: string;
  label: string;
  hint?: string;
  /** What is wrong with the value; announced when it appears. */
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
      {/* Always there: the server fills it in where the form is posted without script. */}
      <p id={`${id}-error`} className={styles.error} data-error="" hidden={!error}>
        {error}
      </p>
    </div>
  );
}

/** A labelled one-line input. The value stays with the browser, so that typing before hydration is kept. */
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

/** A labelled text area. */
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
