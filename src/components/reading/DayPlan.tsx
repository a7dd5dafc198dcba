import type {ReactNode} from 'react';
import {percentOf, readRows, withRowStyles} from './tableRows';
import rows from './RowBars.module.css';
import styles from './DayPlan.module.css';

/** The days that the first cell of a row names, '3' or '8–21'. */
function daysOf([day = '']: readonly string[]): readonly [first: number, last: number] | undefined {
  const [, from, to = from] = /^(\d+)(?:[–-](\d+))?$/.exec(day) ?? [];
  return from === undefined ? undefined : [Number(from), Number(to)];
}

interface DayPlanProps {
  /** One table, in Markdown, whose first column names days: 0, 1–3. */
  children: ReactNode;
}

/**
 * A plan day by day: below each row a bar shows which of all days it takes, from day 0 to the last one that is named. For
 * those who see it; the table says the days itself.
 */
export function DayPlan({children}: DayPlanProps) {
  const found = readRows(children, daysOf, ['DayPlan', 'Its first column names days: 3, or 8–21.']);
  const days = Math.max(...found.map((row) => row?.[1] ?? 0)) + 1;
  const bars = found.map(
    (row) => row && {'--from': percentOf(row[0], days), '--for': percentOf(row[1] - row[0] + 1, days)},
  );
  return (
    <div className={`${rows.bars} ${styles.plan}`} style={{'--days': days}}>
      {withRowStyles(children, bars)}
    </div>
  );
}
