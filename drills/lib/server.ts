import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {bundleServer, writeContactForms} from '../../scripts/bundleServer';
import {expectThat} from './drill';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'api/dist/drills');
let built: Promise<void> | undefined;

/** Builds the server as a release does, once. Returns its path. */
export async function buildServer(): Promise<string> {
  built ??= bundleServer(root, folder);
  await built;
  return join(folder, 'server.js');
}

/** Builds the server into `dist` of a release, `…/api/dist`, beside whose `build` it serves pages. Returns its path. */
export async function buildServerInto(dist: string): Promise<string> {
  await bundleServer(root, dist);
  // Packages are found from the folder upwards.
  symlinkSync(join(root, 'node_modules'), join(dist, '../../node_modules'));
  return join(dist, 'server.js');
}

/**
 * Builds it beside the built site, which it then serves.
 *
 * @throws when there is none
 */
export async function buildServerWithSite(): Promise<string> {
  const site = join(root, 'build');
  expectThat(existsSync(join(site, 'index.html')), 'There is no built site: run "npm run build" first.');
  const release = join(folder, 'release');
  const dist = join(release, 'api/dist');
  await bundleServer(root, dist);
  await writeContactForms(root, site, dist);
  rmSync(join(release, 'build'), {force: true});
  symlinkSync(site, join(release, 'build'));
  return join(dist, 'server.js');
}

/** A running server. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** From start until it says that it listens, in milliseconds. */
  readonly startMs: number;
  /** As a crash or a power cut of the process. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Resident memory in MB. */
  memoryMb(): number;
  /** What it logged. */
  log(): string;
}

/**
 * Starts the API on a free port, without pages unless `pages` is given.
 *
 * @param env variables; nothing of this process's own environment goes with them, save the path
 * @throws with its output when it ends before it listens
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  {program, prefix = [], pages = false}: {program?: string; prefix?: readonly string[]; pages?: boolean} = {},
): Promise<RunningServer> {
  const file = program ?? (await (pages ? buildServerWithSite() : buildServer()));
  const started = performance.now();
  const [command = '', ...args] = [...prefix, process.execPath, file, ...(pages ? [] : ['--api-only'])];
  const child: ChildProcess = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_CONTACT: '1000000',
      RATE_LIMIT_GLOBAL: '1000000',
      RATE_LIMIT_TOTAL: '100000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      // Enough to explain a failure; a server under load says much.
      output = (output + chunk.toString()).slice(-200_000);
      const found = /(?:API r|R)eady: (\S+)/.exec(output)?.[1];
      if (found) {
        resolve(found.replace('localhost', '127.0.0.1'));
      }
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void gone.then((code) =>
      reject(new Error(`The server ended with ${code} before it listened:\n${output}`)),
    );
  });
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      return gone;
    },
    memoryMb() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
    },
    log: () => output,
  };
}
