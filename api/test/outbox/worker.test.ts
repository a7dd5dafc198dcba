import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {createMailDelivery} from '../../src/mail/mailDelivery';
import {createSmtpTransport} from '../../src/mail/smtpTransport';
import type {MailTransport} from '../../src/mail/transport';
import {backoffMs} from '../../src/outbox/backoff';
import {type OutboxWorkerOptions, startOutboxWorker} from '../../src/outbox/worker';
import type {Store} from '../../src/store/store';
import {createWebhookDelivery} from '../../src/webhook/webhookDelivery';
import {freePort} from '../../../tests/freePort';
import {startMailServer} from '../mail/mailServer';
import {afterTest, memoryTransport, rows, setUp, until, validMessage} from '../setUp';

const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};
const day = 24 * 60 * 60_000;
const refusedConnection = Object.assign(new Error('connect ECONNREFUSED'), {code: 'ESOCKET'});

function smtpTo(url: string): MailTransport {
  const transport = createSmtpTransport(url, false);
  afterTest(() => transport.close());
  return transport;
}

/** Sets up the API with a worker on the same store. `start` starts another one. */
async function setUpWorker(
  transport: MailTransport,
  options: Partial<Omit<OutboxWorkerOptions, 'store'>> & {store?: Partial<Store>} = {},
) {
  const log: string[] = [];
  const outcomes: string[] = [];
  const note = (line: object, text?: string) => void log.push(`${JSON.stringify(line)} ${text}`);
  let wake = () => {};
  const api = await setUp({transport, onStored: () => wake(), now: options.now});
  function start() {
    const worker = startOutboxWorker({
      channel: 'mail',
      delivery: createMailDelivery(transport, parties),
      logger: {info: note, warn: note, error: note} as OutboxWorkerOptions['logger'],
      onOutcome: (outcome) => void outcomes.push(outcome),
      pollMs: 20,
      backoff: () => 50,
      ...options,
      store: {...api.store, ...options.store},
    });
    wake = worker.wake;
    afterTest(() => worker.stop(100));
    return worker;
  }
  const states = () => rows(api.dataDir, 'outbox').map((row) => row.state);
  const count = (state: string) => states().filter((one) => one === state).length;
  const post = (message: string) => api.post({...validMessage, message});
  const postMany = async (many: number) => {
    for (let i = 0; i < many; i++) {
      await post(`Message no. ${i}`);
    }
  };
  return {...api, post, postMany, log, outcomes, start, states, count};
}

const transportOf = (send: MailTransport['send'], connections?: number): MailTransport => ({
  ...{send, connections},
  close() {},
});

test('a mail server that is down gets the mail once it is up, also after a restart', async () => {
  const port = await freePort();
  const {post, start, states, log, dataDir} = await setUpWorker(smtpTo(`smtp://127.0.0.1:${port}`));
  const worker = start();
  expect((await post('Hello to all')).statusCode).toBe(202);
  await until(() => log.length >= 2);
  expect(rows(dataDir, 'outbox')).toMatchObject([
    {state: 'pending', reason: expect.stringContaining('ECONNREFUSED') as string},
  ]);
  expect(log[0]).toContain('"code":"ESOCKET","cause":"ECONNREFUSED","command":"CONN"');
  expect(log.join()).not.toContain('127.0.0.1');
  await worker.stop(100);
  const server = await startMailServer({}, port);
  start();
  await until(() => states()[0] === 'sent');
  expect(server.mails).toHaveLength(1);
});

test.each([
  ['later', 451, 2, 'sent', 3],
  ['never', 550, Infinity, 'failed', 1],
])('a mail server that says %s (%i)', async (_words, responseCode, times, state, attempts) => {
  let refusals = times;
  const server = await startMailServer({
    onRcptTo: ({address}, _session, done) =>
      done(refusals-- > 0 ? Object.assign(new Error(`no <${address}>`), {responseCode}) : undefined),
  });
  const {post, start, states, dataDir, log} = await setUpWorker(smtpTo(server.url));
  start();
  await post('Hello to all');
  await until(() => states()[0] === state);
  expect(rows(dataDir, 'outbox')).toMatchObject([{attempts}]);
  expect(rows(dataDir, 'messages')).toHaveLength(1);
  expect(server.mails).toHaveLength(state === 'sent' ? 1 : 0);
  expect(log).toHaveLength(attempts);
  for (const personal of [...Object.values(validMessage), 'sales@portal.example']) {
    expect(log.join()).not.toContain(personal);
  }
});

