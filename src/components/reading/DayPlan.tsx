import type {ReactNode} from 'react';
import {percentOf, readRows, withRowStyles} from './tableRows';
import bars from './RowBars.module.css';
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
 * A plan day by day: each row of the table has a bar for its days, on one scale from day 0 to the last one that is named;
 * beside the words, or below them on a phone. For those who see it; the table says the days itself.
 */
export function DayPlan({children}: DayPlanProps) {
  const rows = readRows(children, daysOf, ['DayPlan', 'Its first column names days: 3, or 8–21.']);
  const days = 1 + Math.max(...rows.map((row) => row?.[1] ?? 0));
  const at = (day: number) => percentOf(day, days);
  const spans = rows.map((row) => row && {'--from': at(row[0]), '--for': at(row[1] - row[0] + 1)});
  return (
    <div className={`${bars.bars} ${styles.plan}`} style={{'--week': at(7)}}>
      {withRowStyles(children, spans)}
    </div>
  );
}
