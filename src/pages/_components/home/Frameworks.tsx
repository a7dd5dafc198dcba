import {LazyPart} from '@site/src/components/shell/LazyPart';
import styles from './Frameworks.module.css';

export function Frameworks() {
  return (
    <div className={styles.strip}>
      <LazyPart load={() => import('./FrameworksPart')} />
    </div>
  );
}
