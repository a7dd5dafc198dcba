/** Suggested prices: the price ruler of the pricing page, and the floor price of the pricing guide. */
import type {Page} from '@playwright/test';
import type {FloorPriceContent} from '@site/src/content/floorPrice';
import type {PriceRulerContent} from '@site/src/content/priceRuler';
import {floorPriceInputs} from '@site/src/data/floorPrice';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs as inputs, priceRulerNeeds} from '@site/src/data/priceRuler';
import {routes} from '@site/src/data/routes';
import {
  computeFloorPrice,
  floorPriceDefaults,
  type FloorPriceInput,
} from '@site/src/data/calculators/floorPrice';
import {
  computePriceRuler,
  priceRulerDefaults,
  type PriceRulerInput,
} from '@site/src/data/calculators/priceRuler';
import {formats} from '@site/src/data/format';
import {type Language, wordsIn} from '@site/tests/languages';
import {plain} from '../expected';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const wordsOf = (language: Language) => wordsIn<PriceRulerContent>(language, 'priceRuler');
const english = wordsOf('en');
const {eur, percentWithDecimal} = formats('en');

const ruler = (page: Page) => page.locator('[data-island="price-ruler"]');
const field = (page: Page, name: string) => ruler(page).locator(`[name="${name}"]`);
const result = (page: Page) => page.locator('#price-ruler-result');
const status = (page: Page) => ruler(page).locator('> * > p[role="status"]');
const alive = (page: Page) => page.locator('[data-island="price-ruler"][data-alive]').waitFor();

/** Returns the cheapest offer with its suggested price. */
const leastFor = (change: Partial<PriceRulerInput>) =>
  computePriceRuler({...priceRulerDefaults, ...change}, priceList.all).least!;

/** Returns the panel's large figures: cost of the cheapest plan, and suggested price. */
function headlines(language: Language, change: Partial<PriceRulerInput>): string[] {
  const {offer, ask} = leastFor(change);
  return [offer.eurPerMonth, ask].map((amount) => plain(formats(language).eur(amount)));
}

for (const language of languages) {
  const say = wordsOf(language);

  test(`in ${language}: the ruler follows what is entered, and the address brings it back @everyday`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, `${routes.pricing}?utm_source=mail`));
    await expect(result(page).locator('b')).toHaveText(headlines(language, {}));
    await expect(result(page)).toContainText(say.result.example);
    await field(page, 'slider').fill('120');
    await expect(result(page).locator('b')).toHaveText(headlines(language, {clients: 120}));
    await expect(field(page, 'clients')).toHaveValue('120');
    await expect(result(page).locator('h3')).toHaveText(say.result.title(120));
    await field(page, 'mspUsers').fill('3');
    // Accepts a decimal comma in a browser that formats points.
    await field(page, 'ownCost').fill('12,5');
    await field(page, 'margin').fill('60');
    const change = {clients: 120, mspUsers: 3, ownCost: 12.5, margin: 60};
    await expect(result(page).locator('b')).toHaveText(headlines(language, change));
    await field(page, 'price').fill('1,50');
    // A loss is in euros: a margin far below 0 is meaningless.
    await expect(result(page)).toContainText(plain(say.result.atPrice(formats(language).eur(1.5))));
    await expect(result(page)).toContainText(say.result.lost);
    await expect(result(page)).toContainText(say.result.lostPerClient);
    await expect(result(page)).not.toContainText(say.result.kept);
    await expect(result(page)).not.toContainText(/[-−]\d/);
    const own = 'clients=120&users=3&cost=12.5&margin=60&ask=1.5&needs=fullCatalogue';
    await expect(page).toHaveURL(pathIn(language, `${routes.pricing}?utm_source=mail&${own}`));

    const other: Language = language === 'en' ? 'it' : 'en';
    await page.goto(pathIn(language, `${routes.pricing}?${own}`));
    await expect(result(page).locator('b').first()).toHaveText(headlines(language, change)[0]!);
    await expect(result(page)).toContainText(say.result.lost);
    await expect(field(page, 'slider')).toHaveValue('120');
    // In the page's notation.
    await expect(field(page, 'price')).toHaveValue(language === 'it' ? '1,5' : '1.5');
    await page.locator('a[data-to]').first().click();
    await expect(page).toHaveURL(pathIn(other, `${routes.pricing}?${own}`));
    await expect(field(page, 'margin')).toHaveValue('60');
  });
}

