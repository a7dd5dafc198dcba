import {setTimeout as sleep} from 'node:timers/promises';
import pg from 'pg';
import {textOf} from '../thrown';
import {type Database, NoStore, type Opening, type Query, StoreAway, type Value} from './database';
import {dumpPostgres} from './dumpPostgres';
import {migrate} from './migrate';

/** Any number, the same for every process of the portal. */
const migrationLock = 7_218_034;

/** Waits between attempts, in milliseconds: long enough for a server that restarts or fails over quickly. */
const retryMs = [100, 400, 1_000, 2_000];

/** How long to wait for a connection, in milliseconds. */
const connectMs = 2_000;

/**
 * After so long nothing more is begun while somebody waits, in milliseconds. With the longest wait for a connection, every
 * visitor has an answer within 8 seconds, before the server gives up the connection.
 */
const visitorsPatienceMs = 5_000;

/** Counts and times are far below 2^53, so they need not come as text. */
const types = new pg.TypeOverrides(pg.types);
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * PostgreSQL's own codes for "try again": connection lost, server starting or stopping, deadlock, too many clients, and
 * read only, as a standby is until it takes over.
 */
const passingStates = /^(?:08|57P0|40001|40P01|53300|25006)/;
const passingErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/**
 * What `pg` says without a code of a connection that is gone, of an answer that took too long (its timer may end a moment
 * before our own clock does), and of a pool whose connections are all in use.
 */
const passingWords =
  /^Connection terminated|not queryable$|^Query read timeout$|^timeout exceeded when trying to connect$/;

function isPassing(error: unknown): boolean {
  const code = textOf(error, 'code') ?? '';
  const message = textOf(error, 'message') ?? '';
  return passingStates.test(code) || passingErrors.has(code) || passingWords.test(message);
}

/**
 * Connects to PostgreSQL, bringing the schema up to date where needed: one process at a time, the others wait.
 *
 * @param url `postgres://…`
 * @param onError told of connections that break, in use or not
 * @throws when the server cannot be reached, its store is of a newer version, or it would lose what it has committed
 */
export async function openPostgresDatabase(
  url: string,
  onError: (error: Error) => void,
  {create = true, patienceMs = visitorsPatienceMs}: Opening = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'portal-api',
  });
  // A connection that breaks unheard ends the process. It may do so from its first moment: where the server ends what it
  // has just begun, both arrive together, before the pool's promise tells whoever waits for the connection.
  pool.on('connect', (client) => client.on('error', onError));
  // The pool says again what was heard above.
  pool.on('error', () => {});

  /** Queries on a connection. Nobody waits for ever: past `end` a visitor reads "try again" instead. */
  const queryOn =
    (client: pg.PoolClient, end = Infinity): Query =>
    async (text: string, values: readonly Value[] = []) => {
      const left = end - performance.now();
      if (left <= 0) {
        throw new StoreAway('PostgreSQL took too long to answer.');
      }
      const limit = left === Infinity ? {} : {query_timeout: Math.ceil(left)};
      return (await client.query({text, values: [...values], ...limit})).rows;
    };

  async function once<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = true;
      throw error;
    } finally {
      // After a failure it may be in the middle of anything; the pool makes a new one, and the server rolls back.
      client.release(broken);
    }
  }

  async function withRetries<T>(work: (client: pg.PoolClient, end: number) => Promise<T>): Promise<T> {
    const end = performance.now() + patienceMs;
    const waits = [...retryMs];
    for (;;) {
      try {
        return await once((client) => work(client, end));
      } catch (error) {
        if (!isPassing(error) && performance.now() < end) {
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

  async function transaction<T>(query: Query, work: (query: Query) => Promise<T>): Promise<T> {
    await query('BEGIN');
    const result = await work(query);
    await query('COMMIT');
    return result;
  }

  async function open(client: pg.PoolClient, end: number): Promise<void> {
    for (const setting of ['fsync', 'synchronous_commit']) {
      const [row] = await queryOn(client, end)<Record<string, string>>(`SHOW ${setting}`);
      if (row?.[setting] === 'off') {
        throw new Error(
          `PostgreSQL runs with ${setting} = off, which loses messages in a power cut. Turn it on.`,
        );
      }
    }
    if (!create) {
      const [row] = await queryOn(
        client,
        end,
      )<{found: string | null}>("SELECT to_regclass('schema_version')::text AS found");
      if (!row?.found) {
        throw new NoStore('There is no store of the portal in this database.');
      }
    }
    // For as long as it takes: another process may be at it, and a large table takes minutes.
    await transaction(queryOn(client), async (query) => {
      await query(`SELECT pg_advisory_xact_lock(${migrationLock})`);
      await migrate({query, script: async (sql) => void (await client.query(sql))});
    });
  }

  try {
    await withRetries(open);
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
    transaction: (work) => withRetries((client, end) => transaction(queryOn(client, end), work)),
    backup: (file) => dumpPostgres(url, file),
    // `pg_amcheck` looks for damage, with rights that the portal has not.
    findDamage: async () => [],
    close: () => pool.end(),
  };
}
