/**
 * A spreadsheet runs a cell that begins with one of these as a formula (ASVS 5.0, 1.2.10), also in full width. A spreadsheet
 * that expects another separator, as in Italian, may begin a cell in the middle of ours: after that sign or a line break.
 */
const formula = /(?<=^|[;,\t\r\n])[ \t]*(?=[=+\-@\t\r＝＋－＠])/g;

export const separators = [',', ';'] as const;
export type Separator = (typeof separators)[number];

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  return `"${text.replaceAll(formula, "$&'").replaceAll('"', '""')}"`;
}

/** Header and value of each column. */
export type Columns<Row> = readonly (readonly [string, (row: Row) => string | number | null])[];

const line = (cells: readonly (string | number | null)[], separator: Separator) =>
  `${cells.map(cell).join(separator)}\r\n`;

/** Makes the first line. Without the mark before it Excel takes the text for the alphabet of the machine. */
export const csvHead = <Row>(columns: Columns<Row>, separator: Separator): string =>
  `\ufeff${line(
    columns.map(([name]) => name),
    separator,
  )}`;

/** Makes a line of CSV (RFC 4180). An apostrophe goes before what a spreadsheet would take for a formula. */
export const csvLine = <Row>(columns: Columns<Row>, row: Row, separator: Separator): string =>
  line(
    columns.map(([, value]) => value(row)),
    separator,
  );
