import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect} from '@playwright/test';

/** @param run id of the process that runs Playwright */
export const sharedFolders = (run: number): string => path.join(tmpdir(), `portal-shared-${run}`);

/**
 * Creates a folder shared by all projects of a run: the first worker creates it, the others wait, and all throw if that
 * fails. Removed at the end of the run (`idleTests.ts`).
 */
export async function sharedFolder(name: string, make: (folder: string) => void): Promise<string> {
  const folder = path.join(sharedFolders(process.ppid), name);
  const outcome = `${folder}.outcome`;
  mkdirSync(path.dirname(folder), {recursive: true});
  if (isFirst(folder)) {
    try {
      make(folder);
      writeFileSync(outcome, 'made');
    } catch (error) {
      writeFileSync(outcome, String(error));
    }
  }
  const read = () => readFileSync(outcome, {encoding: 'utf8', flag: 'a+'});
  await expect.poll(read, {message: `the shared folder ${name}`, timeout: 240_000}).not.toBe('');
  expect(read()).toBe('made');
  return folder;
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
