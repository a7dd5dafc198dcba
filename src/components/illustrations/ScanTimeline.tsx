import {Check, Wrench} from '@site/src/components/ui/icons';
import {emailChecks} from '@site/src/data/sampleReport';
import styles from './ScanTimeline.module.css';

interface ScanTimelineProps {
  label: string;
  checks: readonly {name: string; state: string}[];
}

/** Position of the one finding in the sample scan: that of the sample report. */
const toFix = emailChecks.findIndex(({finding}) => finding);

/** A finished scan, check by check: a picture of the product, with its words as text. */
export function ScanTimeline({label, checks}: ScanTimelineProps) {
  return (
    <figure className={styles.timeline} aria-label={label}>
      <ol>
        {checks.map((check, index) => (
          <li key={check.name} className="signed" data-open={index === toFix || undefined}>
            <span className={styles.dot}>
              {index === toFix ? (
                <Wrench aria-hidden size={13} />
              ) : (
                <Check aria-hidden size={13} strokeWidth={3} />
              )}
            </span>
            <span>{check.name}</span>
            <span className={styles.state}>{check.state}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
