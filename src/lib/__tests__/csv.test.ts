import {csvLine} from '../csv';

test('quotes everything, keeps line breaks, and disarms formulas', () => {
  const cells = ['=1+1', '+39 02', '-5', '@sum', '\tx', '\r=1', 'a "b", c', 'two\nlines', 'a=b', null];
  expect(csvLine(cells, ',')).toBe(
    `"'=1+1","'+39 02","'-5","'@sum","'\tx","'\r'=1","a ""b"", c","two\nlines","a=b",""\r\n`,
  );
});

/** Returns cells as spreadsheets parse them: quotes count only at the beginning of a cell, as in Excel. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = csv;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const end = quoted ? quoted[0].length : 0;
    const after = rest.slice(end).search(new RegExp(`[${separator}\r\n]`));
    const stop = after < 0 ? rest.length : end + after;
    cells.push((quoted?.[1]?.replaceAll('""', '"') ?? '') + rest.slice(end, stop));
    rest = rest.slice(stop + 1);
  }
  return cells;
}

test.each([',', ';', '\t'])('no cell is a formula where "%s" stands between cells', (separator) => {
  const attacks = [
    "x;=cmd|'/C calc'!A0",
    'x\t=1+1',
    'x\n=1+1',
    'x\r\n  @sum',
    'x,"=1+1',
    '＝1+1',
    'x; ＋1',
    ';;=1',
    '\r=1',
    '\n\t=1',
  ];
  const cells = cellsOf(attacks.map((row) => csvLine(['1', row], ',')).join(''), separator);
  expect(cells.length).toBeGreaterThanOrEqual(attacks.length);
  expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
});
