import styles from './Panel.module.css';

interface PanelProps {
  as?: 'div' | 'article';
  children: React.ReactNode;
}

/** A large dark surface, for the one thing that a page is about. */
export function Panel({as: Tag = 'div', children}: PanelProps) {
  return <Tag className={styles.panel}>{children}</Tag>;
}
