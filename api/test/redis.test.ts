import {connectRedis} from '../src/redis';
import {describeWith} from './engines/absent';
import {hasRedis, startRedis} from './engines/redis';
import {openLink} from './engines/silentLink';
import {afterTest, until} from './support';

async function connected(url: string) {
  const changes: unknown[] = [];
  const redis = await connectRedis(url, (...change) => void changes.push(change));
  afterTest(() => redis.disconnect());
  return {redis, changes};
}

test('a Redis that is away keeps nothing waiting, and is told once', async () => {
  const {redis, changes} = await connected('redis://127.0.0.1:1');
  let losses = 0;
  redis.on('close', () => losses++);
  await until(() => losses > 1);
  // At once, and not after the time that a command has.
  await expect(redis.ping()).rejects.toThrow(/^(?!Command timed out)/);
  expect(changes).toEqual([[false, 'ECONNREFUSED']]);
  expect([1, 5, 50].map((attempts) => redis.options.retryStrategy?.(attempts))).toEqual([100, 500, 2_000]);
});

describeWith(hasRedis(), 'redis-server')('with Redis', () => {
  test('the first call is counted there; one that falls silent is given up soon', async () => {
    const server = await startRedis();
    afterTest(() => server.remove());
    const url = new URL(server.url);
    const link = await openLink(Number(url.port));
    afterTest(() => link.close());
    url.port = String(link.port);
    const {redis, changes} = await connected(url.href);
    await until(() => changes.length > 0);
    expect(changes).toEqual([[true, undefined]]);
    expect(await redis.ping()).toBe('PONG');
    link.cut();
    await expect(redis.ping()).rejects.toThrow('Command timed out');
  }, 20_000);

  test('a wrong password is told apart from a server that is away', async () => {
    const server = await startRedis();
    afterTest(() => server.remove());
    const {redis} = await connected(server.url);
    await redis.config('SET', 'requirepass', 'right');
    for (const [url, reason] of [
      [server.url.replace('//', '//:wrong@'), 'WRONGPASS'],
      [server.url, 'NOAUTH'],
    ] as const) {
      const {changes} = await connected(url);
      await until(() => changes.length > 0);
      expect(changes).toEqual([[false, reason]]);
    }
  }, 20_000);
});
