import {freePort} from '../tests/freePort';
import {hasRedis, startRedis} from '../api/test/engines/redis';
import {openLink} from '../api/test/engines/silentLink';
import {type Drill, expectThat, pause, type Scene, until} from './lib/drill';
import * as portal from './lib/portal';
import {startSmtpServer} from './lib/smtp';

/** Maximum times, whatever is down, in milliseconds. */
const limits = {request: 8_000, metrics: 2_000, addedByRedis: 300};
const perSecond = 60;

/** Two servers share the count of one client. */
async function drillLimit(scene: Scene, env: Record<string, string>): Promise<void> {
  const servers = [await portal.startServer(scene, env), await portal.startServer(scene, env)];
  let accepted = 0;
  for (let i = 0; i < 40; i++) {
    accepted += Number((await portal.postMessage(servers[i % 2]!.url)).status === 202);
  }
  expectThat(accepted === 20, `Of 40 messages ${accepted} passed a limit of 20 of two servers.`);
  await Promise.all(servers.map((server) => server.stop()));
}

export const replicas: Drill = {
  name: 'replicas',
  about: 'two servers on one PostgreSQL and one Redis, each of them killed in turn',
  needs: [portal.postgresql, {program: 'redis-server', present: hasRedis}],
  async run(scene) {
    const engine = await portal.postgres(scene);
    const redis = await startRedis();
    scene.after(() => redis.remove());
    const smtp = await startSmtpServer(scene);
    const env = {...engine.env, REDIS_URL: redis.url, SMTP_URL: smtp.url};
    await drillLimit(scene, {...env, RATE_LIMIT_CONTACT: '20'});
    const pair = [await portal.startServer(scene, env), await portal.startServer(scene, env)];
    const calm = portal.startVisitors(pair, perSecond);
    await pause(scene.short ? 1_500 : 10_000);
    // The maximum, since maxima are compared: a busy machine has outliers of its own.
    const {longest: base} = await calm.leave();
    await portal.proveNothingLost(calm.ids, engine, smtp, {once: true});

    const quiet = portal.startVisitors(pair, perSecond);
    await redis.kill();
    await pause(scene.short ? 500 : 5_000);
    await redis.start();
    await pause(scene.short ? 500 : 3_000);
    redis.freeze();
    await pause(scene.short ? 1_500 : 5_000);
    redis.thaw();
    const {refused, longest: withoutRedis} = await quiet.leave();
    const added = withoutRedis - base;
    expectThat(refused === 0, `Without Redis ${refused} visitors were refused.`);
    expectThat(added <= limits.addedByRedis * scene.slack, `Redis added ${added.toFixed(0)} ms.`);

    const busy = portal.startVisitors(pair, perSecond);
    const rounds = scene.short ? 1 : 10;
    for (let round = 0; round < rounds; round++) {
      for (const i of [0, 1]) {
        await pause(300 + Math.random() * 500);
        await pair[i]!.kill();
        pair[i] = await portal.startServer(scene, env);
      }
      for (const other of [engine.server, redis]) {
        await other.kill();
        await pause(Math.random() * 500);
        await other.start();
      }
    }
    await pause(1_000);
    const {longest} = await busy.leave();
    expectThat(longest < limits.request, `A request took ${longest.toFixed(0)} ms.`);
    if (scene.short) {
      await portal.endLeases(engine);
    }
    const ids = [...calm.ids, ...quiet.ids, ...busy.ids];
    const proof = await portal.proveNothingLost(ids, engine, smtp, {withinMs: 120_000});
    await Promise.all(pair.map((server) => server.stop()));
    const said = `${added.toFixed(0)}, ${longest.toFixed(0)}`;
    return {'kills of each program': rounds, ...proof, 'delay without Redis, longest request, ms': said};
  },
};

export const failover: Drill = {
  name: 'failover',
  about: 'the PostgreSQL of two servers killed with -9, and its synchronous standby in its place',
  needs: [portal.postgresql],
  async run(scene) {
    const engine = await portal.postgres(scene);
    let primary = engine.server;
    // The only address that the servers know, like a proxy or a floating IP.
    const link = await openLink(primary.port);
    scene.after(() => link.close());
    const url = engine.env.DATABASE_URL.replace(`:${primary.port}/`, `:${link.port}/`);
    const smtp = await startSmtpServer(scene);
    const metrics = String(await freePort());
    const env = {...engine.env, DATABASE_URL: url, SMTP_URL: smtp.url};
    const first = await portal.startServer(scene, {...env, METRICS_PORT: metrics});
    const visitors = portal.startVisitors([first, await portal.startServer(scene, env)], perSecond);
    const scrapes: Promise<portal.Answer>[] = [];
    const scrape = () => scrapes.push(portal.send(`http://127.0.0.1:${metrics}/metrics`));
    const scraper = setInterval(scrape, 250);
    scene.after(() => clearInterval(scraper));
    const rounds = scene.short ? 1 : 6;
    for (let round = 0; round < rounds; round++) {
      const standby = await primary.addSynchronousStandby();
      scene.after(() => standby.remove());
      await pause(scene.short ? 500 : 3_000);
      primary.killHard();
      // A failover manager takes its time: sometimes longer than a visitor waits.
      await pause([500, 2_000, 9_000][round % 3]!);
      // In every other round, the address points to a read-only server for a while.
      link.leadTo(round % 2 === 0 ? standby.port : primary.port);
      await pause(500);
      await standby.promote();
      link.leadTo(standby.port);
      const before = visitors.ids.length;
      await until('messages are taken again', () => visitors.ids.length > before, 20_000);
      await primary.remove();
      primary = standby;
    }
    const {longest, statuses} = await visitors.leave();
    const scraped = await Promise.all(scrapes);
    const longestScrape = Math.max(...scraped.map(({status, ms}) => (status === 200 ? ms : Infinity)));
    expectThat(!statuses[0], `${statuses[0]} requests were not answered.`);
    expectThat(longest < limits.request, `A request took ${longest.toFixed(0)} ms.`);
    expectThat(
      longestScrape < limits.metrics * scene.slack,
      `The metrics failed or took ${longestScrape.toFixed(0)} ms.`,
    );
    const moved = {...engine, query: portal.sqlAt(url)};
    await portal.endLeases(moved);
    const proof = await portal.proveNothingLost(visitors.ids, moved, smtp);
    const said = `${longest.toFixed(0)}, ${longestScrape.toFixed(0)}`;
    return {'standbys that took over': rounds, ...proof, 'longest request and call of the metrics, ms': said};
  },
};
