/** What visitors set for themselves: forced colours, a larger font, wider letters. */
import type {Page} from '@playwright/test';
import {contact} from '@site/src/content/contact';
import {shell} from '@site/src/content/shell';
import {frameworks} from '@site/src/data/claims';
import {routes} from '@site/src/data/routes';
import {expect, pageLoaded, test} from './fixtures';

/** Empty parts that show something by their background alone, such as bars and swatches: class and colour. */
function drawnByBackground(
  page: Page,
): Promise<{name: string; key: string; colour: string; around: string}[]> {
  return page.evaluate(() => {
    const path = (element: Element): string => {
      const parent = element.parentElement;
      return parent ? `${path(parent)}/${[...parent.children].indexOf(element)}` : '';
    };
    const ground = (element: Element | null): string => {
      const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      return element && colour === 'rgba(0, 0, 0, 0)' ? ground(element.parentElement) : colour;
    };
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => {
        const {width, height} = element.getBoundingClientRect();
        return (
          !element.childElementCount &&
          !element.textContent?.trim() &&
          Math.min(width, height) > 3 &&
          !element.closest('svg') &&
          (!(element instanceof HTMLInputElement) || element.type === 'radio') &&
          element.checkVisibility({opacityProperty: true, visibilityProperty: true})
        );
      })
      .map((element) => ({
        name: `${element.localName}.${element.className}`,
        key: path(element),
        colour: getComputedStyle(element).backgroundColor,
        around: ground(element.parentElement),
      }))
      .filter(({colour}) => colour !== 'rgba(0, 0, 0, 0)');
  });
}

/** Spaces letters, words, lines and paragraphs as WCAG 1.4.12 wants a page to bear it. */
function spaceLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** How far the page reaches beyond the window, in pixels. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const drawings = [
  routes.home,
  routes.solutions,
  routes.growthModels,
  routes.pricing,
  routes.pricingComparison,
  routes.partnerProgram,
  routes.innovationLab,
];

for (const route of drawings) {
  test(`what ${route} draws with backgrounds can be seen in forced colours`, async ({page}) => {
    await page.goto(route);
    await pageLoaded(page);
    const drawn = (await drawnByBackground(page)).filter(({colour, around}) => colour !== around);
    expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(1);
    await page.emulateMedia({forcedColors: 'active'});
    const forced = new Map((await drawnByBackground(page)).map((part) => [part.key, part]));
    const gone = drawn.filter(({key}) => {
      const part = forced.get(key);
      return !part || part.colour === part.around;
    });
    expect([...new Set(gone.map(({name}) => name))]).toEqual([]);
  });
}

test('swatches keep their own colours in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto(routes.home);
  const colours = await page
    .getByRole('main')
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => getComputedStyle(radio).backgroundColor));
  expect(colours.length).toBeGreaterThan(2);
  expect(new Set(colours).size).toBe(colours.length);
});

for (const size of [20, 24, 32]) {
  test(`with a font of ${size} px nothing of a phone's header is off-screen`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    for (const path of ['/', '/it/']) {
      await page.goto(path);
      await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
      const edge = await page
        .locator('header > div > :visible')
        .evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right)));
      expect(edge).toBeGreaterThan(100);
      expect(edge).toBeLessThanOrEqual(390);
    }
  });
}

