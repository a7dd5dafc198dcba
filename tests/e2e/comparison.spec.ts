/** The cost comparison: its PDF and its print view with the visitor's numbers, its bars, its way to the calculator. */
import {readFileSync} from 'node:fs';
import type {Download, Page} from '@playwright/test';
import type {ComparisonContent} from '@site/src/content/comparison';
import type {ComparisonExportContent} from '@site/src/content/comparisonExport';
import type {PricingComparisonContent} from '@site/src/content/pricingComparison';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';
import {brand} from '@site/src/data/brand';
import {featurePlans} from '@site/src/data/planFacts';
import {routes} from '@site/src/data/routes';
import {averageCostEur, toolCostEur, toolFeature, toolIds} from '@site/src/data/savings';
import {savingsDefaults} from '@site/src/data/calculators/savings';
import {comparisonFile} from '@site/src/data/downloadName';
import {formats} from '@site/src/data/format';
import {type Language, wordsIn} from '@site/tests/languages';
import {plain, savingsIn, stackEur} from '../expected';
import {readPdf} from '../pdf';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const wordsOf = (language: Language) => ({
  page: wordsIn<PricingComparisonContent>(language, 'pricingComparison'),
  shared: wordsIn<ComparisonContent>(language, 'comparison'),
  file: wordsIn<ComparisonExportContent>(language, 'comparisonExport'),
  calculator: wordsIn<SavingsCalculatorContent>(language, 'savingsCalculator'),
});
const english = wordsOf('en');
const {eur} = formats('en');

const query = '?clients=40&price=120&tools=vulnerability,darkweb';
/** The same as the calculator takes it. */
const entered = {clients: 40, price: 120, tools: ['vulnerability', 'darkweb']} as const;

const calculator = (page: Page) => page.locator('section#roi-calculator');
const panel = (page: Page) => page.locator('[data-island="comparison-pdf"]');
const download = (page: Page) => panel(page).getByRole('button', {name: english.file.download});
const status = (page: Page) => panel(page).getByRole('status');
const productBar = (page: Page) =>
  page.getByRole('figure', {name: english.page.charts.bars.label}).locator('> p').last();

for (const language of languages) {
  const {file, calculator: say} = wordsOf(language);

  test(`in ${language}: the PDF has the numbers that were entered, and nothing is sent @everyday`, async ({
    page,
  }) => {
    await page.goto(pathIn(language, routes.pricingComparison));
    await calculator(page).locator('[name="clients"]').fill('40');
    await calculator(page).locator('[name="price"]').fill('120');
    for (const id of toolIds) {
      await calculator(page)
        .getByRole('checkbox', {name: say.toolNames[id]})
        .setChecked(entered.tools.some((tool) => tool === id));
    }
    await expect(page).toHaveURL(new RegExp(`${query.replace('?', '\\?').replace(',', '(?:,|%2C)')}$`));
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
    const coming = page.waitForEvent('download');
    await panel(page).getByRole('button', {name: file.download}).click();
    const given = await coming;
    await expect(status(page)).toHaveText(file.done);
    expect(given.suggestedFilename()).toBe(`${brand.name.toLowerCase()}-${file.fileName}.pdf`);
    const pdf = readPdf(readFileSync(await given.path()));
    expect(pdf.language).toBe(language);
    expect(pdf.pages).toHaveLength(2);
    const text = pdf.pages.join(' ');
    const {year, formulas, plan, product, hires, margin} = savingsIn(language, entered);
    const planLine = {en: `${plan} plan: ${product}`, it: `Piano ${plan}: ${product}`}[language];
    const saved = plain(formats(language).eur(stackEur.saved * stackEur.clients * 12));
    for (const line of [
      year,
      formulas.current,
      planLine,
      say.hires(hires),
      margin,
      say.toolNames.darkweb,
      saved,
    ]) {
      expect(text).toContain(line);
    }
    expect(pdf.links).toContain(page.url());
    expect(sent).toEqual([]);
  });
}

test('prints the numbers that were entered, without the shell', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.goto(`${routes.pricingComparison}?clients=40&price=120`);
  const saved = savingsIn('en', {...savingsDefaults, clients: 40, price: 120}).year;
  await expect(page.locator('#savings-result')).toContainText(saved);
  await panel(page).getByRole('button', {name: english.file.print}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  for (const gone of ['header', 'footer', 'main nav', '#benefits', '#partners', '#faq', '#start']) {
    await expect(page.locator(gone).first(), gone).toBeHidden();
  }
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  // About what browsers leave when people print.
  const margin = {top: '12mm', right: '12mm', bottom: '12mm', left: '12mm'};
  const paper = readPdf(await page.pdf({format: 'A4', margin}));
  expect(paper.pages.length).toBeLessThanOrEqual(3);
  const text = plain(paper.pages.join(' '));
  expect(text).toContain(saved);
  expect(text).toContain(brand.contactEmail);
  for (const assumption of english.shared.assumptions) {
    expect(text.replaceAll(' ', '')).toContain(assumption.replace(/\s/g, ''));
  }
  // The table is whole, with its sum once, below the last tool.
  const first = plain(paper.pages[0] ?? '');
  toolIds.forEach((id) => expect(first).toContain(english.calculator.toolNames[id]));
  expect(first.split(plain(english.shared.table.range(stackEur.from, stackEur.to)))).toHaveLength(2);
});

