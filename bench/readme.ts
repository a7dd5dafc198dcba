import {readFileSync, writeFileSync} from 'node:fs';

const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

/**
 * Puts text between the marks of a file.
 *
 * @throws Error when the file has no marks
 */
export function replaceMarked(file: string, text: string): void {
  const before = readFileSync(file, 'utf8');
  const from = before.indexOf(start);
  const to = before.indexOf(end);
  if (from < 0 || to < from) {
    throw new Error(`${file} needs the lines ${start} and ${end} around the place of the table.`);
  }
  writeFileSync(file, `${before.slice(0, from + start.length)}\n\n${text}\n\n${before.slice(to)}`);
}
