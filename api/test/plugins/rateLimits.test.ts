import type {Redis} from 'ioredis';
import {wordsIn} from '../../src/languages/languages';
import {createMetrics} from '../../src/metrics';
import {connectRedis} from '../../src/redis';
import {movableClock} from '../clock';
import {describeWith} from '../engines/absent';
import {hasRedis, type RedisServer, startRedis} from '../engines/redis';
import {afterTest, setUp, until} from '../setUp';

describe('rate limits', () => {
  test.each(['/api/health', '/api/email/test', '/api/contact'])('%s: counts for a minute', async (url) => {
    const pass = movableClock();
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '10', RATE_LIMIT_CONTACT: '10'}});
    const call = () => app.inject({method: url === '/api/contact' ? 'POST' : 'GET', url});
    for (let i = 0; i < 10; i++) {
      expect((await call()).statusCode).not.toBe(429);
    }
    pass(58_000);
    const refused = await call();
    expect([refused.statusCode, refused.json().message]).toEqual([429, wordsIn('en').server.tooMany]);
    expect(refused.headers['retry-after']).toMatch(/^[12]$/);
    pass(3_000);
    expect((await call()).statusCode).not.toBe(429);
  });

  test('each route counts by itself, and pages have no limit', async () => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1'}});
    const call = async (url: string) => (await app.inject(url)).statusCode;
    expect([await call('/api/health'), await call('/api/health')]).toEqual([200, 429]);
    expect(await call('/api/email/test')).toBe(200);
    expect([await call('/pricing'), await call('/pricing')]).toEqual([404, 404]);
  });

  test.each([
    ['proxies that add the port', ['203.0.113.1:4001', '203.0.113.1:4002', '203.0.113.1'], [200, 429, 429]],
    [
      'a /64',
      ['[2001:db8::1]:4001', '[2001:db8::2]:4002', '2001:db8::3', '2001:db8:0:1::'],
      [200, 429, 429, 200],
    ],
    ['what is no address', ['unknown', '_hidden1', '_hidden2'], [200, 429, 429]],
    ['claims left of what the proxy adds', ['203.0.113.1', '198.51.100.9, 203.0.113.1'], [200, 429]],
    ['others', ['203.0.113.1', '203.0.113.2'], [200, 200]],
  ])('count as one client or not: %s', async (_what, addresses, expected) => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1', TRUST_PROXY: 'loopback'}});
    const ask = async (address: string) =>
      (await app.inject({url: '/api/health', headers: {'x-forwarded-for': address}})).statusCode;
    const statuses = [];
    for (const address of addresses) {
      statuses.push(await ask(address));
    }
    expect(statuses).toEqual(expected);
  });

  test('a forwarded address counts only from a listed proxy', async () => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1', TRUST_PROXY: '10.0.0.0/8'}});
    const ask = async (address: string) =>
      (await app.inject({url: '/api/health', headers: {'x-forwarded-for': address}})).statusCode;
    expect([await ask('203.0.113.1'), await ask('203.0.113.2')]).toEqual([200, 429]);
  });

  test('a Redis that fails is asked again after a second, and not for each call', async () => {
    const asked: unknown[][] = [];
    const redis = {
      status: 'ready',
      eval: (_script: string, ...args: unknown[]) => {
        asked.push(args);
        return Promise.reject(new Error('gone'));
      },
    };
    const pass = movableClock();
    const metrics = createMetrics();
    const {app} = await setUp({redis: redis as unknown as Redis, metrics, env: {RATE_LIMIT_GLOBAL: '3'}});
    const call = async () => (await app.inject('/api/health')).statusCode;
    expect([await call(), await call()]).toEqual([200, 200]);
    expect(asked).toEqual([[1, 'portal-limit-127.0.0.1', 60_000]]);
    pass(1_000);
    expect([await call(), await call(), asked.length]).toEqual([200, 429, 2]);
    pass(1_000);
    redis.status = 'reconnecting';
    expect([await call(), asked.length]).toEqual([429, 2]);
    expect(await metrics.text()).toContain('portal_rate_limit_fallback_total 5\n');
  });
});

describeWith(hasRedis(), 'redis-server')('limits in Redis', () => {
  let server: RedisServer;
  beforeEach(async () => {
    server = await startRedis();
  }, 20_000);
  afterEach(() => server?.remove());

  /** @param patienceMs how long a command may take: on a busy machine longer than the server gives it */
  async function replica(patienceMs?: number) {
    const changes: boolean[] = [];
    const redis = await connectRedis(server.url, (available) => void changes.push(available));
    afterTest(() => redis.disconnect());
    await until(() => redis.status === 'ready');
    redis.options.commandTimeout = patienceMs ?? redis.options.commandTimeout;
    const {app} = await setUp({redis, env: {RATE_LIMIT_GLOBAL: '10', RATE_LIMIT_CONTACT: '1'}});
    const calls = async (times: number) => {
      const statuses = [];
      for (let i = 0; i < times; i++) {
        statuses.push((await app.inject('/api/health')).statusCode);
      }
      return statuses;
    };
    return {app, redis, calls, changes};
  }

  test('two servers have one limit, for each route', async () => {
    const [a, b] = [await replica(10_000), await replica(10_000)];
    expect(await a.calls(8)).toEqual(Array(8).fill(200));
    expect(await b.calls(4)).toEqual([200, 200, 429, 429]);
    const ttl = await a.redis.pttl('portal-limit-127.0.0.1');
    expect(ttl > 30_000 && ttl <= 60_000).toBe(true);
    const post = async ({app}: typeof a) =>
      (await app.inject({method: 'POST', url: '/api/contact'})).statusCode;
    expect([await post(a), await post(b)]).toEqual([400, 429]);
  }, 20_000);

  test('without Redis each has its own, at once; with Redis again they share it again', async () => {
    const {redis, calls, changes} = await replica(10_000);
    expect(await calls(11)).toEqual([...Array(10).fill(200), 429]);
    await server.kill();
    await until(() => changes.at(-1) === false);
    expect(await calls(11)).toEqual([...Array(10).fill(200), 429]);
    await server.start();
    await until(() => redis.status === 'ready');
    expect(await calls(1)).toEqual([200]);
    expect(changes).toEqual([true, false, true]);
  }, 20_000);

  test('a Redis that is silent does not hold a call, and the limit holds', async () => {
    const {calls} = await replica();
    expect(await calls(1)).toEqual([200]);
    server.freeze();
    afterTest(() => server.thaw());
    expect(await calls(11)).toEqual([...Array(10).fill(200), 429]);
  });
});
