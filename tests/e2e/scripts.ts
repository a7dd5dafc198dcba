/** Scripts on their way to a page: kept back, or written down. */
import type {Page} from '@playwright/test';

/**
 * Keeps scripts of islands from a page.
 *
 * @param matches which of them, by address; all if left out
 * @returns a function that lets them through
 */
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

/** Addresses of the scripts of islands that a page asks for from now on. */
export function scriptsAskedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => /\/assets\/js\//.test(request.url()) && asked.push(request.url()));
  return asked;
}
