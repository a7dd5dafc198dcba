import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {Menu, Search, X} from '@site/src/ui/icons';
import {shell} from '@content/shell';
import {BookingButton} from '../site/BookingButton';
import {ExternalLink} from '../site/ExternalLink';
import {BrandMark} from './BrandMark';
import {LanguageToggle} from './LanguageToggle';
import {navbarRoutes, routes} from '@site/src/data/routes';
import {SearchLink} from '../features/search/SearchLink';
import {brand} from '@site/src/data/brand';
import {IconButton, iconButtonLook} from '../ui/IconButton';
import styles from './Header.module.css';

/** True for the target's own page and the pages below it. All paths include the base URL. */
function isCurrent(pathname: string, target: string, home: string): boolean {
  return pathname === target || (target !== home && pathname.startsWith(`${target}/`));
}

function NavLinks() {
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

const resources = ['guides', 'eduHub'] as const;

const menuId = 'site-menu';

export function Header() {
  const {nav} = shell;
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const home = withBaseUrl(routes.home);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={routes.home} className={styles.home}>
          <BrandMark />
        </Link>
        {/* In the bar on wide screens, a popover on narrow ones. A popover opens, closes on Esc or a click outside, and keeps the focus order without script. */}
        <div id={menuId} popover="auto" className={styles.menu}>
          <nav aria-label={nav.label}>
            <NavLinks />
          </nav>
          <LanguageToggle />
          <Link
            to={routes.guides}
            className={styles.signIn}
            aria-current={
              resources.some((id) => isCurrent(pathname, withBaseUrl(routes[id]), home)) || undefined
            }
          >
            {shell.footer.groups.resources}
          </Link>
          {brand.links.login && (
            <ExternalLink href={brand.links.login} className={styles.signIn}>
              {nav.signIn}
            </ExternalLink>
          )}
          <BookingButton className={styles.menuTrial}>{nav.trial}</BookingButton>
        </div>
        <SearchLink className={iconButtonLook(styles.search)} aria-label={shell.nav.search}>
          <Search aria-hidden size={22} />
        </SearchLink>
        <BookingButton size="small" className={styles.trial}>
          {nav.trial}
        </BookingButton>
        <IconButton className={styles.menuButton} popoverTarget={menuId} aria-label={nav.menuLabel}>
          <Menu aria-hidden className={styles.openIcon} />
          <X aria-hidden className={styles.closeIcon} />
        </IconButton>
      </div>
    </header>
  );
}
