import {setUp, validMessage} from '../setUp';

describe('GET /api/health', () => {
  test('says ok with what waits, and is never cached', async () => {
    let now = Date.parse('2026-03-01T10:00:00Z');
    const {app, post, store} = await setUp({now: () => now});
    const health = async () => (await app.inject('/api/health')).json();
    expect(await health()).toEqual({
      status: 'ok',
      queue: {pending: 0, failed: 0, oldestPendingSeconds: 0},
    });
    for (const message of ['The first message', 'The second message']) {
      await post({...validMessage, message});
      now += 60_000;
    }
    expect(await health()).toMatchObject({queue: {pending: 2, failed: 0, oldestPendingSeconds: 120}});
    const [job] = await store.claim('mail', now, 1, {owner: 'x', until: now + 1});
    if (job) {
      await store.markFailed(job, '550');
    }
    // Answers are kept for a second, so that probes cost little.
    expect(await health()).toMatchObject({queue: {pending: 2}});
    now += 1_000;
    expect(await health()).toEqual({
      status: 'ok',
      queue: {pending: 1, failed: 1, oldestPendingSeconds: 61},
    });
    expect((await app.inject('/api/health')).headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['is silent', () => new Promise<never>(() => {})],
  ])('says ok without a queue while the store %s', async (_what, countQueue) => {
    const {app} = await setUp({store: {countQueue}});
    const answer = await app.inject('/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([200, {status: 'ok', queue: null}]);
  });
});

describe('GET /api/ready', () => {
  test('is ready while the store can be written, and knows no limit', async () => {
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1'}});
    for (let i = 0; i < 3; i++) {
      const answer = await app.inject('/api/ready');
      expect([answer.statusCode, answer.json()]).toEqual([200, {status: 'ready'}]);
    }
  });

  test.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['is silent', () => new Promise<never>(() => {})],
  ])('is not while the store %s', async (_what, assertWritable) => {
    const {app} = await setUp({store: {assertWritable}});
    const answer = await app.inject('/api/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, {status: 'store unavailable'}]);
  });

  test('a clock that is put back does not keep an old answer', async () => {
    let now = Date.now();
    let broken = false;
    const {app} = await setUp({
      now: () => now,
      store: {assertWritable: () => (broken ? Promise.reject(new Error('gone')) : Promise.resolve())},
    });
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    broken = true;
    now -= 60 * 60_000;
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
  });

  test('is not once the process stops', async () => {
    let stopping = false;
    const {app} = await setUp({isStopping: () => stopping});
    expect((await app.inject('/api/ready')).statusCode).toBe(200);
    stopping = true;
    const answer = await app.inject('/api/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, {status: 'stopping'}]);
  });
});
