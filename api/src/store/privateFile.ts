import {existsSync, readdirSync, renameSync, rmSync, statSync} from 'node:fs';
import {type FileHandle, open} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {textOf} from '../thrown';
import {OperatorError} from './database';

/** Extension of partial files. No other program uses it. */
const partEnding = '.leads.part';
const dayMs = 24 * 60 * 60_000;

async function create(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600);
  } catch (error) {
    throw textOf(error, 'code') === 'ENOENT'
      ? new OperatorError(`There is no folder ${dirname(resolve(file))}.`)
      : new OperatorError(`The file cannot be written: ${textOf(error, 'message')}`);
  }
}

/**
 * Writes a file that only its owner may read (mode 0600). Replaces `file` once the new one is complete and on disk. If
 * writing fails or the process ends, removes the partial file.
 *
 * @param work fills the partial file, by name or through the handle
 */
export async function writePrivately<T>(
  file: string,
  work: (part: string, handle: FileHandle) => Promise<T>,
): Promise<T> {
  const part = `${file}${partEnding}`;
  const remove = () => rmSync(part, {force: true});
  remove();
  const handle = await create(part);
  process.once('exit', remove);
  try {
    const result = await work(part, handle);
    await handle.sync();
    renameSync(part, file);
    return result;
  } finally {
    await handle.close();
    remove();
    process.off('exit', remove);
  }
}

/**
 * Writes a backup as a private file. Removes killed backups' partial files after a day.
 *
 * @throws OperatorError if the file exists
 */
export async function writeBackup(
  file: string,
  work: (part: string, handle: FileHandle) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) {
    throw new OperatorError(`${file} is there already.`);
  }
  await writePrivately(file, work);
  const folder = dirname(resolve(file));
  const parts = readdirSync(folder).filter((name) => name.endsWith(partEnding));
  for (const part of parts.map((name) => join(folder, name))) {
    // A concurrent backup may rename its partial file at any time.
    const found = statSync(part, {throwIfNoEntry: false});
    if (found && Date.now() - found.mtimeMs > dayMs) {
      rmSync(part, {force: true});
    }
  }
}
