import Link from '@docusaurus/Link';
import {cookies} from '@content/cookies';
import {shell} from '@content/shell';
import {routes} from '@site/src/data/routes';
import {thirdParties} from '@site/src/data/thirdParties';
import {ConsentChoices} from './ConsentChoices';
import {useConsent} from './useConsent';
import {Button} from '../../ui/Button';
import {IconButton} from '../../ui/IconButton';
import {X} from '../../ui/icons';
import styles from './CookieDialog.module.css';

const words = shell.cookies;
const asks = thirdParties.length > 0;

/**
 * Non-modal cookie notice. It is part of every page. The page script shows it until a choice is stored, so it works
 * before hydration. With third parties, it lists choices and names the script that loads them.
 */
export function CookieDialog() {
  const consent = useConsent();
  if (!consent) {
    return null;
  }
  return (
    <dialog
      open
      id="cookie-dialog"
      tabIndex={-1}
      aria-labelledby="cookie-dialog-title"
      aria-describedby="cookie-dialog-text"
      className={`${styles.dialog} screenOnly`}
      data-third-parties={consent.script}
    >
      <h2 id="cookie-dialog-title" className={styles.title}>
        {words.title}
      </h2>
      {asks && (
        <IconButton
          className={styles.close}
          aria-label={cookies.dialog.close}
          data-consent-choice="essential-only"
        >
          <X aria-hidden size={20} />
        </IconButton>
      )}
      <p id="cookie-dialog-text" className={styles.text}>
        {/* One string, because React adds a marker between two text nodes. */}
        {`${asks ? cookies.dialog.text : words.text} `}
        <Link to={routes.cookies}>{asks ? cookies.dialog.more : cookies.title}</Link>
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" size="small" data-consent-choice="essential-only">
          {words.essential}
        </Button>
        <Button variant="secondary" size="small" data-consent-choice="accepted">
          {words.accept}
        </Button>
      </div>
      {asks && <ConsentChoices />}
    </dialog>
  );
}