for (const width of [1181, 1280, 1400]) {
  test(`letters spaced as WCAG 1.4.12 wants fit a window of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of ['/', '/it/']) {
      await page.goto(path);
      await spaceLetters(page);
      const links = page.getByRole('banner').getByRole('link');
      const edge = await links.evaluateAll((all) =>
        Math.max(...all.map((link) => link.getBoundingClientRect().right)),
      );
      expect(edge).toBeGreaterThan(width / 2);
      expect(edge).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

const everyKind = [
  routes.home,
  routes.solutions,
  routes.growthModels,
  routes.pricing,
  routes.pricingComparison,
  routes.partnerProgram,
  routes.innovationLab,
  routes.sampleReport,
  routes.guidePricing,
  '/blog/maximizing-roi',
  routes.terms,
  routes.trust,
  routes.contact,
];

for (const [width, what] of [
  [320, 'the narrowest'],
  [390, 'a usual'],
] as const) {
  test(`letters spaced as WCAG 1.4.12 wants leave nothing beside ${what} phone`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const path of everyKind.flatMap((route) => [route, `/it${route}`])) {
      await page.goto(path);
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const before = await height();
      await spaceLetters(page);
      expect(await height(), path).toBeGreaterThan(before);
      expect(await beyond(page), path).toBeLessThanOrEqual(0);
    }
  });
}

for (const size of [20, 24, 32]) {
  test(`with a default font of ${size} px no page is wider than a phone`, async ({page, context}) => {
    await page.setViewportSize({width: 390, height: 844});
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: size}});
    for (const path of everyKind.flatMap((route) => [route, `/it${route}`])) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
      expect(await beyond(page), path).toBeLessThanOrEqual(0);
    }
  });
}

test('on the narrowest screens no figure is broken into its digits', async ({page}) => {
  await page.setViewportSize({width: 320, height: 844});
  /** How many figures there are, and those that take more than one line. */
  const figures = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main :is(b, dd).num')].filter(
        (each) => each.checkVisibility() && /^[\d.,%€$−–/\s]+$/.test(each.textContent),
      );
      const lines = (each: Element) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom))).size;
      };
      return {
        count: all.length,
        broken: all.filter((each) => lines(each) > 1).map((each) => each.textContent),
      };
    });
  for (const route of [routes.home, routes.partnerProgram, routes.pricingComparison]) {
    for (const path of [route, `/it${route}`]) {
      await page.goto(path);
      const {count, broken} = await figures();
      expect(count, path).toBeGreaterThan(2);
      expect(broken, path).toEqual([]);
    }
  }
  // It would be noticed.
  await page.goto('/it/partner-program');
  await page.evaluate(() =>
    document
      .querySelectorAll<HTMLElement>('main .num')
      .forEach((each) => Object.assign(each.style, {overflowWrap: 'anywhere', width: '2ch'})),
  );
  expect((await figures()).broken).not.toEqual([]);
});

test('a page enlarged four times has no bar over what is read, and a list of results', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
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
  const {height} = (await bar.boundingBox())!;
  const space = await page.evaluate(() =>
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom),
  );
  expect(space).toBeGreaterThanOrEqual(height);
});

test('a browser that knows neither light-dark() nor popover shows letters on grounds, and a menu that scrolls away', async ({
  page,
}) => {
  // As such a browser takes it: what it does not know is left out. The policy would refuse the styles that are changed.
  await page.route('**/*', async (route) => {
    const answer = await route.fetch();
    const type = answer.headers()['content-type'] ?? '';
    if (!type.includes('text/html')) {
      return route.fulfill({response: answer});
    }
    const body = (await answer.text())
      .replaceAll('light-dark(', 'unknown(')
      .replaceAll(':popover-open', ':unknown')
      .replaceAll(/ popover(target)?=/g, ' data-none=')
      .replace(/<meta http-equiv="?content-security-policy[^>]*>/i, '');
    return route.fulfill({status: 200, contentType: type, body});
  });
  await page.setViewportSize({width: 390, height: 844});
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto(routes.pricing);
    await expect(page.getByRole('banner').getByRole('link', {name: shell.nav.items.solutions})).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
    const faint = await page.evaluate(() => {
      // Colours are read from what a canvas makes of them: system colours come in several notations.
      const paint = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true})!;
      const rgba = (colour: string): number[] => {
        paint.clearRect(0, 0, 1, 1);
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data];
      };
      const root = getComputedStyle(document.documentElement);
      const canvas = matchMedia('(prefers-color-scheme: dark)').matches
        ? 'rgb(18, 18, 18)'
        : 'rgb(255, 255, 255)';
      const ground = (element: Element | null): number[] => {
        const own = rgba(element ? getComputedStyle(element).backgroundColor : canvas);
        return element && own[3]! < 200 ? ground(element.parentElement) : own;
      };
      const light = ([r, g, b]: number[]) =>
        [r!, g!, b!].reduce((sum, part, at) => {
          const share = part / 255;
          return (
            sum +
            [0.2126, 0.7152, 0.0722][at]! *
              (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4)
          );
        }, 0);
      const texts = [...document.querySelectorAll('body *')].filter(
        (element) =>
          [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
          element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
          !element.closest('[disabled], noscript'),
      );
      return {
        seen: texts.length,
        scheme: root.colorScheme,
        faint: texts
          .filter((element) => {
            const [a, b] = [light(rgba(getComputedStyle(element).color)), light(ground(element))];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
          })
          .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 40)}`),
      };
    });
    expect(faint.seen).toBeGreaterThan(100);
    expect(faint.faint).toEqual([]);
  }
});

test('paper has dark letters on all parts, bars in their colours, and no link to skip', async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  for (const route of [routes.home, routes.solutions, routes.partnerProgram]) {
    await page.goto(route);
    const {schemes, bars} = await page.evaluate(() => ({
      schemes: [...document.querySelectorAll('body *')].map((part) => getComputedStyle(part).colorScheme),
      bars: [...document.querySelectorAll('main i:empty')].map(
        (bar) => getComputedStyle(bar).printColorAdjust,
      ),
    }));
    expect(schemes.length).toBeGreaterThan(200);
    expect(new Set(schemes)).toEqual(new Set(['light']));
    expect(new Set(bars)).toEqual(new Set(bars.length > 0 ? ['exact'] : []));
    await expect(page.locator('a[href="#content"]')).toBeHidden();
  }
});

test('paper has all names of what passes by once, every answer, and nothing to press', async ({page}) => {
  await page.goto(routes.home);
  await page.emulateMedia({media: 'print'});
  const lists = page.getByRole('main').locator('ul').filter({hasText: frameworks[0]});
  await expect(lists.filter({visible: true}).first()).toHaveCSS('animation-name', 'none');
  await expect(page.locator('main ul[aria-hidden]')).toBeHidden();
  for (const answer of await page.locator('#faq details > div').all()) {
    await expect(answer).toBeVisible();
  }
  expect(await page.locator('#faq details').count()).toBeGreaterThan(1);
  await expect(page.locator('#start').getByRole('link')).toHaveCount(1);
  await expect(page.locator('[type="range"]').filter({visible: true})).toHaveCount(0);
});

test('a code that the browser does not copy is selected, and the button says what to press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/blog/maximizing-roi');
  const block = page.locator('main div:has(> pre)').first();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('button', {name: 'Selected: press Ctrl or ⌘ and C'})).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('ROI =');
});

test('the contact dialog begins at its title, and the places where it announces something are there before', async ({
  page,
}) => {
  await page.goto(routes.pricing);
  await page.getByRole('contentinfo').getByRole('link', {name: shell.footer.items.contact}).click();
  const dialog = page.getByRole('dialog', {name: contact.dialogTitle});
  await expect(dialog.getByRole('heading', {level: 2})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', {name: contact.close})).toBeFocused();
  const places = dialog.locator('section > [role=status], section > [role=alert]');
  await expect(places).toHaveCount(2);
  await expect(places).toHaveText(['', '']);
});
