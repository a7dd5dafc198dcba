/** What the server of the tests has kept: rows in its store and mails in its folder. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';

const dataDir = () => process.env.TEST_DATA_DIR ?? '';

/** Messages in the store from an address. */
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

/** Mails on disk that answer to an address. */
export const mailsFrom = (email: string) => mails().filter((mail) => mail.includes(`<${email}>`));

/** Mails on disk under an id. */
export const mailsOf = (id: string) => mails().filter((mail) => mail.includes(`Message-ID: ${id}`));
