import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

const fileOf = (dataDir: string) => join(dataDir, 'last-backup');

/** Stores the time of a successful backup, for the server's metrics. Not secret, so other users may read it. */
export function noteBackup(dataDir: string, now: number): Promise<void> {
  return writeFile(fileOf(dataDir), `${new Date(now).toISOString()}\n`);
}

/** Returns when this machine last made a backup (epoch ms), or `null` if never. */
export async function lastBackupAt(dataDir: string): Promise<number | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  return Date.parse(text.trim()) || null;
}
