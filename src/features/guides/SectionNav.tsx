import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {translate} from '@docusaurus/Translate';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
  useVisibleSidebarItems,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import {PanelLeft, X} from '@site/src/ui/icons';
import {isSamePath} from '@site/src/lib/samePath';
import {ExternalLink} from '../../site/ExternalLink';
import styles from './SectionNav.module.css';

const navId = 'section-nav';

/** The page of a category also matches with a trailing slash. */
const currentIf = (href: string | undefined, pathname: string) =>
  isSamePath(href, pathname) ? 'page' : undefined;

/**
 * A category expands only on its own pages, unless it has `collapsed: false`. Elsewhere it links to its page or its
 * first text. So the navigation grows with the depth of the guides, not their number, and needs no script.
 */
function Category({item, pathname}: {item: PropSidebarItemCategory; pathname: string}) {
  const {href, linkUnlisted, label, className, collapsed, items} = item;
  const isOpen = isActiveSidebarItem(item, pathname) || !collapsed;
  const to = (linkUnlisted ? undefined : href) ?? findFirstSidebarItemLink(item);
  return (
    <li className={className}>
      {to === undefined ? (
        <span>{label}</span>
      ) : (
        <Link to={to} aria-current={currentIf(href, pathname)}>
          {label}
        </Link>
      )}
      {isOpen && <Items items={items} pathname={pathname} />}
    </li>
  );
}

function Entry({item, pathname}: {item: PropSidebarItemLink; pathname: string}) {
  const {href, label, className, autoAddBaseUrl} = item;
  return (
    <li className={className}>
      {isInternalUrl(href) ? (
        <Link to={href} autoAddBaseUrl={autoAddBaseUrl} aria-current={currentIf(href, pathname)}>
          {label}
        </Link>
      ) : (
        <ExternalLink href={href}>{label}</ExternalLink>
      )}
    </li>
  );
}

function Items({items, pathname}: {items: PropSidebarItem[]; pathname: string}) {
  return (
    <ul>
      {useVisibleSidebarItems(items, pathname).map((item, index) => {
        switch (item.type) {
          case 'category':
            return <Category key={item.key ?? item.label} item={item} pathname={pathname} />;
          case 'link':
            return <Entry key={item.href} item={item} pathname={pathname} />;
          default:
            return (
              <li
                key={index}
                className={item.className}
                // Markup from `sidebars.ts`.
                dangerouslySetInnerHTML={{__html: item.value}}
              />
            );
        }
      })}
    </ul>
  );
}

/** Sidebar: beside the text on wide screens, a popover on narrow ones. Works without script. */
export function SectionNav({items}: {items: PropSidebarItem[]}) {
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
