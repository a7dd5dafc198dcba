/**
 * Widths of the columns of a table: each as wide as its text where there is room; otherwise what is left beyond the
 * longest words is shared by how much each lacks, as browsers do it.
 *
 * @param columns width of the longest word, and of the longest cell on one line
 * @param width of the whole table
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
