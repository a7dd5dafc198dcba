import type {Query} from './database';
import {migrations} from './migrations';

/** An open transaction that nobody else can begin at the same time. */
export interface Migrator {
  readonly query: Query;
  /** Runs several statements without values. */
  script(sql: string): Promise<void>;
}

/**
 * Brings the schema up to date.
 *
 * @throws when the store is of a newer version than this program
 */
export async function migrate({query, script}: Migrator): Promise<void> {
  await script('CREATE TABLE IF NOT EXISTS schema_version (version bigint PRIMARY KEY)');
  const [row] = await query<{version: number}>(
    'SELECT coalesce(max(version), 0) AS version FROM schema_version',
  );
  const version = row?.version ?? 0;
  if (version > migrations.length) {
    throw new Error(`The store is of a newer version (${version}) than this program (${migrations.length}).`);
  }
  for (const [i, sql] of migrations.slice(version).entries()) {
    await script(sql);
    await query('INSERT INTO schema_version (version) VALUES ($1)', [version + i + 1]);
  }
}
