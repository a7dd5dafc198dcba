import {join} from 'node:path';
import {createMailDelivery} from '../api/src/mail/mailDelivery';
import {createSmtpTransport} from '../api/src/mail/smtpTransport';
import {type OutboxWorkerOptions, startOutboxWorker} from '../api/src/outbox/worker';
import {createStore} from '../api/src/store/databaseStore';
import {openSqliteDatabase} from '../api/src/store/sqliteDatabase';
import {type Drill, expectThat, type Figures, pause, type Scene, until} from './lib/drill';
import * as portal from './lib/portal';
import {silence, type SmtpMood, startSmtpServer} from './lib/smtp';
import {hasPostfix, preparePostfix} from './lib/postfix';

const minute = 60_000;
/** Maximum time until all mail is sent once the mail server is back. */
const recoveryMs = 5 * minute;

/** Starts a worker in this process, with its own waits and clock, on a new store. */
export async function startWorker(scene: Scene, smtpUrl: string, options: Partial<OutboxWorkerOptions>) {
  const dir = scene.temporaryDir();
  const store = createStore(await openSqliteDatabase(join(dir, 'portal.db')), ['mail']);
  const transport = createSmtpTransport(smtpUrl, false);
  const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};
  const delivery = createMailDelivery(transport, parties);
  const logger = {info() {}, warn() {}, error() {}};
  const worker = startOutboxWorker({store, channel: 'mail', delivery, logger, ...options});
  scene.after(async () => {
    await worker.stop(100);
    transport.close();
    await store.close();
  });
  const engine = portal.embedded(scene, dir);
  let total = 0;
  /** Stores messages that are due; `receivedAt` is an expression. */
  async function add(count: number, receivedAt = String(Date.now())): Promise<void> {
    await engine.query(portal.messagesSql(count, 2, receivedAt, total + 1) + portal.outboxSql("'pending'"));
    total += count;
    worker.wake();
  }
  return {worker, engine, add};
}

/** Failures of a mail server. `null` refuses connections. */
const moods: Readonly<Record<string, SmtpMood | null>> = {
  shut: null,
  silent: () => silence,
  endless(_, __, socket) {
    const timer = setInterval(() => socket.write('220-please wait\r\n'), 200);
    socket.on('close', () => clearInterval(timer));
    return silence;
  },
  later: (step) => (step === 'RCPT' ? '451 not now' : undefined),
  'cut after DATA': (step) => (step === 'READ' ? null : undefined),
  never: (step) => (step === 'RCPT' ? '550 never' : undefined),
};

/** Each failure, against the real SMTP client. Waits are scaled down. */
async function drillMoods(scene: Scene): Promise<Figures> {
  const smtp = await startSmtpServer(scene);
  const options = {pollMs: 20, deadlineMs: 1_000, backoff: () => 100};
  const {engine, worker, add} = await startWorker(scene, smtp.url, options);
  const perMood = scene.short ? 10 : 50;
  const attempts = () => portal.numberOf(engine, 'SELECT coalesce(sum(attempts), 0) FROM outbox');
  for (const [name, mood] of Object.entries(moods)) {
    await (mood ? smtp.become(mood) : smtp.shut());
    const before = await attempts();
    const sent = await portal.countOf(engine, 'sent');
    await add(perMood);
    await until(`mail is tried while ${name}`, async () => (await attempts()) >= before + 3, 30_000);
    if (name === 'never') {
      await portal.untilCount(engine, 'failed', perMood);
    }
    expectThat((await portal.countOf(engine, 'sent')) === sent, `Mail counts as sent while ${name}.`);
    smtp.become();
    await (mood ? undefined : smtp.open());
    if (name === 'never') {
      await portal.leads(engine, 'retry --all');
      worker.wake();
    }
    await portal.untilCount(engine, 'sent', sent + perMood);
  }
  const ids = (await engine.query<{id: string}>('SELECT id FROM messages')).map(({id}) => id);
  return {
    'ways of failing': Object.keys(moods).length,
    ...(await portal.proveNothingLost(ids, engine, smtp)),
  };
}

/** A day without a mail server, on a fast clock. */
async function drillDay(scene: Scene): Promise<Figures> {
  const smtp = await startSmtpServer(scene);
  await smtp.shut();
  const total = scene.short ? 300 : 1_000;
  const day = 24 * 60 * minute;
  const start = Date.now();
  let now = start;
  const {engine, worker, add} = await startWorker(scene, smtp.url, {now: () => now, pollMs: 1});
  await add(total, `${start} + n.i * ${day / total}`);
  for (; now < start + day; now += minute) {
    worker.wake();
    await pause(2);
  }
  const attempts = await portal.numberOf(engine, 'SELECT sum(attempts) FROM outbox');
  // At most one probe every four minutes, and the deliveries in progress at the first failure.
  expectThat(attempts > 10 && attempts < 24 * 60, `${attempts} attempts in a day without a mail server.`);
  await smtp.open();
  const back = now;
  for (; smtp.mails.length < total && now - back <= recoveryMs; now += 1_000) {
    worker.wake();
    // Enough for the messages of a second, on a busy machine too.
    await pause(scene.short ? 60 : 20);
  }
  expectThat(smtp.mails.length === total, `${smtp.mails.length} of ${total} messages were sent in time.`);
  const said = `${total}, ${attempts}, ${(now - back) / 1000}`;
  return {'simulated day: messages, attempts, s until all were sent': said};
}

/** A real mail server that is stopped, started and disconnected, with the server as deployed. */
async function drillPostfix(scene: Scene): Promise<Figures> {
  const postfix = await preparePostfix(scene);
  const engine = portal.embedded(scene);
  const server = await portal.startServer(scene, {...engine.env, SMTP_URL: postfix.url});
  const ids: string[] = [];
  const post = async (count: number) => void ids.push(...(await portal.post(server.url, count)));
  const rounds = scene.short ? 1 : 4;
  let longest = 0;
  for (let round = 0; round < rounds; round++) {
    postfix.stop();
    await post(20);
    await pause(scene.short ? 1_500 : 30_000);
    expectThat((await portal.countOf(engine, 'pending')) > 0, 'The drill saw no outage.');
    postfix.start();
    const back = performance.now();
    for (let i = 0; i < (scene.short ? 2 : 10); i++) {
      await post(5);
      await pause(200);
      postfix.killSessions();
    }
    await portal.untilCount(engine, 'pending', 0, recoveryMs);
    longest = Math.max(longest, performance.now() - back);
    const isInTheBox = () => new Set(postfix.mails().map(({id}) => id)).size === ids.length;
    await until('Postfix has put the mail into the box', isInTheBox, 30_000);
  }
  const [proof] = Object.values(await portal.proveNothingLost(ids, engine, {mails: postfix.mails()}));
  const said = `${rounds}, ${proof}, ${(longest / 1000).toFixed(0)}`;
  return {'Postfix: stops, acknowledged, lost, mailed twice, longest s until all was sent': said};
}

export const outage: Drill = {
  name: 'outage',
  about: 'a mail server that refuses, hangs, drips or hangs up, a day without one, and a real Postfix',
  needs: [{program: 'postfix', present: hasPostfix}],
  run: async (scene) => ({
    ...(await drillMoods(scene)),
    ...(await drillDay(scene)),
    ...(await drillPostfix(scene)),
  }),
};
