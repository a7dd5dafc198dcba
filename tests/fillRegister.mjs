/** Writes two risks into the register on standard input: for tests, which cannot load the library (an ES module). */
import {openXlsx, saveXlsx} from 'hucre/xlsx';

const parts = [];
for await (const part of process.stdin) {
  parts.push(part);
}
const workbook = await openXlsx(Buffer.concat(parts));
const {rows, cells} = workbook.sheets[0];
const put = (row, column, value) => {
  rows[row][column] = value;
  const cell = cells?.get(`${row},${column}`);
  cells?.set(`${row},${column}`, {...cell, value, type: value instanceof Date ? 'date' : typeof value});
};
// A risk to treat now, reduced to an acceptable one, whose review is overdue; and one without owner and scores.
for (const [column, value] of [
  [0, 'R-1'],
  [2, 'Because, then, so'],
  [4, 'Anna'],
  [6, 5],
  [7, 3],
  [12, 2],
  [13, 2],
  [18, new Date('2021-01-31T00:00:00Z')],
]) {
  put(4, column, value);
}
put(5, 2, 'Not scored yet');
process.stdout.write(await saveXlsx(workbook));
