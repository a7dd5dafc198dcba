/** The pricing page as a visitor uses it, in both languages. */
import type {Locator, Page} from '@playwright/test';
import {brand} from '@site/src/data/brand';
import {comparison, type PlanValue} from '@site/src/data/planFeatures';
import type {FeatureId} from '@site/src/data/planSchema';
import {priceList} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {pricing as english} from '@site/src/content/pricing';
import {priceRuler as englishRuler, type PriceRulerContent} from '@site/src/content/priceRuler';
import {priceRulerSamples} from '@site/src/data/priceRuler';
import {priceRulerDefaults} from '@site/src/lib/calculators/priceRuler';
import {cheapest} from '@site/src/lib/calculators/planCosts';
import {formats} from '@site/src/lib/format';
import {type Language, wordsIn} from '@site/tests/languages';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';
import {bookingHref, bookingPage, noBooking} from '../booking';
import type {PricingContent} from '@site/src/content/pricing';

const italian = wordsIn<PricingContent>('it', 'pricing');

const words = {en: english, it: italian};
const ruler = {en: englishRuler, it: wordsIn<PriceRulerContent>('it', 'priceRuler')};
const {all, priced, includes} = priceList;
/** The plans with a column, as the rows of the comparison read them. */
const columns = priced.map((plan) => ({...plan, has: (id: FeatureId) => includes(plan, id)}));

const anchors = ['plans', 'comparison', 'features', 'faq'] as const;

const address = (language: Language) => pathIn(language, routes.pricing);
const banner = (page: Page) => page.locator(`main > p:has(a[href$="${routes.savingsCalculator}"])`);
const planButtons = (page: Page) => page.locator('#plans article a');
const rows = (page: Page) => page.locator('#comparison tbody tr:has(td)');

/** Whether the middle of an element, or of each of its lines, is what a click there would reach. */
function uncovered(element: Locator): Promise<boolean> {
  return element.evaluate((part) =>
    [...part.getClientRects()].every(({left, top, width, height}) =>
      part.contains(document.elementFromPoint(left + width / 2, top + height / 2)),
    ),
  );
}

/** What a cell draws: a tick is one shape, a cross two. */
function drawn(cell: Locator): Promise<'tick' | 'cross' | 'text'> {
  return cell.evaluate((element) => {
    const mark = element.querySelector('span');
    const shape = (pseudo: string) => mark && getComputedStyle(mark, pseudo).content !== 'none';
    return shape('::after') ? 'cross' : shape('::before') ? 'tick' : 'text';
  });
}

/** What the data makes a cell say. */
function expectedText(value: PlanValue, language: Language): string {
  const {eur, number} = formats(language);
  const say = words[language].comparison;
  if (typeof value === 'boolean') {
    return value ? say.included : say.notIncluded;
  }
  if (typeof value === 'string') {
    return say.values[value];
  }
  if ('eurPerMonth' in value) {
    return value.withWorkspace ? say.withWorkspace(eur(value.eurPerMonth)) : eur(value.eurPerMonth);
  }
  return 'upTo' in value ? say.upTo(number(value.upTo)) : number(value.count);
}

/** Intl puts no-break spaces into Italian amounts. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const language of languages) {
  test(`every anchor in ${language} scrolls to its section, below header and banner`, async ({page}) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({width, height: 800});
      for (const id of anchors) {
        await page.goto(`${address(language)}#${id}`);
        const section = page.locator(`#${id}`);
        const heading = section.locator('h2, th').first();
        await expect(heading).toBeInViewport();
        expect(await uncovered(heading)).toBe(true);
        const [top, edge] = await Promise.all(
          [section, banner(page)].map((part) =>
            part.evaluate((element, isSection) => {
              const box = element.getBoundingClientRect();
              return isSection ? box.top : box.bottom;
            }, part === section),
          ),
        );
        expect.soft(top, `${id} at ${width}`).toBeGreaterThanOrEqual(edge!);
      }
    }
  });

  test(`the hero leads to the trial and to the comparison in ${language}`, async ({page}) => {
    await page.goto(address(language));
    const hero = page.locator('#hero');
    await expect(hero.getByRole('link', {name: words[language].hero.primary})).toHaveAttribute(
      'href',
      bookingHref(language),
    );
    await hero.getByRole('link', {name: words[language].hero.secondary}).click();
    await expect(page).toHaveURL(/#comparison$/);
    await expect(page.locator('#comparison-title')).toBeInViewport();
  });

  test(`the table of the hero leads to the ruler in ${language}`, async ({page}) => {
    await page.goto(address(language));
    await page.locator('#hero figure').getByRole('link').click();
    await expect(page).toHaveURL(/#price-ruler$/);
    await expect(page.locator('#price-ruler-title')).toBeInViewport();
  });

  test(`a tick for NIS2 and GDPR moves the lowest price to plans that have them, without script, in ${language}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(address(language));
    const table = page.locator('#hero table');
    const {catalogue, clients, least} = ruler[language].table;
    /** The plan whose amount is said to cost least for so many clients. */
    const said = (count: number) =>
      table.getByRole('row', {name: clients(count)}).getByRole('cell', {name: least});
    const amount = (plans: typeof priced, count: number) =>
      formats(language).eur(cheapest(plans, {clients: count, mspUsers: 1})!.eurPerMonth);
    const having = priced.filter((plan) => includes(plan, 'fullCatalogue'));
    const counts = priceRulerSamples.filter((count) => amount(priced, count) !== amount(having, count));
    expect(counts).not.toEqual([]);
    for (const count of counts) {
      await expect(said(count)).toContainText(amount(priced, count));
    }
    await table.getByRole('checkbox', {name: catalogue}).check();
    for (const count of counts) {
      await expect(said(count)).toContainText(amount(having, count));
    }
    await page.close();
  });

  test(`the ruler needs what the table of the hero needs, and the other way round, in ${language}`, async ({
    page,
  }) => {
    await page.goto(address(language));
    const {needed} = ruler[language].inputs;
    const [inTable, inRuler] = ['#hero', '#price-ruler'].map((place) =>
      page.locator(place).getByRole('checkbox', {name: needed.fullCatalogue}),
    );
    await inTable!.check();
    await page.locator('#hero figure').getByRole('link').click();
    await expect(inRuler!).toBeChecked();
    const having = priced.filter((plan) => includes(plan, 'fullCatalogue'));
    const {clients, mspUsers} = priceRulerDefaults;
    const {plan} = cheapest(having, {clients, mspUsers})!;
    await expect(page.locator('#price-ruler-result')).toContainText(
      ruler[language].result.chosen(plan.name, false),
    );
    await inRuler!.uncheck();
    await expect(inTable!).not.toBeChecked();
  });

  test(`banner and comparison lead to the calculator in ${language}`, async ({page}) => {
    await page.goto(address(language));
    const target = pathIn(language, routes.savingsCalculator);
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', target);
    await page.locator('#comparison').getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
  });

  test(`every cell in ${language} shows what the plan data says`, async ({page}) => {
    await page.goto(address(language));
    const features = comparison.flatMap((category) => [...category.features]);
    await expect(rows(page)).toHaveCount(features.length);
    for (const [index, {id, valueOf}] of features.entries()) {
      const row = rows(page).nth(index);
      await expect(row.getByRole('rowheader')).toContainText(words[language].comparison.features[id]);
      for (const [column, plan] of columns.entries()) {
        const value = valueOf(plan);
        const cell = row.getByRole('cell').nth(column);
        expect(plain((await cell.textContent()) ?? ''), `${id}, ${plan.name}`).toBe(
          plain(expectedText(value, language)),
        );
        const mark = value === true ? 'tick' : value === false ? 'cross' : 'text';
        expect(await drawn(cell), `${id}, ${plan.name}`).toBe(mark);
      }
    }
  });

  test(`nothing scrolls sideways or is cut at 320 px in ${language}`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await page.goto(address(language));
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    const cut = await page
      .locator('#plans article, #plans dd, #comparison td, #comparison thead th + th')
      .evaluateAll((parts) =>
        parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent),
      );
    expect(cut).toEqual([]);
  });
}

