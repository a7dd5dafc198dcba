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
 * Appends an erasure to the log beside the store: a backup from before knows nothing of it, and would bring a person's
 * messages back. The log holds hashes of addresses and is kept for ever.
 */
export async function logErasure(dataDir: string, {subject, erasedAt}: Erasure): Promise<void> {
  await mkdir(dataDir, {recursive: true, mode: 0o700});
  const file = await open(fileOf(dataDir), 'a', 0o600);
  try {
    // Begins a line of its own, whatever a crash may have left of the last one.
    await file.appendFile(`\n${JSON.stringify({subject, erasedAt: iso(erasedAt)})}`);
    await file.sync();
    if (process.getuid?.() === 0) {
      // The server, which is not root, must be able to read it.
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

/** Deletes the mails without a mail server of deleted messages. Returns how many messages there were. */
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

/** Deletes what a restored backup has brought back. Returns how many messages. Harmless where nothing was. */
export async function applyErasureLog(
  store: Pick<Store, 'deleteErased'>,
  dataDir: string,
  report: (problem: string) => void,
): Promise<number> {
  return removeMails(store.deleteErased(await readErasures(dataDir, report)), dataDir);
}
