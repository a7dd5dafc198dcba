/** The price ruler: by pointer, keyboard and touch, typed into, from an address, without script, on paper. */
import type {Page} from '@playwright/test';
import {priceRuler as english, type PriceRulerContent} from '@site/src/content/priceRuler';
import {priceList} from '@site/src/data/priceList';
import {priceRulerInputs as inputs, priceRulerNeeds, priceRulerSamples} from '@site/src/data/priceRuler';
import {routes} from '@site/src/data/routes';
import {cheapest, planCost} from '@site/src/lib/calculators/planCosts';
import {
  computePriceRuler,
  priceRulerDefaults,
  type PriceRulerInput,
} from '@site/src/lib/calculators/priceRuler';
import {formats} from '@site/src/lib/format';
import {type Language, wordsIn} from '@site/tests/languages';
import {light, rgb} from '../colours';
import {plain} from '../expected';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const words = {en: english, it: wordsIn<PriceRulerContent>('it', 'priceRuler')};

const ruler = (page: Page) => page.locator('[data-island="price-ruler"]');
const field = (page: Page, name: string) => ruler(page).locator(`[name="${name}"]`);
const result = (page: Page) => page.locator('#price-ruler-result');
const alive = (page: Page) => page.locator('[data-island="price-ruler"][data-alive]').waitFor();

/** What the panel shows in large figures: the cost of the cheapest plan and the price to ask. */
function headlines(language: Language, change: Partial<PriceRulerInput>): string[] {
  const {least} = computePriceRuler({...priceRulerDefaults, ...change}, priceList.all);
  const {eur} = formats(language);
  return [eur(least!.offer.eurPerMonth), eur(least!.ask)].map(plain);
}

