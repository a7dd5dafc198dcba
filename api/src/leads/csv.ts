/** A spreadsheet runs a cell that begins with one of these as a formula (ASVS 5.0, 1.2.10). */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Writes a table as CSV (RFC 4180) that spreadsheets open as UTF-8 and in which nothing is a formula: an apostrophe goes
 * before what would be one.
 *
 * @param columns header and value of each column
 */
export function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly (readonly [string, (row: Row) => string | number | null])[],
): string {
  const lines = [
    columns.map(([name]) => cell(name)),
    ...rows.map((row) => columns.map(([, value]) => cell(value(row)))),
  ];
  // Without the mark Excel takes the text for the alphabet of the machine.
  return `\ufeff${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
