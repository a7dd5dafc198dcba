import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

/** A row of a table as Markdown makes it, or one of its cells. */
type TablePart = ReactElement<{children?: ReactNode; style?: object}>;

const isPart = (node: ReactNode): node is TablePart => isValidElement<{children?: ReactNode}>(node);

/** All that is written in a part. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => (isPart(child) ? textOf(child.props.children) : typeof child === 'object' ? '' : child))
    .join('');

/** The words of the cells of a row. */
const cellsOf = (row: TablePart): string[] =>
  Children.toArray(row.props.children)
    .filter(isPart)
    .map((cell) => textOf(cell.props.children));

/** The rows of a table, in their order. */
const rowsOf = (node: ReactNode): TablePart[] =>
  Children.toArray(node)
    .filter(isPart)
    .flatMap((child) => (child.type === 'tr' ? [child] : rowsOf(child.props.children)));

/**
 * What the rows of a table in Markdown mean, in their order; its heading, the first, means nothing.
 *
 * @param read what a row means, from its cells
 * @param where the component, and the wanted form of a row, for whoever wrote another
 * @throws Error where there is no row below the heading, or one cannot be read
 */
export function readRows<T>(
  node: ReactNode,
  read: (cells: readonly string[]) => T | undefined,
  [component, wanted]: readonly [component: string, wanted: string],
): (T | undefined)[] {
  const [, ...rows] = rowsOf(node).map(cellsOf);
  if (rows.length === 0) {
    throw new Error(
      `<${component}> holds no table with rows. Leave a blank line before and after the table.`,
    );
  }
  return [
    undefined,
    ...rows.map((cells) => {
      const found = read(cells);
      if (found === undefined) {
        throw new Error(`<${component}> cannot draw the row "${cells.join(' | ')}". ${wanted}`);
      }
      return found;
    }),
  ];
}

/** Custom properties that a row is drawn by; none leaves it as it is. */
export type RowStyle = Readonly<Record<`--${string}`, string>> | undefined;

function styled(node: ReactNode, styles: Iterator<RowStyle>): ReactNode {
  return Children.map(node, (child) => {
    if (!isPart(child)) {
      return child;
    }
    if (child.type !== 'tr') {
      return cloneElement(child, undefined, styled(child.props.children, styles));
    }
    const style = styles.next().value as RowStyle;
    return style ? cloneElement(child, {style}) : child;
  });
}

/**
 * A table of a text again, with what its rows are drawn by.
 *
 * @param styles one for each of its rows, in their order
 */
export const withRowStyles = (node: ReactNode, styles: readonly RowStyle[]): ReactNode =>
  styled(node, styles.values());

/** A share of a whole as style sheets have it. */
export const percentOf = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
