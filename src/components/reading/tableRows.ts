import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

/** A row of a table as Markdown makes it, or one of its cells. */
type TablePart = ReactElement<{children?: ReactNode}>;

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
export const rowsOf = (node: ReactNode): TablePart[] =>
  Children.toArray(node)
    .filter(isPart)
    .flatMap((child) => (child.type === 'tr' ? [child] : rowsOf(child.props.children)));

/** The words of the cells of each row, its heading first. */
export const cellsOfRows = (node: ReactNode): string[][] => rowsOf(node).map(cellsOf);

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
  const [, ...rows] = cellsOfRows(node);
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

/** Attributes of a row; none leaves it as it is. */
type RowProps = object | undefined;

function given(node: ReactNode, props: Iterator<RowProps>): ReactNode {
  return Children.map(node, (child) => {
    if (!isPart(child)) {
      return child;
    }
    if (child.type !== 'tr') {
      return cloneElement(child, undefined, given(child.props.children, props));
    }
    return cloneElement(child, props.next().value as RowProps);
  });
}

/**
 * A table of a text again, with attributes for its rows.
 *
 * @param props one for each of its rows, in their order
 */
export const withRowProps = (node: ReactNode, props: readonly RowProps[]): ReactNode =>
  given(node, props.values());

/**
 * A table of a text again, with what its rows are drawn by.
 *
 * @param styles one for each of its rows, in their order
 */
export const withRowStyles = (node: ReactNode, styles: readonly RowStyle[]): ReactNode =>
  withRowProps(
    node,
    styles.map((style) => style && {style}),
  );

/** A share of a whole as style sheets have it. */
export const percentOf = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
