import {type ChildProcess, spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {bundleServer} from '../../scripts/bundleServer';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'api/dist/drills');
let built: Promise<void> | undefined;

/** Builds the server as a release does, once. Returns its path. */
export async function buildServer(): Promise<string> {
  built ??= bundleServer(root, folder);
  await built;
  return join(folder, 'server.js');
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
 * Starts the API without pages on a free port.
 *
 * @param env variables; nothing of this process's own environment goes with them, save the path
 * @throws with its output when it ends before it listens
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  {program, prefix = []}: {program?: string; prefix?: readonly string[]} = {},
): Promise<RunningServer> {
  const file = program ?? (await buildServer());
  const started = performance.now();
  const [command = '', ...args] = [...prefix, process.execPath, file, '--api-only'];
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
      const found = /API ready: (\S+)/.exec(output)?.[1];
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
