/** `npm run try:next`: tests a copy of the repository with the next Docusaurus. Exits with 1 on failure. */
import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureBrowser} from '../browser.mjs';
import {root} from '../lib.mjs';
import {changes, make} from './changes';
import {askFor, copyRepository, installPackages, type Versions} from './copy';
import {npmIn} from './steps';

const versions: Versions = {docusaurus: '4.0.0-canary-6808', node: '24', typescript: '~6.0'};

/** Browser tests for each kind of page, search, islands, forms, and reading without JavaScript. */
const browserTests = [
  'tests/e2e/sweep.spec.ts',
  'tests/e2e/search.spec.ts',
  'tests/e2e/blog.spec.ts',
  'tests/e2e/legal.spec.ts',
  'tests/e2e/contact.spec.ts',
  'tests/client-figures/calculators.spec.ts',
];

async function tryNext(folder: string): Promise<void> {
  const missing = browserTests.find((file) => !existsSync(path.join(root, file)));
  if (missing) {
    throw new Error(`${missing} is not there any more: bring the list in scripts/try-next/cli.ts up to date`);
  }
  if (!ensureBrowser()) {
    throw new Error('No Chromium here: install it, or set CHROMIUM_PATH');
  }
  console.log(`Copying the repository into ${folder}`);
  copyRepository(root, folder);
  askFor(versions, folder);
  for (const change of changes) {
    console.log(`Changing ${change.file}: ${change.why}`);
    make(change, folder);
  }
  const npm = npmIn(folder);
  await installPackages(folder, async () => {
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    // Packages for Docusaurus 3 do not declare support for the next version yet.
    await npm('Packages', ['install', '--legacy-peer-deps', ...quiet]);
  });
  const node = await npm('Node', ['exec', '--', 'node', '--version']);
  if (!node.includes(`v${versions.node}.`)) {
    throw new Error(`Node: npm runs ${node.trim()} in the copy, not ${versions.node}`);
  }
  await npm('Types', ['exec', '--', 'tsc', '--noEmit']);
  await npm('What is relied upon', [
    ...['run', '-s', 'test:unit', '--'],
    ...['--selectProjects', 'site', '--testPathPatterns', 'src/rendering'],
  ]);
  await npm('Build', ['run', '-s', 'build']);
  await npm('Browser', ['run', '-s', 'test:e2e', '--', ...browserTests], {
    TEST_PORT: process.env.TEST_PORT ?? '3211',
  });
}

const next = `Docusaurus ${versions.docusaurus}`;
const start = performance.now();
tryNext(path.resolve(process.env.NEXT_DIR ?? path.join(tmpdir(), 'portal-next'))).then(
  () => {
    const minutes = ((performance.now() - start) / 60_000).toFixed(1);
    console.log(`\nThe portal runs on ${next} (tried in ${minutes} minutes).`);
  },
  (error: Error) => {
    console.error(`\nThe portal does not run on ${next}. ${error.message}`);
    process.exitCode = 1;
  },
);
