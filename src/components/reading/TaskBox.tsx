import type {ComponentProps} from 'react';
import styles from './TaskBox.module.css';

/** The box before a line of a checklist, to be ticked on paper: a picture and not a control. */
export function TaskBox({checked}: ComponentProps<'input'>) {
  return <span className={styles.box} data-checked={checked || undefined} aria-hidden />;
}
