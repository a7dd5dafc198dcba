import type {FundingLevel} from '@site/src/data/fundedProjects';
import styles from './FundingMark.module.css';

/** From the region out to the union. */
const rings: readonly FundingLevel[] = ['regional', 'national', 'eu'];

/**
 * A neutral stand-in for the mark of a fund: three rings, the one that pays filled. Official emblems have rules of
 * their own and go here once there is a real grant.
 */
export function FundingMark({level, label}: {level: FundingLevel; label: string}) {
  return (
    <p className={styles.mark}>
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden>
        {rings.map((ring, index) => (
          <circle
            key={ring}
            className={ring === level ? styles.on : undefined}
            cx="24"
            cy="24"
            r={5 + index * 7.5}
          />
        ))}
      </svg>
      {label}
    </p>
  );
}
