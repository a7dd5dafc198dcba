import {setTimeout as sleep} from 'node:timers/promises';
import pg from 'pg';
import {textOf} from '../thrown';
import type {Database, Query, Value} from './database';
import {migrate} from './migrate';

/** Any number, the same for every process of the portal. */
const migrationLock = 7_218_034;

/** Waits between attempts, in milliseconds: long enough for a server that restarts or fails over quickly. */
const retryMs = [100, 400, 1_000, 2_000];

/** Counts and times are far below 2^53, so they need not come as text. */
const types = new pg.TypeOverrides(pg.types);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** PostgreSQL's own codes for "try again": connection lost, server starting or stopping, deadlock, too many clients. */
const passingStates = /^(?:08|57P0|40001|40P01|53300)/;
const passingErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

function isPassing(error: unknown): boolean {
  const code = textOf(error, 'code') ?? '';
  const message = textOf(error, 'message') ?? '';
  return passingStates.test(code) || passingErrors.has(code) || message.startsWith('Connection terminated');
}

/**
 * Connects to PostgreSQL, bringing the schema up to date where needed: one process at a time, the others wait.
 *
 * @param url `postgres://…`
 * @param onError told of connections that break while nobody uses them
 * @throws when the server cannot be reached, its store is of a newer version, or it would lose what it has committed
 */
export async function openPostgresDatabase(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    // Nobody waits for ever: a visitor reads "try again" instead.
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'portal-api',
  });
  // Unheard, a connection that breaks while idle ends the process.
  pool.on('error', onError);

  async function once<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    // A connection in use may break between two statements as well.
    client.on('error', onError);
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      broken = true;
      throw error;
    } finally {
      client.off('error', onError);
      // After a failure it may be in the middle of anything; the pool makes a new one, and the server rolls back.
      client.release(broken);
    }
  }

  async function withRetries<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    for (const waitMs of retryMs) {
      try {
        return await once(work);
      } catch (error) {
        if (!isPassing(error)) {
          throw error;
        }
        await sleep(waitMs);
      }
    }
    return once(work);
  }

  const queryOn =
    (client: pg.PoolClient): Query =>
    async (sql: string, values: readonly Value[] = []) =>
      (await client.query(sql, [...values])).rows;

  async function transaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
    await client.query('BEGIN');
    const result = await work();
    await client.query('COMMIT');
    return result;
  }

  async function open(client: pg.PoolClient): Promise<void> {
    for (const setting of ['fsync', 'synchronous_commit']) {
      const [row] = (await client.query<Record<string, string>>(`SHOW ${setting}`)).rows;
      if (row?.[setting] === 'off') {
        throw new Error(
          `PostgreSQL runs with ${setting} = off, which loses messages in a power cut. Turn it on.`,
        );
      }
    }
    await transaction(client, async () => {
      await client.query(`SELECT pg_advisory_xact_lock(${migrationLock})`);
      await migrate({query: queryOn(client), script: async (sql) => void (await client.query(sql))});
    });
  }

  try {
    await withRetries(open);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const query: Query = (sql, values) => withRetries((client) => queryOn(client)(sql, values));
  return {
    query,
    async now() {
      const [row] = await query<{now: number}>(
        'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
      );
      return row?.now ?? NaN;
    },
    transaction: (work) => withRetries((client) => transaction(client, () => work(queryOn(client)))),
    close: () => pool.end(),
  };
}
