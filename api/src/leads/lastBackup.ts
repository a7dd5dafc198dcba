import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

const fileOf = (dataDir: string) => join(dataDir, 'last-backup');

/** Notes the time of a successful backup, for the server's metrics. It holds no secret, and others may read it. */
export function noteBackup(dataDir: string, now: number): Promise<void> {
  return writeFile(fileOf(dataDir), `${new Date(now).toISOString()}\n`);
}

/** Reads when this machine last made a backup (epoch ms). `null` if it never did. */
export async function lastBackupAt(dataDir: string): Promise<number | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  return Date.parse(text.trim()) || null;
}
