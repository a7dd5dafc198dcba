import {wordsIn} from '../../src/languages/languages';
import {emailTestHourlyLimit, emailTestLimit} from '../../src/routes/emailTest';
import {movableClock} from '../clock';
import {keptLog, memoryTransport, setUp, shared, validMessage} from '../setUp';

const token = 'a-token-of-some-length';
const authorization = `Bearer ${token}`;
const {server: say} = wordsIn('en');

function keepLog() {
  const {lines, logger} = keptLog('warn');
  return {logger, log: () => lines.map(({level, msg, err}) => [level, msg, (err as Error)?.message])};
}

const others = [
  {remoteAddress: '192.0.2.1'},
  {remoteAddress: '10.127.0.1'},
  {remoteAddress: '2001:db8::1'},
  {headers: {'x-forwarded-for': '192.0.2.1'}},
  {headers: {forwarded: 'for=192.0.2.1'}},
  // A foreign name that resolves to this address (DNS rebinding).
  {headers: {host: 'evil.example:3000'}},
  {headers: {host: 'localhost.evil.example'}},
  // The public name, passed on by a proxy on this machine.
  {headers: {host: 'www.example.com'}},
];
const own = [
  ...['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'].map((remoteAddress) => ({remoteAddress})),
  ...['localhost:1', '127.0.0.1', '[::1]:3000', '192.0.2.7'].map((host) => ({headers: {host}})),
];
const SITE_URL = 'https://www.example.com/portal';

const silent = [
  ['fails', 'gone', () => Promise.reject(new Error('gone'))],
  ['is silent', 'The store took too long to answer.', () => new Promise<never>(() => {})],
] as const;

describe('GET /api/health', () => {
  test('says what waits in all channels; what is held or has failed does not wait', async () => {
    const pass = movableClock();
    let count = 2;
    const {app} = await setUp({
      now: () => 100_000,
      store: {
        countQueue: async () => [
          {channel: 'mail', state: 'pending', count, oldestAt: 69_600},
          {channel: 'webhook', state: 'pending', count: 5, oldestAt: 70_000},
          {channel: 'mail', state: 'failed', count: 1, oldestAt: 1},
          {channel: 'webhook', state: 'failed', count: 3, oldestAt: 2},
          {channel: 'mail', state: 'held', count: 11, oldestAt: 3},
        ],
      },
    });
    const answer = await app.inject('/api/health');
    const queue = {pending: 7, failed: 4, oldestPendingSeconds: 30};
    expect([answer.json(), answer.headers['cache-control']]).toEqual([{status: 'ok', queue}, 'no-store']);
    // Results are cached for a second, so that probes cost little.
    count = 4;
    expect((await app.inject('/api/health')).json().queue).toEqual(queue);
    pass(1_000);
    expect((await app.inject('/api/health')).json().queue).toEqual({...queue, pending: 9});
  });

  test('tells its queue to others with the token alone', async () => {
    const {app, post} = await setUp({env: {DIAGNOSTICS_TOKEN: token}});
    await post(validMessage);
    const health = async (headers: Record<string, string>) =>
      (await app.inject({url: '/api/health', remoteAddress: '192.0.2.1', headers})).json();
    expect(await health({})).toEqual({status: 'ok', queue: null});
    expect(await health({authorization})).toMatchObject({queue: {pending: 1}});
  });

  test.each(silent)('says ok without a queue while the store %s', async (_what, why, countQueue) => {
    const {log, logger} = keepLog();
    const {app} = await setUp({store: {countQueue}, logger});
    const answer = await app.inject('/api/health');
    expect([answer.statusCode, answer.json()]).toEqual([200, {status: 'ok', queue: null}]);
    expect(log()).toEqual([[40, 'the store did not count its queue', why]]);
  });
});

