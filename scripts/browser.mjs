import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {delimiter, join, resolve} from 'node:path';
import {chromium, firefox, webkit} from '@playwright/test';

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

/** @param {string} program */
const inPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** Whether Playwright has its own build of an engine here. */
export const hasOwn = {
  chromium: () => existsSync(chromium.executablePath()),
  firefox: () => existsSync(firefox.executablePath()),
  webkit: () => existsSync(webkit.executablePath()),
};

/** Playwright's options for Firefox: its own build, or the system's through a relay. */
export const firefoxOptions = () =>
  hasOwn.firefox()
    ? {}
    : {
        channel: 'moz-firefox',
        executablePath: resolve('tests/e2e/engines/firefox.mjs'),
      };

/**
 * What is missing to try the site in an engine, as Debian names the packages; nothing where Playwright has its own build.
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
