import type {ReactNode} from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'accent' | 'muted';
  children: ReactNode;
}

/** A short label, square: what is round can be pressed. */
export function Badge({tone = 'accent', children}: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
