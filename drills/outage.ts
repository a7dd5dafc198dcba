import {createMailDelivery} from '../api/src/mail/mailDelivery';
import {createSmtpTransport} from '../api/src/mail/smtpTransport';
import {startOutboxWorker} from '../api/src/outbox/worker';
import {createStore} from '../api/src/store/databaseStore';
import {openSqliteDatabase} from '../api/src/store/sqliteDatabase';
import {join} from 'node:path';
import {idOf, postMessage, until} from './lib/client';
import {type Drill, expectThat, type Figures, type Scene} from './lib/drill';
import {hasPostfix, preparePostfix} from './lib/postfix';
import {startServer} from './lib/server';
import {type Mood, startSmtpServer} from './lib/smtpServer';
import {embedded, stateCounts} from './lib/stores';

const parties = {fromName: 'Portal', from: 'portal@portal.example', to: 'sales@portal.example'};
const minute = 60_000;
/** All mail has left so long after the mail server is back. */
const recoveryMs = 5 * minute;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const quietLog = {info() {}, warn() {}, error() {}};

function newContact(i: number, receivedAt: number) {
  return {
    ...{
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      company: 'Analytical Engines',
      message: `Message ${i}`,
    },
    ...{subject: null, attachment: null, locale: 'en' as const, sentAt: null, suspicion: null, receivedAt},
  };
}

function once(key: string) {
  return {key, otherKey: key, since: 0};
}

/** Each way in which a mail server can be out of order, against the real client. Waits are scaled down. */
async function drillMoods(scene: Scene): Promise<Figures> {
  const smtp = await startSmtpServer();
  scene.after(() => smtp.close());
  const store = createStore(await openSqliteDatabase(join(scene.temporaryDir(), 'portal.db')), ['mail']);
  const transport = createSmtpTransport(smtp.url, false);
  const outcomes: string[] = [];
  const worker = startOutboxWorker({
    store,
    channel: 'mail',
    delivery: createMailDelivery(transport, parties),
    logger: quietLog as never,
    onOutcome: (outcome) => void outcomes.push(outcome),
    pollMs: 20,
    deadlineMs: 1_000,
    backoff: () => 100,
  });
  scene.after(async () => {
    await worker.stop(100);
    transport.close();
    await store.close();
  });

  let saved = 0;
  const perMood = scene.short ? 10 : 50;
  const moods: (Mood | 'shut')[] = ['shut', 'silent', 'endless', 'later', 'cut'];
  for (const mood of moods) {
    if (mood === 'shut') {
      await smtp.shut();
    } else {
      smtp.become(mood);
    }
    const before = outcomes.length;
    for (let i = 0; i < perMood; i++) {
      await store.saveMessage(newContact(++saved, Date.now()), once(String(saved)));
    }
    worker.wake();
    await until(`mail is tried while the server is ${mood}`, () => outcomes.length >= before + 3, 30_000);
    expectThat(
      !outcomes.slice(before).includes('sent'),
      `Mail counted as sent while the server was ${mood}.`,
    );
    if (mood === 'shut') {
      await smtp.open();
    }
    smtp.become('well');
    await until(
      `all mail is sent after the server was ${mood}`,
      async () => (await store.countQueue()).length === 0,
      60_000,
    );
  }
  smtp.become('never');
  for (let i = 0; i < perMood; i++) {
    await store.saveMessage(newContact(++saved, Date.now()), once(String(saved)));
  }
  worker.wake();
  await until(
    'mail that is refused for good is given up',
    async () => (await store.countQueue()).every(({state, count}) => state === 'failed' && count === perMood),
    60_000,
  );
  smtp.become('well');
  expectThat(
    (await store.changeJobs(Date.now(), {from: ['failed'], to: 'pending'})) === perMood,
    'Refused mail was not kept.',
  );
  worker.wake();
  await until(
    'refused mail is sent when an operator asks',
    async () => (await store.countQueue()).length === 0,
    60_000,
  );

  const ids = new Set(smtp.mails.map(({id}) => id));
  expectThat(ids.size === saved, `${ids.size} of ${saved} messages were mailed.`);
  return {
    'ways of failing': moods.length + 1,
    'messages through them': saved,
    'lost through them': saved - ids.size,
    'sent twice, cut after DATA (same Message-ID)': smtp.mails.length - ids.size,
  };
}

