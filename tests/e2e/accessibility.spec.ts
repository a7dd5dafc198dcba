/** Automated accessibility checks beyond static pages (`sweep.spec.ts`): states, the keyboard, zoom. */
import type {Page} from '@playwright/test';
import {shell} from '@site/src/content/shell';
import {routes} from '@site/src/data/routes';
import {expectNoViolations} from './axe';
import {answer, expectComplaints} from './calls';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn, sitemapPaths} from './site';

const phone = {width: 390, height: 844};

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('axe finds nothing', () => {
  test('in the mobile menu', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(routes.home);
    await page.getByRole('button', {name: shell.nav.menuLabel}).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await expectNoViolations(page, 'header');
  });

  test('in the contact dialog with complaints', async ({page}) => {
    await page.goto(routes.contactThanks);
    await page.getByRole('contentinfo').getByRole('link', {name: shell.footer.items.contact}).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[type="submit"]').click();
    await expect(dialog.locator('[data-error]:visible').first()).toBeVisible();
    await expectNoViolations(page, '#contact-dialog');
  });

  test('with a toast of either kind', async ({page, complaints}) => {
    await page.goto(routes.serverTest);
    const toast = page.locator('[data-variant]');
    await expect(toast).toBeVisible();
    await expectNoViolations(page);
    await toast.getByRole('button').click();
    await answer(page, '/api/echo', 400, 'no');
    await page.getByRole('textbox').fill('x');
    await page.getByRole('textbox').press('Enter');
    await expect(toast).toHaveAttribute('data-variant', 'destructive');
    await expectNoViolations(page);
    await expectComplaints(complaints, /status of 400/);
  });

  test.describe('before consent', () => {
    test.use({consentGiven: false});

    test('in the cookie dialog', async ({page}) => {
      await page.goto(routes.contact);
      await expect(page.locator('#cookie-dialog')).toBeVisible();
      await expectNoViolations(page, '#cookie-dialog');
    });
  });
});

/** A stop of the keyboard, as users perceive it. */
interface Stop {
  name: string;
  inView: boolean;
  uncovered: boolean;
  marked: boolean;
}

/** Moves to the next stop; `null` at the browser's own controls. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    // The page script reacts to scrolling, and may show the call-to-action bar.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const focused = document.activeElement;
    const reached = ((window as {reached?: Set<Element>}).reached ??= new Set());
    if (!focused || focused === document.body || reached.has(focused)) {
      return null;
    }
    reached.add(focused);
    // A hidden checkbox is drawn by its label.
    const shown = focused.getBoundingClientRect().width > 1 ? focused : (focused.closest('label') ?? focused);
    const {left, right, top, bottom} = shown.getBoundingClientRect();
    // The centre and the middle of each side, since corners may be round.
    const points = [
      [0.5, 0.5],
      [0.1, 0.5],
      [0.9, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ].map(([x = 0, y = 0]) => [left + (right - left) * x, top + (bottom - top) * y] as const);
    const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(shown);
    return {
      name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent} ${focused.id}`,
      inView: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
      uncovered: points.every(([x, y]) => shown.contains(document.elementFromPoint(x, y))),
      marked:
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        !/^rgba.*, 0\)$/.test(outlineColor),
    };
  });
}

/** Returns visible stops that the walk missed; one of a radio group is enough. */
function missedStops(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, textarea, summary').evaluateAll((all) => {
    const {reached} = window as {reached?: Set<Element>};
    const groups = new Set([...(reached ?? [])].map((element) => (element as HTMLInputElement).name));
    return (all as HTMLInputElement[])
      .filter(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          element.type !== 'hidden' &&
          element.tabIndex >= 0,
      )
      .filter((element) => !reached?.has(element) && !(element.type === 'radio' && groups.has(element.name)))
      .map((element) => element.outerHTML);
  });
}

/** Window size, cookie question answered or not, and bars at the bottom from the start. */
for (const [viewport, consentGiven, foot] of [
  [{width: 1440, height: 900}, false, 'the offer of another language'],
  [{width: 1440, height: 900}, true, 'a brand'],
  [phone, false, 'a brand'],
  [phone, true, 'nothing'],
] as const) {
  const isOffered = foot === 'the offer of another language';
  test.describe(`by keyboard at ${viewport.width} px, ${consentGiven ? 'after' : 'before'} consent, with ${foot} at the foot`, () => {
    test.use({viewport, consentGiven, locale: isOffered ? 'it-IT' : 'en-GB'});

    test('every stop is in view, uncovered and marked', async ({page}) => {
      await page.goto(routes.home);
      if (foot === 'a brand') {
        await page.getByRole('radio').first().check();
        await expect(page.locator('.foot-bar')).toBeVisible();
        await page.reload();
      }
      await pageLoaded(page);
      await expect(page.locator('.foot-bar')).toHaveCount(foot === 'nothing' ? 0 : 1);
      const stops: Stop[] = [];
      for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
        stops.push(stop);
      }
      expect(stops.filter((stop) => !(stop.inView && stop.uncovered && stop.marked))).toEqual([]);
      expect(stops[0]?.name).toContain('Skip to main content');
      expect(stops.some(({name}) => name.includes(shell.cookies.essential))).toBe(!consentGiven);
      expect(await missedStops(page)).toEqual([]);
      // Nor is the end of the page covered.
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await page.keyboard.press('End');
      await expect(last).toBeInViewport();
      await last.click({trial: true});
    });
  });
}

