import {useLocation} from '@docusaurus/router';
import {shell} from '@content/shell';
import {useLocales} from '../site/useLocales';
import {useTranslationState} from '../site/useTranslationState';
import styles from './TranslationNotice.module.css';

const words = shell.translation;

export function TranslationNotice() {
  const {pathname} = useLocation();
  const {language, original, pathIn} = useLocales();
  const state = useTranslationState();
  if (language === original || (state !== 'missing' && state !== 'stale')) {
    return null;
  }
  return (
    <aside className={styles.notice} data-translation={state} aria-label={words.label}>
      <p>
        {words[state]}{' '}
        {state === 'stale' && (
          // Not a router link: each locale is its own build.
          <a href={pathIn(original, pathname)} hrefLang={original}>
            {words.original}
          </a>
        )}
      </p>
    </aside>
  );
}
