import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Unbroken} from '@site/src/ui/Unbroken';
import styles from './EntryList.module.css';

export function EntryList({children}: {children: ReactNode}) {
  return <ul className={styles.list}>{children}</ul>;
}

interface EntryProps {
  /** Anchor for links. */
  id?: string;
  href: string;
  title: string;
  text?: string;
  /** Heading level. Use 3 if the list has its own heading. */
  level?: 2 | 3;
  /** URL of a portrait of the person in the title. */
  portrait?: string;
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
