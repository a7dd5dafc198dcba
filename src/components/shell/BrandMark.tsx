import {brand} from '@site/src/data/brand';
import styles from './BrandMark.module.css';

/** The sign and the name. The sign is the one of `static/favicon.svg`, in the colours of the theme. */
export function BrandMark() {
  return (
    <span className={styles.brand}>
      <svg className={styles.sign} viewBox="0 0 32 32" width="30" height="30" aria-hidden>
        <path d="M16 1.5 29 6v10.2c0 7-5.3 11.8-13 14.3C8.3 28 3 23.2 3 16.2V6z" fill="var(--accent)" />
        <path
          d="m9.5 11 6.5 10.5L22.5 11"
          fill="none"
          stroke="var(--on-accent)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {brand.name}
    </span>
  );
}
