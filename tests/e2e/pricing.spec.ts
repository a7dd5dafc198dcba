/** Visitors' use of the pricing page: jump links, required features, sticky parts. */
import type {Locator, Page} from '@playwright/test';
import type {PriceRulerContent} from '@site/src/content/priceRuler';
import type {PricingContent} from '@site/src/content/pricing';
import {priceList} from '@site/src/data/priceList';
import {priceRulerSamples} from '@site/src/data/priceRuler';
import {routes} from '@site/src/data/routes';
import {cheapest} from '@site/src/data/calculators/planCosts';
import {priceRulerDefaults} from '@site/src/data/calculators/priceRuler';
import {formats} from '@site/src/data/format';
import {wordsIn} from '@site/tests/languages';
import {bookingHref} from '../booking';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const ruler = wordsIn<PriceRulerContent>('en', 'priceRuler');
const {priced, includes} = priceList;
const withCatalogue = priced.filter((plan) => includes(plan, 'fullCatalogue'));

const banner = (page: Page) => page.locator(`main > p:has(a[href$="${routes.savingsCalculator}"])`);
const catalogue = (page: Page, place: string) =>
  page.locator(place).getByRole('checkbox', {name: ruler.inputs.needed.fullCatalogue});

/** True if a click on the middle of each line of an element reaches the element. */
function uncovered(element: Locator): Promise<boolean> {
  return element.evaluate((part) =>
    [...part.getClientRects()].every(({left, top, width, height}) =>
      part.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
    ),
  );
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const language of languages) {
  test(`in ${language}: leads to a trial, the comparison, the ruler and the calculator`, async ({page}) => {
    const say = wordsIn<PricingContent>(language, 'pricing');
    const hero = page.locator('#hero');
    const calculator = pathIn(language, routes.savingsCalculator);
    await page.goto(pathIn(language, routes.pricing));
    await expect(hero.getByRole('link', {name: say.hero.primary})).toHaveAttribute(
      'href',
      bookingHref(language),
    );
    await hero.getByRole('link', {name: say.hero.secondary}).click();
    await expect(page).toHaveURL(/#comparison$/);
    await expect(page.locator('#comparison-title')).toBeInViewport();
    await hero.locator('figure').getByRole('link').click();
    await expect(page).toHaveURL(/#price-ruler$/);
    await expect(page.locator('#price-ruler-title')).toBeInViewport();
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', calculator);
    await page.locator('#comparison').getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`${calculator}$`));
  });
}

test('what is needed in the table of the hero is needed in the ruler, and the other way round @everyday', async ({
  page,
}) => {
  await page.goto(routes.pricing);
  await catalogue(page, '#hero').check();
  await page.locator('#hero figure').getByRole('link').click();
  await expect(catalogue(page, '#price-ruler')).toBeChecked();
  const {plan} = cheapest(withCatalogue, priceRulerDefaults)!;
  await expect(page.locator('#price-ruler-result')).toContainText(ruler.result.chosen(plan.name, false));
  await catalogue(page, '#price-ruler').uncheck();
  await expect(catalogue(page, '#hero')).not.toBeChecked();
});

for (const width of [1440, 320]) {
  test(`every anchor scrolls to its section, below header and banner, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const id of ['plans', 'comparison', 'features', 'faq']) {
      await page.goto(`${routes.pricing}#${id}`);
      const heading = page.locator(`#${id}`).locator('h2, th').first();
      await expect(heading).toBeInViewport();
      expect(await uncovered(heading), id).toBe(true);
    }
  });
}

test('banner and names of the plans stay in sight, and cover nothing that gets the focus', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 844});
  await page.goto(routes.pricing);
  await page.locator('#comparison tbody tr:has(td)').nth(12).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  expect(await uncovered(banner(page).getByRole('link'))).toBe(true);
  for (const {name} of priced) {
    const head = page.locator('#comparison thead th').filter({hasText: name});
    await expect(head).toBeInViewport({ratio: 1});
    expect(await uncovered(head), name).toBe(true);
  }
  for (const stop of await page.locator('main > :not(p) :is(a, summary)').filter({visible: true}).all()) {
    // Scrolls to where the banner could cover it.
    await stop.evaluate((element) => {
      const edge = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header')) * 16;
      scrollBy(0, element.getBoundingClientRect().top - edge - 4);
    });
    await stop.focus();
    expect.soft(await uncovered(stop), (await stop.textContent()) ?? '').toBe(true);
  }
  // In a low window, the banner is not sticky.
  await page.setViewportSize({width: 640, height: 360});
  await page.goto(`${routes.pricing}#features`);
  await expect(banner(page)).not.toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a tick for NIS2 and GDPR moves the lowest price to plans that have them @everyday', async ({
    page,
  }) => {
    await page.goto(routes.pricing);
    /** Returns the amount marked as the lowest for a number of clients. */
    const said = (count: number) =>
      page
        .locator('#hero table')
        .getByRole('row', {name: ruler.table.clients(count)})
        .getByRole('cell', {name: ruler.table.least});
    const amount = (plans: typeof priced, count: number) =>
      formats('en').eur(cheapest(plans, {clients: count, mspUsers: 1})!.eurPerMonth);
    const counts = priceRulerSamples.filter(
      (count) => amount(priced, count) !== amount(withCatalogue, count),
    );
    expect(counts).not.toEqual([]);
    for (const count of counts) {
      await expect(said(count)).toContainText(amount(priced, count));
    }
    await page.locator('#hero table').getByRole('checkbox', {name: ruler.table.catalogue}).check();
    for (const count of counts) {
      await expect(said(count)).toContainText(amount(withCatalogue, count));
    }
    await page.locator('#comparison').getByRole('link').last().click();
    await expect(page).toHaveURL(/pricing-comparison#roi-calculator$/);
  });
});
