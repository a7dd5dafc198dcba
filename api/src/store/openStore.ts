import {join} from 'node:path';
import type {Config} from '../config';
import {createStore} from './databaseStore';
import {openPostgresDatabase} from './postgresDatabase';
import {openSqliteDatabase} from './sqliteDatabase';
import {type Channel, channels, type Store} from './store';

/** The channels that the configuration asks for. Mail is always one of them. */
export function channelsOf(config: Pick<Config, 'WEBHOOK_URL'>): readonly Channel[] {
  return channels.filter((channel) => channel === 'mail' || config.WEBHOOK_URL !== undefined);
}

/**
 * Opens the store that the configuration names: PostgreSQL with `DATABASE_URL`, else the file in `DATA_DIR`.
 *
 * @param onError told of connections that break
 * @throws when it cannot be opened
 */
export async function openStore(config: Config, onError: (error: Error) => void): Promise<Store> {
  const db = config.DATABASE_URL
    ? await openPostgresDatabase(config.DATABASE_URL, onError)
    : await openSqliteDatabase(join(config.DATA_DIR, 'portal.db'));
  return createStore(db, channelsOf(config));
}