const sticking = [
  routes.home,
  routes.pricing,
  routes.pricingComparison,
  routes.sampleReport,
  routes.terms,
  routes.guideOnboarding,
  sitemapPaths('en').find((path) => /^\/blog\/[^/]+-[^/]+$/.test(path))!,
];

/**
 * Moves through the stops of sticky parts by Tab, from the middle of the page.
 *
 * @returns number of stops, and scroll distances for stops that were already visible
 */
async function walkWhatSticks(page: Page): Promise<{stops: number; jumps: string[]}> {
  const jumps: string[] = [];
  const stops = await page.evaluate(() => {
    const sticks = (element: Element | null): boolean =>
      element !== null &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || sticks(element.parentElement));
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, summary')].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({visibilityProperty: true}),
    );
    Object.assign(window, {all});
    return all.flatMap((element, index) => (index > 0 && sticks(element) ? [index] : []));
  });
  for (const stop of stops) {
    const start = await page.evaluate(async (index) => {
      const {all} = window as unknown as {all: HTMLElement[]};
      scrollTo({top: Math.min(3000, document.documentElement.scrollHeight / 2), behavior: 'instant'});
      const shown = (element: HTMLElement) => element.checkVisibility({visibilityProperty: true});
      all.slice(0, index).findLast(shown)?.focus({preventScroll: true});
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      const {top, bottom} = all[index]!.getBoundingClientRect();
      // At the bottom, some make space for others.
      const inView = shown(all[index]!) && top >= 0 && bottom <= innerHeight;
      return inView ? scrollY : null;
    }, stop);
    await page.keyboard.press('Tab');
    const [end, name] = await page.evaluate(async () => {
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      return [scrollY, document.activeElement?.textContent] as const;
    });
    if (start !== null && Math.abs(end - start) >= 1) {
      jumps.push(`${name}: ${end - start} px`);
    }
  }
  return {stops: stops.length, jumps};
}

for (const [width, consentGiven] of [
  [1440, true],
  [390, false],
] as const) {
  test.describe(`by keyboard in what sticks at ${width} px, ${consentGiven ? 'after' : 'before'} consent`, () => {
    test.use({consentGiven, viewport: {width, height: 900}});

    test('the page stays where it is', async ({page}) => {
      test.slow();
      for (const route of sticking) {
        await page.goto(route);
        const {stops, jumps} = await walkWhatSticks(page);
        expect(stops, route).toBeGreaterThan(3);
        expect.soft(jumps, route).toEqual([]);
      }
    });
  });
}

test('an anchor keeps its distance while the focus is in the banner', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(routes.terms);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
  await page.evaluate(() => (location.hash = 'section-5'));
  await expect
    .poll(() => page.locator('#section-5').evaluate((it) => Math.round(it.getBoundingClientRect().top)))
    .toBe(88);
});

test.describe('enlarged four times', () => {
  test.use({viewport: {width: 320, height: 256}});

  test('no bar lies over what is read, and results of a search can be', async ({page}) => {
    await page.goto(routes.home);
    const bar = page.getByRole('complementary', {name: shell.stickyBar.label});
    await page.mouse.wheel(0, 2000);
    await expect(page.locator('html')).toHaveAttribute('data-sticky', '');
    await expect(bar).toBeHidden();

    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('report');
    const results = page.locator('[data-query="report"]');
    await expect(results.getByRole('list', {name: 'Results'})).toBeVisible();
    expect((await results.boundingBox())!.height).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    await page.setViewportSize({width: 320, height: 640});
    await expect(bar).toBeVisible();
  });

  for (const language of languages) {
    test.describe('before consent', () => {
      test.use({consentGiven: false});

      test(`all of the cookie dialog is in reach in ${language}`, async ({page}) => {
        await page.goto(pathIn(language, routes.changelog));
        const dialog = page.locator('#cookie-dialog');
        await expect(dialog).toBeVisible();
        expect((await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(0);
        for (const part of await dialog.locator('h2, p, a, button').all()) {
          await part.scrollIntoViewIfNeeded();
          // Edges may be at fractions of pixels.
          await expect(part).toBeInViewport({ratio: 0.98});
        }
      });
    });
  }
});