for (const language of languages) {
  test(`in ${language}: follows the slider, writes the address and comes back from it`, async ({page}) => {
    await page.goto(pathIn(language, `${routes.pricing}?utm_source=mail`));
    await expect(result(page).locator('b')).toHaveText(headlines(language, {}));
    await expect(result(page)).toContainText(words[language].result.example);
    // The plan that costs least for few clients lacks NIS2 and GDPR, and says so.
    const lacks = words[language].result.basicCatalogue;
    const {least} = computePriceRuler(priceRulerDefaults, priceList.all);
    expect(priceList.includes(least!.offer.plan, 'fullCatalogue')).toBe(false);
    await expect(result(page)).toContainText(lacks);
    await field(page, 'slider').fill('120');
    await expect(result(page).locator('b')).toHaveText(headlines(language, {clients: 120}));
    await expect(field(page, 'clients')).toHaveValue('120');
    await expect(result(page)).not.toContainText(lacks);
    await expect(result(page).locator('h3')).toHaveText(words[language].result.title(120));
    await field(page, 'mspUsers').fill('3');
    await field(page, 'ownCost').fill('80');
    await field(page, 'margin').fill('60');
    const own = 'clients=120&users=3&cost=80&margin=60';
    await expect(page).toHaveURL(pathIn(language, `${routes.pricing}?utm_source=mail&${own}`));

    const shown = headlines(language, {clients: 120, mspUsers: 3, ownCost: 80, margin: 60});
    const other: Language = language === 'en' ? 'it' : 'en';
    await page.goto(pathIn(language, `${routes.pricing}?${own}`));
    await expect(result(page).locator('b')).toHaveText(shown);
    await expect(field(page, 'slider')).toHaveValue('120');
    await page.locator('a[data-to]').first().click();
    await expect(page).toHaveURL(pathIn(other, `${routes.pricing}?${own}`));
    await expect(field(page, 'margin')).toHaveValue('60');
  });

  test(`in ${language}: takes a decimal comma, and says a loss as a loss`, async ({page}) => {
    await page.goto(pathIn(language, routes.pricing));
    await field(page, 'ownCost').fill('12,5');
    await expect(result(page).locator('b')).toHaveText(headlines(language, {ownCost: 12.5}));
    await expect(page).toHaveURL(/cost=12\.5&/);
    await field(page, 'price').fill('1,50');
    const {lost, atPrice, kept} = words[language].result;
    await expect(result(page)).toContainText(plain(atPrice(formats(language).eur(1.5))));
    await expect(result(page)).toContainText(lost);
    await expect(result(page)).not.toContainText(kept);
    // In euros: a margin far below 0 says nothing.
    await expect(result(page)).toContainText(words[language].result.lostPerClient);
    await expect(result(page)).not.toContainText(/[-−]\d/);
    await expect(page).toHaveURL(/ask=1\.5$/);
    // Reopened, the field holds what was typed, in the notation of the page.
    await page.reload();
    await expect(field(page, 'price')).toHaveValue(language === 'it' ? '1,5' : '1.5');
  });

  test(`in ${language}: leaves out the plans that lack what is needed, and keeps that in the address`, async ({
    page,
  }) => {
    const {needed, needs} = words[language].inputs;
    await page.goto(pathIn(language, routes.pricing));
    const must = ruler(page).getByRole('group', {name: needs});
    await must.getByLabel(needed.fullCatalogue).check();
    const full = {clients: 10, needs: ['fullCatalogue']} as const;
    await field(page, 'clients').fill('10');
    await expect(result(page).locator('b')).toHaveText(headlines(language, full));
    const {costs, fitting} = computePriceRuler({...priceRulerDefaults, ...full}, priceList.all);
    const out = costs.filter(({why}) => why === 'lacksFeatures');
    expect(out.length).toBeGreaterThan(0);
    const {without, lacking} = words[language].result;
    const lacks = without(lacking.fullCatalogue);
    await expect(result(page).locator('dd', {hasText: lacks})).toHaveCount(out.length);
    // What is left out stays on the drawing, dashed, with the reason in the legend.
    const dashes = () =>
      ruler(page)
        .locator('polyline')
        .evaluateAll(
          (lines) => lines.filter((line) => getComputedStyle(line).strokeDasharray !== 'none').length,
        );
    expect(await dashes()).toBe(out.length);
    expect(fitting.length + out.length).toBe(priceList.all.length);
    for (const {plan} of out) {
      await expect(ruler(page).locator('figure > p').first()).toContainText(plan.name);
    }
    await expect(ruler(page).locator('figure > p').first()).toContainText(lacks);
    await expect(page).toHaveURL(/clients=10&.*needs=fullCatalogue$/);
    await page.reload();
    await alive(page);
    await expect(must.getByLabel(needed.fullCatalogue)).toBeChecked();
    await expect(result(page).locator('b')).toHaveText(headlines(language, full));
    await must.getByLabel(needed.fullCatalogue).uncheck();
    await expect(result(page).locator('dd', {hasText: lacks})).toHaveCount(0);
    expect(await dashes()).toBe(0);
    await expect(page).not.toHaveURL(/needs/);
  });

  test(`in ${language}: compares nothing where one plan alone has what is needed`, async ({page}) => {
    const {priced, includes, top} = priceList;
    const feature = priceRulerNeeds.find((need) =>
      priced.every((plan) => includes(plan, need) === (plan.id === top.id)),
    );
    test.skip(!feature, 'The largest plan has nothing to itself.');
    await page.goto(pathIn(language, routes.pricing));
    const box = ruler(page).locator(`[name="needs"][value="${feature}"]`);
    await box.focus();
    await alive(page);
    await box.check();
    const said = words[language].result.chosen(top.name, true);
    await expect(result(page)).toContainText(said);
    await expect(ruler(page).locator('> * > p[role="status"]')).toContainText(said);
  });

  test(`in ${language}: is used by keyboard, and says the result once`, async ({page}) => {
    await page.goto(pathIn(language, routes.pricing));
    await page.getByRole('slider', {name: words[language].inputs.slider}).focus();
    await alive(page);
    await page.keyboard.press('ArrowRight');
    const next = inputs.clients.default + 1;
    await expect(page.getByRole('slider', {name: words[language].inputs.slider})).toHaveAttribute(
      'aria-valuetext',
      words[language].inputs.sliderValue(next),
    );
    const [cost, ask] = headlines(language, {clients: next}) as [string, string];
    const {name} = cheapest(priceList.all, {clients: next, mspUsers: inputs.mspUsers.default})!.plan;
    await expect(ruler(page).locator('> * > p[role="status"]')).toHaveText(
      plain(words[language].announce(next, words[language].result.chosen(name, false), cost, ask)),
    );
    await page.keyboard.press('End');
    await expect(field(page, 'clients')).toHaveValue(String(inputs.clients.max));
  });

  test(`in ${language}: without script there is the example and a table of what every plan costs`, async ({
    browser,
  }) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(pathIn(language, routes.pricing));
    await expect(result(page).locator('b')).toHaveText(headlines(language, {}));
    await expect(field(page, 'slider')).toBeHidden();
    await expect(field(page, 'clients')).toBeHidden();
    const {eur} = formats(language);
    const rows = page.locator('#hero table tbody').last().locator('tr');
    await expect(rows).toHaveCount(priceRulerSamples.length);
    for (const [index, clients] of priceRulerSamples.entries()) {
      const demand = {clients, mspUsers: inputs.mspUsers.default};
      const cells = priceList.priced.map((plan) => {
        const {eurPerMonth} = planCost(plan, demand);
        return eurPerMonth === null ? words[language].table.none : plain(eur(eurPerMonth));
      });
      const shown = await rows.nth(index).locator('td').allInnerTexts();
      expect(shown.map((text) => plain(text).replace(words[language].table.least, '').trim())).toEqual(cells);
      await expect(rows.nth(index).locator('b')).toHaveCount(priceList.several ? 1 : 0);
    }
    await context.close();
  });
}

