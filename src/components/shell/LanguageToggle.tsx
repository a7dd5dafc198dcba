import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {shell} from '@content/shell';
import {useLanguage} from './LanguageContext';
import {type SiteLocale, useLocales} from './useLocales';
import styles from './LanguageToggle.module.css';

interface LanguageToggleProps {
  /** A list opens upwards: there is no room below. */
  up?: boolean;
}

/** A language tag as people read it: 'EN', 'PT-BR'. */
const codeOf = ({locale}: SiteLocale) => locale.toUpperCase();

/** A plain link to this page in another language. */
function LanguageLink({of, href, long}: {of: SiteLocale; href: string; long?: boolean}) {
  return (
    // Not a router link: the other locale is another build.
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

/** Two languages: a pair, in which the present one is marked and leads nowhere. */
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

/** Three and more: the present one, which opens the list of the others. */
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

/** The way to this page in the other languages; nothing where there is one language. */
export function LanguageToggle(props: LanguageToggleProps) {
  const {locales} = useLocales();
  if (locales.length < 2) {
    return null;
  }
  return locales.length === 2 ? <Pair /> : <List {...props} />;
}
