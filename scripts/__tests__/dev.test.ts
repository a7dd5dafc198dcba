/** Tests that `npm run dev` leaves no process behind, however it ends. Uses the process list of Linux. */
import {type ChildProcess, spawn} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {freePort} from '../../tests/freePort';

const root = path.resolve(import.meta.dirname, '../..');
const withProcesses = existsSync('/proc/self/environ') ? describe : describe.skip;

/** Returns the command lines of all running processes that inherited a marker, by id. Ignores zombies. */
function marked(mark: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (readFileSync(`/proc/${pid}/environ`, 'utf8').includes(mark)) {
        found.set(Number(pid), readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '));
      }
    } catch {
      // The process has ended, or belongs to another user.
    }
  }
  return found;
}

async function until(what: string, holds: () => boolean, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !holds(); await sleep(100)) {
    if (Date.now() > end) {
      throw new Error(`Not within ${seconds} s: ${what}`);
    }
  }
}

withProcesses('npm run dev', () => {
  let mark: string;
  let npm: ChildProcess;
  const running = () => marked(mark);
  const find = (part: RegExp) => [...running()].find(([, command]) => part.test(command))?.[0];

  beforeEach(async () => {
    mark = `DEV_TEST=${randomUUID()}`;
    npm = spawn('npm', ['run', 'dev'], {
      cwd: root,
      stdio: 'ignore',
      detached: true,
      // With the API, even if this site has none.
      env: {
        ...process.env,
        API_ORIGIN: '',
        DEV_TEST: mark.slice('DEV_TEST='.length),
        PORT: String(await freePort()),
      },
    });
    // The watcher, the watched API, and the development server.
    const parts = [/tsx watch/, /preflight\.cjs .*api\/src\/server\.ts/, /docusaurus start/];
    await until('all parts run', () => parts.every((part) => find(part)), 90);
  }, 100_000);
  afterEach(() => running().forEach((_, pid) => process.kill(pid, 'SIGKILL')));

  test.each<[string, () => unknown]>([
    // Like a terminal: the signal goes to the whole foreground group.
    ['Ctrl-C', () => process.kill(-npm.pid!, 'SIGINT')],
    ['the death of the development server', () => process.kill(find(/docusaurus start/)!, 'SIGKILL')],
  ])(
    'ends with all that it started after %s',
    async (_, end) => {
      expect(running().size).toBeGreaterThanOrEqual(5);
      end();
      await until(`nothing runs any more`, () => running().size === 0, 30).catch((error: unknown) => {
        throw new Error(`${String(error)}\n${[...running().values()].join('\n')}`);
      });
    },
    60_000,
  );
});
