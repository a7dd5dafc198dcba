#!/usr/bin/env node
/**
 * `npm test`: the checks of a few minutes. `npm run test:full`: all checks, as in CI. `npm test -- --changed`: checks
 * of files that differ from the last commit, by Jest's import graph. `--changed=main` compares with another commit.
 * Each lists what it skips.
 */
import {spawnSync} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ensureBrowser, missingFor} from './browser.mjs';
import {isFresh} from './freshness.mjs';
import {root, run, runTogether} from './lib.mjs';
import {longTests, nightTests} from './longTests.cjs';

const TZ = 'UTC';
/** Suites of the API wait for deadlines: a third one keeps two processors busy meanwhile. */
const workers = `--maxWorkers=${Math.max(3, availableParallelism() - 1)}`;
const filtered = ['--filter', path.join(root, 'scripts/longTests.cjs')];

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
const jest = (args, env = {}) =>
  run(
    'node',
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      ...args,
    ],
    {TZ, ...env},
  );

/**
 * Static checks.
 *
 * @param {string[]} files
 * @param {boolean} again ignores caches
 */
const checks = (files, again = false) => [
  [
    'eslint',
    ...files,
    '--max-warnings',
    '0',
    ...(again ? [] : ['--cache', '--cache-location', 'node_modules/.cache/eslint/']),
  ],
  [
    'tsc',
    '--noEmit',
    ...(again ? [] : ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc/site.tsbuildinfo']),
  ],
  ['prettier', '--check', '--log-level', 'warn', ...files, ...(again ? [] : ['--cache'])],
  ['tsc', '--noEmit', '-p', 'api'],
];

/** The most common journeys in Chromium. What is tried in both languages is tried in English. */
const everyday = [
  '--project=chromium',
  '--grep=@everyday|journeys',
  '--grep-invert=in it[:,]|spec\\.ts in it ',
];

/** Runs the most common journeys. `full`: all browser tests, and journeys in every installed engine. */
function testInBrowsers(full) {
  if (ensureBrowser()) {
    // In CI, such a journey fails with the same message.
    for (const engine of full && !process.env.CI ? ['firefox', 'webkit'] : []) {
      const missing = missingFor(engine);
      if (missing.length > 0) {
        console.warn(`SKIPPED: the journeys in ${engine}. On Debian: apt-get install ${missing.join(' ')}`);
      }
    }
    run('playwright', ['test', ...(full ? [] : everyday)], {TZ});
  } else if (process.env.CI) {
    console.error(
      'No Chromium here, and the browser tests must run in CI. Install it, or set CHROMIUM_PATH.',
    );
    process.exit(1);
  } else {
    console.warn('SKIPPED: the browser tests. No Chromium here; install it, or set CHROMIUM_PATH.');
  }
}

/** @param {boolean} full includes slow checks that rarely fail */
async function testAll(full) {
  await runTogether([
    ...checks(['.'], full),
    [
      'depcruise',
      '--config',
      'scripts/dependency-rules.mjs',
      'src',
      'scripts',
      'i18n',
      'docusaurus.config.ts',
    ],
    ['node', 'scripts/check-content/cli.mjs'],
  ]);
  if (!isFresh()) {
    run('tsx', ['scripts/build.ts']);
  }
  jest([workers, ...filtered], full ? {TEST_FULL: '1'} : {});
  if (full) {
    run('tsx', ['drills/run.ts', 'all', '--short']);
    run('tsx', ['--test', 'bench/smoke.test.ts']);
    run('tsx', ['bench/run.ts', '--pages', '10', '--peers', 'portal,handwritten', '--only', 'bytes']);
  }
  testInBrowsers(full);
  const leftOut = (where, suites) =>
    console.warn([`LEFT OUT, for ${where}:`, ...suites.map((suite) => suite.join(' '))].join('\n  '));
  if (!full) {
    leftOut('"npm run test:full"', [
      ['browser tests that are not marked @everyday, those in Italian, and Firefox and WebKit: 10 min'],
      ['drills of the server: 2 min'],
      ['the benchmark in its shortest form: 1 min'],
      ...Object.entries(longTests),
    ]);
  }
  leftOut('the workflow nightly.yml', [
    ...Object.entries(nightTests),
    ['drills and benchmark in full, the next Docusaurus, Node 22 and 24'],
  ]);
}

/**
 * Returns the lines of git's output. Exits this process if git fails.
 *
 * @param {string[]} args
 */
function git(...args) {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  if (status !== 0) {
    console.error(stderr.trim() || 'git cannot be started, which tells what has changed.');
    process.exit(1);
  }
  return stdout.split('\0').filter(Boolean);
}

/** @param {string} commit base of the comparison */
async function testChanged(commit) {
  const files = [
    ...git('diff', '--name-only', '--relative', '-z', '--diff-filter=d', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  if (files.length === 0) {
    console.log(`Nothing differs from ${commit}.`);
    return;
  }
  console.log(files.join('\n'));
  await runTogether(
    checks(files).map(([tool, ...args]) =>
      tool === 'eslint'
        ? [tool, ...args, '--no-warn-ignored', '--no-error-on-unmatched-pattern']
        : tool === 'prettier'
          ? [tool, ...args, '--ignore-unknown']
          : [tool, ...args],
    ),
  );
  const concerned = ['--selectProjects', 'api', 'scripts', 'site', '--changedSince', commit];
  jest([...concerned, '--passWithNoTests', ...filtered, workers]);
  console.warn(
    'SKIPPED: tests of built pages, browsers and drills, and what takes long (scripts/longTests.cjs). "npm run test:full" runs them; one by itself: CONTRIBUTING.md, "Run tests".',
  );
}

const {values} = parseArgs({
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
  options: {changed: {type: 'string'}, full: {type: 'boolean', default: false}},
});
if (values.changed === undefined) {
  await testAll(values.full);
} else {
  await testChanged(values.changed);
}
