import type {ReactNode} from 'react';
import {namesOfRows, percentOf, readRows} from './tableRows';
import styles from './DayPlan.module.css';

/** The days that the first cell of a row names, '3' or '8–21'. */
function daysOf([day = '']: readonly string[]): readonly [first: number, last: number] | undefined {
  const [, from, to = from] = /^(\d+)(?:[–-](\d+))?$/.exec(day) ?? [];
  return from === undefined ? undefined : [Number(from), Number(to)];
}

interface DayPlanProps {
  /** One table, in Markdown, whose first column names days: 0, 1–3. What each row is called stands in bold. */
  children: ReactNode;
}

/**
 * A plan day by day, drawn above its table: each row as a bar from day 0 to the last one that is named, its name beside it.
 * For those who see it; the table says the same.
 */
export function DayPlan({children}: DayPlanProps) {
  const names = namesOfRows(children);
  const rows = readRows(children, daysOf, ['DayPlan', 'Its first column names days: 3, or 8–21.']).filter(
    (row) => row !== undefined,
  );
  const last = Math.max(...rows.map(([, to]) => to));
  const at = (day: number) => percentOf(day, last + 1);
  const weeks = Array.from({length: Math.ceil(last / 7)}, (_, week) => week * 7);
  return (
    <>
      <div aria-hidden data-pagefind-ignore="" className={styles.plan} style={{'--week': at(7)}}>
        <p>
          {[...weeks, last].map((day) => (
            <span key={day} style={day === last ? {insetInlineEnd: 0} : {insetInlineStart: at(day)}}>
              {day}
            </span>
          ))}
        </p>
        {rows.map(([from, to], index) => (
          // The name of what comes late stands before it.
          <p
            key={index}
            style={{
              '--for': at(to - from + 1),
              ...(from < last * 0.7
                ? {'--from': at(from)}
                : {'--to': at(last - to), flexDirection: 'row-reverse'}),
            }}
          >
            {names[index]}
          </p>
        ))}
      </div>
      {children}
    </>
  );
}
