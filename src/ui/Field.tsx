import type {ComponentProps, ReactNode} from 'react';
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

interface FrameProps extends FieldProps {
  children: (control: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>) => ReactNode;
}

function Frame({id, label, hint, error, className, children}: FrameProps) {
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
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': clsx(hint && `${id}-hint`, `${id}-error`),
      })}
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
  return (
    <Frame {...{id, label, hint, error, className}}>
      {(control) => <input {...control} className={styles.control} {...input} />}
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
  return (
    <Frame {...{id, label, hint, error, className}}>
      {(control) => (
        <textarea {...control} rows={5} className={clsx(styles.control, styles.area)} {...textarea} />
      )}
    </Frame>
  );
}
