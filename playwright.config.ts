import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {browserOptions} from './scripts/browser.mjs';

const port = Number(process.env.TEST_PORT ?? 3210);

// The tests read what the server stores; workers inherit the folder from the process that made it.
process.env.TEST_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));

export default defineConfig({
  testDir: 'tests',
  testMatch: ['**/tests/e2e/**/*.spec.ts', '**/tests/client-figures/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // What fails once is broken: the test or the site.
  retries: 0,
  // Axe reads every element of a long page; a busy machine needs the time.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [[process.env.CI ? 'line' : 'list'], ['./tests/e2e/idleTests.ts']],
  // No traces unless asked for (`--trace on`): the recorder reads `blob:` pictures, which a page's policy refuses aloud.
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    launchOptions: browserOptions(),
  },
  // The journeys and pages that live run in every engine, and start each themselves: `engines/test.ts`.
  projects: [
    {name: 'chromium'},
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testMatch: ['**/tests/e2e/journeys.spec.ts', '**/tests/e2e/state.spec.ts'],
      use: {browserName, launchOptions: {}},
    })),
  ],
  webServer: {
    command: 'node api/dist/server.js',
    url: `http://localhost:${port}/api/health`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: process.env.TEST_DATA_DIR,
      RATE_LIMIT_CONTACT: '10000',
      RATE_LIMIT_GLOBAL: '100000',
      LOG_LEVEL: 'error',
    },
  },
});
