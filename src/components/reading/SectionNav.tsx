import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {findFirstSidebarItemLink, isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import {PanelLeft, X} from '@site/src/components/ui/icons';
import {isSamePath} from '@site/src/lib/samePath';
import styles from './SectionNav.module.css';

const navId = 'section-nav';

interface ItemsProps {
  items: readonly PropSidebarItem[];
  pathname: string;
}

/** The page of a folder is also found with a slash at its end. */
const currentIf = (href: string | undefined, pathname: string) =>
  isSamePath(href, pathname) ? 'page' : undefined;

/**
 * A category shows what is in it only where the reader is; elsewhere it leads to its page, or to its first text. So the
 * navigation of a page grows with the depth of the guides and not with their number, and needs no script to open.
 */
function Category({item, pathname}: {item: PropSidebarItemCategory; pathname: string}) {
  return (
    <li>
      <Link to={item.href ?? findFirstSidebarItemLink(item)} aria-current={currentIf(item.href, pathname)}>
        {item.label}
      </Link>
      {isActiveSidebarItem(item, pathname) && <Items items={item.items} pathname={pathname} />}
    </li>
  );
}

function Items({items, pathname}: ItemsProps) {
  return (
    <ul>
      {items.map((item) => {
        if (item.type === 'category') {
          return <Category key={item.key ?? item.label} item={item} pathname={pathname} />;
        }
        return item.type === 'link' && !item.unlisted ? (
          <li key={item.href}>
            <Link to={item.href} aria-current={currentIf(item.href, pathname)}>
              {item.label}
            </Link>
          </li>
        ) : null;
      })}
    </ul>
  );
}

/** The sidebar of a text: beside it on wide screens, a popover on narrow ones; both without script. */
export function SectionNav({items}: {items: readonly PropSidebarItem[]}) {
  const {pathname} = useLocation();
  const label = translate({
    id: 'reading.section',
    message: 'In this section',
    description: 'Name of the navigation between the texts of a section, and of the button that opens it',
  });
  const close = translate({
    id: 'reading.section.close',
    message: 'Close',
    description: 'Name of the button that closes the navigation between the texts of a section',
  });
  return (
    <>
      <button type="button" popoverTarget={navId} className={`${styles.toggle} screenOnly`}>
        <PanelLeft aria-hidden size={18} />
        {label}
      </button>
      <nav id={navId} popover="auto" aria-label={label} className={`${styles.nav} screenOnly`}>
        <p className={styles.title}>
          {label}
          <button type="button" popoverTarget={navId} popoverTargetAction="hide" aria-label={close}>
            <X aria-hidden size={22} />
          </button>
        </p>
        <Items items={items} pathname={pathname} />
      </nav>
    </>
  );
}
