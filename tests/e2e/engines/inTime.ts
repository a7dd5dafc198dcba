import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import type {Download} from './visitor';

/** Repeats a step that was too early: an element is missing, replaced, or still covered. */
export async function inTime<Result>(step: () => Promise<Result> | Result): Promise<Result> {
  let result: Result | undefined;
  await expect(async () => {
    result = await step();
  }).toPass({timeout: 15_000});
  return result as Result;
}

/** Returns new files in a download folder after a step, for drivers that do not report downloads. */
export async function downloadedInto(folder: string, step: () => Promise<void>): Promise<Download> {
  const before = new Set(readdirSync(folder));
  await step();
  return inTime(() => {
    const name = readdirSync(folder).find((file) => !before.has(file) && !/\.(part|wkdownload)$/.test(file));
    const bytes = name === undefined ? Buffer.alloc(0) : readFileSync(path.join(folder, name));
    if (name === undefined || bytes.length === 0) {
      throw new Error('Nothing was downloaded.');
    }
    return {name, bytes};
  });
}
