import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Card.module.css';

interface CardProps {
  as?: 'div' | 'article' | 'li';
  /** `ink` is dark in either theme. */
  tone?: 'raised' | 'soft' | 'ink';
  className?: string;
  children: ReactNode;
}

/** A bordered surface. */
export function Card({as: Tag = 'div', tone = 'raised', className, children}: CardProps) {
  return <Tag className={clsx(styles.card, styles[tone], className)}>{children}</Tag>;
}
