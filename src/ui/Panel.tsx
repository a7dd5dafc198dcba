import styles from './Panel.module.css';

/** Large dark surface; at most one per page. */
export function Panel({as: Tag = 'div', children}: {as?: 'div' | 'article'; children: React.ReactNode}) {
  return <Tag className={styles.panel}>{children}</Tag>;
}
