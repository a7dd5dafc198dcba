import {chmodSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {jest} from '@jest/globals';
import {DatabaseSync} from '@photostructure/sqlite';
import {type Query, StoreAway} from '../../src/store/database';
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

  test('only its owner may read it', async () => {
    const {file} = await open();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  test('a copy that was put in its place, for all to read, is its owner’s alone again', async () => {
    const {db, file} = await open();
    await db.query('CREATE TABLE t (x text)');
    const all = [file, `${file}-wal`, `${file}-shm`];
    all.forEach((it) => chmodSync(it, 0o640));
    const again = await openSqliteDatabase(file);
    afterTest(() => again.close());
    expect(all.map((it) => statSync(it).mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
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

  test('another process that writes for too long is waited for no longer', async () => {
    const {db, file} = await open();
    await db.query('CREATE TABLE t (x text)');
    const other = new DatabaseSync(file);
    afterTest(() => other.close());
    other.exec('BEGIN IMMEDIATE');
    const {now} = performance;
    let passed = 0;
    const clock = jest
      .spyOn(performance, 'now')
      .mockImplementation(() => now.call(performance) + (passed += 2_000));
    afterTest(() => clock.mockRestore());
    for (const work of [
      () => db.query("INSERT INTO t VALUES ('a')"),
      () => db.transaction(async () => 'begun'),
    ]) {
      passed = 0;
      const failure: unknown = await work().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(StoreAway);
      expect(failure).toMatchObject({
        message: 'Another process holds the database.',
        cause: {message: 'database is locked'},
      });
      // It was looked for again, and was not given up at once.
      expect(passed).toBeGreaterThan(6_000);
    }
    other.exec('ROLLBACK');
    clock.mockRestore();
    await db.query("INSERT INTO t VALUES ('b')");
    expect(await db.query('SELECT x FROM t')).toEqual([{x: 'b'}]);
  });

  test('does not roll back twice when SQLite has already done so', async () => {
    const {db} = await open();
    const work = db.transaction(async (query) => {
      await query('ROLLBACK');
      throw new Error('cause');
    });
    await expect(work).rejects.toThrow('cause');
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
      // Each changes what is to be copied yet, and what has been.
      await add(db.query, ++written * 10_000);
      await db.query('UPDATE "odd name" SET x = x || \'!\'');
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await copied;
    expect(written).toBeGreaterThan(1);
    const copy = new DatabaseSync(target, {readOnly: true});
    afterTest(() => copy.close());
    const schema = 'SELECT name, sql FROM sqlite_schema ORDER BY name';
    const theirs = copy.prepare(schema).all() as {name: string; sql: string | null}[];
    const ours = await db.query<{name: string; sql: string | null}>(schema);
    expect(theirs.map(({name}) => name)).toEqual(ours.map(({name}) => name));
    expect(theirs.map(({sql}) => (sql ?? '').replaceAll('copy.', ''))).toEqual(
      ours.map(({sql}) => sql ?? ''),
    );
    const rows = copy.prepare('SELECT x, n FROM "odd name" ORDER BY n').all() as {x: string; n: number}[];
    const first = rows.filter(({n}) => n <= 3000).map(({x}) => x.replaceAll(/[^!]/g, ''));
    expect([first.length, new Set(first).size]).toEqual([1199, 1]);
    expect(rows.length).toBeLessThan(3000 * (written + 1));
  });

  test('a copy of what is damaged is no copy, and leaves nothing behind; what an earlier one left is no hindrance', async () => {
    const {db} = await open();
    const dir = temporaryDir();
    const target = join(dir, 'copy.db');
    await db.query('PRAGMA foreign_keys = OFF');
    await db.query(
      "INSERT INTO outbox (message_id, channel, state, queued_at, next_at) VALUES ('nobody', 'mail', 'pending', 1, 1)",
    );
    expect(await db.findDamage()).toEqual(['1 deliveries belong to no message.']);
    writeFileSync(`${target}.part`, 'left');
    await expect(db.backup(target)).rejects.toThrow(
      'The copy is damaged: 1 deliveries belong to no message.',
    );
    expect(readdirSync(dir)).toEqual([]);
    await db.query('DELETE FROM outbox');
    writeFileSync(`${target}.part`, 'left');
    await db.backup(target);
    expect(readdirSync(dir)).toEqual(['copy.db']);
    await expect(db.backup(target)).rejects.toThrow(`${target} is there already.`);
    // Nothing of the copy is left in the connection.
    expect(await db.query("SELECT file FROM pragma_database_list WHERE name = 'copy'")).toEqual([]);
  });

  test('once closed, what was written is in the one file, and closing it again is nothing', async () => {
    const {db, file} = await open();
    await db.query('CREATE TABLE t (x text)');
    const other = new DatabaseSync(file);
    afterTest(() => other.close());
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    // Who reads keeps the log from being emptied, for as long as that takes.
    other.exec('BEGIN');
    other.prepare('SELECT * FROM t').all();
    const closed = db.close();
    setImmediate(() => setImmediate(() => other.exec('COMMIT')));
    await closed;
    expect(statSync(`${file}-wal`).size).toBe(0);
    await db.close();
  });

  test('a copy that does not fit leaves nothing behind, and the store as it was', async () => {
    const {db, file} = await open();
    await db.query('CREATE TABLE t (x text)');
    const target = join(dirname(file), 'missing', 'copy.db');
    await expect(db.backup(target)).rejects.toThrow(/ENOENT/);
    await db.query("INSERT INTO t VALUES ('x')");
    expect(await db.query('SELECT x FROM t')).toEqual([{x: 'x'}]);
  });
});
