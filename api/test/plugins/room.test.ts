import {statfsSync} from 'node:fs';
import {createTotalLimit, freeSpaceOf} from '../../src/plugins/room';
import {rows, setUp, temporaryDir, validMessage} from '../setUp';
import {whereItalian} from '../../../tests/whereItalian';

const hour = 60 * 60_000;

test('counts all clients together, for an hour', () => {
  let now = 5_000;
  const limit = createTotalLimit(2, () => now);
  limit.count();
  expect(limit.waitMs()).toBe(0);
  limit.count();
  now += 1_000;
  expect(limit.waitMs()).toBe(hour - 1_000);
  now += hour - 1_001;
  expect(limit.waitMs()).toBe(1);
  now += 1;
  expect(limit.waitMs()).toBe(0);
  limit.count();
  limit.count();
  now += 1;
  expect(limit.waitMs()).toBe(hour - 1);
});

test('knows the room on a disk, and looks once a second', async () => {
  const dir = temporaryDir();
  const {bavail, bsize} = statfsSync(dir);
  let now = 0;
  const free = freeSpaceOf(dir, () => now);
  const first = free();
  // Others write to the disk as well.
  expect(Math.abs(((await first) ?? 0) / (bavail * bsize) - 1)).toBeLessThan(0.5);
  now = 999;
  expect(free()).toBe(first);
  now = 1_000;
  const second = free();
  expect(second).not.toBe(first);
  now = 1_999;
  expect(free()).toBe(second);
  await second;
});

whereItalian.test(
  'more messages than are taken in an hour: refused in words, with a time; a repetition is answered as ever',
  async () => {
    const {post, postForm, dataDir} = await setUp({env: {RATE_LIMIT_TOTAL: '2'}});
    const send = (i: number) => post({...validMessage, name: `Visitor ${i}`}, {'accept-language': 'it'});
    expect([(await send(1)).statusCode, (await send(1)).statusCode]).toEqual([202, 202]);
    expect((await send(2)).statusCode).toBe(202);
    const refused = await send(3);
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(refused.json()).toEqual({
      statusCode: 503,
      error: 'Service Unavailable',
      message: expect.stringContaining('I dati inseriti non sono andati persi: riprova tra un’ora.'),
    });
    const page = await postForm(validMessage);
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('please try again in an hour');
    expect(rows(dataDir, 'messages')).toHaveLength(2);
  },
);

test('below the floor of free disk nothing is taken, and the server is not ready', async () => {
  let free = 200 * 1024 * 1024;
  let now = 0;
  const {post, app, dataDir} = await setUp({
    env: {DISK_FLOOR_MB: '200'},
    freeSpace: async () => free,
    now: () => (now += 2_000),
  });
  expect((await post(validMessage)).statusCode).toBe(202);
  expect((await app.inject('/api/ready')).statusCode).toBe(200);
  free -= 1;
  const refused = await post({...validMessage, name: 'Another'});
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '600']);
  expect(refused.json().message).toContain('We cannot store your message at the moment.');
  expect((await app.inject('/api/ready')).statusCode).toBe(503);
  expect(rows(dataDir, 'messages')).toHaveLength(1);
  free += 1;
  expect((await post({...validMessage, name: 'Another'})).statusCode).toBe(202);
});
