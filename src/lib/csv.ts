/**
 * A spreadsheet runs a cell that begins with one of these as a formula (ASVS 5.0, 1.2.10), also in full width. A spreadsheet
 * that expects another separator, as in Italian, may begin a cell in the middle of ours: after that sign or a line break.
 */
const formula = /(?<=^|[;,\t\r\n])[ \t]*(?=[=+\-@\t\r＝＋－＠])/g;

export const separators = [',', ';'] as const;
export type Separator = (typeof separators)[number];

/** Makes a line of CSV (RFC 4180). An apostrophe goes before what a spreadsheet would take for a formula. */
export function csvLine(cells: readonly (string | null)[], separator: Separator): string {
  const quoted = cells.map((text) => `"${(text ?? '').replaceAll(formula, "$&'").replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}
