import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/**
 * Where systems keep their own Chromium; used when Playwright's is not there. The one without windows comes first: it is
 * what Playwright itself would use, and needs about half the time.
 */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Launch options of the tests: Playwright's own browser, or the one that the system has.
 *
 * @param {{windows?: boolean}} [needs] `windows` for a test of what only the whole browser does: it keeps pages for the
 *   way back
 */
export function browserOptions({windows = false} = {}) {
  if (existsSync(chromium.executablePath())) {
    return windows ? {channel: 'chromium'} : {};
  }
  const executablePath =
    process.env.CHROMIUM_PATH ??
    installed.find((file) => existsSync(file) && !(windows && file.endsWith('-shell')));
  return {
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

/** Whether a browser is there, after trying to download Playwright's where none is. */
export function ensureBrowser() {
  const there = () => existsSync(chromium.executablePath()) || Boolean(browserOptions().executablePath);
  if (!there()) {
    console.log('No Chromium found; asking Playwright for its own.');
    spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  return there();
}
