import {textOf} from '../thrown';
import {NoStore, type Opening, OperatorError, type Query} from './database';
import {migrations} from './migrations';

/** An open, exclusive transaction. */
export interface Migrator {
  readonly query: Query;
  /** Runs several statements without values. */
  script(sql: string): Promise<void>;
}

/** Reads the version of the store's schema; 0 if there is no store. */
async function readVersion(query: Query): Promise<number> {
  try {
    const [row] = await query<{version: number | null}>('SELECT max(version) AS version FROM schema_version');
    return row?.version ?? 0;
  } catch (error) {
    if (textOf(error, 'code') === '42P01' || textOf(error, 'message')?.startsWith('no such table')) {
      return 0;
    }
    throw error;
  }
}

function refuseNewer(version: number): void {
  if (version > migrations.length) {
    throw new OperatorError(
      `The store is of a newer version (${version}) than this program (${migrations.length}).`,
    );
  }
}

/**
 * Checks that a store exists, with the schema that a command needs. Changes nothing.
 *
 * @param place location of the store, as part of a sentence
 * @throws OperatorError
 */
export async function checkSchema(query: Query, schema: Opening['schema'], place: string): Promise<void> {
  const version = await readVersion(query);
  if (version === 0) {
    throw new NoStore(`There is no store in ${place}.`);
  }
  if (schema === 'same') {
    refuseNewer(version);
    if (version < migrations.length) {
      throw new OperatorError(
        `The store has schema version ${version}, this program needs ${migrations.length}. ` +
          "Start the new server first, or use the old version's command.",
      );
    }
  }
}

/** Updates the schema. Throws OperatorError if the store is newer than this program. */
export async function migrate({query, script}: Migrator): Promise<void> {
  await script('CREATE TABLE IF NOT EXISTS schema_version (version bigint PRIMARY KEY)');
  const version = await readVersion(query);
  refuseNewer(version);
  for (const [i, sql] of migrations.slice(version).entries()) {
    await script(sql);
    await query('INSERT INTO schema_version (version) VALUES ($1)', [version + i + 1]);
  }
}