/** A day without a mail server, on a clock that runs fast. */
async function drillDay(scene: Scene): Promise<Figures> {
  const store = createStore(await openSqliteDatabase(join(scene.temporaryDir(), 'portal.db')), ['mail']);
  const start = Date.now();
  let now = start;
  let down = true;
  let attempts = 0;
  const sent = new Set<string>();
  const worker = startOutboxWorker({
    store,
    channel: 'mail',
    delivery: createMailDelivery(
      {
        async send({id}) {
          attempts++;
          if (down) {
            throw Object.assign(new Error('connect ECONNREFUSED'), {code: 'ESOCKET'});
          }
          sent.add(id);
          return {messageId: `<${id}>`};
        },
        close() {},
      },
      parties,
    ),
    logger: quietLog as never,
    now: () => now,
    pollMs: 1,
  });
  scene.after(async () => {
    await worker.stop(100);
    await store.close();
  });

  const total = 1_000;
  const day = 24 * 60 * minute;
  for (let i = 0; i < total; i++) {
    now = start + Math.round((i / total) * day);
    await store.saveMessage(newContact(i, now), once(String(i)));
    worker.wake();
    await pause(2);
  }
  now = start + day;
  const wasted = attempts;
  expectThat(wasted > 10, `${wasted} attempts in a day: the drill saw nothing.`);
  // A probe every four minutes at most, and what was under way at the first failure.
  expectThat(wasted < 24 * 60, `${wasted} attempts were made in a day without a mail server.`);

  down = false;
  const back = now;
  while (sent.size < total && now - back < 2 * recoveryMs) {
    now += 1_000;
    worker.wake();
    await pause(5);
  }
  const recovery = now - back;
  expectThat(sent.size === total, `${sent.size} of ${total} messages were sent.`);
  expectThat(recovery <= recoveryMs, `It took ${recovery / 1000} s to send all of them.`);
  return {
    'simulated outage, h': 24,
    'messages in it': total,
    'attempts in it': wasted,
    'all sent after it, s (simulated)': Math.round(recovery / 1000),
  };
}

/** A real mail server that is stopped, started and cut, with the server as it is deployed. */
async function drillPostfix(scene: Scene): Promise<Figures> {
  const postfix = await preparePostfix(scene);
  const engine = embedded(scene);
  const server = await startServer({...engine.env, SMTP_URL: postfix.url});
  scene.after(() => server.kill());
  const acknowledged: string[] = [];
  const db = await engine.open();
  scene.after(() => db.close());
  const post = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const answer = await postMessage(server.url);
      expectThat(answer.status === 202, `A visitor was answered ${answer.status} during the outage.`);
      acknowledged.push(idOf(answer));
    }
  };
  let longest = 0;
  const rounds = scene.short ? 1 : 4;
  for (let round = 0; round < rounds; round++) {
    await post(20);
    await pause(scene.short ? 1_500 : 30_000);
    expectThat(((await stateCounts(db)).pending ?? 0) > 0, 'Nothing waits: the drill saw no outage.');
    postfix.start();
    const back = performance.now();
    await post(10);
    for (let i = 0; i < (scene.short ? 1 : 10); i++) {
      await pause(200);
      postfix.killSessions();
      await post(5);
    }
    await until('all mail is sent to Postfix', async () => !(await stateCounts(db)).pending, recoveryMs);
    longest = Math.max(longest, performance.now() - back);
    if (round + 1 < rounds) {
      await until(
        'Postfix has put the mail into the box',
        () => new Set(postfix.mails().map(referenceOf)).size >= acknowledged.length,
        30_000,
      );
      postfix.stop();
    }
  }
  await until(
    'Postfix has put all mail into the box',
    () => new Set(postfix.mails().map(referenceOf)).size >= acknowledged.length,
    30_000,
  );
  const mails = postfix.mails();
  const delivered = new Set(mails.map(referenceOf));
  const lost = acknowledged.filter((id) => !delivered.has(id));
  expectThat(
    lost.length === 0,
    `${lost.length} of ${acknowledged.length} messages did not reach the mailbox.`,
  );
  const names = new Set(mails.map((mail) => /^message-id:\s*(\S+)/im.exec(mail)?.[1]));
  expectThat(names.size === delivered.size, 'A message came under several Message-IDs.');
  return {
    'Postfix: stops': rounds,
    'Postfix: messages': acknowledged.length,
    'Postfix: lost': lost.length,
    'Postfix: twice (same Message-ID)': mails.length - delivered.size,
    'Postfix: longest time until all is sent, s': Math.round(longest / 1000),
  };
}

function referenceOf(mail: string): string {
  return /^Reference: (\S+)/m.exec(mail)?.[1] ?? '';
}

export const outage: Drill = {
  name: 'outage',
  about: 'a mail server that refuses, hangs, drips or hangs up, a day without one, and a real Postfix',
  needs: [{program: 'postfix', present: hasPostfix}],
  async run(scene) {
    return {
      ...(await drillMoods(scene)),
      ...(await drillDay(scene)),
      ...(await drillPostfix(scene)),
    };
  },
};
