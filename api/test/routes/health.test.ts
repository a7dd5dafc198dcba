import {setUp, validMessage} from '../setUp';

/** A log whose warnings and errors can be looked at. */
function keepLog() {
  const log: unknown[] = [];
  const write = (line: string) => {
    const {level, msg, err} = JSON.parse(line) as {level: number; msg: string; err?: Error};
    log.push([level, msg, err?.message]);
  };
  return {log, logger: {level: 'warn', stream: {write}}};
}

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

  test('sums up all channels; what is held or has failed does not wait', async () => {
    const channels = {mail: 'mail', webhook: 'webhook'} as const;
    const {app} = await setUp({
      now: () => 100_000,
      store: {
        countQueue: async () => [
          {channel: channels.mail, state: 'pending', count: 2, oldestAt: 69_600},
          {channel: channels.webhook, state: 'pending', count: 5, oldestAt: 70_000},
          {channel: channels.mail, state: 'failed', count: 1, oldestAt: 1},
          {channel: channels.webhook, state: 'failed', count: 3, oldestAt: 2},
          {channel: channels.mail, state: 'held', count: 11, oldestAt: 3},
        ],
      },
    });
    expect((await app.inject('/api/health')).json()).toEqual({
      status: 'ok',
      queue: {pending: 7, failed: 4, oldestPendingSeconds: 30},
    });
  });

  test.each([
    ['fails', 'gone', () => Promise.reject(new Error('gone'))],
    ['is silent', 'The store took too long to answer.', () => new Promise<never>(() => {})],
  ])('says ok without a queue while the store %s', async (_what, why, countQueue) => {
    const {log, logger} = keepLog();
    const {app} = await setUp({store: {countQueue}, logger});
    const answer = await app.inject('/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([200, {status: 'ok', queue: null}]);
    expect(log).toEqual([[40, 'the store did not tell its queue', why]]);
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
    ['fails', 'gone', () => Promise.reject(new Error('gone'))],
    ['is silent', 'The store took too long to answer.', () => new Promise<never>(() => {})],
  ])('is not while the store %s', async (_what, why, assertWritable) => {
    const {log, logger} = keepLog();
    const {app} = await setUp({store: {assertWritable}, logger});
    const answer = await app.inject('/api/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, {status: 'store unavailable'}]);
    expect(log).toEqual([[50, 'the store cannot be written', why]]);
  });

  test('is not while there is too little room on the disk', async () => {
    const {log, logger} = keepLog();
    const {app} = await setUp({freeSpace: async () => 0, logger});
    expect((await app.inject('/api/ready')).statusCode).toBe(503);
    expect(log).toEqual([[50, 'the store cannot be written', 'The disk is below DISK_FLOOR_MB.']]);
  });

  test('many who ask at once cost what one does, for a second', async () => {
    let now = 5_000;
    const written: number[] = [];
    const {app} = await setUp({
      now: () => now,
      store: {assertWritable: async (at) => void written.push(at)},
    });
    for (now of [5_000, 5_000, 5_999, 6_000, 6_999]) {
      expect((await app.inject('/api/ready')).statusCode).toBe(200);
    }
    expect(written).toEqual([5_000, 6_000]);
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
