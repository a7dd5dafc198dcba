/** Calls of the server that a test holds back, answers itself or counts, and what the page says of them. */
import type {Locator, Page} from '@playwright/test';
import {expect} from './fixtures';

/** Counts the calls of an API path from now on, whatever becomes of them. */
export function countCalls(page: Page, apiPath: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(request.method() !== 'OPTIONS' && new URL(request.url()).pathname === apiPath);
  });
  return () => count;
}

/** Keeps what fits a pattern waiting until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await gate;
    await route.fallback();
  });
  return release;
}

/** Answers calls of an API path without asking the server. */
export async function answer(page: Page, apiPath: string, status: number, body: string): Promise<void> {
  await page.route(`**${apiPath}`, (route) => route.fulfill({status, contentType: 'application/json', body}));
}

/** Expects one toast, with these texts and no others. */
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

/** Expects what the browser itself reports of requests that a test lets fail, and forgets it. */
export async function expectComplaints(complaints: string[], ...expected: RegExp[]): Promise<void> {
  await expect
    .poll(() => complaints)
    .toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
  complaints.length = 0;
}
