import {type AddressInfo, createServer} from 'node:net';
import {composeContactMail} from '../../src/mail/compose';
import {type OutboxWorkerOptions, retryDelayMs, startOutboxWorker} from '../../src/mail/outboxWorker';
import {createSmtpTransport} from '../../src/mail/smtpTransport';
import type {MailTransport} from '../../src/mail/transport';
import {afterTest, memoryTransport, rows, setUp, until, validMessage} from '../setUp';
import {startMailServer} from './mailServer';

const parties = {fromName: 'Vallora', from: 'portal@vallora.example', to: 'sales@vallora.example'};

function smtpTo(url: string): MailTransport {
  const transport = createSmtpTransport(url, false);
  afterTest(() => transport.close());
  return transport;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The API with a worker on the same store; `start` starts another one. */
async function setUpWorker(transport: MailTransport, options: Partial<OutboxWorkerOptions> = {}) {
  const log: string[] = [];
  const note = (line: unknown, text?: string) => void log.push(`${JSON.stringify(line)} ${text}`);
  let wake = () => {};
  const api = await setUp({transport, onStored: () => wake()});
  function start() {
    const worker = startOutboxWorker({
      store: api.store,
      transport,
      compose: (message) => composeContactMail(message, parties),
      logger: {info: note, warn: note, error: note} as OutboxWorkerOptions['logger'],
      pollMs: 20,
      retryDelay: () => 50,
      ...options,
    });
    wake = worker.wake;
    afterTest(() => worker.stop(100));
    return worker;
  }
  const states = () => rows(api.dataDir, 'outbox').map((row) => row.state);
  return {...api, log, start, states};
}

describe('mail worker', () => {
  test('mails a message at once, without waiting for its timer', async () => {
    const transport = memoryTransport();
    const {post, start, states, log} = await setUpWorker(transport, {pollMs: 60_000});
    start();
    await new Promise((resolve) => setTimeout(resolve, 30));
    const {id} = (await post(validMessage)).json();
    await until(() => transport.sent.length === 1);
    await until(() => states()[0] === 'sent');
    expect(transport.sent[0]?.id).toBe(`${id}@vallora.example`);
    expect(log).toEqual([`{"id":"${id}","attempts":1} mail sent`]);
  });

  test('answers 202 and keeps the message while mail fails, and sends it once that works again', async () => {
    const failure = Object.assign(new Error('connect ECONNREFUSED'), {code: 'ESOCKET'});
    const transport = memoryTransport(failure);
    const {post, start, dataDir, states, log} = await setUpWorker(transport);
    start();
    const answer = await post(validMessage);
    expect(answer.statusCode).toBe(202);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    await until(() => log.length >= 2);
    expect(states()).toEqual(['pending']);
    expect(rows(dataDir, 'outbox')[0]?.reason).toBe('Error: connect ECONNREFUSED');
    transport.failure = undefined;
    await until(() => states()[0] === 'sent');
    expect(transport.sent).toHaveLength(1);
  });

  test('sends after a restart what was pending', async () => {
    const transport = memoryTransport();
    const {post, start, states} = await setUpWorker(transport);
    await post(validMessage);
    expect(states()).toEqual(['pending']);
    start();
    await until(() => states()[0] === 'sent');
    expect(transport.sent).toHaveLength(1);
  });

  test('a mail server that is down for a while gets the mail once it is up', async () => {
    const port = await freePort();
    const {post, start, states, log} = await setUpWorker(smtpTo(`smtp://127.0.0.1:${port}`));
    start();
    await post(validMessage);
    await until(() => log.length >= 2);
    expect(states()).toEqual(['pending']);
    const server = await startMailServer({}, port);
    await until(() => states()[0] === 'sent');
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.email).toMatchObject({
      replyTo: [{name: 'Ada Lovelace', address: 'ada@example.com'}],
      subject: 'Contact form: Analytical Engines (Ada Lovelace)',
    });
  });

  test.each([
    ['later', 451, 2, 'sent', 3],
    ['never', 550, Infinity, 'failed', 1],
  ])('a mail server that says %s (%i)', async (_words, responseCode, times, state, attempts) => {
    let refusals = times;
    const server = await startMailServer({
      onRcptTo: (address, _session, done) =>
        done(
          refusals-- > 0 ? Object.assign(new Error(`no <${address.address}>`), {responseCode}) : undefined,
        ),
    });
    const {post, start, states, dataDir, log} = await setUpWorker(smtpTo(server.url));
    start();
    await post(validMessage);
    await until(() => states()[0] === state);
    expect(rows(dataDir, 'outbox')).toMatchObject([{attempts}]);
    expect(rows(dataDir, 'messages')).toHaveLength(1);
    expect(server.mails).toHaveLength(state === 'sent' ? 1 : 0);
    expect(log).toHaveLength(attempts);
    for (const personal of [...Object.values(validMessage), 'sales@vallora.example']) {
      expect(log.join()).not.toContain(personal);
    }
  });

  test('stopping waits for mail on its way', async () => {
    let release: (() => void) | undefined;
    const sent: string[] = [];
    const {post, start, states} = await setUpWorker({
      async send(mail) {
        await new Promise<void>((resolve) => (release = resolve));
        sent.push(mail.id);
        return {messageId: mail.id};
      },
      close() {},
    });
    const worker = start();
    await post(validMessage);
    await until(() => release !== undefined);
    const stopped = worker.stop(5000);
    expect(sent).toEqual([]);
    release?.();
    await stopped;
    expect(sent).toHaveLength(1);
    expect(states()).toEqual(['sent']);
  });

  test('stopping gives up a mail that takes too long, and keeps it', async () => {
    let begun = false;
    const {post, start, states} = await setUpWorker({
      send: (_mail, signal) =>
        new Promise((_, reject) => {
          begun = true;
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      close() {},
    });
    const worker = start();
    await post(validMessage);
    await until(() => begun);
    const since = Date.now();
    await worker.stop(50);
    expect(Date.now() - since).toBeLessThan(1000);
    expect(states()).toEqual(['pending']);
  });

  test('goes on after the store failed', async () => {
    const transport = memoryTransport();
    const {post, store, states, log} = await setUpWorker(transport);
    let broken = true;
    const worker = startOutboxWorker({
      store: {
        ...store,
        claimMail: (...args) => (broken ? Promise.reject(new Error('locked')) : store.claimMail(...args)),
      },
      transport,
      compose: (message) => composeContactMail(message, parties),
      logger: {
        info() {},
        warn() {},
        error: (_line: unknown, text?: string) => void log.push(String(text)),
      } as OutboxWorkerOptions['logger'],
      pollMs: 10,
    });
    afterTest(() => worker.stop(100));
    await post(validMessage);
    await until(() => log.includes('the store did not answer the mail worker'));
    broken = false;
    await until(() => states()[0] === 'sent');
  });

  test('waits twice as long each time, at most four minutes', () => {
    expect([1, 2, 3, 6, 7, 50, 5000].map(retryDelayMs)).toEqual([
      5_000, 10_000, 20_000, 160_000, 240_000, 240_000, 240_000,
    ]);
  });
});
