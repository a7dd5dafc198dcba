import {createServer} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium} from '@playwright/test';
import {browserOptions} from '../scripts/browser.mjs';
import {toolsFolder} from './project';

/** The part of Lighthouse's interface that is used; it is installed in the work folder, out of the compiler's sight. */
type Lighthouse = (
  address: string,
  flags: {port: number; onlyCategories: string[]; logLevel: string},
) => Promise<
  | {
      lhr: {
        audits: Record<string, {numericValue?: number}>;
        categories: Record<string, {score: number | null}>;
        runtimeError?: {message: string};
      };
    }
  | undefined
>;

async function loadLighthouse(): Promise<Lighthouse> {
  const file = path.join(toolsFolder(), 'node_modules/lighthouse/core/index.js');
  const module = (await import(pathToFileURL(file).href)) as {default: Lighthouse};
  return module.default;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** What Lighthouse says of a page. */
export interface Audit {
  /** By category: 0 to 100. */
  categories: Readonly<Record<string, number>>;
  /**
   * A measured value by the id of its audit, in milliseconds where it is a time; NaN where there is none.
   */
  value: (id: string) => number;
}

let loading: Promise<Lighthouse> | undefined;

async function auditOnce(address: string, onlyCategories: string[]): Promise<Audit> {
  const lighthouse = await (loading ??= loadLighthouse());
  const port = await freePort();
  const options = browserOptions({windows: true});
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {port, onlyCategories, logLevel: 'silent'});
    const {lhr} = result ?? {};
    if (!lhr || lhr.runtimeError) {
      throw new Error(`Lighthouse on ${address}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    }
    return {
      categories: Object.fromEntries(
        Object.entries(lhr.categories).map(([id, {score}]) => [id, Math.round((score ?? NaN) * 100)]),
      ),
      value: (id) => lhr.audits[id]?.numericValue ?? NaN,
    };
  } finally {
    await browser.close();
  }
}

/**
 * Opens a page in a new browser and lets Lighthouse judge it: mobile, simulated throttling. A second time where the
 * browser lost the beginning of its own recording, as it does once in a hundred runs.
 *
 * @throws Error when Lighthouse has no result
 */
export async function audit(address: string, onlyCategories: string[]): Promise<Audit> {
  return auditOnce(address, onlyCategories).catch(() => auditOnce(address, onlyCategories));
}

/** The middle value, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}