test('a slow mail server gets each mail once, over one connection', async () => {
  const server = await startMailServer({
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        server.mails.push({email: {} as never, to: [], source: session.id});
        setTimeout(done, 500);
      });
    },
  });
  // The last of six parallel mails would wait too long for the connection.
  const transport = smtpTo(`${server.url}?maxConnections=1`);
  const {postMany, start, count, outcomes} = await setUpWorker(transport, {deadlineMs: 1_800});
  await postMany(6);
  start();
  await until(() => count('sent') === 6);
  expect(server.mails).toHaveLength(6);
  expect(outcomes).toEqual(Array(6).fill('sent'));
});

async function receiverOf(answer: (body: string, response: ServerResponse) => void) {
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk)).on('end', () => answer(body, response));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  afterTest(() => new Promise((resolve) => receiver.close(resolve).closeAllConnections()));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  return createWebhookDelivery(url, ['a'.repeat(24)]);
}

test('a fast webhook never gets more than ten messages at once', async () => {
  let open = 0;
  let most = 0;
  const delivery = await receiverOf((_body, response) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      response.end();
    }, 20);
  });
  const {postMany, start, count} = await setUpWorker(memoryTransport(), {delivery});
  await postMany(150);
  start();
  await until(() => count('sent') === 150);
  expect(most).toBe(10);
});

test('a webhook that hangs for one message keeps no other waiting, and is asked again after the deadline', async () => {
  const asked: (string | undefined)[] = [];
  const delivery = await receiverOf((body, response) => {
    asked.push(/poison|no\. \d+/.exec(body)?.[0]);
    return asked.at(-1) === 'poison' || response.end();
  });
  const {post, postMany, start, log, count} = await setUpWorker(memoryTransport(), {
    ...{delivery, deadlineMs: 5_000},
  });
  const worker = start();
  await post('poison for the host');
  await until(() => asked.length > 0);
  await postMany(12);
  await until(() => count('sent') === 12);
  expect([worker.circuit.isOpen, log.join().includes('TimeoutError')]).toEqual([false, false]);
  await until(() => asked.at(-1) === 'poison');
  expect(log.join()).toContain('TimeoutError');
  expect(worker.circuit.isOpen).toBe(false);
});

test('a good message among ten that the server keeps turning away leaves with the next look', async () => {
  let now = Date.now();
  const turnedAway = new Map<string, number>();
  const transport = transportOf(async ({id, text}) => {
    if (text.includes('poison')) {
      turnedAway.set(id, (turnedAway.get(id) ?? 0) + 1);
      throw Object.assign(new Error('451'), {code: 'EENVELOPE', responseCode: 451});
    }
    return {messageId: id};
  });
  const {post, start, count} = await setUpWorker(transport, {
    ...{now: () => now, pollMs: 1, backoff: (failures) => backoffMs(failures, 1)},
  });
  for (let i = 0; i < 10; i++) {
    await post(`poison no. ${i}`);
  }
  start();
  const passes = async (ms: number, isDone = () => false) => {
    for (const end = now + ms; now < end && !isDone(); now += 1_000) {
      await sleep(2);
    }
  };
  await passes(60 * 60_000, () => turnedAway.size === 10);
  for (let i = 1; i <= 5; i++) {
    await passes(5 * 60_000);
    await post(`Message no. ${i}`);
    // The clock stands still, so nothing waits.
    await until(() => count('sent') === i);
  }
  expect(Math.max(...turnedAway.values())).toBeGreaterThan(1);
  expect(count('pending')).toBe(10);
});

test('turned away for five days: failed. A host that is away for a year: not', async () => {
  let now = Date.now();
  const transport = memoryTransport(Object.assign(new Error('451'), {code: 'EENVELOPE', responseCode: 451}));
  const {post, start, states, log, outcomes} = await setUpWorker(transport, {now: () => now});
  start();
  await post('Hello to all');
  await until(() => log.length >= 1);
  expect(states()).toEqual(['pending']);
  now += 5 * day + 60_000;
  await until(() => states()[0] === 'failed');
  expect(outcomes.at(-1)).toBe('failed');

  transport.failure = refusedConnection;
  await post('Another message');
  const before = log.length;
  await until(() => {
    now += 1_000;
    return log.length > before + 1;
  });
  now += 365 * day;
  const then = log.length;
  // A second attempt shows that the first one did not end the delivery.
  await until(() => {
    now += 1_000;
    return log.length > then + 1;
  });
  expect(states()).toEqual(['failed', 'pending']);
});

