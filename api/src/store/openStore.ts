import {join} from 'node:path';
import type {Config} from '../config';
import {createStore} from './databaseStore';
import type {Opening} from './database';
import {openPostgresDatabase} from './postgresDatabase';
import {openSqliteDatabase} from './sqliteDatabase';
import {type Channel, channels, type Store} from './store';

/** Returns the configured channels. Mail is always one of them. */
function channelsOf(config: Pick<Config, 'WEBHOOK_URL'>): readonly Channel[] {
  return channels.filter((channel) => channel === 'mail' || config.WEBHOOK_URL !== undefined);
}

const fileOf = ({DATA_DIR}: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'portal.db');

/** Returns the store's location for operators, without user and password. */
export function storeName(config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): string {
  if (!config.DATABASE_URL) {
    return fileOf(config);
  }
  const {protocol, host, pathname} = new URL(config.DATABASE_URL);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Opens the configured store: PostgreSQL with `DATABASE_URL`, else the file in `DATA_DIR`.
 *
 * @throws if it cannot be opened
 */
export async function openStore(
  config: Config,
  onError: (error: Error) => void,
  opening: Opening = {},
): Promise<Store> {
  const db = config.DATABASE_URL
    ? await openPostgresDatabase(config.DATABASE_URL, onError, opening)
    : await openSqliteDatabase(fileOf(config), opening);
  return createStore(db, channelsOf(config));
}
