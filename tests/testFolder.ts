import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Creates a folder for a suite, removed after the suite. `clear` empties it. */
export function testFolder(files: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  /** Writes a file and its folders. Returns the absolute path. */
  const write = (file: string, text: string | Buffer = ''): string => {
    const whole = path.join(folder, file);
    mkdirSync(path.dirname(whole), {recursive: true});
    writeFileSync(whole, text);
    return whole;
  };
  const clear = () => {
    rmSync(folder, {recursive: true});
    mkdirSync(folder);
  };
  Object.entries(files).forEach(([file, text]) => write(file, text));
  return {folder, write, clear, read: (file: string) => readFileSync(path.join(folder, file), 'utf8')};
}
