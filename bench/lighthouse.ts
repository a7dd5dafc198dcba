import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {browserOptions} from '../scripts/browser.mjs';
import {toolsFolder} from './project';

const run = promisify(execFile);

export interface Audit {
  /** 0 to 100 by category. */
  readonly categories: Readonly<Record<string, number>>;
  /** Measured values by the id of their audit; times in milliseconds. */
  readonly values: Readonly<Record<string, number>>;
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

async function audit(address: string, categories: readonly string[]): Promise<Audit> {
  const {executablePath = chromium.executablePath(), args = []} = browserOptions({windows: true});
  const flags = ['--headless=new', ...args].join(' ');
  const {stdout} = await run(
    process.execPath,
    [
      path.join(toolsFolder(), 'node_modules/lighthouse/cli/index.js'),
      ...[address, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      `--only-categories=${categories.join(',')}`,
    ],
    {env: {...process.env, CHROME_PATH: executablePath}, maxBuffer: 2 ** 26},
  );
  const report = JSON.parse(stdout) as {
    audits: Record<string, {numericValue?: number}>;
    categories: Record<string, {score: number | null}>;
  };
  const inEach = <Value>(all: Record<string, Value>, make: (value: Value) => number) =>
    Object.fromEntries(Object.entries(all).map(([id, value]) => [id, make(value)]));
  return {
    categories: inEach(report.categories, ({score}) => Math.round((score ?? NaN) * 100)),
    values: inEach(report.audits, ({numericValue = NaN}) => numericValue),
  };
}

/**
 * Lets Lighthouse judge a page (mobile, simulated throttling), in a new browser each time.
 *
 * @returns medians
 */
export async function medianAudit(
  address: string,
  categories: readonly string[],
  runs: number,
): Promise<Audit> {
  const audits: Audit[] = [];
  for (let index = 0; index < runs; index++) {
    // The browser loses the beginning of its own recording once in a hundred runs.
    audits.push(await audit(address, categories).catch(() => audit(address, categories)));
  }
  const medians = (part: keyof Audit) =>
    Object.fromEntries(
      Object.keys(audits[0]![part]).map((id) => [id, median(audits.map((it) => it[part][id] ?? NaN))]),
    );
  return {categories: medians('categories'), values: medians('values')};
}
