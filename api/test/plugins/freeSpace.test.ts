import {statSync} from 'node:fs';
import {join} from 'node:path';
import {freeSpaceOf} from '../../src/plugins/freeSpace';
import {start} from '../../src/start';
import {movableClock} from '../clock';
import {describeWith} from '../engines/absent';
import {hasPostgres, startPostgres} from '../engines/postgres';
import {afterTest, setUp, temporaryDir, validMessage} from '../setUp';

test('knows the room on a disk, and looks once a second', async () => {
  const pass = movableClock();
  const free = freeSpaceOf(temporaryDir(), () => {});
  const first = free();
  expect(await first).toBeGreaterThan(0);
  expect(free()).toBe(first);
  pass(1_000);
  expect(free()).not.toBe(first);
});

test('a disk that cannot be looked at refuses nobody, and is reported once', async () => {
  const pass = movableClock();
  const errors: unknown[] = [];
  const freeSpace = freeSpaceOf(join(temporaryDir(), 'gone'), (error) => errors.push(error));
  const {post} = await setUp({freeSpace});
  expect((await post(validMessage)).statusCode).toBe(202);
  pass(1_000);
  expect([await freeSpace(), errors.length]).toEqual([null, 1]);
});

test('without a floor nobody looks at the disk', async () => {
  const freeSpace = () => Promise.reject(new Error('looked'));
  const {post} = await setUp({env: {DISK_FLOOR_MB: '0'}, freeSpace});
  expect((await post(validMessage)).statusCode).toBe(202);
});

describeWith(hasPostgres(), 'postgresql')('PostgreSQL without a mail server', () => {
  test('takes messages in a fresh folder', async () => {
    const server = await startPostgres();
    afterTest(() => server.remove());
    const dataDir = join(temporaryDir(), 'a/b');
    const {ready, stop} = await start({
      env: {PORT: '0', DATA_DIR: dataDir, DATABASE_URL: await server.createSchema()},
      args: ['--api-only'],
      stdout: {write: () => {}},
      buildDir: '/nowhere',
    });
    afterTest(stop);
    const address = ready.slice(ready.indexOf('http'));
    const headers = {'content-type': 'application/json'};
    const body = JSON.stringify(validMessage);
    const answer = await fetch(`${address}/api/contact`, {method: 'POST', headers, body});
    expect([answer.status, (await fetch(`${address}/api/ready`)).status]).toEqual([202, 200]);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  }, 60_000);
});
