/** Helpers that delay or record scripts. */
import type {Page} from '@playwright/test';

/** Delays scripts of islands, by default all. Returns a function that releases them. */
export async function holdScripts(page: Page, matches = (_address: string) => true): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    if (matches(route.request().url())) {
      await held;
    }
    await route.continue();
  });
  return release;
}

/** Records the addresses of island scripts requested from now on. */
export function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => /\/assets\/js\//.test(request.url()) && asked.push(request.url()));
  return asked;
}
