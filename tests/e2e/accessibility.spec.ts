/** What machines can check of accessibility: axe on every kind of page and state, keyboard, zoom and target sizes. */
import AxeBuilder from '@axe-core/playwright';
import type {RunOptions} from 'axe-core';
import type {Page} from '@playwright/test';
import {routes} from '@site/src/data/routes';
import {expect, pageLoaded, test} from './fixtures';
import {allPaths, languages, pathIn} from './site';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One of each kind of page. */
const kinds = [
  routes.home,
  routes.contact,
  routes.contactThanks,
  routes.serverTest,
  routes.emailTest,
  routes.solutions,
  routes.pricing,
  routes.partnerProgram,
  routes.pricingComparison,
  routes.growthModels,
  routes.customers,
  routes.customerMsp,
  routes.changelog,
  routes.innovationLab,
  routes.search,
  routes.eduHub,
  routes.cookies,
  routes.terms,
  '/terms/versions',
  '/dpa/compare/2025-02-03-to-2025-10-07',
  '/guides/onboarding',
  '/blog',
  '/blog/nis2-directive-italy',
  '/nope',
];

/** The themes differ in colours only: once is enough for the rest. */
const everyRule: RunOptions = {
  runOnly: {type: 'tag', values: standards},
  rules: {'target-size': {enabled: true}},
};
const colourRules: RunOptions = {runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}};

/** Violations of the page as it stands, or of one part of it, in one line each. */
async function violations(page: Page, options = everyRule, part = 'html'): Promise<string[]> {
  // Without frames nothing speaks for axe's second page, which puts this one into the background.
  const {violations: found} = await new AxeBuilder({page})
    .options(options)
    .include(part)
    .setLegacyMode(true)
    .analyze();
  return found.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Waits until the colours have arrived: a change of theme runs through transitions. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    // Some bars move with scrolling: they have no end of their own.
    const timed = document.getAnimations().filter(({timeline}) => timeline === document.timeline);
    await Promise.allSettled(timed.map(({finished}) => finished));
  });
}

async function expectNoViolations(page: Page, what: string, part?: string): Promise<void> {
  for (const [colorScheme, options] of Object.entries({light: everyRule, dark: colourRules})) {
    await page.emulateMedia({colorScheme: colorScheme as 'light' | 'dark'});
    await settled(page);
    expect.soft(await violations(page, options, part), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const language of languages) {
  test.describe(`axe in ${language}`, () => {
    test.use({locale: language});

    for (const route of kinds) {
      test(`finds nothing on ${route}`, async ({page, complaints}) => {
        await page.goto(pathIn(language, route));
        await pageLoaded(page);
        await expectNoViolations(page, route);
        // A page that does not exist answers 404, and the browser says so.
        const expected = route === '/nope' ? [expect.stringContaining('404')] : [];
        expect(complaints.splice(0)).toEqual(expected);
      });
    }

    test('finds nothing in the mobile menu', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(pathIn(language, routes.home));
      await page.locator('[popovertarget]').click();
      await expect(page.locator('#site-menu')).toBeVisible();
      await expectNoViolations(page, 'menu', 'header');
    });

    test('finds nothing in the contact dialog with complaints', async ({page}) => {
      await page.goto(pathIn(language, routes.home));
      await pageLoaded(page);
      await page.locator('main a[aria-haspopup="dialog"]').first().click();
      const dialog = page.locator('#contact-dialog');
      await dialog.locator('[type="submit"]').click();
      await expect(dialog.locator('[data-error]:visible')).toHaveCount(4);
      await expectNoViolations(page, 'contact dialog', '#contact-dialog');
    });

    test('finds nothing with a toast', async ({page, complaints}) => {
      await page.goto(pathIn(language, routes.serverTest));
      await expect(page.locator('[data-variant]')).toBeVisible();
      await expectNoViolations(page, 'toast');
      await page.locator('[data-variant] button').click();
      await page.route('**/api/echo', (route) => route.fulfill({status: 400, body: 'no'}));
      await page.getByRole('textbox').fill('x');
      await page.getByRole('textbox').press('Enter');
      await expect(page.locator('[data-variant="destructive"]')).toBeVisible();
      await expectNoViolations(page, 'destructive toast');
      expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    });

    test.describe('before consent', () => {
      test.use({consentGiven: false});

      test('finds nothing with the cookie dialog open', async ({page}) => {
        await page.goto(pathIn(language, routes.home));
        await pageLoaded(page);
        await expect(page.locator('#cookie-dialog')).toBeVisible();
        await expectNoViolations(page, 'cookie dialog', '#cookie-dialog');
      });

      test('has all of the cookie dialog in reach on a page enlarged four times', async ({page}) => {
        await page.setViewportSize({width: 320, height: 256});
        await page.goto(pathIn(language, routes.changelog));
        const dialog = page.locator('#cookie-dialog');
        await expect(dialog).toBeVisible();
        expect((await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(0);
        for (const part of await dialog.locator('h2, p, a, button').all()) {
          await part.scrollIntoViewIfNeeded();
          // Edges may lie between two pixels.
          await expect(part).toBeInViewport({ratio: 0.98});
        }
      });
    });
  });
}

test('axe finds what is wrong', async ({page}) => {
  await page.goto(routes.contact);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/favicon.svg"><p style="color:#ccc;background:#fff">pale</p><button style="width:9px;height:9px;padding:0"></button>',
    ),
  );
  const rules = (await violations(page)).map((line) => line.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['image-alt', 'color-contrast', 'button-name']));
});

