import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {datesOf} from '../dates';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'dates-'));
});
afterEach(() => rmSync(clone, {recursive: true}));

/** A site below the root of its clone. */
const siteDir = () => path.join(clone, 'site');
function write(file: string, text: string, day = '2001-02-03'): void {
  const full = path.join(siteDir(), file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
  utimesSync(full, new Date(`${day}T12:00:00Z`), new Date(`${day}T12:00:00Z`));
}
function git(day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`;
  const {status, stderr} = spawnSync(
    'git',
    ['-c', 'user.name=W', '-c', 'user.email=w@site.example', ...args],
    {
      cwd: clone,
      encoding: 'utf8',
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: '1999-01-01T12:00:00Z'},
    },
  );
  expect([status, stderr]).toEqual([0, '']);
}
function commit(day: string): void {
  git(day, 'add', '.');
  git(day, 'commit', '--quiet', '-m', 'Texts');
}
async function tableOf(...files: string[]) {
  const {of, isOpen, note} = await datesOf(siteDir(), files);
  return {note, rows: files.map((file) => [file, of(file), isOpen(file)])};
}

it('are those of the last commits, and of the disk where something has changed since', async () => {
  git('2024-01-02', 'init', '--quiet');
  write('.gitignore', 'ignored.md');
  ['docs/old.md', 'docs/città.md', 'docs/changed.md', 'gone.md'].forEach((file) => write(file, 'One.'));
  commit('2024-01-02');
  write('docs/città.md', 'Two and more.');
  commit('2024-03-04');
  write('docs/changed.md', 'Two.', '2025-06-07');
  write('new.md', 'New.', '2025-08-09');
  write('ignored.md', 'Ignored.', '2025-08-09');
  rmSync(path.join(siteDir(), 'gone.md'));
  const rows = [
    ['docs/old.md', '2024-01-02', false],
    ['docs/città.md', '2024-03-04', false],
    ['docs/changed.md', '2025-06-07', true],
    ['new.md', '2025-08-09', true],
    ['ignored.md', undefined, false],
    ['gone.md', '2024-01-02', true],
  ] as const;
  const files = rows.map(([file]) => file);
  expect(await tableOf(...files)).toEqual({note: undefined, rows});
  // Those of a commit are known; another one is read.
  commit('2024-05-06');
  expect((await tableOf(...files)).rows).toEqual([
    ...rows.slice(0, 2),
    ['docs/changed.md', '2024-05-06', false],
    ['new.md', '2024-05-06', false],
    ['ignored.md', undefined, false],
    ['gone.md', '2024-05-06', false],
  ]);
});

it('are those of the files without a history, which is said', async () => {
  write('a.md', 'A.', '2025-06-07');
  expect(await tableOf('a.md', 'gone.md')).toEqual({
    note: 'Without a history made with Git, dates are those of the files on this disk, and what changed since a translation cannot be shown.',
    rows: [
      ['a.md', '2025-06-07', false],
      ['gone.md', undefined, false],
    ],
  });
});
