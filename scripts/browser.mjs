import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';
import {chromium, firefox, webkit} from '@playwright/test';

/** System paths of Chromium, if Playwright's is missing. The headless shell, first, takes half the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Returns Playwright's launch options: its own browser, or the system's.
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

/** Returns true if a browser is available. Tries to download Playwright's first. */
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

/** @param {string} program */
const inPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** True per engine if Playwright's own build is installed. */
export const hasOwn = {
  chromium: () => existsSync(chromium.executablePath()),
  firefox: () => existsSync(firefox.executablePath()),
  webkit: () => existsSync(webkit.executablePath()),
};

/** Returns Playwright's options for Firefox: its own build, or the system's through a relay. */
export const firefoxOptions = () =>
  hasOwn.firefox()
    ? {}
    : {
        channel: 'moz-firefox',
        executablePath: resolve('tests/e2e/engines/firefox.mjs'),
      };

/**
 * Returns the Debian packages missing for an engine; empty if Playwright has its own build.
 *
 * @param {'chromium' | 'firefox' | 'webkit'} engine
 * @returns {string[]}
 */
export function missingFor(engine) {
  if (hasOwn[engine]()) {
    return [];
  }
  const needed = {
    chromium: [['chromium', Boolean(browserOptions().executablePath)]],
    firefox: [['firefox-esr', existsSync(process.env.FIREFOX_PATH ?? '') || inPath('firefox-esr')]],
    webkit: [
      ['webkit2gtk-driver', inPath('WebKitWebDriver')],
      ['xvfb', inPath('Xvfb')],
    ],
  };
  return needed[engine].flatMap(([name, present]) => (present ? [] : [String(name)]));
}
