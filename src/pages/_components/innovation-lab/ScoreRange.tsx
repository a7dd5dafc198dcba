import type {innovationLab} from '@content/innovationLab';
import {Figure} from '@site/src/ui/Figure';
import styles from './ScoreRange.module.css';

/** Start and end of each range in percent of the scale. Illustrative, not measured. */
const ranges = [
  [12, 88],
  [34, 76],
  [52, 66],
] as const;

export function ScoreRange({label, sources, low, high}: typeof innovationLab.pillars.diagrams.score) {
  return (
    <Figure caption={label} className={styles.figure}>
      <ul>
        {ranges.map(([from, to], index) => (
          <li key={from} style={{'--from': `${from}%`, '--length': `${to - from}%`}}>
            {sources[index]}
            <i aria-hidden />
          </li>
        ))}
      </ul>
      <p>
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </Figure>
  );
}
