/** The floor price in the pricing guide: with the reader's numbers, in both notations, by keyboard, without script. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {floorPrice as english, type FloorPriceContent} from '@site/src/content/floorPrice';
import {priceRuler as englishRuler, type PriceRulerContent} from '@site/src/content/priceRuler';
import {floorPriceInputs as inputs} from '@site/src/data/floorPrice';
import {
  computeFloorPrice,
  floorPriceDefaults,
  type FloorPriceInput,
} from '@site/src/lib/calculators/floorPrice';
import {formats} from '@site/src/lib/format';
import {type Language, wordsIn} from '@site/tests/languages';
import {plain} from '../expected';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const words = {en: english, it: wordsIn<FloorPriceContent>('it', 'floorPrice')};
const ruler = {en: englishRuler, it: wordsIn<PriceRulerContent>('it', 'priceRuler')};

const guide = '/guides/pricing';
const part = (page: Page) => page.locator('[data-island="floor-price"]');
const field = (page: Page, name: keyof FloorPriceInput) => part(page).locator(`[name="${name}"]`);
const prices = (page: Page) => page.locator('#floor-price-result p b');

/** Floor and list price, as the panel shows them. */
function expected(language: Language, change: Partial<FloorPriceInput>): string[] {
  const {floor, list} = computeFloorPrice({...floorPriceDefaults, ...change});
  return [floor.price, list.price].map((price) => plain(formats(language).eur(price)));
}

for (const language of languages) {
  test(`in ${language}: starts with the example, and follows what is typed`, async ({page}) => {
    await page.goto(pathIn(language, guide));
    await expect(prices(page)).toHaveText(expected(language, {}));
    await expect(page.locator('#floor-price-result')).toContainText(words[language].result.example);
    await field(page, 'technicianHours').fill('2,5');
    await field(page, 'lowestMargin').fill('40');
    const change = {technicianHours: 2.5, lowestMargin: 40};
    await expect(prices(page)).toHaveText(expected(language, change));
    await expect(page.locator('#floor-price-result')).not.toContainText(words[language].result.example);
    const {cost, floor, list} = computeFloorPrice({...floorPriceDefaults, ...change});
    const {eur} = formats(language);
    await expect(part(page).locator('> * > p[role="status"]')).toHaveText(
      plain(words[language].announce(eur(cost), eur(floor.price), eur(list.price))),
    );
    // The price ruler goes on with the same numbers.
    await part(page).getByRole('link', {name: words[language].ruler}).click();
    await expect(page.locator('[name="clients"]')).toHaveValue(String(inputs.clients.default));
    await expect(page.locator('[name="margin"]')).toHaveValue('40');
    // The example pays for a plan with NIS2 and GDPR: the ruler suggests none without.
    const {needed} = ruler[language].inputs;
    await expect(page.getByRole('checkbox', {name: needed.fullCatalogue}).last()).toBeChecked();
    await expect(page.getByRole('checkbox', {name: needed.clientWorkspace})).not.toBeChecked();
  });

  test(`in ${language}: says as what a number is counted that it cannot take`, async ({page}) => {
    await page.goto(pathIn(language, guide));
    await field(page, 'plannedMargin').fill('120');
    await field(page, 'plannedMargin').blur();
    const {min, max} = inputs.plannedMargin;
    await expect(field(page, 'plannedMargin')).toHaveValue('120');
    await expect(field(page, 'plannedMargin')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#floor-price-plannedMargin-error')).toHaveText(
      ruler[language].inputs.corrected(max, min, max),
    );
    await field(page, 'tools').fill('many');
    await field(page, 'tools').blur();
    await expect(field(page, 'tools')).toHaveValue('many');
    await expect(prices(page)).toHaveText(expected(language, {plannedMargin: max}));
  });

  test(`in ${language}: without script the example is worked out, with all that went in`, async ({
    browser,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(pathIn(language, guide));
    await expect(prices(page)).toHaveText(expected(language, {}));
    await expect(field(page, 'clients')).toBeHidden();
    await expect(part(page).locator('form dl dd')).toHaveText(
      Object.values(inputs).map(({default: start}) => plain(formats(language).number(start))),
    );
    await part(page).locator('summary').click();
    await expect(part(page).locator('details dd').last()).toBeVisible();
    await context.close();
  });
}

test('a text that works with another example stays as it is', async ({page}) => {
  await page.goto(guide);
  await page.evaluate(() => {
    for (const place of document.querySelectorAll('data[value="floorSum"]')) {
      place.replaceWith(place.textContent);
    }
  });
  await field(page, 'lowestMargin').fill('40');
  await expect(field(page, 'lowestMargin')).toHaveValue('40');
  const {floor} = computeFloorPrice({...floorPriceDefaults, lowestMargin: 40});
  await expect(part(page)).toContainText(`€${floor.price}`);
  await expect(page.locator('data[value="lowestShare"]').first()).toHaveText('0.50');
});

test('the text says the numbers that were entered, and the example again without them', async ({page}) => {
  await page.goto(guide);
  const said = (name: string) => page.locator(`data[value="${name}"]`).first();
  await expect(said('floorSum')).toHaveText('260');
  await field(page, 'lowestMargin').fill('40');
  const {floor} = computeFloorPrice({...floorPriceDefaults, lowestMargin: 40});
  await expect(said('floorSum')).toContainText(String(floor.price));
  await expect(said('approval')).toHaveText(String(Math.round(floor.price * 1.1)));
  await expect(said('lowestShare')).toHaveText('0.40');
  await field(page, 'lowestMargin').fill('50');
  await expect(said('floorSum')).toHaveText('260');
});

test('warns of a list price below the floor', async ({page}) => {
  await page.goto(guide);
  await field(page, 'plannedMargin').fill('30');
  await expect(page.locator('#floor-price-result')).toContainText(english.result.below);
});

test('is walked through by keyboard in the order of its lines, and has no fault that axe knows', async ({
  page,
}) => {
  await page.goto(guide);
  await field(page, 'platform').focus();
  for (const name of Object.keys(inputs).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(field(page, name as keyof FloorPriceInput)).toBeFocused();
  }
  await expect(part(page)).toHaveAttribute('data-alive');
  const {violations} = await new AxeBuilder({page}).setLegacyMode(true).analyze();
  expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

for (const width of [320, 390, 700]) {
  test(`does not reach beyond a screen of ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto(pathIn('it', guide));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    const beyond = await part(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}
