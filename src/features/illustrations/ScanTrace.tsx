import {emailChecks} from '@site/src/data/sampleReport';
import {traceOf} from '@site/src/lib/scanTrace';
import styles from './ScanTrace.module.css';

const {line, passed, toFix, width, height} = traceOf(emailChecks.map(({finding}) => !finding));

/** A dot is a passed check, a square a finding. */
export function ScanTrace() {
  return (
    <svg
      className={styles.trace}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
    >
      <path d={line} />
      <path d={passed} />
      <path d={toFix} />
    </svg>
  );
}