/** What a keyboard reader has of the present stop. */
interface Stop {
  name: string;
  inView: boolean;
  uncovered: boolean;
  marked: boolean;
}

/** Moves to the next stop and looks at it; `null` once the browser's own bars are reached. */
async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    // Scrolling tells the page script, which may bring the call-to-action bar.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const focused = document.activeElement;
    if (!focused || focused === document.body) {
      return null;
    }
    const reached = ((window as {reached?: Set<Element>}).reached ??= new Set());
    if (reached.has(focused)) {
      return null;
    }
    reached.add(focused);
    // A hidden box is drawn by its label.
    const shown = focused.getBoundingClientRect().width > 1 ? focused : (focused.closest('label') ?? focused);
    const {left, right, top, bottom} = shown.getBoundingClientRect();
    // The centre and the middle of each side: corners may be round.
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

/** Visible stops that the walk has not come by; of a group of radio buttons one is enough. */
function missedStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {reached} = window as {reached?: Set<Element>};
    const groups = new Set([...(reached ?? [])].map((element) => (element as HTMLInputElement).name));
    return [...document.querySelectorAll<HTMLInputElement>('a[href], button, input, textarea, summary')]
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

/** What may stand at the foot of the screen from the start, besides the question about cookies. */
const feet = ['nothing', 'a brand', 'another language'] as const;

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  for (const consentGiven of [false, true]) {
    for (const foot of feet) {
      test.describe(`keyboard at ${width} px, ${consentGiven ? 'after' : 'before'} consent, with ${foot} at the foot`, () => {
        test.use({
          viewport: {width, height},
          consentGiven,
          locale: foot === 'another language' ? 'it-IT' : 'en-GB',
        });

        test('every stop is in view, uncovered and marked', async ({page}) => {
          test.setTimeout(60_000);
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
          expect(stops.some(({name}) => name.includes('Essential Only'))).toBe(!consentGiven);
          expect(await missedStops(page)).toEqual([]);
          // Nor does anything lie on the end of the page.
          const last = page.locator('footer').getByRole('link').filter({visible: true}).last();
          await page.keyboard.press('End');
          await expect(last).toBeInViewport();
          await last.click({trial: true});
        });
      });
    }
  }
}

/** Pages with parts that stick to the window. */
const sticking = [
  routes.home,
  routes.pricing,
  routes.pricingComparison,
  routes.sampleReport,
  routes.terms,
  routes.dpa,
  '/guides/onboarding',
  '/blog/nis2-directive-italy',
];

