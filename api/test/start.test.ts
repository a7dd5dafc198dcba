import {once} from 'node:events';
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {addressOf, inheritedSocket, start, StartError, whyNotListening, whyNotStarted} from '../src/start';
import {ConfigError} from '../src/config';
import {freePort} from './engines/postgres';
import {startMailServer} from './mail/mailServer';
import {afterTest, rows, temporaryDir, until, validMessage} from './setUp';

/** Starts a server on a store of its own; without a site, unless there is one. */
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

test('serves, mails what comes in, and is gone once it is stopped', async () => {
  const {ready, address, end, dataDir, log} = await started();
  expect(ready).toMatch(/^API ready: http:\/\/localhost:\d+$/);
  expect((await postTo(address)).status).toBe(202);
  await until(() => rows(dataDir, 'outbox')[0]?.state === 'sent');
  expect(readdirSync(join(dataDir, 'mail'))).toHaveLength(1);
  expect((await fetch(`${address}/`)).status).toBe(404);
  await end();
  await expect(fetch(`${address}/api/health`)).rejects.toThrow();
  expect(log.filter((line) => /"level":[4-6]0/.test(line))).toEqual([]);
});

test('lets go of the mail server once it is stopped', async () => {
  const mailServer = await startMailServer();
  const {address, end, dataDir} = await started({SMTP_URL: mailServer.url});
  await postTo(address);
  await until(() => rows(dataDir, 'outbox')[0]?.state === 'sent');
  expect(mailServer.connections()).toBe(1);
  await end();
  await until(() => mailServer.connections() === 0);
});

test('while it stops it answers, and says that visitors are to be sent elsewhere', async () => {
  const {address, end, log} = await started({DRAIN_SECONDS: '1'});
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
  const ended = end();
  const answer = await fetch(`${address}/api/ready`);
  expect([answer.status, await answer.json()]).toEqual([503, {status: 'stopping'}]);
  expect(log.join('')).toMatch(/"drainSeconds":1,"msg":"stopping"/);
  await ended;
});

test('serves the built site below its path', async () => {
  const build = temporaryDir();
  writeFileSync(join(build, 'index.html'), 'home');
  const {ready, address} = await started({SITE_URL: 'https://www.example.com/portal'}, build);
  expect(ready).toMatch(/^Ready: http:\/\/localhost:\d+\/portal$/);
  expect(await (await fetch(`${address}/`)).text()).toBe('home');
});

test('a copy of each message goes to the webhook, and the metrics count both', async () => {
  const received: IncomingMessage[] = [];
  const receiver = createServer((request, response) => {
    received.push(request);
    request.resume().on('end', () => response.end());
  });
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  afterTest(() => receiver.close());
  const port = await freePort();
  const {address, dataDir, end} = await started({
    WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
    WEBHOOK_SECRET: 'a-secret-of-more-than-24-characters',
    METRICS_PORT: String(port),
  });
  await postTo(address);
  await until(() => rows(dataDir, 'outbox').every(({state}) => state === 'sent'));
  expect(received.map(({url}) => url)).toEqual(['/hook']);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const lines = text.split('\n');
  for (const line of [
    'portal_messages_total{kind="stored"} 1',
    'portal_delivery_attempts_total{channel="mail",outcome="sent"} 1',
    'portal_delivery_attempts_total{channel="webhook",outcome="sent"} 1',
    'portal_circuit_open{channel="webhook"} 0',
    'portal_store_up 1',
  ]) {
    expect(lines).toContain(line);
  }
  // There is room on the disk of the store.
  expect(text).toMatch(/^portal_disk_free_bytes [1-9]/m);
  await end();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});

test('says in the log that mail reaches nobody, and that Redis is away from the start', async () => {
  const words = 'SMTP_URL is not set: mail is written to files and reaches no one';
  const away = 'Redis is out of reach: limits are counted here alone';
  const production = await started({NODE_ENV: 'production', REDIS_URL: 'redis://127.0.0.1:1'});
  expect(production.log.join('')).toContain(words);
  expect(production.log.join('')).toContain(away);
  const other = await started({SMTP_URL: 'smtp://127.0.0.1:1', NODE_ENV: 'production'});
  const local = await started();
  expect(other.log.concat(local.log).join('')).not.toMatch(/SMTP_URL|Redis/);
});

