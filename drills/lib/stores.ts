import {join} from 'node:path';
import {startPostgres} from '../../api/test/engines/postgres';
import type {Database} from '../../api/src/store/database';
import {openPostgresDatabase} from '../../api/src/store/postgresDatabase';
import {openSqliteDatabase} from '../../api/src/store/sqliteDatabase';
import type {Scene} from './drill';

/** An engine with an empty store: the variables that lead a server to it, and a look into it. */
export interface Engine {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Database>;
}

/** The embedded store, in a folder of its own. */
export function embedded(scene: Scene, dir = scene.temporaryDir()): Engine {
  return {
    name: 'SQLite',
    env: {DATA_DIR: dir},
    open: () => openSqliteDatabase(join(dir, 'portal.db')),
  };
}

/** PostgreSQL, with a server of its own. */
export async function postgres(scene: Scene) {
  const server = await startPostgres();
  scene.after(() => server.remove());
  const url = await server.createSchema();
  return {
    name: 'PostgreSQL',
    env: {DATA_DIR: scene.temporaryDir(), DATABASE_URL: url},
    open: () => openPostgresDatabase(url, () => {}),
    server,
  };
}

/** Runs `look` on the store and closes it. */
export async function lookInto<T>(engine: Engine, look: (db: Database) => Promise<T>): Promise<T> {
  const db = await engine.open();
  try {
    return await look(db);
  } finally {
    await db.close();
  }
}

/** Ids of all messages that are stored. */
export async function storedIds(engine: Engine): Promise<Set<string>> {
  const rows = await lookInto(engine, (db) => db.query<{id: string}>('SELECT id FROM messages'));
  return new Set(rows.map(({id}) => id));
}

/** How many deliveries are in each state. */
export async function stateCounts(db: Database): Promise<Record<string, number>> {
  const rows = await db.query<{state: string; count: number}>(
    'SELECT state, count(*) AS count FROM outbox GROUP BY state',
  );
  return Object.fromEntries(rows.map(({state, count}) => [state, count]));
}
