import type {ReactNode} from 'react';
import styles from './Badge.module.css';

/** Square, because round shapes are clickable on this site. */
export function Badge({tone = 'accent', children}: {tone?: 'accent' | 'muted'; children: ReactNode}) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
