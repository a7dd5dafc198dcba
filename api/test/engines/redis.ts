import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createConnection} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort} from './postgres';

/** A Redis server of its own, that keeps nothing. */
export interface RedisServer {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it from answering while its connections stay open; `thaw` ends that. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

/** Whether Redis is installed. */
export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/**
 * Starts a server on a free port of the loopback.
 *
 * @throws when Redis is not installed or does not start
 */
export async function startRedis(): Promise<RedisServer> {
  const dir = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir];
    child = spawn('redis-server', args, {stdio: 'ignore'});
    let failure: unknown;
    child.on('error', (error) => (failure = error));
    for (let i = 0; i < 500 && !failure; i++) {
      if (await accepts(port)) {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('Redis did not start.', {cause: failure});
  }

  async function kill(): Promise<void> {
    const dying = child;
    child = undefined;
    if (dying && dying.exitCode === null) {
      const gone = new Promise((resolve) => dying.once('exit', resolve));
      dying.kill('SIGKILL');
      await gone;
    }
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async remove() {
      await kill();
      rmSync(dir, {recursive: true, force: true});
    },
  };
}
