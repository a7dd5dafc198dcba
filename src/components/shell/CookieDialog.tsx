import {shell} from '@content/shell';
import {Button} from '../ui/Button';
import styles from './CookieDialog.module.css';

const words = shell.cookies;

/**
 * Asks once for consent. It is always in the page; the page script shows it while no choice is stored and stores the
 * choice, so that it works before React does. It does not block reading.
 */
export function CookieDialog() {
  return (
    <dialog
      open
      id="cookie-dialog"
      tabIndex={-1}
      aria-labelledby="cookie-dialog-title"
      aria-describedby="cookie-dialog-text"
      className={`${styles.dialog} screenOnly`}
    >
      <h2 id="cookie-dialog-title" className={styles.title}>
        {words.title}
      </h2>
      <p id="cookie-dialog-text" className={styles.text}>
        {words.text}
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" size="small" data-consent-choice="essential-only">
          {words.essential}
        </Button>
        <Button variant="secondary" size="small" data-consent-choice="accepted">
          {words.accept}
        </Button>
      </div>
    </dialog>
  );
}