/** What the operator reads of a start that fails. */
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
  // Of nobody (RFC 5737).
  const host = '192.0.2.1';
  expect(await refusal({HOST: host})).toBe(
    'Cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL). Check HOST and PORT.',
  );
  expect(await refusal({METRICS_HOST: host, METRICS_PORT: '0'})).toBe(
    'Cannot listen on 192.0.2.1:0 (EADDRNOTAVAIL). Check METRICS_HOST and METRICS_PORT.',
  );
  expect(await refusal({PORT: 'x', LOG_LEVEL: 'y'})).toBe(
    [
      'The configuration is not valid:',
      'PORT is "x": give a whole number from 0 to 65535',
      'LOG_LEVEL is "y": use fatal, error, warn, info, debug, trace or silent',
    ].join('\n  '),
  );
  const empty = temporaryDir();
  expect(await refusal({}, empty)).toBe(
    `There is no built site in ${empty}. Run "npm run build" first, or add --api-only to serve no pages.`,
  );
  writeFileSync(
    join(empty, 'index.html'),
    '<link rel="canonical" href="https://www.example.com/portal/">home',
  );
  expect(await refusal({SITE_URL: 'https://www.example.com'}, empty)).toMatch(
    /built for SITE_URL=https:\/\/www\.example\.com\/portal, and the server has SITE_URL=https:\/\/www\.example\.com\./,
  );
  mkdirSync(join(empty, 'portal.db'));
  expect(await refusal({DATA_DIR: empty})).toMatch(
    /^The store in \S+ cannot be opened: EISDIR.* Check DATA_DIR and who may write there\.$/,
  );
});

test('says that PostgreSQL is out of reach', async () => {
  expect(await refusal({DATABASE_URL: 'postgres://anna:secret@127.0.0.1:1/portal'})).toMatch(
    /^PostgreSQL cannot be used: .*ECONNREFUSED.*\. Check DATABASE_URL, and that the server runs and lets this user in\.$/,
  );
}, 20_000);

test('a fault of ours is shown whole', () => {
  const error = new Error('a fault');
  expect(whyNotStarted(error)).toBe(error);
});

test.each([
  ['EADDRINUSE', 80, 'Port 80 is in use. Stop the other program, or choose another port: PORT=81.'],
  ['EADDRINUSE', 65_535, 'Port 65535 is in use. Stop the other program, or choose another port: PORT=3000.'],
  ['EACCES', 80, 'Port 80 needs more rights than this user has. Choose one above 1023: PORT.'],
  ['EADDRNOTAVAIL', 80, 'Cannot listen on 192.0.2.1:80 (EADDRNOTAVAIL). Check HOST and PORT.'],
  [undefined, 80, 'Cannot listen on 192.0.2.1:80 (undefined). Check HOST and PORT.'],
])('%s at %i: says what to do', (code, port, words) => {
  expect(whyNotListening({code}, '192.0.2.1', port, ['HOST', 'PORT']).message).toBe(words);
});

test.each([
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  ['::1', 'http://localhost:80'],
  ['192.0.2.1', 'http://192.0.2.1:80'],
  ['2001:db8::1', 'http://[2001:db8::1]:80'],
])('who listens on %s is at %s', (host, address) => {
  expect(addressOf(host, 80)).toBe(address);
});

test.each([
  [{}, undefined],
  [{LISTEN_PID: '7', LISTEN_FDS: '1'}, {fd: 3}],
  [{LISTEN_PID: '7', LISTEN_FDS: '2'}, {fd: 3}],
  [{LISTEN_PID: '7', LISTEN_FDS: '0'}, undefined],
  [{LISTEN_PID: '7'}, undefined],
  // Of a process that started this one.
  [{LISTEN_PID: '8', LISTEN_FDS: '1'}, undefined],
])('the socket of systemd is taken where it is meant for this process: %j', (env, socket) => {
  expect(inheritedSocket(env, 7)).toEqual(socket);
});
