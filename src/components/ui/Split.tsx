import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Split.module.css';

interface SplitProps {
  as?: 'div' | 'article';
  /** Width of the first column, where the second has 1. */
  first?: number;
  /** The second column is as wide as what is in it. */
  tail?: boolean;
  /** How the columns stand to each other where one is shorter. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  className?: string;
  children: ReactNode;
}

/** Two columns that come to stand below each other where there is no room for both. */
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