test('every plan button opens the booking page in a new tab', async ({page, context}) => {
  test.skip(!brand.links.booking, noBooking);
  await context.route(`${bookingPage()}**`, (route) => route.fulfill({body: 'booking'}));
  await page.goto(address('en'));
  await expect(planButtons(page)).toHaveCount(all.length);
  for (const [index, {name}] of all.entries()) {
    const opened = page.waitForEvent('popup');
    await planButtons(page).nth(index).click();
    const tab = await opened;
    expect(tab.url(), name).toBe(bookingPage());
    await tab.close();
  }
  await expect(page).toHaveURL(address('en'));
});

for (const width of [1440, 390]) {
  test(`the banner and the names of the plans stay in sight at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto(address('en'));
    await rows(page).nth(12).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 200));
    expect(await uncovered(banner(page).getByRole('link'))).toBe(true);
    if (width < 960 && priced.length > 3) {
      // No room for a head over so many columns: each cell names its plan.
      const cells = rows(page).nth(12).getByRole('cell');
      expect(
        await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::before').content)),
      ).toEqual(priced.map(({name}) => `"${name}"`));
      return;
    }
    for (const [index] of priced.entries()) {
      const head = page.locator('#comparison thead th + th').nth(index);
      await expect(head).toBeInViewport({ratio: 1});
      expect(await uncovered(head)).toBe(true);
    }
  });

  test(`the banner covers nothing that gets the focus at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await page.goto(address('en'));
    const stops = page.locator('main > :not(p) :is(a, summary)').filter({visible: true});
    expect(await stops.count()).toBeGreaterThan(15);
    for (const stop of await stops.all()) {
      // Where the banner would be over it.
      await stop.evaluate((element) => {
        const edge = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header')) * 16;
        scrollBy(0, element.getBoundingClientRect().top - edge - 4);
      });
      await stop.focus();
      expect.soft(await uncovered(stop), (await stop.textContent()) ?? '').toBe(true);
    }
  });
}

test('on a low window the banner leaves the page its room', async ({page}) => {
  await page.setViewportSize({width: 640, height: 360});
  await page.goto(`${address('en')}#features`);
  await expect(banner(page)).not.toBeInViewport();
  expect(await uncovered(page.locator('#features th').first())).toBe(true);
});

test.describe('questions', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({javaScriptEnabled});

      test('open one at a time and close again', async ({page}) => {
        await page.goto(`${address('en')}#faq`);
        const items = page.locator('#faq details');
        const openOnes = page.locator('#faq details[open]');
        await expect(items).toHaveCount(english.faq.items.length);
        for (const [index, {question, answer}] of english.faq.items.entries()) {
          await items.nth(index).locator('summary', {hasText: question}).click();
          await expect(openOnes).toHaveCount(1);
          await expect(items.nth(index).getByText(answer)).toBeVisible();
        }
        await items.last().locator('summary').click();
        await expect(openOnes).toHaveCount(0);
      });
    });
  }
});

test('the page reads without script: plans, cells and the way to the calculator', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(address('en'));
  await expect(page.locator('#plans article')).toHaveCount(all.length);
  await expect(rows(page).first()).toBeVisible();
  await page.locator('#comparison').getByRole('link').last().click();
  await expect(page).toHaveURL(/pricing-comparison#roi-calculator$/);
  await context.close();
});
