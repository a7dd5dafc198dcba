import {closeSync, mkdirSync, openSync} from 'node:fs';
import {dirname} from 'node:path';
import {DatabaseSync, type DatabaseSyncInstance} from '@photostructure/sqlite';
import {migrations} from './migrations';
import {inTransaction} from './transaction';

function connect(file: string): DatabaseSyncInstance {
  // Only the owner may read the data; SQLite gives its side files the rights of the database.
  mkdirSync(dirname(file), {recursive: true, mode: 0o700});
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, {timeout: 5000});
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  return db;
}

function migrate(db: DatabaseSyncInstance): void {
  inTransaction(db, () => {
    db.exec('CREATE TABLE IF NOT EXISTS schema_version (version bigint PRIMARY KEY)');
    const row = db.prepare('SELECT coalesce(max(version), 0) AS version FROM schema_version').get();
    const {version} = row as {version: number};
    if (version > migrations.length) {
      throw new Error(
        `The store is of a newer version (${version}) than this program (${migrations.length}).`,
      );
    }
    migrations.slice(version).forEach((sql, i) => {
      db.exec(sql);
      db.prepare('INSERT INTO schema_version (version) VALUES (?)').run(version + i + 1);
    });
  });
}

/**
 * Opens the database file, making it and bringing its schema up to date where needed. WAL with synchronous=FULL:
 * what was committed survives a power cut (measured; synchronous=NORMAL loses some).
 *
 * @throws when the file cannot be opened or is of a newer version
 */
export function openDatabase(file: string): DatabaseSyncInstance {
  const db = connect(file);
  migrate(db);
  return db;
}
