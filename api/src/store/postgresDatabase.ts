import {setTimeout as sleep} from 'node:timers/promises';
import pg from 'pg';
import {textOf} from '../thrown';
import {type Database, type Opening, type Query, StoreAway, type Value} from './database';
import {dumpPostgres} from './dumpPostgres';
import {checkSchema, migrate} from './migrate';

/** Arbitrary, shared by all processes of the portal. */
const migrationLock = 7_218_034;

/** Waits between attempts, in ms: long enough for a quick restart or failover. */
const retryMs = [100, 400, 1_000, 2_000];

/**
 * Time in which work for a visitor may begin, in ms. Even with the longest statement after it, the visitor gets a
 * response before the server closes the connection after 10 seconds.
 */
const visitorsPatienceMs = 4_000;
/** Maximum wait for a connection, in ms. */
const connectMs = 2_000;
/**
 * Limits of each connection, in ms. PostgreSQL must give up before the client does: a backend that waits for a lock does
 * not notice that its client is gone, so dropped connections would pile up until nobody can connect.
 */
const limits = `SET statement_timeout = 3000; SET lock_timeout = 2500; SET idle_in_transaction_session_timeout = 10000`;
/** Maximum wait for a statement's result, in ms, for networks that drop packets silently. */
const silenceMs = 3_400;
/** A statement that never waits for a lock. */
const short = (text: string) => ({text, query_timeout: 1_000});

/** Counts and times are far below 2^53, so they need not come as text. */
const types = new pg.TypeOverrides(pg.types);
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * PostgreSQL's codes for temporary errors: connection lost, server starting or stopping, deadlock, too many clients,
 * read only (as a standby is until it takes over), idle in a transaction, lock not available, statement timeout.
 */
const passingStates = /^(?:08|57P0|40001|40P01|53300|25006|25P03|55P03|57014)/;
const passingErrors = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
]);
/** Errors of `pg` without a code: connection lost, or timeout of a response or of a free connection. */
const passingWords =
  /^Connection terminated|not queryable$|^Query read timeout$|^timeout exceeded when trying to connect$/;

function isPassing(error: unknown): boolean {
  const code = textOf(error, 'code') ?? '';
  const message = textOf(error, 'message') ?? '';
  return passingStates.test(code) || passingErrors.has(code) || passingWords.test(message);
}

/** Runs statements on a connection. Starts none after `end`, a time of `performance.now()`. */
function queryOn(client: pg.ClientBase, end = Infinity): Query {
  return async (text: string, values: readonly Value[] = []) => {
    if (performance.now() >= end) {
      throw new StoreAway('PostgreSQL took too long to answer.');
    }
    const limit = end === Infinity ? {} : {query_timeout: silenceMs};
    return (await client.query({text, values: [...values], ...limit})).rows;
  };
}

async function inTransaction<T>(query: Query, work: (query: Query) => Promise<T>): Promise<T> {
  await query('BEGIN');
  const result = await work(query);
  await query('COMMIT');
  return result;
}

/** @throws if PostgreSQL could lose committed data */
async function checkDurability(query: Query): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit']) {
    const [row] = await query<Record<string, string>>(`SHOW ${setting}`);
    if (row?.[setting] === 'off') {
      throw new Error(
        `PostgreSQL runs with ${setting} = off, which loses messages in a power cut. Turn it on.`,
      );
    }
  }
}

/** Migrates without a time limit: another process may be migrating, and a large table takes minutes. */
async function migrateOn(client: pg.ClientBase): Promise<void> {
  await inTransaction(queryOn(client), async (query) => {
    await query(limits.replaceAll(/SET (\w+) = \d+/g, 'SET LOCAL $1 = 0'));
    await query(`SELECT pg_advisory_xact_lock(${migrationLock})`);
    await migrate({query, script: async (sql) => void (await client.query(sql))});
  });
}

function createPool(connectionString: string, onError: (error: Error) => void, isLimited: boolean): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'portal-api',
    async onConnect(client) {
      // Without a listener, a broken connection ends the process. It may break before the caller receives it.
      client.on('error', onError);
      if (isLimited) {
        // Not as startup options, which connection poolers reject.
        await client.query(short(limits));
      }
      // Since PostgreSQL 14, and not on every platform.
      await client.query(short('SET client_connection_check_interval = 1000')).catch(() => {});
    },
  });
  // The pool repeats errors of connections that `onError` has already received.
  return pool.on('error', () => {});
}

async function onClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    // After other failures, the connection may be in the middle of a statement, or belong to a standby (25006).
    const isRefusal = error instanceof pg.DatabaseError && error.code !== '25006';
    isBroken = !isRefusal && !(error instanceof StoreAway);
    if (!isBroken) {
      await client.query(short('ROLLBACK')).catch(() => (isBroken = true));
    }
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Connects to PostgreSQL. Migrations run in one process at a time; the others wait.
 *
 * @param onError called for each broken connection, in use or not
 * @throws if the server is unreachable, could lose committed data, or has no store that fits `schema`
 */
export async function openPostgresDatabase(
  url: string,
  onError: (error: Error) => void,
  {schema = 'migrate', patienceMs = visitorsPatienceMs}: Opening = {},
): Promise<Database> {
  const pool = createPool(url, onError, patienceMs !== Infinity);

  async function withRetries<T>(work: (client: pg.PoolClient, end: number) => Promise<T>): Promise<T> {
    const end = performance.now() + patienceMs;
    const waits = [...retryMs];
    for (;;) {
      try {
        return await onClient(pool, (client) => work(client, end));
      } catch (error) {
        if (!isPassing(error)) {
          throw error;
        }
        const waitMs = waits.shift();
        if (waitMs === undefined || performance.now() + waitMs >= end) {
          const why = textOf(error, 'message') || textOf(error, 'code');
          throw new StoreAway(`PostgreSQL did not answer in time: ${why}`, {cause: error});
        }
        await sleep(waitMs);
      }
    }
  }

  try {
    await withRetries(async (client, end) => {
      await checkDurability(queryOn(client, end));
      await (schema === 'migrate'
        ? migrateOn(client)
        : checkSchema(queryOn(client, end), schema, 'this database'));
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const query: Query = (sql, values) => withRetries((client, end) => queryOn(client, end)(sql, values));
  return {
    query,
    async now() {
      const [row] = await query<{now: number}>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
      );
      return row?.now ?? NaN;
    },
    transaction: (work) => withRetries((client, end) => inTransaction(queryOn(client, end), work)),
    backup: (file) => dumpPostgres(url, file),
    // `pg_amcheck` finds damage, but needs rights that the portal does not have.
    findDamage: async () => [],
    close: () => pool.end(),
  };
}
