/** Reads the store and the mail folder of the tests' server. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';

const dataDir = () => process.env.TEST_DATA_DIR ?? '';

export function storedRows(email: string): Record<string, unknown>[] {
  const db = new DatabaseSync(path.join(dataDir(), 'portal.db'), {readOnly: true});
  try {
    return db.prepare('SELECT * FROM messages WHERE email = ?').all(email) as Record<string, unknown>[];
  } finally {
    db.close();
  }
}

function mails(): string[] {
  const dir = path.join(dataDir(), 'mail');
  return (existsSync(dir) ? readdirSync(dir) : [])
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(path.join(dir, file), 'utf8'));
}

/** Returns mails whose Reply-To is an address. */
export const mailsFrom = (email: string) => mails().filter((mail) => mail.includes(`<${email}>`));

export const mailsOf = (id: string) => mails().filter((mail) => mail.includes(`Message-ID: ${id}`));
