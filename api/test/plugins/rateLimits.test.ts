import type {Redis} from 'ioredis';
import {wordsIn} from '../../src/languages/languages';
import {createMetrics} from '../../src/metrics';
import {connectRedis} from '../../src/redis';
import {movableClock} from '../clock';
import {describeWith} from '../engines/absent';
import {hasRedis, type RedisServer, startRedis} from '../engines/redis';
import {afterTest, setUp, until} from '../setUp';

describe('rate limits', () => {
  test('each route counts for a minute by itself, and pages have no limit', async () => {
    const pass = movableClock();
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1', RATE_LIMIT_CONTACT: '1'}});
    for (const [method, url, status] of [
      ['GET', '/api/health', 200],
      ['GET', '/api/email/test', 200],
      ['POST', '/api/contact', 400],
    ] as const) {
      const call = () => app.inject({method, url});
      const statuses = [(await call()).statusCode];
      for (let i = 1; i < 11; i++) {
        statuses.push((await call()).statusCode);
      }
      expect([statuses[0], statuses.at(-1)]).toEqual([status, 429]);
      pass(40_000);
      const refused = await call();
      expect([refused.statusCode, refused.json().message]).toEqual([429, wordsIn('en').server.tooMany]);
      const wait = Number(refused.headers['retry-after']);
      expect(wait > 10 && wait <= 20).toBe(true);
      pass(20_000);
      expect((await call()).statusCode).toBe(status);
    }
    const pages = [await app.inject('/pricing'), await app.inject('/pricing')];
    expect(pages.map(({statusCode}) => statusCode)).toEqual([404, 404]);
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
    ['what a proxy says that is not listed', ['203.0.113.1', '203.0.113.2'], [200, 429], '10.0.0.0/8'],
  ])('count as one client or not: %s', async (_what, addresses, expected, TRUST_PROXY = 'loopback') => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1', TRUST_PROXY}});
    const ask = async (address: string) =>
      (await app.inject({url: '/api/health', headers: {'x-forwarded-for': address}})).statusCode;
    const statuses = [];
    for (const address of addresses) {
      statuses.push(await ask(address));
    }
    expect(statuses).toEqual(expected);
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

  /** @param patienceMs timeout of a command, longer than the server's, for busy machines */
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

  test('a wrong password is told apart from a server that is away, each once', async () => {
    const own = await startRedis();
    afterTest(() => own.remove());
    const redis = await connectRedis(own.url, () => {});
    afterTest(() => redis.disconnect());
    await redis.config('SET', 'requirepass', 'right');
    for (const [url, reason] of [
      [own.url.replace('//', '//:wrong@'), 'WRONGPASS'],
      [own.url, 'NOAUTH'],
      ['redis://127.0.0.1:1', 'ECONNREFUSED'],
    ] as const) {
      const changes: unknown[] = [];
      const lost = await connectRedis(url, (...change) => void changes.push(change));
      afterTest(() => lost.disconnect());
      let losses = 0;
      lost.on('close', () => losses++);
      await until(() => losses > 1 && changes.length > 0);
      // Fails at once, not after the command's timeout.
      await expect(lost.ping()).rejects.toThrow(/^(?!Command timed out)/);
      expect(changes).toEqual([[false, reason]]);
    }
  });
});
