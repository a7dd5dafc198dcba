import {setTimeout as sleep} from 'node:timers/promises';
import {freePort, hasPostgres, startPostgres} from '../api/test/engines/postgres';
import {openLink} from '../api/test/engines/silentLink';
import {openPostgresDatabase} from '../api/src/store/postgresDatabase';
import {send, until} from './lib/client';
import {type Drill, expectThat} from './lib/drill';
import {startServer} from './lib/server';
import {startSmtpServer} from './lib/smtpServer';
import {stateCounts, storedIds} from './lib/stores';
import {startVisitors} from './lib/visitors';

/** No request may take longer, nor a call of the metrics, whatever is down; in milliseconds. */
const limits = {request: 8_000, metrics: 2_000};

/** Asks for the metrics over and over. */
function startScraper(url: string) {
  const times: number[] = [];
  const up = new Set<string>();
  let failed = 0;
  let leaving = false;
  const gone = (async () => {
    while (!leaving) {
      const answer = await send(url);
      times.push(answer.ms);
      failed += Number(answer.status !== 200);
      up.add(/^portal_store_up (\d)/m.exec(answer.body)?.[1] ?? 'nothing');
      await sleep(250);
    }
  })();
  return {
    async leave() {
      leaving = true;
      await gone;
      return {times, failed, up};
    },
  };
}

export const failover: Drill = {
  name: 'failover',
  about: 'the PostgreSQL of two servers killed with -9, and its synchronous standby in its place',
  needs: [{program: 'postgresql', present: hasPostgres}],
  async run(scene) {
    let primary = await startPostgres();
    scene.after(() => primary.remove());
    const schemaUrl = new URL(await primary.createSchema());
    // The one address that the servers know; what stands behind it changes, as with a proxy or an address that moves.
    const link = await openLink(primary.port);
    scene.after(() => link.close());
    schemaUrl.port = String(link.port);
    const url = schemaUrl.href;
    const smtp = await startSmtpServer();
    scene.after(() => smtp.close());
    const metricsPort = await freePort();
    const env = {DATA_DIR: scene.temporaryDir(), DATABASE_URL: url, SMTP_URL: smtp.url};
    const servers = [
      await startServer({...env, METRICS_PORT: String(metricsPort)}),
      await startServer(env),
    ] as const;
    servers.forEach((server) => scene.after(() => server.kill()));

    const engine = {name: 'PostgreSQL', env, open: () => openPostgresDatabase(url, () => {})};
    const acknowledged: string[] = [];
    const statuses = new Map<number, number>();
    const times: number[] = [];
    const metricsTimes: number[] = [];
    const awayMs: number[] = [];
    const rounds = scene.short ? 1 : 6;
    for (let round = 0; round < rounds; round++) {
      const standby = await primary.addSynchronousStandby();
      scene.after(() => standby.remove());
      const visitors = startVisitors(servers, 8);
      const scraper = startScraper(`http://127.0.0.1:${metricsPort}/metrics`);
      await sleep(scene.short ? 1_000 : 3_000);
      const before = visitors.acknowledged.length;
      expectThat(before > 0, 'Nobody was answered before the kill: the drill saw nothing.');
      primary.killHard();
      const killed = performance.now();
      // What watches over the pair takes its time to be sure: sometimes longer than a visitor waits.
      await sleep([500, 2_000, 9_000][round % 3]);
      if (round % 2 === 0) {
        // For a while the address leads to a server that only reads.
        link.leadTo(standby.port);
        await sleep(500);
        await standby.promote();
      } else {
        await standby.promote();
        link.leadTo(standby.port);
      }
      const promoted = visitors.acknowledged.length;
      await until('messages are taken again', () => visitors.acknowledged.length > promoted, 20_000);
      awayMs.push(performance.now() - killed);
      await sleep(scene.short ? 500 : 2_000);
      await visitors.leave();
      const scraped = await scraper.leave();
      expectThat(
        scraped.failed === 0 && scraped.up.has('1') && (round % 3 !== 2 || scraped.up.has('0')),
        `The metrics failed ${scraped.failed} times, and portal_store_up was ${[...scraped.up].join(' and ')}.`,
      );
      acknowledged.push(...visitors.acknowledged);
      times.push(...visitors.times);
      metricsTimes.push(...scraped.times);
      visitors.statuses.forEach((count, status) => statuses.set(status, (statuses.get(status) ?? 0) + count));
      await primary.remove();
      primary = standby;

      const stored = await storedIds(engine);
      const lost = acknowledged.filter((id) => !stored.has(id));
      expectThat(
        lost.length === 0,
        `${lost.length} of ${acknowledged.length} acknowledged messages are lost.`,
      );
    }
    const unanswered = statuses.get(0) ?? 0;
    expectThat(unanswered === 0, `${unanswered} requests were not answered.`);
    const longest = Math.max(...times);
    expectThat(longest < limits.request, `A request took ${longest.toFixed(0)} ms.`);
    const longestMetrics = Math.max(...metricsTimes);
    expectThat(longestMetrics < limits.metrics, `The metrics took ${longestMetrics.toFixed(0)} ms.`);

    const db = await engine.open();
    scene.after(() => db.close());
    const repeated = await db.query('SELECT message FROM messages GROUP BY message HAVING count(*) > 1');
    expectThat(repeated.length === 0, `${repeated.length} messages that were sent again are stored twice.`);
    // As if the minute had passed for which a lease holds whose mark was lost.
    await db.query("UPDATE outbox SET lease_until = 0, next_at = 0 WHERE state = 'pending'");
    await until('all mail is sent', async () => !(await stateCounts(db)).pending, 60_000);
    const mailed = new Set(smtp.mails.map(({text}) => /^Reference: (\S+)/m.exec(text)?.[1]));
    const unsent = acknowledged.filter((id) => !mailed.has(id));
    expectThat(unsent.length === 0, `${unsent.length} acknowledged messages were not mailed.`);
    return {
      'standbys that took over': rounds,
      'messages acknowledged': acknowledged.length,
      lost: 0,
      'answers by status': [...statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
      'longest request, ms': Math.round(longest),
      'longest call of the metrics, ms': Math.round(longestMetrics),
      'from the kill to the next message, s': awayMs.map((ms) => (ms / 1000).toFixed(1)).join(', '),
    };
  },
};
