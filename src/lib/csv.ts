/**
 * A spreadsheet runs a cell that begins with one of these as a formula (ASVS 5.0, 1.2.10), also in full width. A
 * spreadsheet with another separator, as in Italian, may start a cell in the middle of ours: after that separator or a
 * line break.
 */
const formula = /(?<=^|[;,\t\r\n])[ \t]*(?=[=+\-@\t\r＝＋－＠])/g;

export const separators = [',', ';'] as const;
export type Separator = (typeof separators)[number];

/** Formats a line of CSV (RFC 4180). Prefixes an apostrophe to cells that a spreadsheet would treat as a formula. */
export function csvLine(cells: readonly (string | null)[], separator: Separator): string {
  const quoted = cells.map((text) => `"${(text ?? '').replaceAll(formula, "$&'").replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}
