import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {shell} from '@content/shell';
import {navbarRoutes, routes} from '@site/src/data/routes';
import styles from './NavLinks.module.css';

/** True for the target's own page and the pages below it. All paths include the base URL. */
export function isCurrent(pathname: string, target: string, home: string): boolean {
  return pathname === target || (target !== home && pathname.startsWith(`${target}/`));
}

export function NavLinks() {
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const home = useBaseUrl(routes.home);
  return (
    <ul className={styles.links}>
      {navbarRoutes.map((id) => (
        <li key={id}>
          <Link
            to={routes[id]}
            aria-current={isCurrent(pathname, withBaseUrl(routes[id]), home) ? 'page' : undefined}
          >
            {shell.nav.items[id]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
