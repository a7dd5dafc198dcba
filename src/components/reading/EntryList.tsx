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
  /** Of its title, 2 unless told: 3 where the list has a heading of its own. */
  level?: 2 | 3;
  /** Address of a portrait, which the title names. */
  portrait?: string;
  /** What else is said of it. */
  children?: ReactNode;
}

EntryList.Item = function Entry({id, href, title, text, level = 2, portrait, children}: EntryProps) {
  const Title = `h${level}` as const;
  return (
    <li id={id}>
      {portrait && <img src={portrait} alt="" width={56} height={56} loading="lazy" />}
      <Title data-article="entry">
        <Link to={href}>
          <Unbroken>{title}</Unbroken>
        </Link>
      </Title>
      {text && <p>{text}</p>}
      {children}
    </li>
  );
};
