/** Parts of several pages: expandable questions, islands, and animations that can be stopped. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {home} from '@site/src/content/home';
import {routes} from '@site/src/data/routes';
import {savingsDefaults} from '@site/src/data/calculators/savings';
import {dark, light, rgb} from '../colours';
import {savingsIn} from '../expected';
import {expect, pageLoaded, test} from './fixtures';
import {sitemapPaths} from './site';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('questions open one at a time and close again @everyday', async ({page}) => {
      for (const route of [routes.home, routes.pricing, routes.pricingComparison]) {
        await page.goto(`${route}#faq`);
        const items = page.locator('#faq details[name="faq"]');
        const open = page.locator('#faq details[name="faq"][open]');
        expect(await items.count(), route).toBeGreaterThan(2);
        await expect(open).toHaveCount(0);
        for (const item of await items.all()) {
          await item.locator('summary').click();
          await expect(open).toHaveCount(1);
          await expect(item.locator('summary ~ *').first()).toBeVisible();
        }
        await items.last().locator('summary').press('Enter');
        await expect(open).toHaveCount(0);
      }
    });
  });
}

test.describe('a part that comes late', () => {
  const clients = (page: Page) => page.locator('#roi [name="clients"]');

  /** True for the calculator's chunk. The build names chunks by number. */
  function isPart(address: string): boolean {
    const file = path.resolve(__dirname, '../../build/assets/js', path.basename(new URL(address).pathname));
    return readFileSync(file, 'utf8').includes('savings-clients');
  }

  test('can be tried again where it does not come, while the rest lives on', async ({page, complaints}) => {
    let broken = true;
    await page.route('**/assets/js/**', (route) =>
      broken && isPart(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto('/');
    await page.evaluate(() =>
      addEventListener('preload-error', () =>
        document.documentElement.toggleAttribute('data-saw-error', true),
      ),
    );
    await clients(page).fill('40');
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('This part of the page didn’t load.');
    await expect(page.locator('html')).toHaveAttribute('data-saw-error');
    await failed.getByRole('button', {name: 'Try again'}).click();
    await expect(failed).toContainText('This part of the page didn’t load.');
    await page.getByRole('radio', {name: 'Corvo Assicura'}).check();

    broken = false;
    // With the keyboard: a pointer crossing the calculator would trigger its hydration.
    await failed.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(failed).toHaveCount(0);
    await expect(clients(page)).toHaveValue('40');
    await expect(page.locator('#savings-result b')).toHaveText(
      savingsIn('en', {...savingsDefaults, clients: 40}).year,
    );
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });
});

test.describe('movement', () => {
  /** Returns time-driven animations. Scroll-driven bars never end. */
  const running = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({playState, timeline}) => playState === 'running' && timeline === document.timeline)
          .length,
    );

  test('of the carousel can be stopped and started, with the keyboard too', async ({page}) => {
    await page.goto('/');
    const pause = page.getByRole('checkbox', {name: home.frameworks.pause});
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await pause.press('Space');
    await expect(pause).toBeChecked();
    await expect.poll(() => running(page)).toBe(0);
    await pause.press('Space');
    await expect.poll(() => running(page)).toBeGreaterThan(0);
    await page.locator('label', {has: pause}).click();
    await expect.poll(() => running(page)).toBe(0);
  });

  test.describe('reduced', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    // A transition of 0.01 ms on every element runs through every level of the page, and can freeze the browser.
    test('a change of theme starts no transition', async ({page}) => {
      await page.goto('/contact');
      await pageLoaded(page);
      await page.evaluate(() =>
        document.addEventListener('transitionrun', () =>
          document.documentElement.toggleAttribute('data-moved', true),
        ),
      );
      for (const [colorScheme, colours] of Object.entries({dark, light}) as [
        'dark' | 'light',
        typeof dark,
      ][]) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('body')).toHaveCSS('background-color', rgb(colours.bg));
      }
      await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    });

    test('no page moves by itself, and the carousel shows all names', async ({page}) => {
      for (const address of sitemapPaths('en')) {
        await page.goto(address);
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
        await expect.poll(() => running(page), address).toBe(0);
      }
      await page.goto('/');
      await expect(page.getByRole('checkbox', {name: home.frameworks.pause})).toBeHidden();
      const names = page.locator('main ul:has(> li:text-is("CMMC")):visible > li');
      await expect(names).toHaveText(['NIS2', 'ISO 27001', 'NIST', 'GDPR', 'SOC 2', 'CMMC']);
      await names.first().scrollIntoViewIfNeeded();
      for (const name of await names.all()) {
        await expect(name).toBeInViewport({ratio: 1});
      }
    });
  });
});
