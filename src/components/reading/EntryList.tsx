import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './EntryList.module.css';

/** A list of texts, each with its title and what it is about. */
export function EntryList({children}: {children: ReactNode}) {
  return <ul className={styles.list}>{children}</ul>;
}

interface EntryProps {
  href: string;
  title: string;
  text?: string;
  /** What stands under the text, such as a date. */
  note?: ReactNode;
  /** What stands beside it. */
  picture?: ReactNode;
}

EntryList.Item = function Entry({href, title, text, note, picture}: EntryProps) {
  return (
    <li>
      <h2>
        <Link to={href}>{title}</Link>
      </h2>
      {text && <p>{text}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {picture}
    </li>
  );
};
