import type {ReactNode} from 'react';
import {ChevronDown} from '@site/src/ui/icons';
import styles from './Accordion.module.css';

export interface AccordionItem {
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  /** Shared by the items of a list: the browser keeps at most one open. */
  name: string;
  items: readonly AccordionItem[];
}

/** Single-open list on `<details name>`: works without script, and the open item can be closed again. */
export function Accordion({name, items}: AccordionProps) {
  return (
    <div className={styles.accordion}>
      {items.map((item) => (
        <details key={item.title} name={name} className={styles.item}>
          <summary className={styles.title}>
            {item.title}
            <ChevronDown aria-hidden className={styles.icon} size={20} />
          </summary>
          <div className={styles.body}>{item.body}</div>
        </details>
      ))}
    </div>
  );
}
