import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';
import styles from './DayPlan.module.css';

type Parent = ReactElement<{children?: ReactNode; style?: object}>;

const isParent = (node: ReactNode): node is Parent => isValidElement<{children?: ReactNode}>(node);

/** The days that the first cell of a row names, '3' or '8–21'; none in a heading. */
function daysOf(row: Parent): readonly [first: number, last: number] | undefined {
  const first = Children.toArray(row.props.children).find(isParent);
  const [, from, to = from] =
    /^(\d+)(?:–(\d+))?$/.exec(Children.toArray(first?.props.children).join('')) ?? [];
  return from === undefined ? undefined : [Number(from), Number(to)];
}

/** All rows of a table. */
const rowsOf = (node: ReactNode): Parent[] =>
  Children.toArray(node).flatMap((child) =>
    !isParent(child) ? [] : child.type === 'tr' ? [child] : rowsOf(child.props.children),
  );

/** The table again, in which each row knows its place among so many days. */
function placed(node: ReactNode, days: number): ReactNode {
  return Children.map(node, (child) => {
    if (!isParent(child)) {
      return child;
    }
    if (child.type !== 'tr') {
      return cloneElement(child, undefined, placed(child.props.children, days));
    }
    const found = daysOf(child);
    if (!found) {
      return child;
    }
    const percent = (count: number) => `${Math.round((count / days) * 1000) / 10}%`;
    const [from, to] = found;
    return cloneElement(child, {style: {'--from': percent(from), '--for': percent(to - from + 1)}});
  });
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
  const last = Math.max(...rowsOf(children).map((row) => daysOf(row)?.[1] ?? 0));
  return (
    <div className={styles.plan} style={{'--days': last + 1}}>
      {placed(children, last + 1)}
    </div>
  );
}
