/** Playwright's test with a visitor instead of a page: the project sets the engine, and the available driver is used. */
import {test as base} from '@playwright/test';
import {browserOptions, firefoxOptions, hasOwn, missingFor} from '../../../scripts/browser.mjs';
import {startPlaywright} from './playwright';
import {startWebKit} from './webDriver';
import type {Engine, Visitor} from './visitor';

interface Fixtures {
  /** Narrow window. Off by default. */
  phone: boolean;
  visitor: Visitor;
}

const missingWords = (browserName: 'chromium' | 'firefox' | 'webkit'): string | undefined => {
  const missing = missingFor(browserName);
  return missing.length > 0
    ? `No ${browserName} here. On Debian: apt-get install ${missing.join(' ')}`
    : undefined;
};

export const test = base.extend<Fixtures, {engine: Engine | undefined}>({
  phone: [false, {option: true}],
  engine: [
    async ({playwright, browserName}, use) => {
      const missing = missingWords(browserName);
      if (missing) {
        if (process.env.CI) {
          throw new Error(missing);
        }
        // Skipped below, test by test: a skip here would skip only the first test of the worker, and the others would
        // pass.
        await use(undefined);
        return;
      }
      const engine =
        browserName === 'webkit' && !hasOwn.webkit()
          ? await startWebKit()
          : await startPlaywright(
              playwright[browserName],
              {chromium: browserOptions, firefox: firefoxOptions, webkit: () => ({})}[browserName](),
            );
      await use(engine);
      await engine.stop();
    },
    {scope: 'worker'},
  ],
  visitor: async ({engine, browserName, phone}, use, testInfo) => {
    if (!engine) {
      testInfo.skip(true, missingWords(browserName));
      return;
    }
    const visitor = await engine.welcome(phone);
    await use(visitor);
    await visitor.leave();
  },
});