test('leaves out the plans that lack what is needed, and keeps that in the address @everyday', async ({
  page,
}) => {
  const change = {clients: 10, needs: ['fullCatalogue']} as const;
  const {costs} = computePriceRuler({...priceRulerDefaults, ...change}, priceList.all);
  const out = costs.filter(({why}) => why === 'lacksFeatures');
  const lacks = english.result.without(english.result.lacking.fullCatalogue);
  const need = ruler(page)
    .getByRole('group', {name: english.inputs.needs})
    .getByLabel(english.inputs.needed.fullCatalogue);
  const legend = ruler(page).locator('figure > p').first();
  expect(out.length).toBeGreaterThan(0);
  await page.goto(routes.pricing);
  await expect(need).toBeChecked();
  await field(page, 'clients').fill('10');
  await expect(result(page).locator('b')).toHaveText(headlines('en', change));
  await expect(result(page).locator('dd', {hasText: lacks})).toHaveCount(out.length);
  await expect(legend).toContainText(lacks);
  for (const {plan} of out) {
    await expect(legend).toContainText(plan.name);
  }
  await expect(page).toHaveURL(/clients=10&.*needs=fullCatalogue$/);
  await page.reload();
  await alive(page);
  await expect(need).toBeChecked();
  await expect(result(page).locator('b')).toHaveText(headlines('en', change));
  await need.uncheck();
  await expect(result(page).locator('dd', {hasText: lacks})).toHaveCount(0);
  // The cheapest plan for few clients lacks NIS2 and GDPR, with a note.
  await expect(result(page)).toContainText(english.result.basicCatalogue);
  await expect(page).toHaveURL(/needs=$/);
});

test('is used by keyboard, and says the result once @everyday', async ({page}) => {
  const next = inputs.clients.default + 1;
  const [cost, ask] = headlines('en', {clients: next}) as [string, string];
  const slider = page.getByRole('slider', {name: english.inputs.slider});
  await page.goto(routes.pricing);
  await slider.focus();
  await alive(page);
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', english.inputs.sliderValue(next));
  const {name} = leastFor({clients: next}).offer.plan;
  await expect(status(page)).toHaveText(
    plain(english.announce(next, english.result.chosen(name, false), cost, ask)),
  );
  await page.keyboard.press('End');
  await expect(field(page, 'clients')).toHaveValue(String(inputs.clients.max));
});

test('what is beyond the limits or no number stays, and the field says what is counted', async ({page}) => {
  const {corrected} = english.inputs;
  const {max, min} = inputs.clients;
  const clients = page.locator('#price-ruler-clients-error');
  const ownCost = page.locator('#price-ruler-ownCost-error');
  await page.goto(routes.pricing);
  await field(page, 'clients').fill(String(max + 300));
  await expect(result(page).locator('b')).toHaveText(headlines('en', {clients: max}));
  // Immediate: more digits never make a number smaller.
  await expect(clients).toHaveText(corrected(max, min, max));
  await field(page, 'ownCost').fill('many');
  await field(page, 'margin').focus();
  await expect(field(page, 'clients')).toHaveValue(String(max + 300));
  await expect(field(page, 'clients')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'ownCost')).toHaveValue('many');
  await expect(ownCost).toHaveText(corrected(inputs.ownCost.default, inputs.ownCost.min, inputs.ownCost.max));
  await field(page, 'ownCost').fill('90');
  await field(page, 'margin').focus();
  await expect(ownCost).toBeHidden();
  await field(page, 'clients').fill('');
  await expect(field(page, 'slider')).toHaveValue(String(max));
  // The slider updates the number field.
  await field(page, 'slider').fill('90');
  await expect(field(page, 'clients')).toHaveValue('90');
  await expect(clients).toBeHidden();
});

for (const width of [320, 1024]) {
  test(`at ${width} px the drawing keeps its words apart, wherever the slider is`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto(routes.pricing);
    for (const need of priceRulerNeeds) {
      await ruler(page).getByLabel(english.inputs.needed[need]).check();
    }
    for (const clients of [inputs.clients.min, 85, inputs.clients.max]) {
      await field(page, 'slider').fill(String(clients));
      await expect(result(page).locator('h3')).toContainText(english.result.title(clients));
      const {seen, over} = await ruler(page)
        .locator('figure')
        .evaluate((figure) => {
          const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
          const texts: {text: string; box: DOMRect}[] = [];
          while (walker.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            const box = range.getBoundingClientRect();
            if (walker.currentNode.textContent!.trim() && box.width > 0) {
              texts.push({text: walker.currentNode.textContent!, box});
            }
          }
          // Boxes of letters are higher than the letters.
          const meet = (a: DOMRect, b: DOMRect) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
          return {
            seen: texts.length,
            over: texts.flatMap(({text, box}, index) =>
              texts.slice(index + 1).flatMap((other) => (meet(box, other.box) ? [[text, other.text]] : [])),
            ),
          };
        });
      expect(seen).toBeGreaterThan(10);
      expect.soft(over, `${clients} clients`).toEqual([]);
    }
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the answer stays in sight while the last field is typed into, a loss in euros @everyday', async ({
    page,
  }) => {
    await page.goto(routes.pricing);
    const bar = ruler(page).locator('p[aria-hidden]').first();
    await ruler(page).getByText(english.inputs.own).click();
    await field(page, 'price').fill('150');
    const {offer, earnings} = leastFor({price: 150});
    await expect(bar).toContainText(eur(offer.eurPerMonth));
    await expect(bar).toContainText(percentWithDecimal(earnings.marginPercent!));
    await expect(bar).toBeInViewport({ratio: 1});
    await expect(field(page, 'price')).toBeInViewport();
    await field(page, 'price').fill('25');
    const loss = eur(-leastFor({price: 25}).earnings.kept);
    await expect(bar).toContainText(english.result.bar.loss(loss));
    await expect(bar).not.toContainText('%');
    await expect(status(page)).toContainText(english.announceLoss(eur(25), loss));
  });
});

