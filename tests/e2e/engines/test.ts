/** Playwright's test with a visitor in place of a page: the engine is the project's, the driver whichever is here. */
import {test as base} from '@playwright/test';
import {browserOptions, firefoxOptions, hasOwn, missingFor} from '../../../scripts/browser.mjs';
import {startPlaywright} from './playwright';
import {startWebKit} from './webDriver';
import type {Engine, Visitor} from './visitor';

interface Fixtures {
  /** The visitor's window is narrow. Off by default. */
  phone: boolean;
  visitor: Visitor;
}

export const test = base.extend<Fixtures, {engine: Engine}>({
  phone: [false, {option: true}],
  engine: [
    async ({playwright, browserName}, use) => {
      const missing = missingFor(browserName);
      if (missing.length > 0) {
        const words = `No ${browserName} here. On Debian: apt-get install ${missing.join(' ')}`;
        if (process.env.CI) {
          throw new Error(words);
        }
        base.skip(true, words);
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
  visitor: async ({engine, phone}, use) => {
    const visitor = await engine.welcome(phone);
    await use(visitor);
    await visitor.leave();
  },
});