test('while the host is away one message asks, not all; all leave when it is back', async () => {
  let asked = 0;
  const transport = memoryTransport(refusedConnection);
  const {postMany, start, states} = await setUpWorker(
    transportOf((mail, signal) => {
      asked++;
      return transport.send(mail, signal);
    }, 3),
  );
  await postMany(40);
  const worker = start();
  await until(() => asked >= 7);
  // Three at once, then one probe at a time.
  expect(asked).toBeLessThan(12);
  expect(worker.circuit.isOpen).toBe(true);
  transport.failure = undefined;
  await until(() => states().every((state) => state === 'sent'));
  expect(worker.circuit.isOpen).toBe(false);
  expect(new Set(transport.sent.map(({id}) => id)).size).toBe(40);
});

test('stopping waits for mail on its way, then cuts it, to be sent after the next start', async () => {
  const releases: (() => void)[] = [];
  const transport = transportOf(
    (mail, signal) =>
      new Promise((resolve, reject) => {
        releases.push(() => resolve({messageId: mail.id}));
        signal.addEventListener('abort', () => reject(new Error('cut')));
      }),
    2,
  );
  const {post, start, count, dataDir} = await setUpWorker(transport);
  const worker = start();
  await post('Message no. 1');
  await post('Message no. 2');
  await post('Message no. 3');
  await until(() => releases.length === 2);
  const stopped = worker.stop(300);
  releases[0]?.();
  await stopped;
  expect([count('sent'), count('pending')]).toEqual([1, 2]);
  // Neither a lease nor a backoff delays the next start.
  for (const row of rows(dataDir, 'outbox').filter(({state}) => state === 'pending')) {
    expect(row.lease_until).toBe(0);
    expect(Number(row.next_at)).toBeLessThanOrEqual(Date.now());
  }
  expect(releases).toHaveLength(2);
});

test('what a look finds after the worker was stopped is left for the next start', async () => {
  const transport = memoryTransport();
  const api = await setUpWorker(transport);
  const {claim} = api.store;
  let stopped: Promise<void> | undefined;
  api.store.claim = async (...args) => {
    const jobs = await claim(...args);
    stopped ??= worker.stop(0);
    await sleep(50);
    return jobs;
  };
  await api.post('Hello to all');
  const worker = api.start();
  await until(() => stopped !== undefined);
  await stopped;
  expect(transport.sent).toEqual([]);
  expect(rows(api.dataDir, 'outbox')).toMatchObject([{state: 'pending', lease_until: 0}]);
});

test('a store that fails for a while loses nothing and repeats nothing', async () => {
  const transport = memoryTransport();
  const api = await setUpWorker(transport);
  const {claim, markSent} = api.store;
  let failures = 4;
  const failing =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      failures-- > 2 || failures === 0 ? Promise.reject(new Error('locked')) : work(...args);
  api.store.claim = failing(claim);
  api.store.markSent = failing(markSent);
  await api.post('Hello to all');
  api.start();
  await until(() => api.states()[0] === 'sent');
  expect(failures).toBeLessThan(0);
  expect(api.log[0]).toContain('the store did not answer the delivery worker');
  expect(transport.sent).toHaveLength(1);
});

test('a message is mailed at once, also if it is stored between the look and the sleep', async () => {
  const transport = memoryTransport();
  const {post, start, count, store, log} = await setUpWorker(transport, {pollMs: 60_000});
  const {claim} = store;
  let looks = 0;
  store.claim = async (...args) => {
    const jobs = await claim(...args);
    if (looks++ === 0) {
      await post('Hello to all');
    }
    return jobs;
  };
  start();
  await until(() => count('sent') === 1);
  await sleep(30);
  const {id} = (await post('Hello again')).json();
  await until(() => count('sent') === 2);
  expect(transport.sent[1]?.id).toBe(`${id}@portal.example`);
  expect(log[1]).toBe(`{"channel":"mail","id":"${id}","attempts":1} delivered`);
});

test('a delivery that takes longer than the lease is sent once, though others look for work', async () => {
  const begun: string[] = [];
  const transport = transportOf(async (mail) => {
    begun.push(mail.id);
    await sleep(3_000);
    return {messageId: mail.id};
  });
  const {post, start, states} = await setUpWorker(transport, {leaseMs: 1_500});
  await post('Hello to all');
  start();
  start();
  await until(() => states()[0] === 'sent');
  expect(begun).toHaveLength(1);
});
