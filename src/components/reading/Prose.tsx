import type {ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import styles from './Prose.module.css';

/** A text that writers made in Markdown. */
export function Prose({children}: {children: ReactNode}) {
  return (
    <div className={styles.prose}>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
