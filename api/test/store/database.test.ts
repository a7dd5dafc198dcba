import {statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {openDatabase} from '../../src/store/database';
import {migrations} from '../../src/store/migrations';
import {openSqliteStore} from '../../src/store/sqlite';
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

  test('takes over what the first version stored: its mail has no subject and no attachment', async () => {
    const file = join(temporaryDir(), 'portal.db');
    const old = new DatabaseSync(file);
    old.exec(`CREATE TABLE schema_version (version bigint PRIMARY KEY);
      INSERT INTO schema_version VALUES (1);
      ${migrations[0]}
      INSERT INTO messages VALUES ('1', 5, NULL, 'it', 'Ada', 'ada@example.com', 'Acme', 'Hello to you all', 'key');
      INSERT INTO outbox (message_id, state, next_at) VALUES ('1', 'pending', 5);`);
    old.close();
    const store = openSqliteStore(file);
    afterTest(() => store.close());
    const {email, company, message} = {
      email: 'ada@example.com',
      company: 'Acme',
      message: 'Hello to you all',
    };
    expect(await store.claimMail(5, 9)).toEqual([
      {
        attempts: 1,
        message: {
          ...{id: '1', name: 'Ada', email, company, message, locale: 'it', receivedAt: 5, sentAt: null},
          ...{subject: null, attachment: null},
        },
      },
    ]);
  });

  test('opens again without changing the schema, and refuses one of a newer version', () => {
    const {db, file} = open();
    db.exec('INSERT INTO schema_version (version) VALUES (99)');
    db.close();
    expect(() => open(file)).toThrow('The store is of a newer version (99) than this program (2).');
    const again = open();
    again.db.close();
    expect(() => open(again.file)).not.toThrow();
  });
});
