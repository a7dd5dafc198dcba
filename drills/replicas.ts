import {hasPostgres} from '../api/test/engines/postgres';
import {hasRedis, startRedis} from '../api/test/engines/redis';
import {postMessage, send, until} from './lib/client';
import {type Drill, expectThat, type Figures, type Scene} from './lib/drill';
import {type RunningServer, startServer} from './lib/server';
import {startSmtpServer} from './lib/smtpServer';
import {postgres, stateCounts, storedIds} from './lib/stores';
import {startVisitors} from './lib/visitors';

/** No request may take longer, whatever is down. */
const longestMs = 8_000;
/** What a Redis that is down may add to a request. */
const redisMs = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Two servers count one client together. */
async function drillLimit(scene: Scene, env: Record<string, string>): Promise<Figures> {
  const limited = {...env, RATE_LIMIT_CONTACT: '20'};
  const servers = await Promise.all([startServer(limited), startServer(limited)]);
  servers.forEach((server) => scene.after(() => server.kill()));
  const statuses: number[] = [];
  for (let i = 0; i < 40; i++) {
    statuses.push((await postMessage(servers[i % 2]?.url ?? '')).status);
  }
  await Promise.all(servers.map((server) => server.stop()));
  const accepted = statuses.filter((status) => status === 202).length;
  const refused = statuses.filter((status) => status === 429).length;
  expectThat(accepted === 20 && refused === 20, `Of 40 messages ${accepted} passed a limit of 20.`);
  return {'limit of 20, two servers asked in turn 40 times: accepted': accepted};
}

export const replicas: Drill = {
  name: 'replicas',
  about: 'two servers on one PostgreSQL and one Redis, each of them killed in turn',
  needs: [
    {program: 'postgresql', present: hasPostgres},
    {program: 'redis-server', present: hasRedis},
  ],
  async run(scene) {
    const engine = await postgres(scene);
    const redis = await startRedis();
    scene.after(() => redis.remove());
    const smtp = await startSmtpServer();
    scene.after(() => smtp.close());
    const env = {...engine.env, REDIS_URL: redis.url, SMTP_URL: smtp.url};

    const limit = await drillLimit(scene, env);
    const start = async (): Promise<RunningServer> => {
      const server = await startServer(env);
      scene.after(() => server.kill());
      return server;
    };
    // Visitors look a server's address up at each request, so that a new one takes the place of a dead one.
    const pair = await Promise.all([start(), start()]);
    const db = await engine.open();
    scene.after(() => db.close());
    const allSent = (what: string) => until(what, async () => !(await stateCounts(db)).pending, 120_000);

    // Nothing goes wrong.
    const calm = startVisitors(pair, 4);
    await pause(scene.short ? 1_500 : 10_000);
    await calm.leave();
    await allSent('all mail is sent in normal running');
    const calmMails = smtp.mails.length;
    const names = new Set(smtp.mails.map(({id}) => id));
    expectThat(calm.acknowledged.length > 0, 'No message was acknowledged: the drill saw nothing.');
    expectThat(
      names.size === calmMails,
      `${calmMails - names.size} mails were sent twice in normal running.`,
    );
    const owners = await db.query<{owner: string; count: number}>(
      'SELECT lease_owner AS owner, count(*) AS count FROM outbox GROUP BY lease_owner',
    );

    // Redis goes away in both ways.
    const quiet = startVisitors(pair, 1);
    await pause(scene.short ? 1_000 : 10_000);
    // The longest, since what is compared is the longest too: a busy machine has outliers of its own.
    const base = Math.max(...quiet.times);
    const before = quiet.times.length;
    await redis.kill();
    await pause(scene.short ? 500 : 5_000);
    await redis.start();
    await pause(scene.short ? 500 : 3_000);
    redis.freeze();
    await pause(scene.short ? 1_500 : 5_000);
    redis.thaw();
    await pause(500);
    await quiet.leave();
    const added = Math.max(...quiet.times.slice(before)) - base;
    const failed = [...quiet.statuses].filter(([status]) => status !== 202);
    expectThat(failed.length === 0, `Without Redis visitors were answered ${failed.join(' and ')}.`);
    expectThat(
      added <= redisMs * (scene.short ? 3 : 1),
      `A Redis that is down added ${added.toFixed(0)} ms.`,
    );

    // Everything else goes away in turn.
    const busy = startVisitors(pair, 4);
    const rounds = scene.short ? 1 : 10;
    for (let round = 0; round < rounds; round++) {
      for (const i of [0, 1] as const) {
        await pause(300 + Math.random() * 500);
        await pair[i].kill();
        await pause(Math.random() * 500);
        pair[i] = await start();
      }
      await pause(300 + Math.random() * 500);
      await engine.server.kill();
      await pause(Math.random() * 500);
      await engine.server.start();
      await redis.kill();
      await pause(300);
      await redis.start();
    }
    await pause(1_000);
    await busy.leave();
    if (scene.short) {
      // As if the minute had passed for which the killed servers hold what they were sending.
      await db.query('UPDATE outbox SET lease_until = 0');
    }
    await allSent('all mail is sent after the faults');

    const acknowledged = [...calm.acknowledged, ...quiet.acknowledged, ...busy.acknowledged];
    const stored = await storedIds(engine);
    const lost = acknowledged.filter((id) => !stored.has(id));
    expectThat(lost.length === 0, `${lost.length} acknowledged messages are not in the store.`);
    const keys = await db.query<{count: number}>('SELECT count(*) AS count FROM messages GROUP BY message');
    expectThat(
      keys.every(({count}) => count === 1),
      'A message that was sent again is stored twice.',
    );
    const mailed = new Set(smtp.mails.map(({text}) => /^Reference: (\S+)/m.exec(text)?.[1]));
    const unsent = acknowledged.filter((id) => !mailed.has(id));
    expectThat(unsent.length === 0, `${unsent.length} acknowledged messages were not mailed.`);
    const longest = Math.max(...busy.times);
    expectThat(longest < longestMs, `A request took ${longest.toFixed(0)} ms.`);
    for (const server of pair) {
      expectThat((await send(`${server.url}/api/ready`)).status === 200, 'A server is not ready in the end.');
      expectThat((await server.stop()) === 0, `A server did not stop cleanly:\n${server.log()}`);
    }
    return {
      ...limit,
      'messages in normal running': calm.acknowledged.length,
      'mails sent twice in normal running': calmMails - names.size,
      'workers that sent them': owners.length,
      'longest delay by a Redis that is killed or frozen, ms': Math.round(added),
      'kills of each server, of PostgreSQL and of Redis': rounds,
      'messages acknowledged meanwhile': busy.acknowledged.length,
      lost: lost.length,
      'longest request, ms': Math.round(longest),
      'mails sent twice (same Message-ID)': smtp.mails.length - new Set(smtp.mails.map(({id}) => id)).size,
    };
  },
};
