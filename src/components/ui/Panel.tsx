import styles from './Panel.module.css';

interface PanelProps {
  as?: 'div' | 'article';
  children: React.ReactNode;
}

/** A large dark surface that a page has once or twice: what it is about, and its last call to action. */
export function Panel({as: Tag = 'div', children}: PanelProps) {
  return <Tag className={styles.panel}>{children}</Tag>;
}
