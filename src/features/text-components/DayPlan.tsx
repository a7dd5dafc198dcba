import type {ReactNode} from 'react';
import {daysIn} from '@site/src/lib/planDates';
import PlanDates from './PlanDates.island';
import {percentOf, readRows, rowsOf, withRowProps} from './tableRows';
import bars from './RowBars.module.css';
import styles from './DayPlan.module.css';

interface DayPlanProps {
  /** One Markdown table. Its first column has days (0, 1–3), its second the tasks. */
  children: ReactNode;
}

/**
 * Plan by days. Each row of the table has a bar for its days, on a scale from day 0 to the last day. The bars are
 * beside the text, or below it on a phone. They are decorative, since the table has the days. A field above takes the
 * date of day 0 and gives each row its date.
 */
export function DayPlan({children}: DayPlanProps) {
  const rows = readRows(children, ([day = '']) => daysIn(day), [
    'DayPlan',
    'Its first column names days: 3, or 8–21.',
  ]);
  const days = 1 + Math.max(...rows.map((row) => row?.[1] ?? 0));
  const at = (day: number) => percentOf(day, days);
  const weeks = Array.from({length: Math.ceil(days / 7)}, (_, week) => 7 * week);
  const head = {
    children: [
      rowsOf(children)[0]?.props.children,
      <td key="axis" aria-hidden>
        {weeks.map((day) => (
          <i key={day}>{day}</i>
        ))}
      </td>,
    ],
  };
  const spans = rows.map((row) => row && {style: {'--from': at(row[0]), '--for': at(row[1] - row[0] + 1)}});
  return (
    <div className={`${bars.bars} ${styles.plan}`} style={{'--week': at(7)}}>
      <PlanDates when="intent" />
      {withRowProps(children, [head, ...spans.slice(1)])}
    </div>
  );
}
