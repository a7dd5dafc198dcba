/**
 * Returns the widths of a table's columns. If there is enough space, each is as wide as its text. Otherwise the space
 * beyond the longest words is shared in proportion to each column's shortfall, as in browsers.
 *
 * @param columns width of the longest word, and of the longest cell on one line
 */
export function columnWidths(columns: readonly {least: number; most: number}[], width: number): number[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const most = sum(columns.map((column) => column.most));
  if (most <= width) {
    return columns.map((column) => column.most + (width - most) / columns.length);
  }
  const least = sum(columns.map((column) => column.least));
  if (least >= width) {
    return columns.map((column) => (column.least / least) * width);
  }
  return columns.map(
    (column) => column.least + ((column.most - column.least) / (most - least)) * (width - least),
  );
}
