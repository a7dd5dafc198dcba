import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Grid.module.css';

interface GridProps {
  as?: 'div' | 'ul' | 'ol' | 'dl';
  /** Four become two and three become one on narrow screens; phones have one. */
  columns: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
}

const looks = {2: styles.two, 3: styles.three, 4: styles.four};

export function Grid({as: Tag = 'div', columns, className, children}: GridProps) {
  return <Tag className={clsx(styles.grid, looks[columns], className)}>{children}</Tag>;
}
