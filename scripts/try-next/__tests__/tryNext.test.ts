import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {changes, make} from '../changes';
import {askFor, copyRepository} from '../copy';
import {reasonIn} from '../steps';

const root = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'next-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it.each(changes)('the text that is changed in $file stands there, once', (change) => {
  const place = path.join(folder, change.file);
  cpSync(path.join(root, change.file), place);
  make(change, folder);
  expect(readFileSync(place, 'utf8')).not.toContain(change.from);
  expect(() => make(change, folder)).toThrow(`${change.file} has “${change.from.trim()}” 0 times`);
});

it('asks for all packages of Docusaurus in the next version', () => {
  cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  askFor({docusaurus: '9.9.9', node: '99', typescript: '~9.9'}, folder);
  const list = readFileSync(path.join(folder, 'package.json'), 'utf8');
  expect(list).not.toMatch(/"@docusaurus\/[\w-]+": "(?!9\.9\.9")/);
  expect(JSON.parse(list).devDependencies).toMatchObject({node: '99', typescript: '~9.9'});
});

it('does not empty a folder that holds something else', () => {
  const file = path.join(folder, 'own.txt');
  writeFileSync(file, 'mine');
  expect(() => copyRepository(root, folder)).toThrow('holds something else');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(() => copyRepository(root, path.join(root, 'next'))).toThrow('is not apart from');
  expect(() => copyRepository(root, path.dirname(path.resolve(root)))).toThrow('is not apart from');
});

it('copies over the last copy, and leaves its packages', () => {
  copyRepository(root, folder);
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'docs/old.md'), '');
  copyRepository(root, folder);
  expect(existsSync(path.join(folder, 'docs/old.md'))).toBe(false);
  expect(readFileSync(path.join(folder, 'package.json'))).toEqual(readFileSync('package.json'));
  expect(existsSync(path.join(folder, 'node_modules'))).toBe(true);
});

describe('the sentence of a failure', () => {
  it.each([
    [
      '[cause]: Error: 48 paths\n[cause]: Error: No "a". Docusaurus seems to have changed inside: see b.\n[cause]: Error: 2',
      'No "a". Docusaurus seems to have changed inside: see b.',
    ],
    ['[cause]: Error: 48 paths failed\n[cause]: Error: x is not defined\n', 'Error: x is not defined'],
    [
      '[ERROR] Error: Unable to build.\n  [cause]: Error: The key is refused.\n at x',
      'Error: The key is refused.',
    ],
    [
      '✘\n  1) a.spec.ts:3 › is quiet ───\n\n    Error: console\n    x',
      'a.spec.ts:3 › is quiet ─── Error: console',
    ],
    ['PASS\n  ● says so\n\n    expected 1\n\n      at a.ts', 'says so expected 1'],
    ["src/a.ts(1,9): error TS2305: No 'b'.\n", "src/a.ts(1,9): error TS2305: No 'b'."],
    ['npm error code E404\nnpm error 404 Not found\n', '404 Not found'],
    ['one\ntwo\n', 'two'],
  ])('in %j', (log, sentence) => {
    expect(reasonIn(log)).toBe(sentence);
  });
});