test('what is beyond the limits or no number stays, and the field says what is counted', async ({page}) => {
  await page.goto(routes.pricing);
  await field(page, 'clients').fill('500');
  await expect(result(page).locator('b')).toHaveText(headlines('en', {clients: inputs.clients.max}));
  const {corrected} = words.en.inputs;
  const {max, min} = inputs.clients;
  // Said at once: more digits make no smaller number.
  const clients = page.locator('#price-ruler-clients-error');
  await expect(clients).toHaveText(corrected(max, min, max));
  await expect(clients).toHaveCSS('color', rgb(light.danger));
  await field(page, 'ownCost').fill('many');
  await field(page, 'margin').focus();
  await expect(field(page, 'clients')).toHaveValue('500');
  await expect(field(page, 'clients')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'ownCost')).toHaveValue('many');
  const ownCost = page.locator('#price-ruler-ownCost-error');
  await expect(ownCost).toHaveText(corrected(inputs.ownCost.default, inputs.ownCost.min, inputs.ownCost.max));
  await field(page, 'ownCost').fill('90');
  await field(page, 'margin').focus();
  await expect(ownCost).toBeHidden();
  await field(page, 'clients').fill('');
  await expect(field(page, 'slider')).toHaveValue(String(inputs.clients.max));
  // The slider puts a number into the field that counts.
  await field(page, 'slider').fill('90');
  await expect(field(page, 'clients')).toHaveValue('90');
  await expect(clients).toBeHidden();
});

test('what was moved before React came is counted', async ({page}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${routes.pricing}?clients=7&margin=40`, {waitUntil: 'commit'});
  await field(page, 'slider').fill('90');
  release();
  await alive(page);
  await expect(field(page, 'clients')).toHaveValue('90');
  await expect(field(page, 'margin')).toHaveValue('40');
  await expect(result(page).locator('b')).toHaveText(headlines('en', {clients: 90, margin: 40}));
});

test('nothing is loaded before somebody touches it', async ({page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(routes.pricing);
  await page.locator('#price-ruler').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

for (const width of [320, 390, 768, 1024, 1440]) {
  for (const dir of ['ltr', 'rtl']) {
    test(`at ${width} px the drawing keeps its words apart and its mark above the slider, ${dir}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(routes.pricing);
      await page.evaluate((direction) => document.documentElement.setAttribute('dir', direction), dir);
      for (const clients of [inputs.clients.min, inputs.clients.default, 85, 110, inputs.clients.max]) {
        // At last with plans that are left out.
        if (clients === inputs.clients.max) {
          for (const need of priceRulerNeeds) {
            await ruler(page).getByLabel(english.inputs.needed[need]).check();
          }
        }
        await field(page, 'slider').fill(String(clients));
        await expect(result(page).locator('h3')).toContainText(english.result.title(clients));
        const {seen, wrong, apart} = await ruler(page)
          .locator('figure')
          .evaluate((figure) => {
            const card = figure.closest('form')!.getBoundingClientRect();
            const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
            const texts: {text: string; box: DOMRect}[] = [];
            while (walker.nextNode()) {
              const range = document.createRange();
              range.selectNodeContents(walker.currentNode);
              const text = walker.currentNode.textContent!.trim();
              const box = range.getBoundingClientRect();
              if (text && box.width > 0) {
                texts.push({text, box});
              }
            }
            const beyond = texts.filter(({box}) => box.left < card.left || box.right > card.right);
            // Boxes of letters are higher than the letters.
            const over = texts.flatMap(({text, box: a}, index) =>
              texts
                .slice(index + 1)
                .filter(
                  ({box: b}) =>
                    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
                    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4,
                )
                .map((other) => `${text} / ${other.text}`),
            );
            const slider = figure.closest('form')!.querySelector<HTMLInputElement>('[name="slider"]')!;
            const way = slider.getBoundingClientRect();
            const thumb = 24;
            const share = (+slider.value - +slider.min) / (+slider.max - +slider.min);
            const dot = figure.querySelector('i')!.getBoundingClientRect();
            return {
              seen: texts.length,
              wrong: [...beyond.map(({text}) => text), ...over],
              apart: Math.abs(
                dot.left + dot.width / 2 - (way.left + thumb / 2 + share * (way.width - thumb)),
              ),
            };
          });
        expect(seen).toBeGreaterThan(10);
        expect.soft(wrong, `${clients} clients`).toEqual([]);
        expect.soft(apart, `${clients} clients`).toBeLessThan(2);
      }
    });
  }
}

