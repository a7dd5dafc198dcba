import {useWordsLanguage} from '@site/src/components/shell/useWordsLanguage';
import styles from './ScanWeek.module.css';

interface ScanWeekProps {
  /** Says in words what the picture shows. */
  label: string;
  targets: readonly string[];
}

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Days of the week on which each target is scanned, Monday is 0. */
const scanned: readonly (readonly number[])[] = [[0, 2, 4], [1, 4], [2]];
/** The scan that found something: the email system's, on Wednesday. */
const found = {target: 2, day: 2};

/** A week of scheduled scans, a line for each target. */
export function ScanWeek({label, targets}: ScanWeekProps) {
  const language = useWordsLanguage(targets);
  const {format} = new Intl.DateTimeFormat(language, {weekday: 'short', timeZone: 'UTC'});
  const days = [0, 1, 2, 3, 4, 5, 6];
  return (
    <div className={styles.week} role="img" aria-label={label}>
      <span />
      {days.map((day) => (
        <small key={day}>{format(monday + day * dayMs).slice(0, 2)}</small>
      ))}
      {targets.map((target, line) => [
        <b key={target}>{target}</b>,
        ...days.map((day) => (
          <i
            key={`${target}-${day}`}
            className={
              scanned[line]?.includes(day)
                ? line === found.target && day === found.day
                  ? `${styles.passed} ${styles.found}`
                  : styles.passed
                : undefined
            }
          />
        )),
      ])}
    </div>
  );
}
