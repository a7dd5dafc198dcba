import {DatabaseSync} from '@photostructure/sqlite';
import pg from 'pg';
import {freePort} from '../tests/freePort';
import {type Drill, expectThat, type Figures, pause, type Scene} from './lib/drill';
import * as portal from './lib/portal';
import {startSmtpServer} from './lib/smtp';

/** Maximum time until a response, in milliseconds. */
const longestMs = 8_000;
/** Maximum connections of one server to PostgreSQL. */
const mostBackends = 10;

/** An operator or a migration locks a table of PostgreSQL, while visitors, probes and metrics arrive. */
async function drillPostgres(scene: Scene, table: string): Promise<Figures> {
  const engine = await portal.postgres(scene);
  const smtp = await startSmtpServer(scene);
  const metrics = String(await freePort());
  const env = {...engine.env, SMTP_URL: smtp.url, METRICS_PORT: metrics};
  const server = await portal.startServer(scene, env);
  const locker = new pg.Client(engine.env.DATABASE_URL).on('error', () => {});
  await locker.connect();
  await locker.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  const visitors = portal.startVisitors([server], 5, false);
  const probes: Promise<portal.Answer>[] = [];
  let most = 0;
  for (let second = 1; second <= (scene.short ? 12 : 60); second++) {
    probes.push(...['/api/health', '/api/ready'].map((path) => portal.send(server.url + path)));
    probes.push(portal.send(`http://127.0.0.1:${metrics}/metrics`));
    await pause(1_000);
    // Connects like any other client, and throws if PostgreSQL has no connection left.
    const sql = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'portal%'";
    most = Math.max(most, await portal.numberOf(engine, sql));
    expectThat(most <= mostBackends, `${table}: the server has ${most} connections after ${second} s.`);
  }
  await locker.end();
  const {longest, statuses} = await visitors.leave();
  const slowest = Math.max(longest, ...(await Promise.all(probes)).map(({ms}) => ms));
  expectThat(!statuses[0], `${table}: ${statuses[0]} posts were not answered.`);
  expectThat(slowest < longestMs, `${table}: a request took ${slowest.toFixed(0)} ms.`);
  const ids = [...visitors.ids, ...(await portal.post(server.url, 1))];
  await portal.endLeases(engine);
  await portal.proveNothingLost(ids, engine, smtp);
  const said = `${most}, ${slowest.toFixed(0)}, ${JSON.stringify(statuses)}`;
  return {[`lock on ${table}: connections, longest ms, answers`]: said};
}

/** Another process holds the write lock of SQLite, longer than visitors wait. */
async function drillSqlite(scene: Scene): Promise<Figures> {
  const engine = portal.embedded(scene);
  const server = await portal.startServer(scene, {...engine.env, SMTP_URL: portal.nobody});
  const file = new DatabaseSync(engine.file, {timeout: 10_000});
  file.exec('BEGIN IMMEDIATE');
  const answers: Promise<portal.Answer & {text: string}>[] = [];
  for (const end = performance.now() + 13_000; performance.now() < end; await pause(333)) {
    const message = portal.newMessage();
    const answer = portal.postMessage(server.url, message);
    answers.push(answer.then((given) => ({...given, text: message.message})));
  }
  file.exec('COMMIT');
  file.close();
  const all = await Promise.all(answers);
  const accepted = all.filter(({status}) => status === 202);
  const ids = [...accepted.map(portal.idOf), ...(await portal.post(server.url, 1))];
  await server.stop();
  await portal.proveNothingLost(ids, engine);
  const rows = await engine.query<{message: string}>('SELECT message FROM messages');
  const stored = new Set(rows.map(({message}) => message));
  const resets = all.filter(({status}) => status === 0).length;
  const denied = all.filter(({status, text}) => status !== 202 && stored.has(text)).length;
  const longest = Math.max(...all.map(({ms}) => ms));
  const said = `${all.length}, ${accepted.length}, ${resets}, ${denied}, ${longest.toFixed(0)}`;
  const figures = {'SQLite locked: posts, accepted, reset, refused but stored, longest ms': said};
  expectThat(resets === 0 && denied === 0 && longest < longestMs, JSON.stringify(figures));
  return figures;
}

export const locks: Drill = {
  name: 'locks',
  about: 'tables of PostgreSQL locked for a minute, and SQLite by another process, while visitors write',
  needs: [portal.postgresql],
  async run(scene) {
    const tables = ['messages', 'outbox'].map((table) => drillPostgres(scene, table));
    return Object.assign({}, ...(await Promise.all([...tables, drillSqlite(scene)]))) as Figures;
  },
};
