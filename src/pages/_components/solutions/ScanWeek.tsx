import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import styles from './ScanWeek.module.css';

/** A Monday. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Weekdays with a scan for each target; Monday is 0. */
const scanned: readonly (readonly number[])[] = [[0, 2, 4], [1, 4], [2]];
const found = {target: 2, day: 2};

export function ScanWeek({label, targets}: {label: string; targets: readonly string[]}) {
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
