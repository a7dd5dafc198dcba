#!/usr/bin/env node
/**
 * `npm test`: everything that CI checks. `npm test -- --changed`: what concerns the files that differ from the last commit,
 * by the imports that Jest and Playwright follow; `--changed=main` compares with another commit. Both say what they skip and
 * why.
 */
import {spawnSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {ensureBrowser, missingFor} from './browser.mjs';
import {isFresh} from './freshness.mjs';
import {root, run} from './lib.mjs';

const TZ = 'UTC';

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

function testAll() {
  run('eslint', ['.', '--max-warnings', '0']);
  run('depcruise', [
    '--config',
    'scripts/dependency-rules.mjs',
    'src',
    'scripts',
    'i18n',
    'docusaurus.config.ts',
  ]);
  run('prettier', ['--check', '--log-level', 'warn', '.']);
  run('tsc', ['--noEmit']);
  run('tsc', ['--noEmit', '-p', 'api']);
  run('node', ['scripts/check-content/cli.mjs']);
  if (!isFresh()) {
    run('tsx', ['scripts/build.ts']);
  }
  jest([]);
  run('tsx', ['drills/run.ts', 'all', '--short']);

  if (ensureBrowser()) {
    // In CI such a journey fails, and says the same.
    for (const engine of process.env.CI ? [] : ['firefox', 'webkit']) {
      const missing = missingFor(engine);
      if (missing.length > 0) {
        console.warn(`SKIPPED: the journeys in ${engine}. On Debian: apt-get install ${missing.join(' ')}`);
      }
    }
    run('playwright', ['test'], {TZ});
  } else if (process.env.CI) {
    console.error(
      'No Chromium here, and the browser tests must run in CI. Install it, or set CHROMIUM_PATH.',
    );
    process.exit(1);
  } else {
    console.warn('SKIPPED: the browser tests. No Chromium here; install it, or set CHROMIUM_PATH.');
  }
}

/**
 * What git says, line by line; ends this process where it says no.
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

/** @param {string} commit what the files are compared with */
function testChanged(commit) {
  const files = [
    ...git('diff', '--name-only', '--relative', '-z', '--diff-filter=d', commit, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  if (files.length === 0) {
    console.log(`Nothing differs from ${commit}.`);
    return;
  }
  console.log(files.join('\n'));
  run('eslint', ['--max-warnings', '0', '--no-warn-ignored', '--no-error-on-unmatched-pattern', ...files]);
  run('prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...files]);
  run('tsc', ['--noEmit']);
  run('tsc', ['--noEmit', '-p', 'api']);
  jest(['--selectProjects', 'api', 'scripts', 'site', '--changedSince', commit, '--passWithNoTests']);
  console.warn(
    'SKIPPED: tests of built pages, browsers and drills. "npm test" runs them; one by itself: CONTRIBUTING.md, "Tests".',
  );
}

const {values} = parseArgs({
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
  options: {changed: {type: 'string'}},
});
if (values.changed === undefined) {
  testAll();
} else {
  testChanged(values.changed);
}
