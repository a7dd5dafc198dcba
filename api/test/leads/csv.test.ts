import {toCsv} from '../../src/leads/csv';

test('quotes everything, keeps line breaks, and disarms formulas', () => {
  const rows = ['=1+1', '+39 02', '-5', '@sum', '\tx', '\r=1', 'a "b", c', 'two\nlines', 'a=b', null, 7];
  const text = toCsv(rows, [['value', (row) => row]]);
  expect(text).toBe(
    `\ufeff"value"\r\n"'=1+1"\r\n"'+39 02"\r\n"'-5"\r\n"'@sum"\r\n"'\tx"\r\n"'\r=1"\r\n` +
      `"a ""b"", c"\r\n"two\nlines"\r\n"a=b"\r\n""\r\n"7"\r\n`,
  );
});
