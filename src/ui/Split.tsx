import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Split.module.css';

interface SplitProps {
  as?: 'div' | 'article';
  /** Width of the first column relative to the second. */
  first?: number;
  /** Fits the second column to its content. */
  tail?: boolean;
  align?: 'start' | 'center' | 'end' | 'stretch';
  className?: string;
  children: ReactNode;
}

/** Two columns that stack if there is no room for both. */
export function Split({as: Tag = 'div', first, tail, align = 'center', className, children}: SplitProps) {
  return (
    <Tag
      className={clsx(styles.split, tail && styles.tail, align !== 'stretch' && styles[align], className)}
      style={first === undefined ? undefined : ({'--first': `${first}fr`} as CSSProperties)}
    >
      {children}
    </Tag>
  );
}
