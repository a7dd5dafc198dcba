import {test as base, expect, type Page} from '@playwright/test';

interface Fixtures {
  /** Console errors, page errors and failed requests so far; must be empty at the end unless a test reads it. */
  complaints: string[];
  /** The visitor has answered the cookie dialog before. On by default. */
  consentGiven: boolean;
}

/** Playwright's test with defaults for this site: no console errors, and the cookie dialog answered. */
export const test = base.extend<Fixtures>({
  consentGiven: [true, {option: true}],
  complaints: [
    async ({page, consentGiven}, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') {
          complaints.push(message.text());
        }
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      if (consentGiven) {
        await page.addInitScript(() => localStorage.setItem('cookieConsent', 'essential-only'));
      }
      await use(complaints);
      expect(complaints, 'the console stays quiet').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits for the page, not for hydration: early input is kept and replayed (src/shell/page-script/islands.ts). */
export async function pageLoaded(page: Page): Promise<void> {
  await page.waitForLoadState();
}
