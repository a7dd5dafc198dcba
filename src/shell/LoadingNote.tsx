import {shell} from '@content/shell';
import {buttonLook} from '../ui/Button';
import styles from './LoadingNote.module.css';

/** Status region; the page script fills it while a requested part loads. */
export function LoadingNote() {
  return (
    <p
      role="status"
      className={buttonLook({size: 'small', className: styles.note})}
      data-loading-note={shell.loading}
    />
  );
}