for (const height of [900, 720]) {
  test(`in a window ${height} px high, the answer is in sight while any field is filled in`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height});
    await page.goto(routes.pricing);
    await field(page, 'clients').focus();
    await alive(page);
    const typed = {clients: 60, mspUsers: 2, ownCost: 90, margin: 40, price: 70} as const;
    for (const [name, value] of Object.entries(typed)) {
      await field(page, name).evaluate((element) => element.scrollIntoView({block: 'center'}));
      await field(page, name).fill(String(value));
      await expect(field(page, name)).toBeInViewport({ratio: 1});
      for (const figure of await result(page).locator('b').all()) {
        await expect(figure, name).toBeInViewport({ratio: 1});
        const covered = await figure.evaluate((element) => {
          const {left, top} = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + 2, top + 2));
        });
        expect.soft(covered, name).toBe(false);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('a price below the cost is a loss in euros, in one line', async ({page}) => {
    await page.goto(routes.pricing);
    await field(page, 'price').fill('25');
    const {least} = computePriceRuler({...priceRulerDefaults, price: 25}, priceList.all);
    const bar = ruler(page).locator('p[aria-hidden]').first();
    await expect(bar).toContainText(plain(english.result.bar.loss(formats('en').eur(-least!.earnings.kept))));
    await expect(bar).not.toContainText('%');
    const lines = await bar.locator('> *').evaluateAll((parts) => parts.map((part) => part.clientHeight));
    expect(Math.max(...lines)).toBeLessThan(40);
    await expect(ruler(page).locator('> * > p[role="status"]')).toContainText(
      plain(english.announceLoss(formats('en').eur(25), formats('en').eur(-least!.earnings.kept))),
    );
  });

  test('the answer stays in sight while the last field is typed into', async ({page}) => {
    await page.goto(routes.pricing);
    await field(page, 'price').fill('150');
    const {least} = computePriceRuler({...priceRulerDefaults, price: 150}, priceList.all);
    const {eur, percentWithDecimal} = formats('en');
    const bar = ruler(page).locator('p[aria-hidden]').first();
    await expect(bar).toContainText(plain(eur(least!.offer.eurPerMonth)));
    await expect(bar).toContainText(plain(percentWithDecimal(least!.earnings.marginPercent!)));
    await expect(bar).toBeInViewport({ratio: 1});
    // Not under the header, nor over the field.
    const [barBox, fieldBox, header] = await Promise.all([
      bar.boundingBox(),
      field(page, 'price').boundingBox(),
      page.getByRole('banner').boundingBox(),
    ]);
    expect(barBox!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    expect(fieldBox!.y).toBeGreaterThanOrEqual(barBox!.y + barBox!.height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test('on paper there is the drawing, the result and the table, and no controls', async ({page}) => {
  await page.goto(`${routes.pricing}?clients=120`);
  await alive(page);
  await page.emulateMedia({media: 'print'});
  await expect(ruler(page).locator('figure')).toBeVisible();
  await expect(result(page).locator('b')).toHaveText(headlines('en', {clients: 120}));
  await expect(field(page, 'slider')).toBeHidden();
  await expect(ruler(page).getByRole('button')).toHaveCount(0);
  await expect(page.locator('#hero table')).toBeVisible();
});

test('the method is one tap away', async ({page}) => {
  await page.goto(routes.pricing);
  await page.locator('#price-ruler').getByRole('link', {name: words.en.guide}).click();
  await expect(page).toHaveURL(routes.guidePricing);
});
