import {jest} from '@jest/globals';
import type {Redis} from 'ioredis';
import {wordsIn} from '../../src/languages/languages';
import {createMetrics} from '../../src/metrics';
import {afterTest, setUp} from '../setUp';

describe('rate limits', () => {
  test.each(['/api/health', '/api/email/test', '/api/contact'])('%s: counts for a minute', async (url) => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '10', RATE_LIMIT_CONTACT: '10'}});
    const call = () => app.inject({method: url === '/api/contact' ? 'POST' : 'GET', url});
    for (let i = 0; i < 10; i++) {
      expect((await call()).statusCode).not.toBe(429);
    }
    const {now} = Date;
    let passed = 58_000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + passed);
    afterTest(() => clock.mockRestore());
    const refused = await call();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toMatch(/^[12]$/);
    passed += 3_000;
    expect((await call()).statusCode).not.toBe(429);
  });

  test('a clock that is put back does not lengthen the minute', async () => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1'}});
    const call = async () => (await app.inject('/api/health')).statusCode;
    expect([await call(), await call()]).toEqual([200, 429]);
    const {now} = Date;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    afterTest(() => clock.mockRestore());
    expect([await call(), await call()]).toEqual([200, 429]);
  });

  test('the global one holds for every other route, and not for pages', async () => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '2'}});
    const call = async () => (await app.inject('/api/health')).json();
    expect([await call(), await call(), await call()]).toMatchObject([
      {status: 'ok'},
      {status: 'ok'},
      {statusCode: 429, message: wordsIn('en').server.tooMany},
    ]);
    for (let i = 0; i < 4; i++) {
      expect((await app.inject('/pricing')).statusCode).toBe(404);
    }
  });

  test('a proxy that adds the port, and what is no address, widen no limit', async () => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1', TRUST_PROXY: 'loopback'}});
    const ask = async (address: string) =>
      (await app.inject({url: '/api/health', headers: {'x-forwarded-for': address}})).statusCode;
    expect([await ask('203.0.113.1:4001'), await ask('203.0.113.1:4002'), await ask('203.0.113.1')]).toEqual([
      200, 429, 429,
    ]);
    expect([
      await ask('[2001:db8::1]:4001'),
      await ask('[2001:db8::2]:4002'),
      await ask('[2001:db8::3]'),
    ]).toEqual([200, 429, 429]);
    expect([await ask('unknown'), await ask('_hidden1'), await ask('_hidden2')]).toEqual([200, 429, 429]);
  });

  test('clients are told apart; a forwarded address counts only from a listed proxy', async () => {
    const forwarded = (address: string) => ({
      url: '/api/health',
      remoteAddress: '10.1.2.3',
      headers: {'x-forwarded-for': address},
    });
    const open = await setUp({env: {RATE_LIMIT_GLOBAL: '1', TRUST_PROXY: '10.0.0.0/8'}});
    expect((await open.app.inject(forwarded('203.0.113.1'))).statusCode).toBe(200);
    expect((await open.app.inject(forwarded('203.0.113.2'))).statusCode).toBe(200);
    // The visitor's own claim, left of what the proxy adds, changes nothing.
    expect((await open.app.inject(forwarded('198.51.100.9, 203.0.113.2'))).statusCode).toBe(429);

    const closed = await setUp({env: {RATE_LIMIT_GLOBAL: '1'}});
    expect((await closed.app.inject(forwarded('203.0.113.1'))).statusCode).toBe(200);
    expect((await closed.app.inject(forwarded('203.0.113.2'))).statusCode).toBe(429);
  });

  test('a Redis that fails is asked again after a second, and not for each call', async () => {
    const asked: unknown[][] = [];
    const redis = {
      status: 'ready',
      defineCommand() {},
      rateLimit(...args: unknown[]) {
        asked.push(args.slice(0, -1));
        (args.at(-1) as (error: Error) => void)(new Error('gone'));
      },
    };
    const metrics = createMetrics();
    const {app} = await setUp({redis: redis as unknown as Redis, metrics, env: {RATE_LIMIT_GLOBAL: '3'}});
    const call = async () => (await app.inject('/api/health')).statusCode;
    expect([await call(), await call()]).toEqual([200, 200]);
    // The client under a name of our own, a minute, the limit, and none of the longer waits that the package knows.
    expect(asked).toEqual([['portal-limit-127.0.0.1', 60_000, 3, false, false]]);
    const {now} = performance;
    let passed = 1_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + passed);
    afterTest(() => clock.mockRestore());
    expect([await call(), await call(), asked.length]).toEqual([200, 429, 2]);
    passed += 1_000;
    redis.status = 'reconnecting';
    expect([await call(), asked.length]).toEqual([429, 2]);
    expect((await app.inject('/api/email/test')).statusCode).toBe(200);
    expect(await metrics.text()).toContain('portal_rate_limit_fallback_total 6\n');
  });
});