describe('GET /api/ready', () => {
  test('is ready while the store can be written, knows no limit, and writes once a second', async () => {
    const pass = movableClock();
    let writes = 0;
    const assertWritable = async () => void writes++;
    const {app} = await setUp({env: {RATE_LIMIT_GLOBAL: '1'}, store: {assertWritable}});
    for (let i = 0; i < 3; i++) {
      const answer = await app.inject('/api/ready');
      expect([answer.statusCode, answer.json()]).toEqual([200, {status: 'ready'}]);
    }
    pass(1_000);
    await app.inject('/api/ready');
    expect(writes).toBe(2);
  });

  test.each(silent)('is not while the store %s', async (_what, why, assertWritable) => {
    const {log, logger} = keepLog();
    const {app} = await setUp({store: {assertWritable}, logger});
    const answer = await app.inject('/api/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, {status: 'store unavailable'}]);
    expect(log()).toEqual([[50, 'the store cannot be written', why]]);
  });
});

describe('GET /api/email/test', () => {
  const url = '/api/email/test';

  test('sends a mail to CONTACT_TO and says so', async () => {
    const transport = memoryTransport();
    const {app} = await setUp({transport, env: {CONTACT_TO: 'sales@example.com'}});
    const answer = await app.inject(url);
    expect(transport.sent.map(({to}) => to)).toEqual(['sales@example.com']);
    expect(answer.json()).toEqual({
      message: 'Test email sent successfully',
      details: {recipient: 'sales@example.com', messageId: `<${transport.sent[0]?.id}>`},
    });
  });

  test('says that the mail server failed, without its words, which the log keeps short', async () => {
    const {lines, logger} = keptLog();
    const command = 'RCPT TO:<secret@example.com>';
    const failure = Object.assign(new Error('550 <secret@example.com>'), {responseCode: 550, command});
    const {app} = await setUp({transport: memoryTransport(failure), logger});
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().message]).toEqual([502, say.mailRefused]);
    expect(JSON.stringify(lines)).toContain('"responseCode":550');
    expect(JSON.stringify(lines)).not.toContain('secret@example.com');
  });

  test.each([
    [{}, {}],
    [{DIAGNOSTICS_TOKEN: token}, {}],
    [{DIAGNOSTICS_TOKEN: token}, {authorization: `${authorization}x`}],
    [{DIAGNOSTICS_TOKEN: token}, {authorization: token}],
    [{}, {authorization: 'Bearer undefined'}],
  ])('is closed in production: %j with %j', async (env, headers) => {
    const transport = memoryTransport();
    const {app} = await setUp({transport, env: {NODE_ENV: 'production', ...env}});
    const answer = await app.inject({url, headers: headers as Record<string, string>});
    expect(answer.json()).toEqual({statusCode: 403, error: 'Forbidden', message: say.diagnosticsClosed});
    expect(transport.sent).toEqual([]);
  });

  test.each(['production', 'development'])('opens in %s with the token', async (NODE_ENV) => {
    const {app} = await setUp({env: {NODE_ENV, SITE_URL, DIAGNOSTICS_TOKEN: token}});
    for (const call of others) {
      expect((await app.inject({url, ...call})).statusCode).toBe(403);
      const headers = {...call.headers, authorization};
      expect((await app.inject({url, ...call, headers})).statusCode).toBe(200);
    }
  });

  test('is open outside of production for this machine', async () => {
    const {app} = await setUp();
    for (const call of own) {
      expect((await app.inject({url, ...call})).statusCode).toBe(200);
    }
  });

  test('has no HEAD, and no page of another site that asks for it', async () => {
    const transport = memoryTransport();
    const {app} = await setUp({transport});
    expect((await app.inject({method: 'HEAD', url})).statusCode).toBe(404);
    const headers = {'sec-fetch-site': 'cross-site'};
    expect((await app.inject({url, headers})).statusCode).toBe(403);
    expect(transport.sent).toEqual([]);
  });

  test('sends so many a minute to a client, and so many an hour to all', async () => {
    const pass = movableClock();
    const transport = memoryTransport();
    const {app} = await setUp({transport, env: {TRUST_PROXY: '127.0.0.1', DIAGNOSTICS_TOKEN: token}});
    const ask = async (client: number) =>
      (await app.inject({url, headers: {'x-forwarded-for': `192.0.2.${client}`, authorization}})).statusCode;
    for (let i = 0; i < emailTestHourlyLimit; i++) {
      expect(await ask(Math.floor(i / emailTestLimit))).toBe(200);
    }
    expect([await ask(0), await ask(100), transport.sent.length]).toEqual([429, 429, emailTestHourlyLimit]);
    // One more is allowed each minute.
    pass(58_000);
    expect(await ask(200)).toBe(429);
    pass(2_000);
    expect([await ask(201), await ask(202)]).toEqual([200, 429]);
  });
});

const echoServer = shared(() => setUp());

test.each([
  ['{"message":"  Ciao 👋 <b>\\n ","other":1}', {message: '  Ciao 👋 <b>\n '}],
  ['{"message":" \\t\\n"}', {fields: {message: 'The message must not be empty.'}}],
  ['{"message":5}', {fields: {message: 'The message must be text.'}}],
  ['null', {fields: {message: 'The message must be text.'}}],
  ['', {fields: {message: 'The message must be text.'}}],
  [`{"message":"${'x'.repeat(5_001)}"}`, {fields: {message: expect.stringContaining('at most 5,000')}}],
])('POST /api/echo of %.30s', async (payload, expected) => {
  const {app} = await echoServer();
  const headers = {'content-type': 'application/json'};
  const answer = await app.inject({method: 'POST', url: '/api/echo', headers, payload});
  expect(answer.statusCode).toBe('fields' in expected ? 400 : 200);
  expect(answer.json()).toMatchObject(expected);
  expect(answer.json()).not.toHaveProperty('other');
});
