import {statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {openSqliteDatabase} from '../../src/store/sqliteDatabase';
import {afterTest, temporaryDir} from '../setUp';

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

  test('does not roll back twice when SQLite has already done so', async () => {
    const {db} = await open();
    const work = db.transaction(async (query) => {
      await query('ROLLBACK');
      throw new Error('cause');
    });
    await expect(work).rejects.toThrow('cause');
  });
});