test('on paper there is the drawing and the result, and no controls', async ({page}) => {
  await page.goto(`${routes.pricing}?clients=120`);
  await alive(page);
  await page.emulateMedia({media: 'print'});
  await expect(ruler(page).locator('figure')).toBeVisible();
  await expect(result(page).locator('b')).toHaveText(headlines('en', {clients: 120}));
  await expect(field(page, 'slider')).toBeHidden();
  await expect(ruler(page).getByRole('button')).toHaveCount(0);
});

const guide = routes.guidePricing;
const floorPrice = (page: Page) => page.locator('[data-island="floor-price"]');
const floorField = (page: Page, name: string) => floorPrice(page).locator(`[name="${name}"]`);
const prices = (page: Page) => page.locator('#floor-price-result p b');

/** Returns the panel's floor and list price. */
function expectedPrices(language: Language, change: Partial<FloorPriceInput>): string[] {
  const {floor, list} = computeFloorPrice({...floorPriceDefaults, ...change});
  return [floor.price, list.price].map((price) => plain(formats(language).eur(price)));
}

for (const language of languages) {
  test(`in ${language}: the floor price starts with the example, and the ruler goes on with what is entered @everyday`, async ({
    page,
  }) => {
    const words = wordsIn<FloorPriceContent>(language, 'floorPrice');
    const panel = page.locator('#floor-price-result');
    await page.goto(pathIn(language, guide));
    await expect(prices(page)).toHaveText(expectedPrices(language, {}));
    await expect(panel).toContainText(words.result.example);
    await floorField(page, 'technicianHours').fill('2,5');
    await floorField(page, 'lowestMargin').fill('40');
    const change = {technicianHours: 2.5, lowestMargin: 40};
    await expect(prices(page)).toHaveText(expectedPrices(language, change));
    await expect(panel).not.toContainText(words.result.example);
    const {cost, floor, list} = computeFloorPrice({...floorPriceDefaults, ...change});
    const [costs, least, listed] = [cost, floor.price, list.price].map(formats(language).eur);
    await expect(floorPrice(page).locator('> * > p[role="status"]')).toHaveText(
      plain(words.announce(costs!, least!, listed!)),
    );
    await floorPrice(page).getByRole('link', {name: words.ruler}).click();
    await expect(field(page, 'clients')).toHaveValue(String(floorPriceInputs.clients.default));
    await expect(field(page, 'margin')).toHaveValue('40');
    // The example pays for a plan with NIS2 and GDPR, so the ruler suggests no plan without them.
    const {needed} = wordsOf(language).inputs;
    await expect(ruler(page).getByRole('checkbox', {name: needed.fullCatalogue})).toBeChecked();
    await expect(ruler(page).getByRole('checkbox', {name: needed.clientWorkspace})).not.toBeChecked();
  });
}

test('the floor price is filled in by keyboard, and the text of the guide has its numbers', async ({
  page,
}) => {
  const {result: say} = wordsIn<FloorPriceContent>('en', 'floorPrice');
  const said = (name: string) => page.locator(`data[value="${name}"]`).first();
  const {min, max} = floorPriceInputs.plannedMargin;
  await page.goto(guide);
  const example = await said('floorSum').textContent();
  await floorField(page, 'platform').focus();
  for (const name of Object.keys(floorPriceInputs).slice(1)) {
    await page.keyboard.press('Tab');
    await expect(floorField(page, name)).toBeFocused();
  }
  await floorField(page, 'lowestMargin').fill('40');
  const {floor} = computeFloorPrice({...floorPriceDefaults, lowestMargin: 40});
  await expect(said('floorSum')).toContainText(String(floor.price));
  await expect(said('approval')).toHaveText(String(Math.round(floor.price * 1.1)));
  await expect(said('lowestShare')).toHaveText('0.40');
  await floorField(page, 'lowestMargin').fill(String(floorPriceInputs.lowestMargin.default));
  await expect(said('floorSum')).toHaveText(example!);
  await floorField(page, 'plannedMargin').fill('30');
  await expect(page.locator('#floor-price-result')).toContainText(say.below);
  await floorField(page, 'plannedMargin').fill('120');
  await floorField(page, 'plannedMargin').blur();
  await expect(floorField(page, 'plannedMargin')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#floor-price-plannedMargin-error')).toHaveText(
    english.inputs.corrected(max, min, max),
  );
  await expect(prices(page)).toHaveText(expectedPrices('en', {plannedMargin: max}));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there are the examples', async ({page}) => {
    await page.goto(routes.pricing);
    await expect(result(page).locator('b')).toHaveText(headlines('en', {}));
    await expect(field(page, 'clients')).toBeHidden();
    await page.goto(guide);
    await expect(prices(page)).toHaveText(expectedPrices('en', {}));
    await expect(floorField(page, 'clients')).toBeHidden();
    await expect(floorPrice(page).locator('form dl dd')).toHaveText(
      Object.values(floorPriceInputs).map(({default: start}) => formats('en').number(start)),
    );
  });
});
