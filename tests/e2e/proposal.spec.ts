/** The proposal: a visitor's business case, from the headline of home to four sheets of paper. */
import type {Page} from '@playwright/test';
import {brand} from '@site/src/data/brand';
import {computePriceRuler} from '@site/src/data/calculators/priceRuler';
import {demandOf, parseProposalQuery} from '@site/src/data/calculators/proposal';
import {priceList} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {sampleBrands} from '@site/src/data/sampleBrands';
import type {HomeContent} from '@site/src/content/home';
import type {PriceRulerContent} from '@site/src/content/priceRuler';
import type {VisitBrandContent} from '@site/src/content/visitBrand';
import {wordsIn} from '@site/tests/languages';
import {readPdf} from '../pdf';
import {colourRules, violations} from './axe';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const [sample] = sampleBrands;
const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Expects the plan that costs least for the numbers of an address. */
async function expectPlan(page: Page, query: string): Promise<void> {
  const {least} = computePriceRuler(demandOf(parseProposalQuery(query)), priceList.all);
  await expect(page.locator('#price-ruler-result p').first()).toContainText(least!.offer.plan.name);
}

for (const language of languages) {
  test(`in ${language}, home leads to it in three actions on a phone @everyday`, async ({page, baseURL}) => {
    const {own} = wordsIn<HomeContent>(language, 'home').hero;
    const bar = wordsIn<VisitBrandContent>(language, 'visitBrand');
    const {inputs} = wordsIn<PriceRulerContent>(language, 'priceRuler');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(pathIn(language, routes.home));
    await expect(title(page)).toHaveAccessibleName(`${own.before} ${own.plain}`);
    await page.getByLabel(own.label).fill('Rossi Sicurezza');
    await page.getByRole('link', {name: bar.proposal}).click();
    await page.getByLabel(inputs.clients, {exact: true}).fill('60');
    await expectPlan(page, '?clients=60');
    await page.getByLabel(inputs.needed.fullCatalogue).uncheck();
    await expectPlan(page, '?clients=60&nis2=0');
    await expect(title(page)).toHaveAccessibleName(/ Rossi Sicurezza$/);
    await expect(page.locator('#letter')).toContainText('Marco, Rossi Sicurezza');
    // Brand and numbers go along with a booking and a message, and nowhere before.
    await expect(page).toHaveURL(/\?clients=60&nis2=0$/);
    const carried = `brand=Rossi+Sicurezza&colour=${sample.colour.slice(1)}&clients=60&nis2=0`;
    for (const link of await page.locator('[data-booking]').all()) {
      await link.focus();
      await expect(link).toHaveAttribute('href', `${brand.links.booking}?${carried}`);
    }
    await page.locator('[data-attachment]').click();
    await expect(page.locator('dialog [name=attachment]')).toHaveValue(
      new RegExp(carried.replace('+', '\\+')),
    );
    await expect(page.locator('dialog [name=company]')).toHaveValue('Rossi Sicurezza');
    expect(asked.filter((at) => !at.startsWith(baseURL!) || at.includes('Rossi'))).toEqual([]);
  });
}

test('its address opens it in any colour with a long name, and it fits a phone and four sheets', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  const name = `${'W'.repeat(32)} Sicurezza Informatica S.r.l`;
  for (const colour of 'ffffff 000000 ffff00 00ff00 00ffff ff00ff 808080 fffbe6 010180 c0ffee'.split(' ')) {
    await page.goto(`${routes.proposal}?${new URLSearchParams({brand: name, colour})}&clients=7&nis2=0`);
    await expect(title(page)).toHaveAccessibleName(new RegExp(` ${name}$`));
    await expectPlan(page, '?clients=7&nis2=0');
    expect(await violations(page, colourRules), colour).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), colour).toBeLessThanOrEqual(320);
  }
  const {pages} = readPdf(await page.pdf({format: 'A4', margin: {top: '1cm', bottom: '1cm'}}));
  expect(pages).toHaveLength(4);
  await page.locator('.visit-brand button').click();
  await expect(page).toHaveURL(/\/proposal\?clients=7&nis2=0$/);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('it is a sample partner’s, with nothing to press in vain', async ({page}) => {
    await page.goto(routes.proposal);
    await expect(title(page)).toContainText(sample.name);
    await expectPlan(page, '');
    await expect(page.locator('main :is(button, input)').filter({visible: true})).toHaveCount(0);
  });
});
