import {brand} from '@site/src/data/brand';
import {brandMark} from '@site/src/data/brandMark';
import styles from './BrandMark.module.css';

const box = `0 0 ${brandMark.size} ${brandMark.size}`;

/** The sign, in the colours of the theme, and the name. */
export function BrandMark() {
  return (
    <span className={styles.brand}>
      <svg viewBox={box} width="30" height="30" aria-hidden>
        <path d={brandMark.ground} fill="var(--accent)" />
        <path
          d={brandMark.line}
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth={brandMark.lineWidth}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {brand.name}
    </span>
  );
}
