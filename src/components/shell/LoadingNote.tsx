import {shell} from '@content/shell';
import {buttonLook} from '../ui/Button';
import styles from './LoadingNote.module.css';

/** Empty until the page script says that something asked for is on its way. */
export function LoadingNote() {
  return (
    <p
      role="status"
      className={buttonLook({size: 'small', className: styles.note})}
      data-loading-note={shell.loading}
    />
  );
}
