/** `npm run bench`: the portal against its peers, from the same content. See bench/README.md. */
import {mkdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {browserOptions} from '../scripts/browser.mjs';
import {compare} from './compare';
import {type Options, readOptions, usage} from './options';
import {repository, workFolder} from './project';
import {replaceMarked} from './readme';
import {fullReport, summary} from './report';
import type {Circumstances, Results} from './results';

async function circumstances(): Promise<Circumstances> {
  const browser = await chromium.launch(browserOptions());
  const version = browser.version();
  await browser.close();
  return {
    date: new Date().toISOString().slice(0, 10),
    cores: os.cpus().length,
    memory: os.totalmem(),
    node: process.versions.node,
    chromium: version,
  };
}

async function main(options: Options): Promise<void> {
  if (!path.relative(repository, workFolder).startsWith('..')) {
    throw new Error(`BENCH_DIR has to be outside the repository; it is ${workFolder}.`);
  }
  mkdirSync(workFolder, {recursive: true});
  const results: Results = {circumstances: await circumstances(), comparisons: []};
  for (const pages of options.pages) {
    results.comparisons.push(await compare(pages, options));
  }
  console.log(`\n${fullReport(results)}`);
  if (options.out) {
    writeFileSync(options.out, `${JSON.stringify(results, null, 2)}\n`);
  }
  if (options.readme) {
    replaceMarked(path.join(repository, 'README.md'), summary(results));
  }
  process.exitCode = results.comparisons.some(({problems}) => problems.length > 0) ? 1 : 0;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) {
    await main(options);
  } else {
    console.log(usage);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
