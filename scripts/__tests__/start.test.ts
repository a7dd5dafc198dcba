/** Tests that `npm start` and `npm run serve` leave no process behind. Uses the process list of Linux. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, existsSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {testFolder} from '../../tests/testFolder';

const root = path.resolve(import.meta.dirname, '../..');
const withProcesses = existsSync('/proc/self/status') ? describe : describe.skip;

/** True for a running process; false for a zombie. */
const runs = (pid: number) =>
  existsSync(`/proc/${pid}/status`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

async function until(what: string, holds: () => boolean): Promise<void> {
  for (const end = Date.now() + 30_000; !holds(); await sleep(50)) {
    if (Date.now() > end) {
      throw new Error(`Not within 30 s: ${what}`);
    }
  }
}

/** A build that starts a child process, writes its id and waits for it. */
const slowBuild = `import {spawn} from 'node:child_process';
import {writeFileSync} from 'node:fs';
const child = spawn('sleep', ['300'], {stdio: 'ignore'});
writeFileSync('pid', String(child.pid));
child.on('exit', () => process.exit(0));
`;
/** A server that ends at once, and one that runs until it is stopped. */
const server = "require('node:fs').writeFileSync('served', '');\nprocess.exit(7);\n";
const lasting = `process.on('SIGINT', () => process.exit(0));
setInterval(() => undefined, 1000);
require('node:fs').writeFileSync('pid', String(process.pid));
`;

const {folder, write, read, clear} = testFolder();
/** Waits for the id that the process writes. */
async function begun(): Promise<number> {
  await until('it has begun', () => existsSync(path.join(folder, 'pid')) && read('pid') !== '');
  const pid = Number(read('pid'));
  expect(runs(pid)).toBe(true);
  return pid;
}
beforeEach(() => {
  clear();
  for (const name of ['start', 'serve', 'lib', 'freshness']) {
    cpSync(path.join(root, `scripts/${name}.mjs`), path.join(folder, `scripts/${name}.mjs`));
  }
  write('package.json', '{"scripts": {"serve": "node scripts/serve.mjs"}}');
  write('api/dist/server.js', server);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
});

withProcesses('npm start, while it builds', () => {
  const start = (build: string): ChildProcess => {
    write('scripts/build.ts', build);
    return spawn(process.execPath, ['scripts/start.mjs'], {cwd: folder, stdio: 'ignore', detached: true});
  };

  test.each<[NodeJS.Signals, number, (it: ChildProcess) => unknown]>([
    ['SIGTERM', 143, (it: ChildProcess) => it.kill('SIGTERM')],
    // Like a terminal: the signal goes to the whole foreground group.
    ['SIGINT', 130, (it: ChildProcess) => process.kill(-it.pid!, 'SIGINT')],
  ])(
    'ends with its build after %s, with code %i',
    async (_, expected, end) => {
      const started = start(slowBuild);
      const ended = once(started, 'exit');
      const pid = await begun();
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

withProcesses('npm run serve', () => {
  test.each<[NodeJS.Signals, string, string[], unknown[]]>([
    ['SIGINT', process.execPath, ['scripts/serve.mjs'], [0]],
    // Versions of npm differ.
    ['SIGTERM', 'npm', ['run', 'serve'], [null, 143]],
  ])(
    'ends its server with %s of %s',
    async (signal, command, args, codes) => {
      write('api/dist/server.js', lasting);
      const started = spawn(command, args, {cwd: folder, stdio: 'ignore'});
      const ended = once(started, 'exit');
      const pid = await begun();
      started.kill(signal);
      const [code] = (await ended) as [number | null];
      await until('the server has ended', () => !runs(pid));
      expect(codes).toContain(code);
    },
    60_000,
  );
});
