import {chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync} from 'node:fs';
import {open} from 'node:fs/promises';
import {dirname} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {DatabaseSync, type DatabaseSyncInstance} from '@photostructure/sqlite';
import {property, textOf} from '../thrown';
import {type Database, NoStore, type Opening, type Query, StoreAway, type Value} from './database';
import {migrate} from './migrate';

type Statement = ReturnType<DatabaseSyncInstance['prepare']>;

function connect(file: string): DatabaseSyncInstance {
  // Only the owner may read the data; SQLite gives its side files the rights of the database.
  mkdirSync(dirname(file), {recursive: true, mode: 0o700});
  closeSync(openSync(file, 'a', 0o600));
  // Also of a copy that was put in its place.
  for (const own of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(own) && (statSync(own).mode & 0o077) !== 0) {
      chmodSync(own, 0o600);
    }
  }
  const db = new DatabaseSync(file, {timeout: patienceMs});
  // secure_delete: what somebody asked us to erase must not stay readable in free pages.
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON; PRAGMA busy_timeout = 0; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -8000;`);
  return db;
}

/** How long to wait for another process that writes, in milliseconds, and how often to look. */
const patienceMs = 5_000;
const lookMs = 5;
/** How often to try to empty the log when the file is closed. */
const emptyings = 20;

function isBusy(error: unknown): boolean {
  // SQLITE_BUSY and its extended codes. A statement that gives rows has no code in its error (1.2.1), but the words.
  return Number(property(error, 'errcode')) % 256 === 5 || textOf(error, 'message') === 'database is locked';
}

/** Tries until the database is free. SQLite's own waiting would hold up everything else that this process does. */
async function whenFree<T>(work: () => T): Promise<T> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) {
        throw error;
      }
      if (performance.now() > end) {
        throw new StoreAway('Another process holds the database.', {cause: error});
      }
    }
    await sleep(lookMs);
  }
}

/** Statements are prepared once: parsing costs more than running them. */
function preparer(db: DatabaseSyncInstance): (sql: string) => Statement {
  const prepared = new Map<string, Statement>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = db.prepare(sql.replace('FOR UPDATE SKIP LOCKED', '').replaceAll(/\$(?=\d)/g, '?'));
      prepared.set(sql, statement);
    }
    return statement;
  };
}

/** @returns whether the log is empty now; another process that reads or writes keeps it from that */
function emptyLog(db: DatabaseSyncInstance): boolean {
  try {
    // Most of it beside others who write: emptying keeps them waiting for as long as it takes.
    db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    return property(db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get(), 'busy') === 0;
  } catch (error) {
    if (isBusy(error)) {
      return false;
    }
    throw error;
  }
}

/** What SQLite finds damaged in an open file. */
function damageIn(db: DatabaseSyncInstance): string[] {
  const found = db
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(Object.values(row)[0]));
  const orphans = db.prepare('PRAGMA foreign_key_check').all();
  return [
    ...found.filter((text) => text !== 'ok'),
    ...(orphans.length > 0 ? [`${orphans.length} deliveries belong to no message.`] : []),
  ];
}

/** Rows that are copied at once, and the pause after them, in milliseconds. */
const fewRows = 1_000;
const pauseMs = 10;

/**
 * Copies what is committed into an empty file, a few rows at a time. Each few are on disk before the next: what lies in
 * memory to be written is written with the next sync of anybody, who would wait for all of it (`VACUUM INTO` kept visitors
 * waiting for a second). SQLite's own backup neither pauses nor ends while others write.
 */
async function copyInto(db: DatabaseSyncInstance, file: string): Promise<void> {
  const disk = await open(file, 'r+');
  db.prepare('ATTACH ? AS copy').run(file);
  try {
    // A copy that fails is deleted, so that its journal need not outlive us.
    db.exec(
      'PRAGMA copy.journal_mode = MEMORY; PRAGMA copy.synchronous = OFF; PRAGMA copy.cache_size = -2000; BEGIN',
    );
    const made = db
      .prepare(
        "SELECT type, name, sql FROM main.sqlite_schema WHERE sql IS NOT NULL ORDER BY type = 'table' DESC, rowid",
      )
      .all()
      .map((row) => ({type: String(row.type), name: String(row.name), sql: String(row.sql)}));
    for (const {sql} of made) {
      db.exec(sql.replace(/^CREATE (?:TABLE|(?:UNIQUE )?INDEX) /, '$&copy.'));
    }
    for (const {name} of made.filter(({type}) => type === 'table')) {
      const end = db.prepare(
        `SELECT max(place) AS place FROM (SELECT rowid AS place FROM main."${name}" WHERE rowid > ? ORDER BY rowid LIMIT ${fewRows})`,
      );
      const copy = db.prepare(
        `INSERT INTO copy."${name}" SELECT * FROM main."${name}" WHERE rowid > ? AND rowid <= ?`,
      );
      for (
        let [from, to] = [0, Number(end.get(0)?.place)];
        to > 0;
        [from, to] = [to, Number(end.get(to)?.place)]
      ) {
        copy.run(from, to);
        await disk.datasync();
        await sleep(pauseMs);
      }
    }
    db.exec('COMMIT');
    await disk.sync();
  } finally {
    if (db.isTransaction) {
      db.exec('ROLLBACK');
    }
    db.exec('DETACH copy');
    await disk.close();
  }
}

/** Writes a copy of what is committed, without the free pages, and looks whether it is whole. Keeps nobody from writing. */
async function backUp(db: DatabaseSyncInstance, file: string): Promise<void> {
  if (existsSync(file)) {
    throw new Error(`${file} is there already.`);
  }
  const part = `${file}.part`;
  rmSync(part, {force: true});
  closeSync(openSync(part, 'wx', 0o600));
  try {
    await copyInto(db, part);
    const copy = new DatabaseSync(part, {readOnly: true});
    const damage = damageIn(copy);
    copy.close();
    if (damage.length > 0) {
      throw new Error(`The copy is damaged: ${damage.join(' ')}`);
    }
    renameSync(part, file);
  } catch (error) {
    // Where it is gone, too, what has happened is said.
    rmSync(part, {force: true});
    throw error;
  }
}

/**
 * Opens the database file, making it and bringing its schema up to date where needed. WAL with synchronous=FULL:
 * what was committed survives a power cut (measured; synchronous=NORMAL loses some). Several processes may open it.
 *
 * @throws when the file cannot be opened or is of a newer version
 */
export async function openSqliteDatabase(file: string, {create = true}: Opening = {}): Promise<Database> {
  if (!create && !existsSync(file)) {
    throw new NoStore(`There is no ${file}.`);
  }
  const db = connect(file);
  const prepare = preparer(db);
  const query: Query = (sql: string, values: readonly Value[] = []) =>
    whenFree(() => prepare(sql).all(...values));

  // One connection: what runs while a transaction waits for its next step would become a part of it.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  async function transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    await whenFree(() => db.exec('BEGIN IMMEDIATE'));
    try {
      const result = await work(query);
      db.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite has rolled back already when the disk is full or fails; a second ROLLBACK would throw and hide the cause.
      if (db.isTransaction) {
        db.exec('ROLLBACK');
      }
      throw error;
    }
  }

  const database: Database = {
    query: (sql, values) => inTurn(() => query(sql, values)),
    transaction: (work) => inTurn(() => transaction(work)),
    // All who open the file are on this machine.
    now: async () => Date.now(),
    backup: (target) => inTurn(() => backUp(db, target)),
    findDamage: () => inTurn(async () => damageIn(db)),
    close: () =>
      inTurn(async () => {
        if (!db.isOpen) {
          return;
        }
        // What was erased is in the log until it is emptied, which another process may be using.
        for (let i = 0; i < emptyings && !emptyLog(db); i++) {
          await sleep(lookMs);
        }
        db.close();
      }),
  };
  try {
    // `exec`, since a migration is several statements.
    await database.transaction(() => migrate({query, script: async (sql) => db.exec(sql)}));
  } catch (error) {
    db.close();
    throw error;
  }
  return database;
}
