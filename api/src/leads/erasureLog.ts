import {chown, mkdir, open, readFile, rm, stat} from 'node:fs/promises';
import {join} from 'node:path';
import {z} from 'zod';
import type {Erasure, Store} from '../store/store';
import {textOf} from '../thrown';
import {iso} from './written';

const fileOf = (dataDir: string) => join(dataDir, 'erased.jsonl');

const lineSchema = z.object({
  subject: z.string().regex(/^(?:id|sha256):/),
  erasedAt: z.iso.datetime().transform((text) => Date.parse(text)),
});

/**
 * Appends an erasure to the log beside the store. An older backup does not contain the erasure, and would restore a
 * person's messages. The log contains hashes of addresses and is never deleted.
 */
export async function logErasure(dataDir: string, {subject, erasedAt}: Erasure): Promise<void> {
  await mkdir(dataDir, {recursive: true, mode: 0o700});
  const file = await open(fileOf(dataDir), 'a', 0o600);
  try {
    // Starts a new line, in case a crash left an incomplete one.
    await file.appendFile(`\n${JSON.stringify({subject, erasedAt: iso(erasedAt)})}`);
    await file.sync();
    if (process.getuid?.() === 0) {
      // The server, which does not run as root, must be able to read it.
      const {uid, gid} = await stat(dataDir);
      await chown(fileOf(dataDir), uid, gid);
    }
  } finally {
    await file.close();
  }
}

function parseLine(line: string) {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** @param report called for each damaged line */
export async function readErasures(dataDir: string, report: (problem: string) => void): Promise<Erasure[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch((error: unknown) => {
    if (textOf(error, 'code') === 'ENOENT') {
      return '';
    }
    throw error;
  });
  return text.split('\n').flatMap((line, i) => {
    const erasure = line === '' ? undefined : parseLine(line);
    if (line !== '' && !erasure) {
      report(`Line ${i + 1} of ${fileOf(dataDir)} is damaged and was skipped.`);
    }
    return erasure ?? [];
  });
}

/** Deletes the mail files of deleted messages, written without a mail server. Returns the number of messages. */
export async function removeMails(
  deleted: AsyncIterable<readonly string[]>,
  dataDir: string,
): Promise<number> {
  let count = 0;
  for await (const ids of deleted) {
    await Promise.all(ids.map((id) => rm(join(dataDir, 'mail', `${id}.eml`), {force: true})));
    count += ids.length;
  }
  return count;
}

/** Deletes erased messages that a restored backup contains. Returns the number of messages. Safe to repeat. */
export async function applyErasureLog(
  store: Pick<Store, 'deleteErased'>,
  dataDir: string,
  report: (problem: string) => void,
): Promise<number> {
  return removeMails(store.deleteErased(await readErasures(dataDir, report)), dataDir);
}
