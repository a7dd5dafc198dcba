import {spawn} from 'node:child_process';
import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {bundleServer} from '../../scripts/bundleServer';
import {afterTest, rows, temporaryDir, until, validMessage, writeFiles} from './setUp';

const root = join(import.meta.dirname, '../..');
// A separate release, with a site beside it.
const release = join(root, 'api/dist/test-release');

beforeAll(async () => {
  await bundleServer(root, join(release, 'api/dist'));
  writeFiles(release, {'build/index.html': 'home'});
  // More than the system buffers for a reader.
  writeFileSync(join(release, 'build/film.bin'), Buffer.alloc(40 * 1024 * 1024));
});
afterAll(() => rmSync(release, {recursive: true, force: true}));

/** Starts the server as a process, and waits until it listens or ends. */
async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(release, 'api/dist/server.js'), ...args], {
    env: {PATH: process.env.PATH, PORT: '0', ...env},
  });
  const output = {out: '', err: ''};
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  let ended = false;
  const exit = new Promise<number | null>((resolve) =>
    child.on('close', (code) => {
      ended = true;
      resolve(code);
    }),
  );
  afterTest(() => child.kill('SIGKILL'));
  await until(() => ended || output.out.includes('eady: '));
  return {child, output, exit, address: /eady: (\S+)\n$/.exec(output.out)?.[1] ?? ''};
}

const post = (address: string) =>
  fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: {'content-type': 'application/json', origin: address},
    body: JSON.stringify(validMessage),
  });

test('ends on a signal after the mail was written', async () => {
  const dataDir = temporaryDir();
  const server = await run({DATA_DIR: dataDir}, '--api-only');
  const answer = await post(server.address);
  const {id} = (await answer.json()) as {id: string};
  server.child.kill('SIGINT');
  expect([answer.status, await server.exit, server.output.err]).toEqual([202, 0, '']);
  expect(rows(dataDir, 'outbox')).toMatchObject([{state: 'sent'}]);
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([`${id}.eml`]);
});

test('slow readers do not keep it from ending', async () => {
  const server = await run({DATA_DIR: temporaryDir()});
  const {port} = new URL(server.address);
  await Promise.all(
    Array.from({length: 5}, () => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write('GET /film.bin HTTP/1.1\r\nhost: x\r\n\r\n'),
      );
      afterTest(() => socket.destroy());
      socket.on('error', () => {});
      return new Promise((resolve) => socket.once('readable', resolve));
    }),
  );
  server.child.kill('SIGTERM');
  const late = new Promise((resolve) => setTimeout(() => resolve('still there'), 12_000).unref());
  expect(await Promise.race([server.exit, late])).toBe(0);
});

test('a start that fails is one message without a stack, and exit code 1', async () => {
  const {exit, output} = await run({DATA_DIR: '/dev/null/data'}, '--api-only');
  expect([await exit, output.out]).toEqual([1, '']);
  expect(output.err).toMatch(/^The store in \/dev\/null\/data cannot be opened: .*\n$/);
});
