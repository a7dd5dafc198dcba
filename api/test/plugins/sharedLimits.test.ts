import {connectRedis} from '../../src/redis';
import {describeWith} from '../engines/absent';
import {hasRedis, type RedisServer, startRedis} from '../engines/redis';
import {afterTest, setUp, until} from '../setUp';

describeWith(hasRedis(), 'redis-server')('limits in Redis', () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedis();
  }, 20_000);
  afterEach(() => server?.remove());

  /** @param patienceMs how long a command may take; without it as long as the server gives it */
  async function replica({patienceMs}: {patienceMs?: number} = {}) {
    const changes: boolean[] = [];
    const redis = await connectRedis(server.url, (available) => void changes.push(available));
    afterTest(() => redis.disconnect());
    await until(() => redis.status === 'ready');
    if (patienceMs !== undefined) {
      redis.options.commandTimeout = patienceMs;
    }
    const {app} = await setUp({redis, env: {RATE_LIMIT_GLOBAL: '10'}});
    const call = async () => (await app.inject('/api/health')).statusCode;
    return {redis, call, changes};
  }

  // On a busy machine an answer may take longer than the server waits, and the call is then counted in this process.
  const patient = {patienceMs: 10_000};

  async function calls(call: () => Promise<number>, times: number): Promise<number[]> {
    const statuses = [];
    for (let i = 0; i < times; i++) {
      statuses.push(await call());
    }
    return statuses;
  }

  test('two servers have one limit', async () => {
    const [a, b] = [await replica(patient), await replica(patient)];
    expect(await calls(a.call, 8)).toEqual(Array(8).fill(200));
    expect(await calls(b.call, 4)).toEqual([200, 200, 429, 429]);
    expect(await a.call()).toBe(429);
  }, 20_000);

  test('without Redis each has its own, at once; with Redis again they share it again', async () => {
    const {redis, call, changes} = await replica(patient);
    expect(await calls(call, 10)).toEqual(Array(10).fill(200));
    expect(await call()).toBe(429);
    await server.kill();
    await until(() => changes.at(-1) === false);
    expect(await calls(call, 11)).toEqual([...Array(10).fill(200), 429]);
    await server.start();
    await until(() => redis.status === 'ready');
    expect(await call()).toBe(200);
    expect(changes).toEqual([true, false, true]);
  }, 20_000);

  test('a Redis that is silent does not hold a call, and the limit holds', async () => {
    const {call} = await replica();
    expect(await call()).toBe(200);
    server.freeze();
    afterTest(() => server.thaw());
    expect(await calls(call, 11)).toEqual([...Array(10).fill(200), 429]);
  });
});
