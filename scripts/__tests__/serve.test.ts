/** `npm run serve` ends its server when it or npm is told to end. By the process list of Linux. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
const onLinux = existsSync('/proc/self/status') ? it : it.skip;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ok}) => ok,
    () => false,
  );

async function until(holds: () => Promise<boolean>, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(100)) {
    if (await holds()) {
      return true;
    }
  }
  return false;
}

/** Starts a command that serves, waits until it answers, and tells it to end. Returns how it ended, when nothing answers. */
async function serveUntil(signal: NodeJS.Signals, command: string, args: string[]) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const port = await freePort();
  const started = spawn(command, args, {
    cwd: root,
    stdio: 'ignore',
    env: {...process.env, PORT: String(port), DATA_DIR: dataDir},
  });
  const ended = once(started, 'exit');
  expect(await until(() => answers(port), 60)).toBe(true);
  started.kill(signal);
  expect(await until(async () => !(await answers(port)), 30)).toBe(true);
  const result = await ended;
  rmSync(dataDir, {recursive: true});
  return result;
}

onLinux(
  'npm run serve leaves no server behind',
  async () => {
    await serveUntil('SIGTERM', 'npm', ['run', 'serve']);
  },
  100_000,
);

onLinux(
  'what npm run serve runs ends with its server after SIGINT, without an error',
  async () => {
    expect(await serveUntil('SIGINT', process.execPath, ['scripts/serve.mjs'])).toEqual([0, null]);
  },
  100_000,
);
