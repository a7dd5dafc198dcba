import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import type {Download} from './visitor';

/** Takes a step again that was too early: an element not there yet, replaced, or still covered. */
export async function inTime<Result>(step: () => Promise<Result> | Result): Promise<Result> {
  let result: Result | undefined;
  await expect(async () => {
    result = await step();
  }).toPass({timeout: 15_000});
  return result as Result;
}

/** What comes into a folder of downloads after a step: browsers whose driver does not tell of downloads. */
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
