#!/usr/bin/env node
/** `npm test`: everything that CI checks. Says what it skipped and why. */
import {ensureBrowser, missingFor} from './browser.mjs';
import {isFresh} from './freshness.mjs';
import {run} from './lib.mjs';

const TZ = 'UTC';
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
run(
  'node',
  ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
  {TZ},
);
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
  console.error('No Chromium here, and the browser tests must run in CI. Install it, or set CHROMIUM_PATH.');
  process.exit(1);
} else {
  console.warn('SKIPPED: the browser tests. No Chromium here; install it, or set CHROMIUM_PATH.');
}
