import type {ReactNode} from 'react';
import {KnownTexts} from './TextFacts';
import styles from './Lists.module.css';

interface ListProps {
  children: ReactNode;
}

/** Each item is a bold link with a description. Links to texts of the sidebar show reading time and sheets. */
export function ReadingList({children}: ListProps) {
  return (
    <div className={`${styles.list} ${styles.texts}`}>
      <KnownTexts>{children}</KnownTexts>
    </div>
  );
}

/** Each item names a reader, a reason, and a numbered list of links. */
export function ReadingPaths({children}: ListProps) {
  return <div className={`${styles.list} ${styles.paths}`}>{children}</div>;
}

/** Each item of a numbered list has its moment and a description below. */
export function Timeline({children}: ListProps) {
  return <div className={`${styles.list} ${styles.timeline}`}>{children}</div>;
}
