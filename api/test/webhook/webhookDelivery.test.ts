import {createHmac} from 'node:crypto';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {StoredMessage} from '../../src/store/store';
import {createWebhookDelivery, sign} from '../../src/webhook/webhookDelivery';
import {freePort} from '../engines/postgres';
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

/** A receiver that answers with a status and keeps what it was sent. */
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

const send = (url: string) =>
  createWebhookDelivery(url, secret, () => 1_772_359_301_000).deliver(message, AbortSignal.timeout(5000));

describe('webhook', () => {
  test('posts the message with a signature that the receiver can check', async () => {
    const {received, url} = await startReceiver(204);
    expect(await send(url)).toEqual({});
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
    const signed = `${message.id}.1772359301.${body}`;
    expect(headers['webhook-signature']).toBe(
      `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
    );
  });

  test('signs as Standard Webhooks does (its own example)', () => {
    const body = '{"test": 2432232314}';
    expect(
      sign('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, body),
    ).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test.each([
    [302, 'later'],
    [400, 'refused'],
    [401, 'later'],
    [410, 'refused'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'unreachable'],
    [500, 'later'],
    [502, 'unreachable'],
    [504, 'unreachable'],
    [503, 'unreachable'],
  ])('an answer of %i: %s', async (status, verdict) => {
    const {received, url} = await startReceiver(status);
    const error = await send(url).catch((thrown: unknown) => thrown);
    const delivery = createWebhookDelivery(url, secret);
    expect(delivery.judge(error)).toBe(verdict);
    expect(error).toMatchObject({message: `The webhook answered ${status}.`});
    expect(delivery.summarize(error)).toEqual({code: 'EWEBHOOK', responseCode: status});
    expect(received).toHaveLength(1);
  });

  test.each([
    ['120', 120_000],
    ['Sun, 01 Mar 2026 10:02:41 GMT', 60_000],
    ['999999', 3_600_000],
    ['Sun, 01 Mar 2026 09:00:00 GMT', 0],
    ['soon', 0],
    ['Sun, 01 Mar 2026 10:02:41 +0000', 60_000],
    [' 120 ', 120_000],
    ['3600', 3_600_000],
    ['', 0],
  ])('a receiver that asks to be left alone (Retry-After: %s) is, for %i ms', async (text, ms) => {
    const {url} = await startReceiver(429, {'retry-after': text});
    const error = await send(url).catch((thrown: unknown) => thrown);
    expect(createWebhookDelivery(url, secret).askedWaitMs?.(error)).toBe(ms);
  });

  test('nobody there, and nobody answering in time', async () => {
    const delivery = createWebhookDelivery(`http://127.0.0.1:${await freePort()}/hook`, secret);
    const error = await delivery
      .deliver(message, AbortSignal.timeout(5000))
      .catch((thrown: unknown) => thrown);
    expect(delivery.judge(error)).toBe('unreachable');
    expect(delivery.summarize(error)).toEqual({code: 'ECONNREFUSED'});

    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    afterTest(() => new Promise((resolve) => silent.close(resolve).closeAllConnections()));
    const {port} = silent.address() as AddressInfo;
    const late = await createWebhookDelivery(`http://127.0.0.1:${port}`, secret)
      .deliver(message, AbortSignal.timeout(100))
      .catch((thrown: unknown) => thrown);
    expect([delivery.judge(late), delivery.summarize(late)]).toEqual(['unreachable', {code: 'TimeoutError'}]);
    expect(delivery.summarize('x')).toEqual({code: 'unknown'});
  });
});
