import styles from './Panel.module.css';

interface PanelProps {
  as?: 'div' | 'article';
  children: React.ReactNode;
}

/** Large dark surface; at most one per page. */
export function Panel({as: Tag = 'div', children}: PanelProps) {
  return <Tag className={styles.panel}>{children}</Tag>;
}
