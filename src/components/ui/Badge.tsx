import type {ReactNode} from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'accent' | 'muted';
  children: ReactNode;
}

/** Square, because round shapes are clickable on this site. */
export function Badge({tone = 'accent', children}: BadgeProps) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
