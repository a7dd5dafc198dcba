import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {inTransaction} from '../../src/store/transaction';
import {afterTest, temporaryDir} from '../setUp';

function openDatabase() {
  const db = new DatabaseSync(join(temporaryDir(), 'test.db'));
  afterTest(() => db.close());
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (x text)');
  const count = () => (db.prepare('SELECT count(*) AS n FROM t').get() as {n: number}).n;
  return {db, count};
}

describe('transaction', () => {
  test('undoes everything and passes the cause on', () => {
    const {db, count} = openDatabase();
    const work = () => {
      db.exec(`INSERT INTO t VALUES ('a')`);
      throw new Error('cause');
    };
    expect(() => inTransaction(db, work)).toThrow('cause');
    expect(count()).toBe(0);
    expect(inTransaction(db, () => db.exec(`INSERT INTO t VALUES ('b')`))).toBeUndefined();
    expect(count()).toBe(1);
  });

  test('a full disk, where SQLite rolls back by itself, leaves the connection usable', () => {
    const {db, count} = openDatabase();
    const {page_count: pages} = db.prepare('PRAGMA page_count').get() as {page_count: number};
    db.exec(`PRAGMA max_page_count = ${pages + 2}`);
    const fill = () => db.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(100_000));
    expect(() => inTransaction(db, fill)).toThrow(/full/);
    expect(count()).toBe(0);
    db.exec('PRAGMA max_page_count = 100000');
    inTransaction(db, fill);
    expect(count()).toBe(1);
  });

  test('does not roll back twice when SQLite has already done so', () => {
    const {db} = openDatabase();
    const work = () => {
      db.exec('ROLLBACK');
      throw new Error('cause');
    };
    expect(() => inTransaction(db, work)).toThrow('cause');
  });
});