/**
 * Goes by Tab to each stop in what sticks to the window, from the middle of the page.
 *
 * @returns how many there are, and how far the page went for those that were in view
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
      // Down there, some make room for others.
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

for (const consentGiven of [false, true]) {
  test.describe(`keyboard in what sticks, ${consentGiven ? 'after' : 'before'} consent`, () => {
    test.use({consentGiven});

    for (const width of [1440, 390]) {
      test(`the page stays where it is at ${width} px`, async ({page}) => {
        test.setTimeout(120_000);
        await page.setViewportSize({width, height: 900});
        for (const route of sticking.flatMap((it) => [it, pathIn('it', it)])) {
          await page.goto(route);
          const {stops, jumps} = await walkWhatSticks(page);
          expect(stops, route).toBeGreaterThan(3);
          expect.soft(jumps, route).toEqual([]);
        }
      });
    }
  });
}

test('an anchor keeps its distance while the focus is in the banner', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  for (const [path, id] of [
    ['/terms', 'section-5'],
    ['/growth-models', 'telco-model'],
  ] as const) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1);
    await page.evaluate((hash) => (location.hash = hash), id);
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((target) => Math.round(target.getBoundingClientRect().top)))
      .toBe(88);
  }
});

/** How much wider than the window the page is, and whether it hides that. */
function overflow(page: Page): Promise<{extra: number; hidden: boolean}> {
  return page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    // A new window size arrives with the next frame.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    return {
      extra:
        Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) -
        document.documentElement.clientWidth,
      hidden: [document.documentElement, document.body].some(
        (element) => getComputedStyle(element).overflowX !== 'visible',
      ),
    };
  });
}

for (const language of languages) {
  test(`no page in ${language} scrolls sideways at 320 px or at 200% zoom`, async ({page, complaints}) => {
    test.setTimeout(120_000);
    for (const path of [...allPaths(language), pathIn(language, '/nope')]) {
      // 1280 px at 200% are 640.
      await page.setViewportSize({width: 640, height: 800});
      await page.goto(path);
      expect.soft(await overflow(page), `${path} at 640`).toEqual({extra: 0, hidden: false});
      await page.setViewportSize({width: 320, height: 640});
      expect.soft(await overflow(page), `${path} at 320`).toEqual({extra: 0, hidden: false});
    }
    complaints.length = 0;
  });
}

test('sideways scrolling is seen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(routes.contact);
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<p style="width:400px;white-space:nowrap">wide</p>'),
  );
  expect((await overflow(page)).extra).toBeGreaterThan(0);
});

for (const language of languages) {
  test(`axe finds no small or crowded target on any page in ${language}`, async ({page, complaints}) => {
    test.setTimeout(240_000);
    const onlyTargets: RunOptions = {
      runOnly: {type: 'rule', values: ['target-size']},
      rules: {'target-size': {enabled: true}},
    };
    for (const path of [...allPaths(language), pathIn(language, '/nope')]) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({width, height: 900});
        expect.soft(await violations(page, onlyTargets), `${path} at ${width}`).toEqual([]);
      }
    }
    complaints.length = 0;
  });
}

/** Buttons, links that no sentence holds and form controls smaller than 24 px in either direction. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('a[href], button, input, textarea, summary')]
      .filter((element) => element.checkVisibility({visibilityProperty: true}) && element.type !== 'hidden')
      .filter((element) => {
        const sentence = element.closest('p, li, td');
        const inSentence =
          sentence && (sentence.matches('p') || sentence.textContent !== element.textContent);
        return !(inSentence && getComputedStyle(element).display === 'inline');
      })
      .map((element) => element.closest('label') ?? element)
      // The skip link is drawn once it has the focus.
      .filter((target) => !target.closest('[role="region"][aria-label]') || target.matches(':focus-within'))
      .filter((target) => {
        const {width, height} = target.getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((target) => target.outerHTML),
  );
}

test('every target is at least 24 px in both directions', async ({page, complaints}) => {
  for (const route of kinds) {
    await page.goto(route);
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      expect.soft(await smallTargets(page), `${route} at ${width}`).toEqual([]);
    }
  }
  await page.evaluate(() =>
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button style="padding:0;width:20px;height:40px">x</button>',
    ),
  );
  expect(await smallTargets(page)).toHaveLength(1);
  complaints.length = 0;
});
