/** Helpers that delay, mock or count API calls, and check the page's messages. */
import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

export function countCalls(page: Page, apiPath: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(request.method() !== 'OPTIONS' && new URL(request.url()).pathname === apiPath);
  });
  return () => count;
}

/** Delays matching requests until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}

export async function answer(page: Page, apiPath: string, status: number, body: string): Promise<void> {
  await page.route(`**${apiPath}`, (route) => route.fulfill({status, contentType: 'application/json', body}));
}

export async function expectToast(
  page: Page,
  role: 'alert' | 'status',
  ...texts: string[]
): Promise<Locator> {
  const toast = page.getByRole(role).locator('[data-variant]');
  await expect(toast.getByRole('paragraph')).toHaveText(texts);
  await expect(toast).toBeInViewport();
  await expect(toast).toHaveAttribute('data-variant', role === 'alert' ? 'destructive' : 'default');
  await expect(page.locator('[data-variant]')).toHaveCount(1);
  return toast;
}

/** Expects the browser's messages about requests that a test lets fail, and clears them. */
export async function expectComplaints(complaints: string[], ...expected: RegExp[]): Promise<void> {
  await expect
    .poll(() => complaints)
    .toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
  complaints.length = 0;
}
