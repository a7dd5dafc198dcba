import {
  chmodSync,
  copyFileSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {type Query, StoreAway} from '../../src/store/database';
import {createStore} from '../../src/store/databaseStore';
import {openSqliteDatabase} from '../../src/store/sqliteDatabase';
import {afterTest, temporaryDir} from '../support';

async function open() {
  const file = join(temporaryDir(), 'data', 'portal.db');
  const db = await openSqliteDatabase(file);
  afterTest(() => db.close());
  return {db, file};
}

describe('database file', () => {
  test('survives a power cut: WAL with full sync', async () => {
    const {db} = await open();
    expect(await db.query('PRAGMA journal_mode')).toEqual([{journal_mode: 'wal'}]);
    expect(await db.query('PRAGMA synchronous')).toEqual([{synchronous: 2}]);
    expect(await db.query('PRAGMA foreign_keys')).toEqual([{foreign_keys: 1}]);
    expect(await db.query('PRAGMA secure_delete')).toEqual([{secure_delete: 1}]);
  });

  test('only its owner may read it, also a copy that was put in its place', async () => {
    const {db, file} = await open();
    await db.query('CREATE TABLE t (x text)');
    const all = [file, `${file}-wal`, `${file}-shm`];
    const modes = () => all.map((it) => statSync(it).mode & 0o777);
    expect([...modes(), statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o600, 0o600, 0o700]);
    all.forEach((it) => chmodSync(it, 0o640));
    const again = await openSqliteDatabase(file);
    afterTest(() => again.close());
    expect(modes()).toEqual([0o600, 0o600, 0o600]);
  });

  test('a full disk, where SQLite rolls back by itself, leaves the connection usable', async () => {
    const {db} = await open();
    await db.query('CREATE TABLE t (x text)');
    const [{page_count: pages} = {page_count: 0}] = await db.query<{page_count: number}>('PRAGMA page_count');
    await db.query(`PRAGMA max_page_count = ${pages + 2}`);
    const fill = () => db.transaction((query) => query('INSERT INTO t VALUES ($1)', ['x'.repeat(100_000)]));
    await expect(fill()).rejects.toThrow(/full/);
    expect(await db.query('SELECT * FROM t')).toEqual([]);
    await db.query('PRAGMA max_page_count = 100000');
    await fill();
    expect(await db.query('SELECT count(*) AS count FROM t')).toEqual([{count: 1}]);
  });

  test('waits for another process that writes, whatever the statement is', async () => {
    const {db, file} = await open();
    await db.query('CREATE TABLE t (x text)');
    await db.query("INSERT INTO t VALUES ('a')");
    const other = new DatabaseSync(file);
    afterTest(() => other.close());
    for (const statement of [
      "INSERT INTO t VALUES ('b')",
      'UPDATE t SET x = x RETURNING x',
      'DELETE FROM t RETURNING x',
    ]) {
      other.exec('BEGIN IMMEDIATE');
      setTimeout(() => other.exec('COMMIT'), 100);
      await db.query(statement);
    }
    expect(await db.query('SELECT * FROM t')).toEqual([]);
  });

  test('a call waits for another process no longer than its own patience, and readers do not wait', async () => {
    const {file} = await open();
    const db = await openSqliteDatabase(file, {patienceMs: 2_000});
    afterTest(() => db.close());
    await db.query('CREATE TABLE t (x text)');
    const other = new DatabaseSync(file);
    afterTest(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const insert = async (query: Query) => {
      const begun = performance.now();
      const failure: unknown = await query("INSERT INTO t VALUES ('a')").catch((error: unknown) => error);
      return {failure, took: performance.now() - begun};
    };
    const calls = [];
    for (let i = 0; i < 8; i++) {
      calls.push(insert(i % 2 ? db.query : (sql) => db.transaction((query) => query(sql))));
      const begun = performance.now();
      expect(await db.query('SELECT * FROM t')).toEqual([]);
      expect(performance.now() - begun).toBeLessThan(1_500);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    for (const {failure, took} of await Promise.all(calls)) {
      expect(failure).toBeInstanceOf(StoreAway);
      expect(took).toBeGreaterThan(1_900);
      expect(took).toBeLessThan(6_000);
    }
    other.exec('ROLLBACK');
    await db.query("INSERT INTO t VALUES ('b')");
    expect(await db.query('SELECT x FROM t')).toEqual([{x: 'b'}]);
  });

  test.each([
    ['deleted', () => {}],
    ['replaced', (file: string) => copyFileSync(`${file}.bad`, file)],
  ])('accepts nothing once its file is %s', async (_, replace) => {
    const {db, file} = await open();
    const store = createStore(db, ['mail']);
    await store.assertWritable(1);
    renameSync(file, `${file}.bad`);
    replace(file);
    const words = `${file} was deleted or replaced while it was in use. Restart the server.`;
    await expect(store.assertWritable(2)).rejects.toThrow(words);
    const saved = db.transaction((query) => query("INSERT INTO heartbeat VALUES (9, 9, '')"));
    await expect(saved).rejects.toThrow(StoreAway);
  });

  test('an empty file is no store for commands, and stays empty', async () => {
    const file = join(temporaryDir(), 'portal.db');
    writeFileSync(file, '');
    await expect(openSqliteDatabase(file, {schema: 'same'})).rejects.toThrow(`There is no store in ${file}.`);
    expect(statSync(file).size).toBe(0);
  });

  test('a copy is of one moment, with all tables and indexes, while others write', async () => {
    const {db, file} = await open();
    await db.query('CREATE TABLE "odd name" (x text, n bigint UNIQUE)');
    await db.query('CREATE UNIQUE INDEX odd ON "odd name" (x, n) WHERE n > 5');
    const add = (query: Query, from: number) =>
      query(
        `WITH RECURSIVE i(n) AS (SELECT $1 UNION ALL SELECT n + 1 FROM i WHERE n < $1 + 2999)
         INSERT INTO "odd name" SELECT 'x' || n, n FROM i`,
        [from],
      );
    await add(db.query, 1);
    await db.query('DELETE FROM "odd name" WHERE n BETWEEN 100 AND 1900');
    const other = await openSqliteDatabase(file);
    afterTest(() => other.close());
    const target = join(dirname(file), 'copy.db');
    let done = false;
    const copied = other.backup(target).finally(() => (done = true));
    let written = 0;
    while (!done && written < 4) {
      // Each changes rows that are already copied, and rows that are not.
      await add(db.query, ++written * 10_000);
      await db.query('UPDATE "odd name" SET x = x || \'!\'');
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await copied;
    expect(written).toBeGreaterThan(1);
    const copy = new DatabaseSync(target, {readOnly: true});
    afterTest(() => copy.close());
    const schema =
      "SELECT name || replace(coalesce(sql, ''), 'copy.', '') AS made FROM sqlite_schema ORDER BY name";
    expect(copy.prepare(schema).all()).toEqual(await db.query(schema));
    const rows = copy.prepare('SELECT x, n FROM "odd name" ORDER BY n').all() as {x: string; n: number}[];
    const first = rows.filter(({n}) => n <= 3000).map(({x}) => x.replaceAll(/[^!]/g, ''));
    expect([first.length, new Set(first).size]).toEqual([1199, 1]);
    expect(rows.length).toBeLessThan(3000 * (written + 1));
  });

  test('a copy of a damaged store is no backup and leaves nothing behind', async () => {
    const {db} = await open();
    const dir = temporaryDir();
    const target = join(dir, 'copy.db');
    await db.query('PRAGMA foreign_keys = OFF');
    await db.query(
      "INSERT INTO outbox (message_id, channel, state, queued_at, next_at) VALUES ('nobody', 'mail', 'pending', 1, 1)",
    );
    await expect(db.backup(target)).rejects.toThrow(
      'The copy is damaged: 1 deliveries belong to no message.',
    );
    expect(readdirSync(dir)).toEqual([]);
    await db.query('DELETE FROM outbox');
    // Left by killed backups: of this file, an old one of another file, and one that may be in progress.
    for (const name of ['copy.db', 'old', 'new']) {
      writeFileSync(join(dir, `${name}.leads.part`), 'left');
    }
    utimesSync(join(dir, 'old.leads.part'), 1, 1);
    // As if another backup had renamed its partial file since the folder was read.
    symlinkSync('nowhere', join(dir, 'gone.leads.part'));
    await db.backup(target);
    expect(readdirSync(dir)).toEqual(['copy.db', 'gone.leads.part', 'new.leads.part']);
    // The connection must not keep the copy attached.
    expect(await db.query("SELECT file FROM pragma_database_list WHERE name = 'copy'")).toEqual([]);
  });

  test('once closed, what was written is in the one file, and closing it again is nothing', async () => {
    const {db, file} = await open();
    await db.query('CREATE TABLE t (x text)');
    const other = new DatabaseSync(file);
    afterTest(() => other.close());
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    await db.close();
    expect(statSync(`${file}-wal`).size).toBe(0);
    await db.close();
  });
});
