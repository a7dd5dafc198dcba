import {hasPostgres} from '../api/test/engines/postgres';
import {idOf, newMessage, postMessage, send, until} from './lib/client';
import {createClock, hasFaketime} from './lib/clock';
import {type Drill, expectThat, type Figures, type Scene} from './lib/drill';
import {startServer} from './lib/server';
import {type SmtpServer, startSmtpServer} from './lib/smtpServer';
import {embedded, type Engine, lookInto, postgres, stateCounts, storedIds} from './lib/stores';

const hour = 60 * 60;
/** The host is asked again after ten seconds at most, as the drill keeps it away but shortly. */
const patienceMs = 30_000;
/** For so long a server that has died holds what it was sending. */
const leaseMs = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const referenceOf = (mail: string) => /^Reference: (\S+)/m.exec(mail)?.[1] ?? '';

/** What happens to the time of day while messages wait, and how many seconds ahead it is then. */
const steps: readonly (readonly [what: string, seconds: number])[] = [
  ['an hour back', -hour],
  ['back to the right time, an hour forward', 0],
  ['an hour forward', hour],
  ['back to the right time, an hour back', 0],
  ['a leap second, which is a second twice', -1],
  ['ten minutes back', -600],
  ['three minutes back from there', -780],
];

/** Waits until all of these are mailed. Returns how long that took, in seconds. */
async function mailed(
  what: string,
  smtp: SmtpServer,
  ids: readonly string[],
  withinMs = patienceMs,
): Promise<number> {
  const start = performance.now();
  await until(
    `all is mailed after ${what}`,
    () => {
      const sent = new Set(smtp.mails.map(({text}) => referenceOf(text)));
      return ids.every((id) => sent.has(id));
    },
    withinMs,
  );
  return (performance.now() - start) / 1000;
}

/** One server, whose clock is set while its mail host is away, while it is stopped, and between two starts. */
async function drillSteps(scene: Scene, engine: Engine): Promise<Figures> {
  const smtp = await startSmtpServer();
  scene.after(() => smtp.close());
  const clock = createClock(scene);
  const env = {...engine.env, ...clock.env, SMTP_URL: smtp.url};
  let server = await startServer(env);
  scene.after(() => server.kill());
  const ids: string[] = [];
  const post = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const answer = await postMessage(server.url);
      expectThat(answer.status === 202, `A visitor was answered ${answer.status}.`);
      ids.push(idOf(answer));
    }
  };
  // An id begins with the time at which the server took its message.
  const timeOf = (id = '') => parseInt(id.replace('-', '').slice(0, 12), 16);
  let longest = 0;
  const waitFor = async (what: string) => (longest = Math.max(longest, await mailed(what, smtp, ids)));

  for (const [what, seconds] of scene.short ? steps.slice(0, 3) : steps) {
    await smtp.shut();
    await post(3);
    await pause(500);
    clock.set(seconds);
    await post(3);
    expectThat(
      Math.abs(timeOf(ids.at(-1)) - Date.now() - seconds * 1000) < 3_000,
      `The clock of the server did not step: the drill saw nothing of "${what}".`,
    );
    await smtp.open();
    await waitFor(what);
    expectThat((await send(`${server.url}/api/ready`)).status === 200, `Not ready after ${what}.`);
  }

  // Asleep for an hour in the middle of a delivery: the time of day has gone on, the process has not.
  clock.set(0);
  smtp.become('silent');
  await post(3);
  await pause(500);
  process.kill(server.pid, 'SIGSTOP');
  await pause(1_000);
  clock.set(hour);
  process.kill(server.pid, 'SIGCONT');
  smtp.become('well');
  await post(3);
  await waitFor('an hour asleep');

  // Killed in the middle of a delivery with a clock that was ahead, and started with the right one.
  smtp.become('silent');
  await post(3);
  await pause(500);
  await server.kill();
  clock.set(0);
  smtp.become('well');
  server = await startServer(env);
  // PostgreSQL's clock was right all the time: there the minute has to pass for which the dead one holds its deliveries.
  await mailed('a start with the right time', smtp, ids, leaseMs + patienceMs);

  const stored = await storedIds(engine);
  const lost = ids.filter((id) => !stored.has(id));
  expectThat(lost.length === 0, `${engine.name}: ${lost.length} acknowledged messages are not in the store.`);
  const left = (await lookInto(engine, stateCounts)).pending ?? 0;
  expectThat(left === 0, `${engine.name}: ${left} deliveries are left.`);
  await server.stop();
  return {
    [`${engine.name}: steps`]: (scene.short ? 3 : steps.length) + 2,
    [`${engine.name}: messages`]: ids.length,
    [`${engine.name}: lost`]: lost.length,
    [`${engine.name}: longest until all was mailed, s`]: Number(longest.toFixed(1)),
    [`${engine.name}: mails twice (same Message-ID)`]: smtp.mails.length - ids.length,
  };
}

/** A visitor at the limit is let in again although the clock goes back. */
async function drillLimit(scene: Scene): Promise<Figures> {
  const clock = createClock(scene);
  const server = await startServer({...embedded(scene).env, ...clock.env, RATE_LIMIT_CONTACT: '2'});
  scene.after(() => server.kill());
  const statuses = [];
  for (let i = 0; i < 3; i++) {
    statuses.push((await postMessage(server.url)).status);
  }
  expectThat(statuses.join() === '202,202,429', `The limit of two gave ${statuses.join()}.`);
  clock.set(-hour);
  const {status} = await postMessage(server.url);
  expectThat(status === 202, `After an hour back a visitor at the limit was answered ${status}.`);
  return {};
}

/** Two servers an hour apart on one PostgreSQL: its clock is the one that counts. */
async function drillApart(scene: Scene): Promise<Figures> {
  const engine = await postgres(scene);
  const smtp = await startSmtpServer();
  scene.after(() => smtp.close());
  const ahead = createClock(scene);
  ahead.set(hour);
  const behind = createClock(scene);
  behind.set(-hour);
  const servers = await Promise.all(
    [ahead, behind].map((clock) => startServer({...engine.env, ...clock.env, SMTP_URL: smtp.url})),
  );
  servers.forEach((server) => scene.after(() => server.kill()));
  const ids: string[] = [];
  const count = scene.short ? 100 : 2_000;
  for (let i = 0; i < count; i++) {
    const answer = await postMessage(servers[i % 2]?.url ?? '', newMessage());
    expectThat(answer.status === 202, `A visitor was answered ${answer.status}.`);
    ids.push(idOf(answer));
  }
  await mailed('two clocks, two hours apart', smtp, ids);
  expectThat(smtp.mails.length === count, `${smtp.mails.length} mails of ${count} messages.`);
  const owners = await lookInto(engine, (db) =>
    db.query('SELECT lease_owner FROM outbox GROUP BY lease_owner'),
  );
  return {
    'two hours apart: messages': count,
    'two hours apart: mails': smtp.mails.length,
    'two hours apart: servers that sent them': owners.length,
  };
}

export const clock: Drill = {
  name: 'clock',
  about: 'a clock that is put back and forward by an hour, leaps or sleeps, and servers with different ones',
  needs: [
    {program: 'faketime', present: hasFaketime},
    {program: 'postgresql', present: hasPostgres},
  ],
  async run(scene) {
    return {
      ...(await drillSteps(scene, embedded(scene))),
      ...(scene.short ? {} : await drillSteps(scene, await postgres(scene))),
      ...(await drillLimit(scene)),
      ...(await drillApart(scene)),
    };
  },
};
