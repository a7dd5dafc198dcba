import clsx from 'clsx';
import {shell} from '@content/shell';
import type {Language} from '@site/src/lib/format';
import {useLanguage} from './LanguageContext';
import {useLocales} from './useLocales';
import styles from './LanguageToggle.module.css';

const languages: readonly Language[] = ['en', 'it'];

/** EN / IT: a pair of plain links to this page; the present language is marked and leads nowhere. */
export function LanguageToggle({className}: {className?: string}) {
  const {language, toggleHref} = useLanguage();
  const {base} = useLocales();
  return (
    <ul className={clsx(styles.toggle, className)} aria-label={shell.nav.language}>
      {languages.map((code) => (
        <li key={code}>
          {code === language ? (
            <span className={styles.present} aria-current="true" lang={code}>
              <abbr title={shell.nav.languageNames[code]}>{code.toUpperCase()}</abbr>
            </span>
          ) : (
            // Not a router link: the other locale is another build.
            <a
              href={toggleHref}
              data-from={base.from}
              data-to={base.to}
              hrefLang={code}
              lang={code}
              aria-label={`${code.toUpperCase()}, ${shell.nav.languageNames[code]}`}
            >
              {code.toUpperCase()}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
