import type {ReactNode} from 'react';
import styles from './Terminal.module.css';

/** Terminal output, dark in both themes. Long lines wrap with an indent. */
export function Terminal({lines}: {lines: readonly ReactNode[]}) {
  return (
    <pre className={styles.terminal}>
      {lines.map((line, index) => (
        <span key={index}>
          {line}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
