import type {ReactNode} from 'react';
import {KnownTexts} from './TextFacts';
import styles from './Lists.module.css';

interface ListProps {
  /** One list, in Markdown. */
  children: ReactNode;
}

/**
 * Texts to read: each item is a link in bold, and below it what it leads to. Links to texts of the sidebar say how long they
 * take and which sheets they have.
 */
export function ReadingList({children}: ListProps) {
  return (
    <div className={`${styles.list} ${styles.texts}`}>
      <KnownTexts>{children}</KnownTexts>
    </div>
  );
}

/** Who reads what: each item of a list names a reader, says why, and has a numbered list of links. */
export function ReadingPaths({children}: ListProps) {
  return <div className={`${styles.list} ${styles.paths}`}>{children}</div>;
}

/** What happens one after the other: each item of a numbered list names its moment, and below it says more. */
export function Timeline({children}: ListProps) {
  return <div className={`${styles.list} ${styles.timeline}`}>{children}</div>;
}
