/** Visitors' use of the pricing page: jump links, required features, sticky parts. */
import type {Locator, Page} from '@playwright/test';
import type {PriceRulerContent} from '@site/src/content/priceRuler';
import type {PricingContent} from '@site/src/content/pricing';
import {priceList} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {cheapest} from '@site/src/data/calculators/planCosts';
import {priceRulerDefaults} from '@site/src/data/calculators/priceRuler';
import {wordsIn} from '@site/tests/languages';
import {bookingHref} from '../booking';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const ruler = wordsIn<PriceRulerContent>('en', 'priceRuler');
const {priced, includes} = priceList;
const withCatalogue = priced.filter((plan) => includes(plan, 'fullCatalogue'));

const banner = (page: Page) => page.locator(`main > p:has(a[href$="${routes.savingsCalculator}"])`);

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
    await page.locator('main > section').last().getByRole('link').click();
    await expect(page).toHaveURL(/#price-ruler$/);
    await expect(page.locator('#price-ruler-title')).toBeInViewport();
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', calculator);
    await page.locator('#comparison').getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`${calculator}$`));
  });
}

test('NIS2 and GDPR are needed at first, and the smallest plan costs less without them @everyday', async ({
  page,
}) => {
  const box = page.getByRole('checkbox', {name: ruler.inputs.needed.fullCatalogue});
  const result = page.locator('#price-ruler-result');
  const {name} = cheapest(withCatalogue, priceRulerDefaults)!.plan;
  await page.goto(routes.pricing);
  await expect(box).toHaveCount(1);
  await expect(box).toBeChecked();
  await expect(result).toContainText(ruler.result.chosen(name, false));
  await box.uncheck();
  await expect(result).toContainText(
    ruler.result.chosen(cheapest(priced, priceRulerDefaults)!.plan.name, false),
  );
});

for (const width of [1440, 320]) {
  test(`every anchor scrolls to its section, below header and banner, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const id of ['plans', 'comparison', 'features', 'faq']) {
      await page.goto(`${routes.pricing}#${id}`);
      const heading = page.locator(`#${id}`).locator('h2').first();
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

  test('the call below the comparison leads to the calculator', async ({page}) => {
    await page.goto(routes.pricing);
    await page.locator('#comparison').getByRole('link').last().click();
    await expect(page).toHaveURL(/pricing-comparison#roi-calculator$/);
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the contents of a plan fold @everyday', async ({page}) => {
    const contents = wordsIn<PricingContent>('en', 'pricing').plans.contents;
    await page.goto(routes.pricing);
    const card = page.locator('#plans article').first();
    await expect(card.locator('details li').first()).toBeHidden();
    await card.getByText(contents).click();
    await expect(card.locator('details li').first()).toBeVisible();
  });
});
