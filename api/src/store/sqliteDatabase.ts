import {chmodSync, existsSync, mkdirSync, statSync} from 'node:fs';
import {type FileHandle, open} from 'node:fs/promises';
import {dirname} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {DatabaseSync, type DatabaseSyncInstance} from '@photostructure/sqlite';
import {property, textOf} from '../thrown';
import {type Database, NoStore, type Opening, type Query, StoreAway, type Value} from './database';
import {checkSchema, migrate} from './migrate';
import {writeBackup} from './privateFile';

type Statement = ReturnType<DatabaseSyncInstance['prepare']>;

/** Time in which work must begin, in ms. Visitors get a response within 8 seconds. */
const visitorsPatienceMs = 6_000;
/** Time in which the work of commands must begin, in ms. Commands set no limit themselves. */
const longestPatienceMs = 60_000;
/** Pause before the next attempt, in ms. */
const lookMs = 5;

async function connect(file: string, schema: Opening['schema']): Promise<DatabaseSyncInstance> {
  if (schema === 'migrate') {
    // Only the owner may read the data; SQLite gives its side files the database's permissions.
    mkdirSync(dirname(file), {recursive: true, mode: 0o700});
    await (await open(file, 'a', 0o600)).close();
  } else if (!existsSync(file)) {
    throw new NoStore(`There is no store in ${file}.`);
  }
  // Also for a copy that replaced the file.
  for (const own of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(own) && (statSync(own).mode & 0o077) !== 0) {
      chmodSync(own, 0o600);
    }
  }
  const db = new DatabaseSync(file, {timeout: visitorsPatienceMs});
  try {
    if (schema !== 'migrate') {
      // Before any write: the file may be empty, or not a store.
      await checkSchema(async (sql) => db.prepare(sql).all() as never, schema, file);
    }
    // secure_delete: erased personal data must not remain readable in free pages.
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON; PRAGMA busy_timeout = 0; PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -8000;`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function isBusy(error: unknown): boolean {
  // SQLITE_BUSY and its extended codes. The error of a statement with rows has no code (1.2.1), only the message.
  return Number(property(error, 'errcode')) % 256 === 5 || textOf(error, 'message') === 'database is locked';
}

/** Returns a check that the path still belongs to the opened file: writes to a deleted file are lost. */
function createPlaceCheck(file: string): () => void {
  const opened = statSync(file);
  return () => {
    const now = statSync(file, {throwIfNoEntry: false});
    if (now?.ino !== opened.ino || now.dev !== opened.dev) {
      throw new StoreAway(`${file} was deleted or replaced while it was in use. Restart the server.`);
    }
  };
}

/** Caches prepared statements: parsing costs more than running them. */
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

/** Empties the write-ahead log, which still contains erased data, if it is free within 100 ms. */
function emptyLog(db: DatabaseSyncInstance): void {
  try {
    // Mostly beside other writers: the second step blocks them.
    db.exec('PRAGMA wal_checkpoint(PASSIVE); PRAGMA busy_timeout = 100; PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isBusy(error)) {
      throw error;
    }
  }
}

/** Returns the damage that SQLite finds in an open file. */
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

/** Rows copied at once, and the pause after them, in milliseconds. */
const fewRows = 1_000;
const pauseMs = 10;

/**
 * Copies committed data into an empty file, a few rows at a time. Each batch is synced before the next: otherwise, the
 * next sync of any process would wait for all pending writes (`VACUUM INTO` made visitors wait for a second). SQLite's
 * own backup neither pauses nor ends while others write.
 */
async function copyInto(db: DatabaseSyncInstance, file: string, disk: FileHandle): Promise<void> {
  db.prepare('ATTACH ? AS copy').run(file);
  try {
    // A failed copy is deleted, so its journal need not be durable.
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
  } finally {
    if (db.isTransaction) {
      db.exec('ROLLBACK');
    }
    db.exec('DETACH copy');
  }
}

/** Copies committed data, without the free pages, and checks the copy. Others may write meanwhile. */
async function backUp(db: DatabaseSyncInstance, file: string): Promise<void> {
  await writeBackup(file, async (part, disk) => {
    await copyInto(db, part, disk);
    const copy = new DatabaseSync(part, {readOnly: true});
    const damage = damageIn(copy);
    copy.close();
    if (damage.length > 0) {
      throw new Error(`The copy is damaged: ${damage.join(' ')}`);
    }
  });
}

/**
 * Opens the database file. WAL with synchronous=FULL: committed data survives a power cut (measured; synchronous=NORMAL
 * loses some). Several processes may open it.
 *
 * @throws if the file cannot be opened, or is no store that fits `schema`
 */
export async function openSqliteDatabase(
  file: string,
  {schema = 'migrate', patienceMs = visitorsPatienceMs}: Opening = {},
): Promise<Database> {
  const db = await connect(file, schema);
  const checkPlace = createPlaceCheck(file);
  const prepare = preparer(db);

  // One connection: statements that run while a transaction waits would become part of it.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }

  /**
   * Retries until the database is free, yielding to other work in between, so that reads need not wait for another
   * writing process. SQLite's own busy timeout would block this whole process.
   */
  async function whenFree<T>(work: () => T | Promise<T>): Promise<T> {
    const end = performance.now() + Math.min(patienceMs, longestPatienceMs);
    for (let cause: unknown; ; await sleep(lookMs)) {
      try {
        return await inTurn(() => {
          if (performance.now() > end) {
            throw new StoreAway('The database was busy for too long.', {cause});
          }
          return work();
        });
      } catch (error) {
        if (!isBusy(error)) {
          throw error;
        }
        cause = error;
      }
    }
  }

  const query: Query = async (sql: string, values: readonly Value[] = []) =>
    prepare(sql).all(...values) as never;

  function transaction<T>(work: (query: Query) => Promise<T>): Promise<T> {
    return whenFree(async () => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = await work(query);
        checkPlace();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        // SQLite has already rolled back if the disk is full or fails; a second ROLLBACK would throw and hide the cause.
        if (db.isTransaction) {
          db.exec('ROLLBACK');
        }
        throw error;
      }
    });
  }

  const database: Database = {
    query: (sql, values) =>
      whenFree(() => {
        checkPlace();
        return query(sql, values);
      }),
    transaction,
    // All processes that open the file are on this machine.
    now: async () => Date.now(),
    backup: (target) => inTurn(() => backUp(db, target)),
    findDamage: () => inTurn(() => damageIn(db)),
    close: () =>
      inTurn(async () => {
        if (!db.isOpen) {
          return;
        }
        emptyLog(db);
        db.close();
      }),
  };
  try {
    if (schema === 'migrate') {
      // `exec`, since a migration has several statements.
      await transaction(() => migrate({query, script: async (sql) => db.exec(sql)}));
    }
  } catch (error) {
    db.close();
    throw error;
  }
  return database;
}
