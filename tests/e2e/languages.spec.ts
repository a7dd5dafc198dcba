/** Switching languages: the offer of another one, and the position in a text. */
import type {Page} from '@playwright/test';
import {routes} from '@site/src/data/routes';
import {expect, pageLoaded, test} from './fixtures';

const offer = (page: Page) =>
  page.getByRole('complementary').filter({has: page.getByRole('link', {name: /c’è anche in italiano/})});

test.describe('an Italian browser', () => {
  test.use({locale: 'it-IT'});

  test('is not redirected, but offered the Italian page once, at the foot of the screen @everyday', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/offer.js') && asked.push(request.url()));
    await page.setViewportSize({width: 320, height: 640});
    const response = await page.goto('/pricing?from=ad#plans');
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(offer(page)).toHaveAttribute('lang', 'it');
    const link = offer(page).getByRole('link', {name: 'Questa pagina c’è anche in italiano'});
    await expect(link).toHaveAttribute('href', '/it/pricing?from=ad#plans');
    await expect(offer(page)).toBeInViewport({ratio: 1});
    expect((await offer(page).boundingBox())!.y).toBeGreaterThan(480);
    // The offer waits while something else is at the bottom edge, which the page may be about to remove.
    await expect(async () => {
      await page.evaluate(() => (document.documentElement.dataset.sticky = ''));
      await expect(offer(page)).toBeHidden({timeout: 500});
    }).toPass();
    await page.evaluate(() => delete document.documentElement.dataset.sticky);
    await offer(page).getByRole('button', {name: 'Chiudi'}).click();
    await expect(offer(page)).toHaveCount(0);
    await page.goto(routes.solutions);
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);

    asked.length = 0;
    await page.goto('/it/pricing');
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

for (const text of [routes.guideSetup, routes.terms]) {
  test(`switching the language keeps the place in ${text} @everyday`, async ({page}) => {
    await page.goto(text);
    await pageLoaded(page);
    const id = await page.evaluate(() => {
      const [, , heading] = document.querySelectorAll('main h2[id]');
      heading!.scrollIntoView({behavior: 'instant'});
      return heading!.id;
    });
    await expect(page.locator(`#${id}`)).toBeInViewport();
    // Not by mouse, which would first scroll the page to the sticky link's original position.
    await page
      .getByRole('banner')
      .locator('a[hreflang="it"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(`/it${text}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}
