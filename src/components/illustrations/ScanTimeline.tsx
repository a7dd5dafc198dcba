import {Check, Wrench} from '@site/src/components/ui/icons';
import type {ScanCheck} from '@site/src/data/sampleReport';
import styles from './ScanTimeline.module.css';

interface ScanTimelineProps<Id extends string> {
  /** What the picture shows, for people who do not see it: how many checks, and how many of them found something. */
  label: (checks: number, toFix: number) => string;
  checks: readonly ScanCheck<Id>[];
  /** What each check is called. */
  names: Readonly<Record<Id, string>>;
  /** What is said of a check that passed, and of one that found something. */
  states: {passed: string; toFix: string};
}

/** A finished scan, check by check: a picture of the product, with its words as text. */
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
