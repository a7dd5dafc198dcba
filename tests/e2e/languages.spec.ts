/** What helps visitors between languages: the offer of another one, and their place in a text. */
import type {Page} from '@playwright/test';
import {expect, pageLoaded, test} from './fixtures';

const offer = (page: Page) =>
  page
    .getByRole('complementary')
    .filter({has: page.getByRole('link', {name: /c’è anche in italiano|is also in English/})});

test.describe('an Italian browser', () => {
  test.use({locale: 'it-IT'});

  test('is offered the Italian page once, and nothing moves', async ({page}) => {
    await page.goto('/pricing?from=ad#plans');
    await expect(offer(page)).toHaveAttribute('lang', 'it');
    const link = offer(page).getByRole('link', {name: 'Questa pagina c’è anche in italiano'});
    await expect(link).toHaveAttribute('href', '/it/pricing?from=ad#plans');
    expect(await offer(page).evaluate((line) => getComputedStyle(line).position)).toBe('fixed');
    await offer(page).getByRole('button', {name: 'Chiudi'}).click();
    await expect(offer(page)).toHaveCount(0);
    await page.goto('/solutions');
    await pageLoaded(page);
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);
  });

  for (const [width, height, path] of [
    [320, 640, '/'],
    [1440, 900, '/guides/setup'],
  ] as const) {
    test(`sees the offer at the lower edge, ${width} pixels wide, and nothing of the page's head below it`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await page.goto(path);
      const box = (await offer(page).boundingBox())!;
      expect(box.y).toBeGreaterThan(height * 0.75);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect([box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
      // It waits while something else sticks to the lower edge.
      await page.evaluate(() => {
        document.documentElement.dataset.sticky = '';
      });
      await expect(offer(page)).toBeHidden();
    });
  }

  test('is offered nothing on an Italian page', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/it/pricing');
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('/offer.js'))).toEqual([]);
  });
});

test('an English browser on an Italian page is offered the English one', async ({page}) => {
  await page.goto('/it/pricing');
  await offer(page).getByRole('link', {name: 'This page is also in English'}).click();
  await expect(page).toHaveURL('/pricing');
});

for (const text of ['/guides/setup', '/terms', '/dpa']) {
  test(`switching the language keeps the place in ${text}`, async ({page}) => {
    await page.goto(text);
    await pageLoaded(page);
    await page.waitForLoadState('networkidle');
    const third = page.locator('main h2[id]').nth(2);
    const id = await third.getAttribute('id');
    await third.evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expect
      .poll(() => third.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(120);
    // Not by the mouse: it would first scroll the page to where the link, which sticks, stands in it.
    await page
      .locator('header a[hreflang="it"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(`/it${text}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}
