import {createHmac} from 'node:crypto';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {StoredMessage} from '../../src/store/store';
import {createWebhookDelivery, sign} from '../../src/webhook/webhookDelivery';
import {freePort} from '../../../tests/freePort';
import {afterTest} from '../support';

const secret = 'a-secret-of-more-than-24-characters';
const message: StoredMessage = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  name: 'Zoë',
  email: 'zoe@example.com',
  company: 'Caffè',
  message: 'Perché no?',
  subject: null,
  attachment: null,
  locale: 'it',
  receivedAt: Date.parse('2026-03-01T10:00:01Z'),
  sentAt: null,
  suspicion: null,
};

/** Starts a receiver that responds with a status and records requests. */
async function startReceiver(status: number, headers: Record<string, string> = {}) {
  const received: {headers: IncomingHttpHeaders; body: string}[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push({headers: request.headers, body});
      response.writeHead(status, {location: '/elsewhere', ...headers}).end('thanks');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  return {received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`};
}

const deliveryTo = (url: string, secrets: readonly string[] = [secret]) =>
  createWebhookDelivery(url, secrets, () => 1_772_359_301_000);

/** Returns the error, verdict and log of a failed delivery. */
async function failureOf(url: string, timeoutMs = 5_000) {
  const delivery = deliveryTo(url);
  const error = await delivery
    .deliver(message, AbortSignal.timeout(timeoutMs))
    .catch((thrown: unknown) => thrown);
  return {
    reason: String(error),
    verdict: delivery.judge(error),
    summary: delivery.summarize(error),
    askedMs: delivery.askedWaitMs?.(error),
  };
}

test('posts the message with a signature for each secret', async () => {
  const {received, url} = await startReceiver(204);
  const secrets = [secret, 'the-old-secret-of-24-characters'];
  expect(await deliveryTo(url, secrets).deliver(message, AbortSignal.timeout(5_000))).toEqual({});
  const [{headers, body} = {headers: {}, body: ''}] = received;
  expect(JSON.parse(body)).toEqual({
    type: 'contact.created',
    timestamp: '2026-03-01T10:00:01.000Z',
    data: {...message, receivedAt: '2026-03-01T10:00:01.000Z'},
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'webhook-id': message.id,
    'webhook-timestamp': '1772359301',
  });
  expect(headers.authorization).toBeUndefined();
  const signed = `${message.id}.1772359301.${body}`;
  expect(headers['webhook-signature']).toBe(
    secrets.map((one) => `v1,${createHmac('sha256', one).update(signed).digest('base64')}`).join(' '),
  );
});

test('signs as Standard Webhooks does (its own example)', () => {
  const body = '{"test": 2432232314}';
  expect(
    sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, body),
  ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('user and password of the address are sent as Basic, and appear in no failure', async () => {
  const {received, url} = await startReceiver(500);
  const withPassword = url.replace('//', '//us%C3%A9r:p%40ss%3Aword@').concat('?token=hidden');
  const failures = [
    await failureOf(withPassword),
    await failureOf(withPassword.replace(/:\d+\//, `:${await freePort()}/`)),
    // A port that `fetch` blocks.
    await failureOf(withPassword.replace(/:\d+\//, ':6000/')),
  ];
  const sent = Buffer.from('usér:p@ss:word').toString('base64');
  expect(received.map(({headers}) => headers.authorization)).toEqual([`Basic ${sent}`]);
  expect(failures.map(({verdict}) => verdict)).toEqual(['later', 'unreachable', 'unreachable']);
  expect(JSON.stringify(failures)).not.toMatch(/p@ss|p%40ss|hidden|127\.0\.0\.1/);
});

test.each([
  [302, 'later'],
  [400, 'invalid'],
  [409, 'invalid'],
  [410, 'refused'],
  [413, 'invalid'],
  [422, 'invalid'],
  [429, 'busy'],
  [500, 'later'],
  [502, 'unreachable'],
  [503, 'busy'],
  [504, 'unreachable'],
])('an answer of %i: %s', async (status, verdict) => {
  const {received, url} = await startReceiver(status);
  expect(await failureOf(url)).toEqual({
    reason: `WebhookFailure: The webhook answered ${status}.`,
    ...{verdict, summary: {code: 'EWEBHOOK', responseCode: status}, askedMs: 0},
  });
  expect(received).toHaveLength(1);
});

test.each([
  ['120', 120_000],
  [' 120 ', 120_000],
  ['999999', 3_600_000],
  ['Sun, 01 Mar 2026 10:02:41 GMT', 60_000],
  ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
])('a receiver that asks to be left alone (Retry-After: %s) is, for %i ms', async (text, askedMs) => {
  const {url} = await startReceiver(429, {'retry-after': text});
  expect(await failureOf(url)).toMatchObject({askedMs});
});

test('nobody there, and nobody answering in time', async () => {
  expect(await failureOf(`http://127.0.0.1:${await freePort()}/hook`)).toEqual({
    reason: 'WebhookFailure: The webhook did not answer: ECONNREFUSED.',
    ...{verdict: 'unreachable', summary: {code: 'ECONNREFUSED'}, askedMs: 0},
  });
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  afterTest(() => new Promise((resolve) => silent.close(resolve).closeAllConnections()));
  const {port} = silent.address() as AddressInfo;
  expect(await failureOf(`http://127.0.0.1:${port}`, 100)).toMatchObject({
    ...{verdict: 'unreachable', summary: {code: 'TimeoutError'}},
  });
});
