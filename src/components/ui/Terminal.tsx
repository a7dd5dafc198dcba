import type {ReactNode} from 'react';
import styles from './Terminal.module.css';

/** Lines of a machine, dark in either theme; what does not fit goes on below, indented. */
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
