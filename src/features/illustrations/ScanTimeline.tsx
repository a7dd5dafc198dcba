import {Check, Wrench} from '@site/src/ui/icons';
import type {ScanCheck} from '@site/src/data/sampleReport';
import styles from './ScanTimeline.module.css';

interface ScanTimelineProps<Id extends string> {
  label: (checks: number, toFix: number) => string;
  checks: readonly ScanCheck<Id>[];
  names: Readonly<Record<Id, string>>;
  states: {passed: string; toFix: string};
}

/** A finished scan, check by check: a picture of the product with real text. */
export function ScanTimeline<Id extends string>({label, checks, names, states}: ScanTimelineProps<Id>) {
  return (
    <figure
      className={styles.timeline}
      aria-label={label(checks.length, checks.filter(({finding}) => finding).length)}
    >
      <ol>
        {checks.map(({id, finding}) => (
          <li key={id} className="signed" data-open={finding && ''}>
            <span className={styles.dot}>
              {finding ? <Wrench aria-hidden size={13} /> : <Check aria-hidden size={13} strokeWidth={3} />}
            </span>
            <span>{names[id]}</span>
            <span className={styles.state}>{finding ? states.toFix : states.passed}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
