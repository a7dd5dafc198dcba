import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import styles from './Breadcrumbs.module.css';

/** One step of the way to a page. */
export interface Crumb {
  name: string;
  /** Path within the locale, or absolute on the site; none where the place has no page of its own. */
  path?: string;
}

/** The way down to this page; the last one is the page itself. */
export function Breadcrumbs({trail}: {trail: readonly Crumb[]}) {
  return (
    <nav
      className={`${styles.breadcrumbs} caption`}
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      <ol>
        {trail.map(({name, path}, index) => (
          <li key={name}>
            {path && index < trail.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
