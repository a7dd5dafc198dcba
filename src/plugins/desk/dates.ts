import {execFile} from 'node:child_process';
import {stat} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** When texts were last changed. */
export interface Dates {
  /** Day, ISO 8601, of a file by its path relative to the site. */
  readonly of: (file: string) => string | undefined;
  /** Files with changes that are not committed. */
  readonly isOpen: (file: string) => boolean;
  /** Why the dates are those of the files on this disk, where they are. */
  readonly note?: string;
}

/** Days of the last commit of each file, by the commit that the clone stands at. */
const known = new Map<string, ReadonlyMap<string, string>>();

function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    files.filter((file) => !days.has(file)).forEach((file) => days.set(file, date.slice(0, 10)));
  }
  return days;
}

async function fromDisk(siteDir: string, files: readonly string[]): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  for (const file of files) {
    const found = await stat(path.join(siteDir, file)).catch(() => undefined);
    if (found) {
      days.set(file, found.mtime.toISOString().slice(0, 10));
    }
  }
  return days;
}

/** When files were last changed: their last commit, or now where they have changes since. */
export async function datesOf(siteDir: string, files: readonly string[]): Promise<Dates> {
  const git = async (...args: string[]) =>
    (await run('git', ['-c', 'core.quotepath=off', ...args], {cwd: siteDir, maxBuffer: 2 ** 28})).stdout;
  try {
    const head = `${siteDir} ${await git('rev-parse', 'HEAD')}`;
    const days =
      known.get(head) ?? daysIn(await git('log', '--format=%x00%cI', '--name-only', '--relative', '--', '.'));
    known.clear();
    known.set(head, days);
    const changed = await git('diff', '--name-only', '--relative', 'HEAD', '--', '.');
    const added = await git('ls-files', '--others', '--exclude-standard', '--', '.');
    const open = new Set(`${changed}${added}`.split('\n'));
    const today = await fromDisk(
      siteDir,
      files.filter((file) => open.has(file)),
    );
    return {of: (file) => today.get(file) ?? days.get(file), isOpen: (file) => open.has(file)};
  } catch {
    const days = await fromDisk(siteDir, files);
    return {
      of: (file) => days.get(file),
      isOpen: () => false,
      note: 'Without a history made with Git, dates are those of the files on this disk, and what changed since a translation cannot be shown.',
    };
  }
}
