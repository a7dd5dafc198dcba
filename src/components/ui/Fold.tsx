import type {ReactNode} from 'react';
import {ChevronDown} from './icons';
import styles from './Fold.module.css';

/** Details that are folded on narrow screens only. Browsers without `::details-content` fold them everywhere. */
export function Fold({title, children}: {title: string; children: ReactNode}) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <ChevronDown aria-hidden size={18} />
      </summary>
      {children}
    </details>
  );
}
