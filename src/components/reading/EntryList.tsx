import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Unbroken} from '@site/src/components/ui/Unbroken';
import styles from './EntryList.module.css';

/** A list of texts, each with its title and what it is about. */
export function EntryList({children}: {children: ReactNode}) {
  return <ul className={styles.list}>{children}</ul>;
}

interface EntryProps {
  /** Anchor, where others lead to it. */
  id?: string;
  href: string;
  title: string;
  text?: string;
  /** Address of a portrait, which the title names. */
  portrait?: string;
  /** What else is said of it. */
  children?: ReactNode;
}

EntryList.Item = function Entry({id, href, title, text, portrait, children}: EntryProps) {
  return (
    <li id={id}>
      {portrait && <img src={portrait} alt="" width={56} height={56} loading="lazy" />}
      <h2>
        <Link to={href}>
          <Unbroken>{title}</Unbroken>
        </Link>
      </h2>
      {text && <p>{text}</p>}
      {children}
    </li>
  );
};
