import type {ReactNode} from 'react';
import {Split} from '../ui/Split';
import styles from './FigureBand.module.css';

interface FigureBandProps {
  /** Id of the title, for the section around it. */
  titleId: string;
  title: string;
  items: readonly {value: string; label: string}[];
  /** Stands below the title. */
  children?: ReactNode;
}

/** A few large figures on a dark band. */
export function FigureBand({titleId, title, items, children}: FigureBandProps) {
  return (
    <Split first={0.25} className={styles.band}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
      </div>
      <dl className={styles.items}>
        {items.map(({value, label}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </Split>
  );
}
