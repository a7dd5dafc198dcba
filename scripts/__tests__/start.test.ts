/** `npm start` that is told to end while it builds leaves nothing behind, and serves nothing. By the process list of Linux. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
const withProcesses = existsSync('/proc/self/status') ? describe : describe.skip;

/** Whether a process runs; one that has ended and waits to be read does not. */
const runs = (pid: number) =>
  existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

async function until(what: string, holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; !holds(); await sleep(50)) {
    if (Date.now() > end) {
      throw new Error(`Not within 30 s: ${what}`);
    }
  }
}

/** A build that starts a process of its own, writes its id and waits for it. */
const slowBuild = `import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
const child = spawn('sleep', ['300'], {stdio: 'ignore'});
writeFileSync('pid', String(child.pid));
child.on('exit', () => process.exit(0));
`;
/** A server that ends at once. */
const server = "require('node:fs').writeFileSync('served', '');\nprocess.exit(7);\n";

withProcesses('npm start, while it builds', () => {
  let folder: string;
  const start = (build: string): ChildProcess => {
    writeFileSync(path.join(folder, 'scripts/build.ts'), build);
    return spawn(process.execPath, ['scripts/start.mjs'], {cwd: folder, stdio: 'ignore', detached: true});
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'start-'));
    mkdirSync(path.join(folder, 'scripts'));
    for (const name of ['start', 'serve', 'lib', 'freshness']) {
      cpSync(path.join(root, `scripts/${name}.mjs`), path.join(folder, `scripts/${name}.mjs`));
    }
    mkdirSync(path.join(folder, 'api/dist'), {recursive: true});
    writeFileSync(path.join(folder, 'api/dist/server.js'), server);
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  test.each<[NodeJS.Signals, number, (it: ChildProcess) => unknown]>([
    ['SIGTERM', 143, (it: ChildProcess) => it.kill('SIGTERM')],
    // As a terminal does: all in the foreground hear of it.
    ['SIGINT', 130, (it: ChildProcess) => process.kill(-it.pid!, 'SIGINT')],
  ])(
    'ends with its build after %s, with code %i',
    async (_, expected, end) => {
      const started = start(slowBuild);
      const ended = once(started, 'exit');
      const file = path.join(folder, 'pid');
      await until('the build has begun', () => existsSync(file) && readFileSync(file, 'utf8') !== '');
      const pid = Number(readFileSync(file, 'utf8'));
      expect(runs(pid)).toBe(true);
      end(started);
      expect(await ended).toEqual([expected, null]);
      expect(runs(pid)).toBe(false);
      expect(existsSync(path.join(folder, 'served'))).toBe(false);
    },
    60_000,
  );

  test('serves what was built, and ends with the code of the server', async () => {
    expect(await once(start('export {};\n'), 'exit')).toEqual([7, null]);
    expect(existsSync(path.join(folder, 'served'))).toBe(true);
  }, 60_000);
});
