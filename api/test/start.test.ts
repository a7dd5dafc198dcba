import {once} from 'node:events';
import {mkdirSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {ConfigError} from '../src/config';
import {addressOf, start, StartError, whyNotStarted} from '../src/start';
import {freePort} from '../../tests/freePort';
import {startMailServer} from './mail/mailServer';
import {afterTest, rows, temporaryDir, until, validMessage, writeFiles} from './setUp';

/** Starts a server on a new store; without pages if `buildDir` is undefined. */
async function started(env: Record<string, string> = {}, buildDir?: string) {
  const log: string[] = [];
  const dataDir = temporaryDir();
  const {ready, stop} = await start({
    env: {PORT: '0', DATA_DIR: dataDir, ...env},
    args: buildDir === undefined ? ['--api-only'] : [],
    stdout: {write: (line: string) => void log.push(line)},
    buildDir: buildDir ?? '/nowhere',
  });
  let stopped: Promise<void> | undefined;
  const end = () => (stopped ??= stop());
  afterTest(end);
  return {ready, end, log, dataDir, address: ready.slice(ready.indexOf('http'))};
}

const postTo = (address: string) =>
  fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify(validMessage),
  });

test('delivers by mail and webhook, counts both, and closes everything when it stops', async () => {
  const received: unknown[] = [];
  const receiver = createServer((request, response) => {
    received.push(request.url);
    request.resume().on('end', () => response.end());
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  afterTest(() => receiver.close());
  const mailServer = await startMailServer();
  const port = await freePort();
  const {address, dataDir, end, log} = await started({
    SMTP_URL: mailServer.url,
    WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    WEBHOOK_SECRET: 'a-secret-of-more-than-24-characters',
    METRICS_PORT: String(port),
  });
  expect((await postTo(address)).status).toBe(202);
  await until(() => rows(dataDir, 'outbox').every(({state}) => state === 'sent'));
  expect([received, mailServer.mails.length]).toEqual([['/hook'], 1]);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'portal_messages_total{kind="stored"} 1',
      'portal_delivery_attempts_total{channel="mail",outcome="sent"} 1',
      'portal_delivery_attempts_total{channel="webhook",outcome="sent"} 1',
      'portal_circuit_open{channel="webhook"} 0',
      'portal_store_up 1',
    ]),
  );
  expect(text).toMatch(/^portal_disk_free_bytes [1-9]/m);
  await end();
  await until(() => mailServer.connections() === 0);
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  expect(log.filter((line) => /"level":[4-6]0/.test(line))).toEqual([]);
});

test('while it drains it answers, and sends balancers and clients to other servers', async () => {
  const {address, end, log} = await started({DRAIN_SECONDS: '1'});
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  const ended = end();
  const answer = await fetch(`${address}/api/ready`);
  expect([answer.status, await answer.json()]).toEqual([503, {status: 'stopping'}]);
  expect(answer.headers.get('connection')).toBe('close');
  expect(log.join('')).toMatch(/"drainSeconds":1,"msg":"stopping"/);
  await ended;
});

test('serves the built site below its path, and logs that mail reaches nobody and Redis is away', async () => {
  const build = temporaryDir();
  writeFiles(build, {'index.html': 'home'});
  const {ready, address, log} = await started(
    {
      ...{SITE_URL: 'https://www.example.com/portal', NODE_ENV: 'production'},
      REDIS_URL: 'redis://127.0.0.1:1',
    },
    build,
  );
  expect(ready).toMatch(/^Ready: http:\/\/localhost:\d+\/portal$/);
  expect(await (await fetch(`${address}/`)).text()).toBe('home');
  expect(log.join('')).toContain('SMTP_URL is not set: mail is written to files and reaches no one');
  expect(log.join('')).toContain('Redis is out of reach: limits are counted here alone');
});

/** Returns the message for the operator if the start fails. */
async function refusal(env: Record<string, string>, buildDir?: string): Promise<unknown> {
  try {
    await started(env, buildDir);
  } catch (error) {
    expect([StartError, ConfigError].some((kind) => error instanceof kind)).toBe(true);
    return whyNotStarted(error);
  }
  return 'It started.';
}

test('says why it does not start, and what to do', async () => {
  const {address} = await started();
  const {port} = new URL(address);
  const inUse = (name: string) =>
    `Port ${port} is in use. Stop the other program, or choose another port: ${name}=${Number(port) + 1}.`;
  expect(await refusal({PORT: port})).toBe(inUse('PORT'));
  expect(await refusal({METRICS_PORT: port})).toBe(inUse('METRICS_PORT'));
  // RFC 5737: an address for documentation.
  expect(await refusal({HOST: '192.0.2.1'})).toBe(
    'Cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL). Check HOST and PORT.',
  );
  expect(await refusal({PORT: 'x', LOG_LEVEL: 'y'})).toMatch(
    /^The configuration is not valid:\n {2}PORT is "x": give .*\n {2}LOG_LEVEL is "y": use .*$/,
  );
  const dir = temporaryDir();
  expect(await refusal({}, dir)).toBe(
    `There is no built site in ${dir}. Run "npm run build" first, or add --api-only to serve no pages.`,
  );
  writeFiles(dir, {'index.html': '<link rel="canonical" href="https://www.example.com/portal/">home'});
  expect(await refusal({SITE_URL: 'https://www.example.com'}, dir)).toMatch(
    /built for SITE_URL=https:\/\/www\.example\.com\/portal, and the server has SITE_URL=https:\/\/www\.example\.com\./,
  );
  mkdirSync(join(dir, 'portal.db'));
  expect(await refusal({DATA_DIR: dir})).toMatch(
    /^The store in \S+ cannot be opened: EISDIR.* Check DATA_DIR and who may write there\.$/,
  );
  expect(await refusal({DATABASE_URL: 'postgres://anna:secret@127.0.0.1:1/portal'})).toMatch(
    /^PostgreSQL cannot be used: .*ECONNREFUSED.*\. Check DATABASE_URL, and that the server runs and lets this user in\.$/,
  );
}, 30_000);

test.each([
  ['0.0.0.0', 'http://localhost:80'],
  ['2001:db8::1', 'http://[2001:db8::1]:80'],
])('a server that listens on %s is at %s', (host, address) => {
  expect(addressOf(host, 80)).toBe(address);
});
