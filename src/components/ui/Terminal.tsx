import type {ReactNode} from 'react';
import styles from './Terminal.module.css';

/** Lines of a machine, dark in either theme; what does not fit goes on below. */
export function Terminal({children}: {children: ReactNode}) {
  return <pre className={styles.terminal}>{children}</pre>;
}
