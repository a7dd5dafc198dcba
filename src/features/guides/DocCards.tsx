import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  useCurrentSidebarSiblings,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import styles from './DocCards.module.css';

/** Card of a text or category with its description: `@theme/DocCard`. */
export function DocCard({item}: {item: PropSidebarItem}) {
  const doc = useDocById(item.type === 'link' ? item.docId : undefined);
  const href = findFirstSidebarItemLink(item);
  if (item.type === 'html' || !href) {
    return null;
  }
  const about = item.description ?? doc?.description;
  return (
    <div className={clsx(styles.card, item.className)}>
      <Link to={href}>{item.label}</Link>
      {about && <p>{about}</p>}
    </div>
  );
}

function Cards({items, className}: {items: readonly PropSidebarItem[]; className?: string}) {
  return (
    <ul className={clsx(styles.cards, className)}>
      {filterDocCardListItems([...items]).map((item, index) => (
        <li key={index}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}

function Siblings({className}: {className?: string}) {
  return <Cards items={useCurrentSidebarSiblings()} className={className} />;
}

/** Cards of the sibling texts, or of the given items: `@theme/DocCardList`. */
export function DocCards({items, className}: {items?: readonly PropSidebarItem[]; className?: string}) {
  return items ? <Cards items={items} className={className} /> : <Siblings className={className} />;
}
