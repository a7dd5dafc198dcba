import {statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {openDatabase} from '../../src/store/database';
import {afterTest, temporaryDir} from '../setUp';

function open(file = join(temporaryDir(), 'data', 'portal.db')) {
  const db = openDatabase(file);
  afterTest(() => db.isOpen && db.close());
  return {db, file};
}

describe('database file', () => {
  test('survives a power cut: WAL with full sync', () => {
    const {db} = open();
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({journal_mode: 'wal'});
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({synchronous: 2});
    expect(db.prepare('PRAGMA foreign_keys').get()).toEqual({foreign_keys: 1});
  });

  test('only its owner may read it', () => {
    const {file} = open();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(`${file}-wal`).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  test('opens again without changing the schema, and refuses one of a newer version', () => {
    const {db, file} = open();
    db.exec('INSERT INTO schema_version (version) VALUES (99)');
    db.close();
    expect(() => open(file)).toThrow('The store is of a newer version (99) than this program (1).');
    const again = open();
    again.db.close();
    expect(() => open(again.file)).not.toThrow();
  });
});
