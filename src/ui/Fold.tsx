import type {ReactNode} from 'react';
import {ChevronDown} from './icons';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** Shows the title on wide screens too. */
  titled?: boolean;
  children: ReactNode;
}

/** Details that are folded on narrow screens only. Browsers without `::details-content` fold them everywhere. */
export function Fold({title, titled, children}: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <ChevronDown aria-hidden size={18} />
      </summary>
      {titled && <p className={styles.title}>{title}</p>}
      {children}
    </details>
  );
}
