import {Children, cloneElement, isValidElement, type ReactElement, type ReactNode} from 'react';

type TablePart = ReactElement<{children?: ReactNode}>;

const isPart = (node: ReactNode): node is TablePart => isValidElement<{children?: ReactNode}>(node);

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((child) => (isPart(child) ? textOf(child.props.children) : typeof child === 'object' ? '' : child))
    .join('');

const cellsOf = (row: TablePart): string[] =>
  Children.toArray(row.props.children)
    .filter(isPart)
    .map((cell) => textOf(cell.props.children));

/** Returns the rows of a table, the heading first. */
export const rowsOf = (node: ReactNode): TablePart[] =>
  Children.toArray(node)
    .filter(isPart)
    .flatMap((child) => (child.type === 'tr' ? [child] : rowsOf(child.props.children)));

/** Returns the cells' text of each row, the heading first. */
export const cellsOfRows = (node: ReactNode): string[][] => rowsOf(node).map(cellsOf);

/**
 * Parses the rows of a Markdown table without its heading.
 *
 * @param read parses the cells of a row
 * @param where component and expected row format, for error messages
 * @throws Error if the table has no rows or a row cannot be parsed
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

/** Custom properties of a row; `undefined` leaves it unchanged. */
export type RowStyle = Readonly<Record<`--${string}`, string>> | undefined;

/** Attributes of a row; `undefined` leaves it unchanged. */
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

/** Clones a table with attributes for its rows, in order. */
export const withRowProps = (node: ReactNode, props: readonly RowProps[]): ReactNode =>
  given(node, props.values());

/** Clones a table with custom properties for its rows, in order. */
export const withRowStyles = (node: ReactNode, styles: readonly RowStyle[]): ReactNode =>
  withRowProps(
    node,
    styles.map((style) => style && {style}),
  );

/** Formats a share as a CSS percentage with one decimal. */
export const percentOf = (part: number, whole: number) => `${Math.round((part / whole) * 1000) / 10}%`;