test('the bar grows for a second as it comes into view, once, also where the style sheet cannot tell', async ({
  page,
}) => {
  const bar = () =>
    productBar(page).evaluate((it) => {
      const {animationName, animationDuration, transform} = getComputedStyle(it, '::after');
      return [animationName !== 'none' && animationDuration, new DOMMatrix(transform).a];
    });
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.addInitScript(() => {
    CSS.supports = (asked: string) => asked !== 'animation-trigger';
  });
  await page.goto(routes.pricingComparison);
  await expect.poll(bar).toEqual([false, 0.05]);
  await productBar(page).scrollIntoViewIfNeeded();
  await expect.poll(bar).toEqual(['1s', 1]);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  expect(await bar()).toEqual(['1s', 1]);
});

test('a double-click on Download PDF gives one file, also before React is there', async ({page}) => {
  const files: Download[] = [];
  page.on('download', (given) => files.push(given));
  await page.goto(routes.pricingComparison);
  await download(page).dblclick();
  await expect(status(page)).toHaveText(english.file.done);
  await download(page).dblclick();
  await expect.poll(() => files.length).toBe(2);
  // Downloads arrive in the order of clicks: a second one of the same click would precede the next figures.
  await page.getByLabel(english.calculator.clients, {exact: true}).fill('40');
  const {year} = savingsIn('en', {...savingsDefaults, clients: 40});
  const isOfOthers = async (given: Download) =>
    readPdf(readFileSync(await given.path()))
      .pages.join(' ')
      .includes(year);
  await download(page).click();
  await expect.poll(async () => (await Promise.all(files.map(isOfOthers))).filter(Boolean).length).toBe(1);
  expect(files).toHaveLength(3);
});

test('the file comes when Download PDF is pressed, not before, and says that it is on its way', async ({
  page,
}) => {
  let asked = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${comparisonFile}`, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.goto(routes.pricingComparison);
  await download(page).focus();
  await expect(panel(page)).toHaveAttribute('data-alive');
  expect(asked).toBe(0);
  const coming = page.waitForEvent('download');
  await download(page).press('Enter');
  await expect(status(page)).toHaveText(english.file.busy);
  await expect(download(page)).toHaveAttribute('aria-disabled', 'true');
  // A second press while it works is none.
  await download(page).press('Enter');
  release();
  await coming;
  await expect(status(page)).toHaveText(english.file.done);
  expect(asked).toBe(1);
  await expect(download(page)).toBeFocused();
});

test('a file that does not come is said, and can be tried again', async ({page, complaints}) => {
  const retry = panel(page).getByRole('button', {name: english.file.retry});
  await page.route(`**${comparisonFile}`, (route) => route.abort());
  await page.goto(routes.pricingComparison + query);
  for (const press of [download(page), retry]) {
    await press.click();
    await expect(status(page)).toHaveText(english.file.failed);
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  }
  await page.unroute(`**${comparisonFile}`);
  const coming = page.waitForEvent('download');
  await retry.click();
  const text = readPdf(readFileSync(await (await coming).path())).pages.join(' ');
  expect(text).toContain(savingsIn('en', entered).year);
  await expect(download(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is there to read, and nothing that would do nothing', async ({page}) => {
    await page.goto(routes.pricingComparison + query);
    const {caption, range, plansWith, tools} = english.shared.table;
    const table = page.getByRole('table', {name: caption});
    for (const id of toolIds) {
      const [from, to] = toolCostEur[id];
      await expect(
        table.getByRole('row', {name: english.calculator.toolNames[id]}).getByRole('cell'),
      ).toHaveText([
        tools[id],
        plain(`${eur(averageCostEur(id))} (${range(from, to)})`),
        plansWith(featurePlans[toolFeature[id]]),
      ]);
    }
    await expect(table.locator('tfoot')).toContainText(eur(stackEur.typical));
    await expect(page.locator('#savings-result')).toContainText(savingsIn('en', savingsDefaults).year);
    await expect(download(page)).toBeHidden();
    await page.getByRole('link', {name: english.page.hero.secondary}).click();
    await expect(page).toHaveURL(`${routes.pricingComparison}${query}#roi-calculator`);
    await expect(calculator(page).getByRole('heading', {level: 2})).toBeInViewport();
  });
});
