import {home} from '@content/home';
import {LogoCarousel} from '@site/src/features/sections/LogoCarousel';
import {frameworks} from '@site/src/data/claims';
import styles from './Frameworks.module.css';

export function Frameworks() {
  return (
    <div className={styles.strip}>
      <LogoCarousel {...home.frameworks} items={frameworks} />
    </div>
  );
}
