import pg from 'pg';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {hasPostgres} from '../api/test/engines/postgres';
import {migrations} from '../api/src/store/migrations';
import {newMessage, postMessage} from './lib/client';
import {type Drill, expectThat, type Figures, type Scene} from './lib/drill';
import {startServer} from './lib/server';
import {embedded, type Engine, lookInto, postgres, stateCounts} from './lib/stores';

/** As long as nginx waits for an answer (`proxy_read_timeout`): calls wait in the socket that systemd holds meanwhile. */
const longestMs = 30_000;
/** One in so many has failed. */
const failedEvery = 50;

const [oldest = ''] = migrations;
const schema = `CREATE TABLE schema_version (version bigint PRIMARY KEY); ${oldest}
  INSERT INTO schema_version (version) VALUES (1);`;

/** Messages and their deliveries from a series `n(i)`, as the oldest version wrote them. */
const fill = (series: string, text: string) => `
  INSERT INTO messages (id, received_at, locale, name, email, company, message, idempotency_key)
    ${series} SELECT 'message ' || i, 1700000000000 + i, 'en', 'Ada Lovelace', 'ada' || i || '@example.com',
      'Analytical Engines', ${text}, 'key ' || i FROM n;
  INSERT INTO outbox (message_id, state, next_at)
    ${series} SELECT 'message ' || i, CASE WHEN i % ${failedEvery} = 0 THEN 'failed' ELSE 'sent' END, 1700000000000 FROM n;`;

async function upgrade(scene: Scene, engine: Engine, total: number): Promise<Figures> {
  const server = await startServer({...engine.env, SMTP_URL: 'smtp://127.0.0.1:9'});
  scene.after(() => server.kill());
  const {status} = await postMessage(server.url, newMessage());
  expectThat(status === 202, `After the upgrade a message was answered ${status}.`);
  await lookInto(engine, async (db) => {
    const [row] = await db.query<{count: number}>('SELECT count(*) AS count FROM messages');
    expectThat(row?.count === total + 1, `${row?.count} of ${total} messages are left.`);
    const states = await stateCounts(db);
    expectThat(
      states.failed === total / failedEvery && states.sent === total - total / failedEvery,
      `Deliveries are not what they were: ${JSON.stringify(states)}.`,
    );
  });
  expectThat(server.startMs < longestMs, `${engine.name} took ${(server.startMs / 1000).toFixed(1)} s.`);
  const memory = server.memoryMb();
  await server.stop();
  return {
    [`${engine.name}: s until it serves, and MB`]: `${(server.startMs / 1000).toFixed(1)}, ${memory.toFixed(0)}`,
  };
}

export const upgradeStore: Drill = {
  name: 'upgrade',
  about: 'the start on a store of the oldest version with a million messages',
  needs: [{program: 'postgresql', present: hasPostgres}],
  async run(scene) {
    const total = scene.short ? 20_000 : 1_000_000;
    const dir = scene.temporaryDir();
    const file = new DatabaseSync(join(dir, 'portal.db'));
    file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
    const series = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${total})`;
    file.exec(schema + fill(series, `replace(printf('%.400c', '.'), '.', 'text ')`));
    file.close();
    const figures = await upgrade(scene, embedded(scene, dir), total);

    const engine = await postgres(scene);
    const client = new pg.Client(engine.env.DATABASE_URL);
    await client.connect();
    await client.query(
      schema + fill(`WITH n(i) AS (SELECT generate_series(1, ${total}))`, `repeat('text ', 400)`),
    );
    await client.query('ANALYZE');
    await client.end();
    return {'messages of the oldest version': total, ...figures, ...(await upgrade(scene, engine, total))};
  },
};
