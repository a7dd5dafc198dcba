import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {shell} from '@content/shell';
import {useLanguage} from '../site/LanguageContext';
import {type SiteLocale, useLocales} from '../site/useLocales';
import styles from './LanguageToggle.module.css';

interface LanguageToggleProps {
  up?: boolean;
}

/** 'EN', 'PT-BR'. */
const codeOf = ({locale}: SiteLocale) => locale.toUpperCase();

function LanguageLink({of, href, long}: {of: SiteLocale; href: string; long?: boolean}) {
  return (
    // Not a router link: each locale is its own build.
    <a
      href={href}
      data-to={of.baseUrl}
      hrefLang={of.locale}
      lang={of.locale}
      aria-label={long ? undefined : `${codeOf(of)}, ${of.label}`}
    >
      {long ? of.label : codeOf(of)}
    </a>
  );
}

/** For two languages: the current one is marked and not a link. */
function Pair() {
  const {locales} = useLocales();
  const {language, toggleHref} = useLanguage();
  return (
    <ul className={styles.toggle} aria-label={shell.nav.language}>
      {locales.map((it) => (
        <li key={it.locale}>
          {it.locale === language ? (
            <span className={styles.present} aria-current="true" lang={it.locale}>
              <abbr title={it.label}>{codeOf(it)}</abbr>
            </span>
          ) : (
            <LanguageLink of={it} href={toggleHref} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** For three and more: the current one opens a list of the others. */
function List({up}: LanguageToggleProps) {
  const {pathname} = useLocation();
  const {language, locales, pathIn} = useLocales();
  const present = locales.find(({locale}) => locale === language)!;
  return (
    <details className={clsx(styles.list, up && styles.up)}>
      <summary aria-label={`${shell.nav.language}: ${present.label}`}>{codeOf(present)}</summary>
      <ul>
        {locales
          .filter((it) => it !== present)
          .map((it) => (
            <li key={it.locale}>
              <LanguageLink of={it} href={pathIn(it.locale, pathname)} long />
            </li>
          ))}
      </ul>
    </details>
  );
}

/** Renders nothing if there is one language. */
export function LanguageToggle(props: LanguageToggleProps) {
  const {locales} = useLocales();
  if (locales.length < 2) {
    return null;
  }
  return locales.length === 2 ? <Pair /> : <List {...props} />;
}
