import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {bundleServer} from '../../scripts/bundleServer';
import {afterTest, rows, temporaryDir, until, validMessage} from './setUp';

const api = join(import.meta.dirname, '..');
// A folder of its own, from which no built site is in reach.
const out = join(api, 'dist/test');
const bundle = join(out, 'server.js');

beforeAll(() => bundleServer(join(api, '..'), out), 20_000);

afterAll(() => rmSync(out, {recursive: true, force: true}));

const run = (env: Record<string, string>, ...args: string[]) => runProgram(bundle, env, ...args);

function runProgram(program: string, env: Record<string, string>, ...args: string[]) {
  const child: ChildProcess = spawn(process.execPath, [program, ...args], {
    env: {PATH: process.env.PATH, PORT: '0', ...env},
  });
  const output = {out: '', err: ''};
  child.stdout?.on('data', (chunk) => (output.out += chunk));
  child.stderr?.on('data', (chunk) => (output.err += chunk));
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
  afterTest(() => child.kill('SIGKILL'));
  return {child, output, exit};
}

async function ready(server: ReturnType<typeof run>): Promise<string> {
  await until(() => server.output.out.includes('API ready: '), 15_000);
  const lines = server.output.out.trimEnd().split('\n');
  expect(lines.at(-1)).toMatch(/^API ready: http:\/\/localhost:\d+$/);
  return lines.at(-1)?.slice('API ready: '.length) ?? '';
}

describe('server', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'serves, and %s ends it cleanly with the mail written',
    async (signal) => {
      const dataDir = temporaryDir();
      const server = run({DATA_DIR: dataDir}, '--api-only');
      const address = await ready(server);
      expect((await fetch(`${address}/api/health`)).status).toBe(200);
      const answer = await fetch(`${address}/api/contact`, {
        method: 'POST',
        headers: {'content-type': 'application/json', origin: address},
        body: JSON.stringify(validMessage),
      });
      expect(answer.status).toBe(202);
      const {id} = (await answer.json()) as {id: string};
      server.child.kill(signal);
      expect(await server.exit).toBe(0);
      expect(server.output.err).toBe('');
      expect(rows(dataDir, 'outbox')).toMatchObject([{state: 'sent'}]);
      expect(readdirSync(join(dataDir, 'mail'))).toEqual([`${id}.eml`]);
    },
    // It may take 15 s to start on a busy machine (`ready`).
    30_000,
  );

  test('readers that are slow do not keep it from ending', async () => {
    // With a site beside it, as a release has it.
    const release = join(api, 'dist/test-release');
    afterTest(() => rmSync(release, {recursive: true, force: true}));
    await bundleServer(join(api, '..'), join(release, 'api/dist'));
    mkdirSync(join(release, 'build'));
    writeFileSync(join(release, 'build/index.html'), 'home');
    // More than the system keeps for a reader.
    writeFileSync(join(release, 'build/film.bin'), Buffer.alloc(40 * 1024 * 1024));
    const server = runProgram(join(release, 'api/dist/server.js'), {DATA_DIR: temporaryDir()});
    await until(() => server.output.out.includes('Ready: '), 15_000);
    const {port} = new URL(/Ready: (\S+)/.exec(server.output.out)?.[1] ?? '');
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
    const late = new Promise((resolve) =>
      setTimeout(() => resolve('still there after 12 s'), 12_000).unref(),
    );
    expect(await Promise.race([server.exit, late])).toBe(0);
  }, 30_000);

  test('a message that was answered survives a kill, and is mailed after the next start', async () => {
    const dataDir = temporaryDir();
    // Nothing listens there.
    const first = run({DATA_DIR: dataDir, SMTP_URL: 'smtp://127.0.0.1:1'}, '--api-only');
    const address = await ready(first);
    await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify(validMessage),
    });
    // In the middle of an attempt its lease would have to run out first.
    await until(() => typeof rows(dataDir, 'outbox')[0]?.reason === 'string', 10_000);
    first.child.kill('SIGKILL');
    await first.exit;
    expect(rows(dataDir, 'outbox')).toMatchObject([{state: 'pending'}]);
    const second = run({DATA_DIR: dataDir}, '--api-only');
    await ready(second);
    await until(() => rows(dataDir, 'outbox')[0]?.state === 'sent', 15_000);
  }, 40_000);

  test('a port in use, a bad variable, a missing build and a store out of reach: one message, no stack', async () => {
    const first = run({DATA_DIR: temporaryDir()}, '--api-only');
    const port = new URL(await ready(first)).port;
    const cases = [
      [
        run({PORT: port, DATA_DIR: temporaryDir()}, '--api-only'),
        `Port ${port} is in use. Stop the other program, or choose another port: PORT=${Number(port) + 1}.`,
      ],
      [
        run({METRICS_PORT: port, DATA_DIR: temporaryDir()}, '--api-only'),
        `Port ${port} is in use. Stop the other program, or choose another port: METRICS_PORT=${Number(port) + 1}.`,
      ],
      [run({PORT: 'x', LOG_LEVEL: 'y'}, '--api-only'), 'PORT is "x": give a whole number from 0 to 65535'],
      [run({}), 'Run "npm run build" first'],
      [run({DATA_DIR: '/dev/null/data'}, '--api-only'), 'The store in /dev/null/data cannot be opened'],
    ] as const;
    for (const [server, words] of cases) {
      expect(await server.exit).toBe(1);
      expect(server.output.err).toContain(words);
      expect(server.output.err).not.toMatch(/\n\s+at /);
      expect(server.output.out).toBe('');
    }
  }, 20_000);
});
