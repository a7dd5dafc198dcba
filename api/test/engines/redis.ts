import {type ChildProcess, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {freePort} from '../../../tests/freePort';

export function hasRedis(): boolean {
  return spawnSync('redis-server', ['--version']).status === 0;
}

/** Starts Redis without persistence on a free loopback port. Throws if Redis is missing. */
export async function startRedis() {
  const dir = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir];
    child = spawn('redis-server', args, {stdio: 'ignore'});
    for (let tries = 0; tries < 500; tries++) {
      if (spawnSync('redis-cli', ['-p', String(port), 'ping'], {encoding: 'utf8'}).stdout === 'PONG\n') {
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('Redis did not start.');
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
    /** Stops responses while connections stay open, until `thaw`. */
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    async remove() {
      await kill();
      rmSync(dir, {recursive: true, force: true});
    },
  };
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>;
