import Link from '@docusaurus/Link';
import {Menu, X} from 'lucide-react';
import {shell} from '@content/shell';
import {BookingButton} from './BookingButton';
import {ExternalLink} from './ExternalLink';
import {BrandMark} from './BrandMark';
import {LanguageToggle} from './LanguageToggle';
import {NavLinks} from './NavLinks';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import styles from './Header.module.css';

/** Id of the mobile menu. */
const menuId = 'site-menu';

/** The banner: brand, navigation, language, sign in and the trial button. */
export function Header() {
  const {nav} = shell;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={routes.home} className={styles.home}>
          <BrandMark />
        </Link>
        <nav className={styles.wide} aria-label={nav.label}>
          <NavLinks />
        </nav>
        <div className={styles.actions}>
          <LanguageToggle className={styles.wideOnly} />
          <ExternalLink href={brand.links.login} className={styles.signIn}>
            {nav.signIn}
          </ExternalLink>
          <BookingButton size="small" className={styles.trial}>
            {nav.trial}
          </BookingButton>
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget={menuId}
            aria-label={nav.menuLabel}
          >
            <Menu aria-hidden className={styles.openIcon} />
            <X aria-hidden className={styles.closeIcon} />
          </button>
        </div>
      </div>
      {/* A popover: opens, closes on Esc or a press beside it and keeps the focus order without script. */}
      <div id={menuId} popover="auto" className={styles.menu}>
        <nav aria-label={nav.menuLabel}>
          <NavLinks />
        </nav>
        <div className={styles.menuActions}>
          <BookingButton>{nav.trial}</BookingButton>
          <ExternalLink href={brand.links.login} className={styles.menuSignIn}>
            {nav.signIn}
          </ExternalLink>
          <LanguageToggle />
        </div>
      </div>
    </header>
  );
}
