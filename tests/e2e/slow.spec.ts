/** A slow phone and network: without scripts, everything possible works at once, and no early input is lost. */
import {chromium, type Page, type Request} from '@playwright/test';
import {browserOptions} from '../../scripts/browser.mjs';
import {expect as soon, test} from './fixtures';

/** Longer timeout: a slow phone takes longer, and more so on a busy machine. */
const expect = soon.configure({timeout: 30_000});

const guide = '/guides/setup';
const guideWithCode = '/guides/onboarding';

/** A processor six times slower, and 50 kB a second with 400 ms until the first byte. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 6});
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const isScript = (request: Request) => request.resourceType() === 'script';

/** Returns the layout shift so far, including shifts right after a touch. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
            sum += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

test.describe('a first view', () => {
  for (const path of ['/', '/pricing', guide, '/contact']) {
    test(`of ${path} is one request besides font and pictures, and nothing follows`, async ({page}) => {
      const requests = watchRequests(page);
      await page.clock.install();
      await page.goto(path, {waitUntil: 'load'});
      // Deferred work has run by then.
      await page.clock.runFor(10_000);
      await page.waitForLoadState('networkidle');
      const others = requests.filter(
        (request) =>
          !['font', 'image'].includes(request.resourceType()) && !request.url().endsWith('/favicon.svg'),
      );
      expect(others.map((request) => new URL(request.url()).pathname)).toEqual([path]);
    });
  }
});

test.describe('slow phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test.beforeEach(async ({page}) => {
    await slowDown(page);
  });

  test('menu, contents and section navigation open without any script', async ({page}) => {
    const requests = watchRequests(page);
    await page.goto(guide);
    await page.getByRole('button', {name: 'Menu'}).tap();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.keyboard.press('Escape');

    const nav = page.getByRole('navigation', {name: 'In this section'});
    await page.getByRole('button', {name: 'In this section'}).tap();
    await expect(nav.getByRole('link', {name: 'Risk assessment'})).toBeVisible();
    expect((await nav.boundingBox())?.height).toBe(844);
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await page.getByRole('button', {name: 'In this section'}).tap();
    await nav.getByRole('button', {name: 'Close'}).tap();
    await expect(nav).toBeHidden();

    const contents = page.locator('main details').first();
    await contents.locator('summary').tap();
    await contents.getByRole('link', {name: 'Team building'}).tap();
    await expect(page).toHaveURL(/#team-building$/);
    await expect(page.getByRole('heading', {level: 2, name: 'Team building'})).toBeInViewport();
    expect(requests.filter(isScript)).toEqual([]);
  });

  test('what is typed into the calculator before React is kept and counted, and nothing moves', async ({
    page,
  }) => {
    // Fully loaded: a paragraph may grow while the text still arrives.
    await page.goto('/', {waitUntil: 'load'});
    const clients = page.getByRole('spinbutton', {name: 'Number of clients'});
    const result = page.locator('#savings-result');
    const before = await layoutShift(page);
    await clients.fill('40');
    const price = page.getByRole('textbox', {name: 'Average price'});
    await price.focus();
    await page.locator('[data-island="savings-calculator"][data-alive]').waitFor();
    await expect(clients).toHaveValue('40');
    await expect(price).toBeFocused();
    await expect(page.locator('[data-island="savings-calculator"]')).toContainText('€69,612');
    expect(await layoutShift(page)).toBe(before);
    await expect(result).toBeVisible();
  });

  test('one press on a contact link opens the dialog, and loads its script once', async ({page}) => {
    const requests = watchRequests(page);
    await page.goto(guide);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact Us'}).tap();
    await expect(page.getByText('Loading...', {exact: true})).toBeVisible();
    await expect(page.getByRole('dialog', {name: 'Contact us'})).toBeVisible();
    const scripts = requests.filter(isScript).map((request) => request.url());
    expect(scripts.length).toBeGreaterThan(0);
    expect(new Set(scripts).size).toBe(scripts.length);
    // Specification of weight: at most 120 kB of script for a guide once it is wanted.
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({initiatorType}) => initiatorType === 'script')
        .map(({encodedBodySize}) => encodedBodySize),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThan(120_000);
  });
});

test('back and forward bring the page as it was, from the cache of the browser', async ({baseURL}) => {
  const options = browserOptions({windows: true});
  const browser = await chromium.launch({
    ...options,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({baseURL});
    await page.addInitScript(() => {
      localStorage.setItem('cookieConsent', 'essential-only');
      addEventListener('pageshow', ({persisted}) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    await page.goto('/');
    const clients = page.getByRole('spinbutton', {name: 'Number of clients'});
    await clients.fill('40');
    await page.locator('[data-island="savings-calculator"][data-alive]').waitFor();
    await page.getByRole('banner').getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL('/blog');
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(clients).toHaveValue('40');
    await clients.fill('41');
    await expect(page.locator('[data-island="savings-calculator"]')).toContainText('€71,412');
  } finally {
    await browser.close();
  }
});

test('after a deploy that took the old files away, another try finds the new ones', async ({
  page,
  complaints,
}) => {
  // The page was opened before the deployment: its scripts are gone, and the page now refers to others.
  let deployed = false;
  let answer = () => {};
  const typed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/assets/{js,css}/**', async (route) => {
    const url = new URL(route.request().url());
    if (!deployed || url.search === '?new') {
      await route.continue({url: url.origin + url.pathname});
    } else {
      // Not before the last key, since a touch would try again.
      await typed;
      await route.fulfill({status: 404, body: ''});
    }
  });
  await page.goto('/');
  deployed = true;
  // The new bundle requests the calculator's chunk.
  await page.route('**/assets/js/*.js', async (route) => {
    const asked = await route.request().headerValue('referer');
    expect(asked).toBeTruthy();
    const fresh = await page.evaluate(() => [...document.scripts].some(({src}) => src.endsWith('?new')));
    if (fresh && !new URL(route.request().url()).search) {
      await route.continue();
    } else {
      await route.fallback();
    }
  });
  const clients = page.getByRole('spinbutton', {name: 'Number of clients'});
  await clients.fill('40');
  answer();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText('This part of the page didn’t load.');
  // Until now, the page itself was the old one too, and a touch alone would have found the new names.
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replaceAll(/(\/assets\/(?:js|css)\/[\w~.-]+\.(?:js|css))(?=[" >])/g, '$1?new'),
    });
  });
  await failed.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(page.locator('[data-island="savings-calculator"][data-alive]')).toBeVisible();
  await expect(clients).toHaveValue('40');
  await expect(page.locator('[data-island="savings-calculator"]')).toContainText('€69,612');
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});

test('code is copied or, where the browser refuses, selected, and the button says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = watchRequests(page);
  await page.goto(guideWithCode);
  const block = page.getByRole('main').locator('div:has(> pre)').first();
  const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
  await copy.click();
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  const code = (await block.locator('pre').textContent()) ?? '';
  expect(code.length).toBeGreaterThan(40);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await copy.click();
  await expect(block.getByRole('button', {name: 'Selected: press Ctrl or ⌘ and C'})).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain(code.trim().split('\n')[0]);
  expect(requests.filter(isScript)).toEqual([]);
});
