/** What visitors set for themselves: forced colours, a larger font, wider letters. */
import type {Page} from '@playwright/test';
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
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
        );
        document.adoptedStyleSheets.push(sheet);
      });
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
