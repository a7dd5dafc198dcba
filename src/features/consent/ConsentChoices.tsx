import {cookies} from '@content/cookies';
import {thirdParties} from '@site/src/data/thirdParties';
import {useLanguage} from '../../site/LanguageContext';
import {Button} from '../../ui/Button';
import styles from './ConsentChoices.module.css';

const words = cookies.dialog;

/** One unticked check box per third party (src/features/consent/browser/third-parties.ts). */
export function ConsentChoices() {
  const {language} = useLanguage();
  return (
    <details className={styles.details}>
      <summary>{words.choose}</summary>
      <ul className={styles.choices}>
        {thirdParties.map(({id, name, kind, purpose}) => (
          <li key={id}>
            <label>
              {/* Browsers must not restore a tick after a reload: consent is the visitor's own act. */}
              <input type="checkbox" autoComplete="off" data-consent-party={id} />
              <span>
                {`${name} · ${cookies.parties.kinds[kind]}`}
                <small>{purpose[language] ?? purpose.en}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" data-consent-choice="essential-only" data-consent-save="">
        {words.save}
      </Button>
    </details>
  );
}
