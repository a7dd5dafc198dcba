/**
 * A spreadsheet runs a cell that begins with one of these as a formula (ASVS 5.0, 1.2.10), also in full width. Where it
 * takes another sign than the comma between cells, as in Italian, a cell may begin in the middle of ours: after that sign
 * or a line break.
 */
const formula = /(?<=^|[;,\t\r\n])[ \t]*(?=[=+\-@\t\r＝＋－＠])/g;

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  return `"${text.replaceAll(formula, "$&'").replaceAll('"', '""')}"`;
}

/** Header and value of each column. */
export type Columns<Row> = readonly (readonly [string, (row: Row) => string | number | null])[];

const line = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`;

/** The first line. Without the mark before it Excel takes the text for the alphabet of the machine. */
export const csvHead = <Row>(columns: Columns<Row>): string => `\ufeff${line(columns.map(([name]) => name))}`;

/**
 * A line of CSV (RFC 4180) that spreadsheets open as UTF-8 and in which nothing is a formula: an apostrophe goes before
 * what would be one.
 */
export const csvLine = <Row>(columns: Columns<Row>, row: Row): string =>
  line(columns.map(([, value]) => value(row)));
