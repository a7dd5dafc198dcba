import {type AddressInfo, createServer} from 'node:net';
import {jest} from '@jest/globals';
import {createMailDelivery} from '../../src/mail/mailDelivery';
import {createSmtpTransport} from '../../src/mail/smtpTransport';
import type {MailTransport} from '../../src/mail/transport';
import {backoffMs} from '../../src/outbox/backoff';
import {type OutboxWorkerOptions, startOutboxWorker} from '../../src/outbox/worker';
import type {Job} from '../../src/store/store';
import {afterTest, memoryTransport, rows, setUp, until, validMessage} from '../setUp';
import {startMailServer} from '../mail/mailServer';

const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};

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
  const outcomes: string[] = [];
  const note = (line: unknown, text?: string) => void log.push(`${JSON.stringify(line)} ${text}`);
  let wake = () => {};
  const api = await setUp({transport, onStored: () => wake(), now: options.now});
  function start() {
    const worker = startOutboxWorker({
      store: api.store,
      channel: 'mail',
      delivery: createMailDelivery(transport, parties),
      logger: {info: note, warn: note, error: note} as OutboxWorkerOptions['logger'],
      onOutcome: (outcome) => void outcomes.push(outcome),
      pollMs: 20,
      backoff: () => 50,
      ...options,
    });
    wake = worker.wake;
    afterTest(() => worker.stop(100));
    return worker;
  }
  const states = () => rows(api.dataDir, 'outbox').map((row) => row.state);
  return {...api, log, outcomes, start, states};
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
    expect(transport.sent[0]?.id).toBe(`${id}@portal.example`);
    expect(log).toEqual([`{"channel":"mail","id":"${id}","attempts":1} delivered`]);
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
    for (const personal of [...Object.values(validMessage), 'sales@portal.example']) {
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
        claim: (...args) => (broken ? Promise.reject(new Error('locked')) : store.claim(...args)),
      },
      channel: 'mail',
      delivery: createMailDelivery(transport, parties),
      logger: {
        info() {},
        warn() {},
        error: (line: object, text?: string) => void log.push(`${Object.values(line).join()} ${text}`),
      } as OutboxWorkerOptions['logger'],
      pollMs: 10,
    });
    afterTest(() => worker.stop(100));
    await post(validMessage);
    await until(() => log.length > 0);
    expect(log[0]).toBe('mail,Error: locked the store did not answer the delivery worker');
    broken = false;
    await until(() => states()[0] === 'sent');
  });

  test('while the host is away one message asks, not all; all of them leave when it is back', async () => {
    const failure = Object.assign(new Error('connect ECONNREFUSED'), {code: 'ESOCKET'});
    let asked = 0;
    const transport = memoryTransport(failure);
    const {post, start, states} = await setUpWorker({
      send(mail, signal) {
        asked++;
        return transport.send(mail, signal);
      },
      close() {},
    });
    for (let i = 0; i < 40; i++) {
      await post({...validMessage, message: `${validMessage.message} ${i}`});
    }
    const worker = start();
    await until(() => asked >= 14);
    // The first ten at once, then one probe at a time.
    expect(asked).toBeLessThan(20);
    expect(worker.circuit.isOpen).toBe(true);
    transport.failure = undefined;
    await until(() => states().every((state) => state === 'sent'));
    expect(worker.circuit.isOpen).toBe(false);
    expect(new Set(transport.sent.map(({id}) => id)).size).toBe(40);
  });

  test('a message that makes the server hang up does not keep the others back', async () => {
    const server = await startMailServer({
      onData(stream, _session, done) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk));
        stream.on('end', () => {
          if (text.includes('poison')) {
            server.cut();
          } else {
            done();
          }
        });
      },
    });
    const {post, start, dataDir} = await setUpWorker(smtpTo(server.url));
    await post({...validMessage, message: 'poison for the server'});
    for (let i = 0; i < 5; i++) {
      await post({...validMessage, message: `${validMessage.message} ${i}`});
    }
    start();
    await until(() => rows(dataDir, 'outbox').filter((row) => row.state === 'sent').length === 5);
    expect(rows(dataDir, 'outbox').filter((row) => row.state === 'pending')).toHaveLength(1);
  });

  test('a message that makes the server hang up comes ever more seldom, and is given up after five days', async () => {
    let now = Date.now();
    const sent: string[] = [];
    const {post, start, states, dataDir} = await setUpWorker(
      {
        async send({id, text}) {
          sent.push(text.includes('poison') ? 'poison' : id);
          if (text.includes('poison')) {
            throw Object.assign(new Error('Connection closed unexpectedly'), {code: 'ECONNECTION'});
          }
          return {messageId: id};
        },
        close() {},
      },
      {now: () => now, pollMs: 1, backoff: (failures) => backoffMs(failures, 1)},
    );
    await post({...validMessage, message: 'poison for the server'});
    const worker = start();
    // For a minute, every second: another message, which the host takes.
    const seconds = async (from: number, to: number) => {
      for (let second = from; second < to; second++) {
        now += 1_000;
        const before = sent.length;
        await post({...validMessage, message: `${validMessage.message} ${second}`});
        worker.wake();
        await until(() => sent.length > before || worker.circuit.isOpen);
      }
    };
    await seconds(0, 60);
    const times = sent.filter((what) => what === 'poison').length;
    expect(times).toBeGreaterThan(1);
    expect(times).toBeLessThanOrEqual(5);
    now += 5 * 24 * 60 * 60_000;
    await seconds(60, 70);
    await until(() => states().includes('failed'));
    expect(rows(dataDir, 'outbox').filter(({state}) => state === 'failed')).toHaveLength(1);
    await until(() => states().filter((state) => state === 'sent').length === 70);
  });

  test('the clock is put back by an hour: what waits leaves, and what comes in', async () => {
    const {now} = Date;
    let stepped = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + stepped);
    afterTest(() => clock.mockRestore());
    const transport = memoryTransport(Object.assign(new Error('gone'), {code: 'ESOCKET'}));
    const {post, start, states, log} = await setUpWorker(transport);
    start();
    await post(validMessage);
    await until(() => log.length >= 1);
    stepped = -60 * 60_000;
    transport.failure = undefined;
    await post({...validMessage, message: 'A message after the step'});
    await until(() => states().every((state) => state === 'sent') && states().length === 2);
    expect(states()).toEqual(['sent', 'sent']);
  });

  test('turned away for five days: kept as failed; a host that is away for a year: not', async () => {
    let now = Date.now();
    const transport = memoryTransport(
      Object.assign(new Error('451'), {code: 'EENVELOPE', responseCode: 451}),
    );
    const {post, start, states, log, outcomes} = await setUpWorker(transport, {now: () => now});
    start();
    await post(validMessage);
    await until(() => log.length >= 1);
    expect(states()).toEqual(['pending']);
    now += 5 * 24 * 60 * 60_000 + 60_000;
    await until(() => states()[0] === 'failed');
    expect(outcomes.at(-1)).toBe('failed');

    transport.failure = Object.assign(new Error('connect ECONNREFUSED'), {code: 'ESOCKET'});
    const before = log.length;
    await post({...validMessage, message: 'Another message'});
    await until(() => log.length > before);
    now += 365 * 24 * 60 * 60_000;
    await until(() => log.length > before + 1);
    expect(states()).toEqual(['failed', 'pending']);
  });

  test('a mark that the store refuses is made again, and the message is not sent again', async () => {
    const transport = memoryTransport();
    const api = await setUpWorker(transport);
    let refusals = 2;
    const marked: Job[] = [];
    const worker = startOutboxWorker({
      store: {
        ...api.store,
        async markSent(job, now) {
          marked.push(job);
          if (refusals-- > 0) {
            throw new Error('locked');
          }
          return api.store.markSent(job, now);
        },
      },
      channel: 'mail',
      delivery: createMailDelivery(transport, parties),
      logger: {info() {}, warn() {}, error() {}} as unknown as OutboxWorkerOptions['logger'],
      pollMs: 10,
    });
    afterTest(() => worker.stop(100));
    await api.post(validMessage);
    worker.wake();
    await until(() => api.states()[0] === 'sent');
    expect(marked).toHaveLength(3);
    expect(transport.sent).toHaveLength(1);
  });

  test('a message that is stored after the worker looked and before it sleeps is not left for later', async () => {
    const transport = memoryTransport();
    const api = await setUpWorker(transport);
    let looks = 0;
    const worker = startOutboxWorker({
      store: {
        ...api.store,
        async claim(...args) {
          const jobs = await api.store.claim(...args);
          if (looks++ === 0) {
            await api.post(validMessage);
            worker.wake();
          }
          return jobs;
        },
      },
      channel: 'mail',
      delivery: createMailDelivery(transport, parties),
      logger: {info() {}, warn() {}, error() {}} as unknown as OutboxWorkerOptions['logger'],
      pollMs: 60_000,
    });
    afterTest(() => worker.stop(100));
    await until(() => api.states()[0] === 'sent');
    expect(transport.sent).toHaveLength(1);
  });

  test.each([
    [undefined, 60_000],
    [5_000, 35_000],
  ])('takes ten at once, and for longer than a delivery of %s ms may take', async (deadlineMs, leaseMs) => {
    const claims: unknown[] = [];
    const api = await setUpWorker(memoryTransport());
    const owners = new Set<string>();
    for (let i = 0; i < 2; i++) {
      const worker = startOutboxWorker({
        store: {
          ...api.store,
          claim: async (channel, now, limit, {owner, until}) => {
            claims.push([channel, limit, until - now]);
            owners.add(owner);
            return [];
          },
        },
        channel: 'webhook',
        delivery: createMailDelivery(memoryTransport(), parties),
        logger: {info() {}, warn() {}, error() {}} as unknown as OutboxWorkerOptions['logger'],
        now: () => 1_000,
        deadlineMs,
      });
      await until(() => claims.length > i);
      await worker.stop(100);
    }
    expect(claims).toEqual(Array(2).fill(['webhook', 10, leaseMs]));
    expect(owners.size).toBe(2);
  });

  test('two workers on one store send nothing twice', async () => {
    const transport = memoryTransport();
    const {post, start, states} = await setUpWorker(transport);
    for (let i = 0; i < 60; i++) {
      await post({...validMessage, message: `${validMessage.message} ${i}`});
    }
    start();
    start();
    await until(() => states().every((state) => state === 'sent'));
    expect(transport.sent).toHaveLength(60);
  });
});
