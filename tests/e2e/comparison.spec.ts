/** The cost-savings comparison: its sections, its figures, its PDF and its print view, in both languages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Download, Locator, Page} from '@playwright/test';
import {light, rgb} from '../colours';
import {comparison as englishComparison} from '@site/src/content/comparison';
import {comparisonExport as englishExport} from '@site/src/content/comparisonExport';
import {pricingComparison as english} from '@site/src/content/pricingComparison';
import {savingsCalculator as englishCalculator} from '@site/src/content/savingsCalculator';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {averageCostEur, toolCostEur, toolFeature, toolIds} from '@site/src/data/savings';
import {formats} from '@site/src/lib/format';
import {savingsDefaults} from '@site/src/lib/calculators/savings';
import {plain, savingsIn, stackEur} from '../expected';
import {readPdf} from '../pdf';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn} from './site';
import {bookingHref} from '../booking';
import type {ComparisonContent} from '@site/src/content/comparison';
import type {ComparisonExportContent} from '@site/src/content/comparisonExport';
import type {PricingComparisonContent} from '@site/src/content/pricingComparison';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';
import {wordsIn} from '@site/tests/languages';

const italianComparison = wordsIn<ComparisonContent>('it', 'comparison');
const italianExport = wordsIn<ComparisonExportContent>('it', 'comparisonExport');
const italian = wordsIn<PricingComparisonContent>('it', 'pricingComparison');
const italianCalculator = wordsIn<SavingsCalculatorContent>('it', 'savingsCalculator');

const words = {
  en: {page: english, shared: englishComparison, export: englishExport, calculator: englishCalculator},
  it: {page: italian, shared: italianComparison, export: italianExport, calculator: italianCalculator},
};
const query = '?clients=40&price=120&tools=vulnerability,darkweb';
/** The same as the calculator takes it. */
const entered = {clients: 40, price: 120, tools: ['vulnerability', 'darkweb']} as const;

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const bars = (page: Page, language: 'en' | 'it') =>
  page.getByRole('figure', {name: words[language].page.charts.bars.label});
/** Its bar is drawn below the name. */
const productBar = (page: Page, language: 'en' | 'it') => bars(page, language).locator('> p').last();
const exportPanel = (page: Page) => page.locator('[data-island="comparison-pdf"]');
const result = (page: Page) => page.locator('#savings-result');
const status = (page: Page) => exportPanel(page).getByRole('status');
/** About what browsers leave when people print. */
const paperMargin = {top: '12mm', right: '12mm', bottom: '12mm', left: '12mm'};

/** Is this the chunk of the PDF library? The build names them by number. */
function isLibrary(address: string): boolean {
  const file = path.resolve(__dirname, '../../build/assets/js', path.basename(new URL(address).pathname));
  return readFileSync(file, 'utf8').includes('jsPDF');
}

/** Presses Download PDF and reads what comes. */
async function downloaded(page: Page, button: string) {
  const coming = page.waitForEvent('download');
  await exportPanel(page).getByRole('button', {name: button}).click();
  const download = await coming;
  const pdf = readPdf(readFileSync(await download.path()));
  return {name: download.suggestedFilename(), ...pdf, text: pdf.pages.join(' ')};
}

for (const language of languages) {
  test.describe(`comparison in ${language}`, () => {
    const {page: say, shared, export: exportWords, calculator} = words[language];
    const {eur} = formats(language);

    test.beforeEach(async ({page}) => {
      await page.goto(pathIn(language, routes.pricingComparison));
    });

    test('has its sections in order', async ({page}) => {
      await expect(page.getByRole('heading', {level: 1})).toHaveText(say.hero.title);
      await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
        say.table.title,
        say.callout.title,
        say.charts.title,
        say.calculator.title,
        say.benefits.title,
        say.proof.title,
        say.faq.title,
        say.finalCta.title,
        say.assumptions.title,
      ]);
      const {unnamed, levels} = await page.locator('main').evaluate((main) => ({
        unnamed: [...main.querySelectorAll('section')].filter(
          (part) => !document.getElementById(part.getAttribute('aria-labelledby') ?? ''),
        ).length,
        levels: [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({tagName}) => Number(tagName[1])),
      }));
      expect(unnamed).toBe(0);
      expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
    });

    test('previews the difference', async ({page}) => {
      const preview = page.getByRole('figure', {name: say.preview.label});
      await expect(preview.locator('b')).toHaveText([
        plain(eur(stackEur.typical)),
        plain(eur(stackEur.perClient)),
      ]);
      const saved = plain(eur(stackEur.saved));
      await expect(preview).toContainText(
        {en: `Save ${saved} per month per client`, it: `Risparmi ${saved} al mese per cliente`}[language],
      );
    });

    test('shows the tools of the data and their sum', async ({page}) => {
      const table = page.getByRole('table', {name: shared.table.caption});
      await expect(table.locator('tbody tr')).toHaveCount(6);
      for (const [row, id] of toolIds.entries()) {
        const cells = table.locator('tbody tr').nth(row).locator('th, td');
        const [from, to] = toolCostEur[id];
        await expect(cells).toHaveText([
          calculator.toolNames[id],
          shared.table.tools[id],
          plain(`${eur(averageCostEur(id))} (${shared.table.range(from, to)})`),
          shared.table.plansWith(toolFeature[id]),
        ]);
      }
      await expect(table.locator('tfoot')).toContainText(plain(eur(stackEur.typical)));
      await expect(table.locator('tfoot')).toContainText(
        plain(shared.table.range(stackEur.from, stackEur.to)),
      );
    });

    test('draws the bars to scale', async ({page}) => {
      // As laid out: the growing only scales it.
      const shares = (rows: Locator) =>
        rows.evaluateAll((all) =>
          all.map((row) => {
            const width = (part?: string) => parseFloat(getComputedStyle(row, part).width);
            return (width('::after') / width()) * 100;
          }),
        );
      const parts = await shares(bars(page, language).getByRole('listitem'));
      expect(parts).toHaveLength(toolIds.length);
      toolIds.forEach((id, index) =>
        expect(parts[index]).toBeCloseTo((averageCostEur(id) / stackEur.typical) * 100, 0),
      );
      const share = (stackEur.perClient / stackEur.typical) * 100;
      expect(await shares(productBar(page, language))).toEqual([expect.closeTo(share, 1)]);
    });

    test('adds up the year', async ({page}) => {
      const chart = page.getByRole('figure', {name: say.charts.year.label});
      await expect(chart.locator('dd')).toHaveText(
        [3, 6, 9, 12].map((months) => plain(eur(stackEur.saved * stackEur.clients * months))),
      );
      await expect(chart.locator('dt').last()).toHaveText(say.charts.year.month(12));
    });

    test('leads to the platform, the growth models and a meeting', async ({page}) => {
      const hrefs = (id: string) =>
        section(page, id)
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(await hrefs('benefits')).toEqual(Array(3).fill(pathIn(language, '/solutions')));
      expect(await hrefs('partners')).toEqual([pathIn(language, '/growth-models')]);
      expect(await hrefs('start')).toEqual([bookingHref(language), pathIn(language, '/contact')]);
      expect((await hrefs('hero')).slice(1)).toEqual([bookingHref(language), '#roi-calculator']);
    });

    test('tells search engines the questions that it shows', async ({page}) => {
      const graphs = await page.locator('script[type="application/ld+json"]').allTextContents();
      const nodes = graphs.flatMap(
        (text) =>
          (JSON.parse(text) as {'@graph': {'@type': string; mainEntity?: {name: string}[]}[]})['@graph'],
      );
      expect(nodes.map((node) => node['@type']).sort()).toEqual(['BreadcrumbList', 'FAQPage']);
      const asked = nodes.find((node) => node['@type'] === 'FAQPage')?.mainEntity?.map(({name}) => name);
      expect(asked).toEqual(say.faq.items.map(({question}) => question));
      await expect(section(page, 'faq').locator('summary')).toHaveText(
        say.faq.items.map(({question}) => plain(question)),
      );
    });

    test('makes a PDF with the numbers that were entered', async ({page}) => {
      const form = section(page, 'roi-calculator');
      await form.locator('[name="clients"]').fill('40');
      await form.locator('[name="price"]').fill('120');
      for (const id of toolIds) {
        await form
          .getByRole('checkbox', {name: calculator.toolNames[id]})
          .setChecked(['vulnerability', 'darkweb'].includes(id));
      }
      await expect(page).toHaveURL(new RegExp(`${query.replace('?', '\\?').replace(',', '(?:,|%2C)')}$`));
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
      const pdf = await downloaded(page, exportWords.download);
      await expect(status(page)).toHaveText(exportWords.done);
      expect(pdf.name).toBe(`${brand.name.toLowerCase()}-${exportWords.fileName}.pdf`);
      expect(pdf.language).toBe(language);
      expect(pdf.pages).toHaveLength(2);
      const {year, formulas, plan, product, hires, margin} = savingsIn(language, entered);
      const planLine = {en: `${plan} plan: ${product}`, it: `Piano ${plan}: ${product}`}[language];
      for (const expected of [year, formulas.current, planLine, calculator.hires(hires), margin]) {
        expect(pdf.text).toContain(expected);
      }
      expect(pdf.text).toContain(calculator.toolNames.darkweb);
      expect(pdf.text).toContain(plain(eur(stackEur.saved * stackEur.clients * 12)));
      expect(pdf.links).toContain(page.url());
      expect(sent).toEqual([]);
    });

    test('prints the numbers that were entered, without the shell', async ({page}) => {
      await section(page, 'roi-calculator').locator('[name="clients"]').fill('40');
      await section(page, 'roi-calculator').locator('[name="price"]').fill('120');
      const saved = savingsIn(language, {...savingsDefaults, clients: 40, price: 120}).year;
      await expect(result(page)).toContainText(saved);

      await page.emulateMedia({media: 'print', colorScheme: 'dark'});
      for (const gone of ['header', 'footer', 'main nav', '#benefits', '#partners', '#faq', '#start']) {
        await expect(page.locator(gone).first(), gone).toBeHidden();
      }
      await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(section(page, 'roi-calculator').locator('[name="clients"]')).toBeVisible();
      await expect(result(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(result(page)).toHaveCSS('color', rgb(light.text));

      const paper = readPdf(await page.pdf({format: 'A4', margin: paperMargin}));
      expect(paper.pages.length).toBeLessThanOrEqual(3);
      const text = plain(paper.pages.join(' '));
      expect(text).toContain(saved);
      expect(text).toContain(brand.contactEmail);
      for (const assumption of shared.assumptions) {
        expect(text.replaceAll(' ', '')).toContain(assumption.replace(/\s/g, ''));
      }
      // The table is whole, with its sum once, below the last tool.
      const first = plain(paper.pages[0] ?? '');
      for (const id of toolIds) {
        expect(first).toContain(calculator.toolNames[id]);
      }
      expect(first.split(plain(shared.table.range(stackEur.from, stackEur.to)))).toHaveLength(2);
    });

    test('has no sideways scrolling at 320 px', async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const table = page.getByRole('table', {name: shared.table.caption});
      expect(await table.locator('..').evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
      // Rows are laid out as grids there, and still are rows of a table.
      await expect(table.getByRole('columnheader')).toHaveCount(4);
      const row = table.getByRole('row', {name: calculator.toolNames.portal});
      await row.scrollIntoViewIfNeeded();
      for (const text of [plain(eur(averageCostEur('portal'))), shared.table.plansWith(toolFeature.portal)]) {
        await expect(row.getByRole('cell').filter({hasText: text})).toBeInViewport({ratio: 1});
      }
    });
  });
}

test('the second button goes to the calculator and keeps what was entered', async ({page}) => {
  await page.goto(routes.pricingComparison + query);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await page.getByRole('link', {name: english.hero.secondary}).click();
  await expect(page).toHaveURL(`${routes.pricingComparison}${query}#roi-calculator`);
  await expect(section(page, 'roi-calculator').getByRole('heading', {level: 2})).toBeInViewport();
});

test('the bar grows for a second, and stands still where movement is unwanted', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.goto(routes.pricingComparison);
  const animation = () =>
    productBar(page, 'en').evaluate((bar) => {
      const {animationName, animationDuration} = getComputedStyle(bar, '::after');
      return [animationName === 'none', animationDuration];
    });
  expect(await animation()).toEqual([false, '1s']);
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect((await animation())[0]).toBe(true);
});

test('the bar waits until it is seen where the style sheet cannot tell', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.addInitScript(() => {
    CSS.supports = (asked: string) => asked !== 'animation-trigger';
  });
  await page.goto(routes.pricingComparison);
  const bar = productBar(page, 'en');
  const animated = () => bar.evaluate((it) => getComputedStyle(it, '::after').animationName !== 'none');
  const width = () => bar.evaluate((it) => new DOMMatrix(getComputedStyle(it, '::after').transform).a);
  await page.waitForLoadState('networkidle');
  expect([await animated(), await width()]).toEqual([false, 0.05]);
  await bar.scrollIntoViewIfNeeded();
  await expect.poll(animated).toBe(true);
  await expect.poll(width).toBe(1);
  // Once: it does not shrink again out of sight.
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  expect(await width()).toBe(1);
});

test('the PDF carries the brand that the visitor tries on', async ({page}) => {
  await page.goto(`${routes.pricingComparison}?brand=Nordalia%20Sicurezza&colour=d9531e`);
  const pdf = await downloaded(page, englishExport.download);
  expect(pdf.pages[0]).toMatch(/^Prepared by Nordalia Sicurezza/);
  // Nothing was entered: the defaults.
  expect(pdf.text).toContain(savingsIn('en', savingsDefaults).year);
});

test('Print opens the print dialog', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.goto(routes.pricingComparison);
  await exportPanel(page).getByRole('button', {name: englishExport.print}).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
});

test('a double-click on Download PDF gives one file, also before React is there', async ({page}) => {
  const files: Download[] = [];
  page.on('download', (download) => files.push(download));
  await page.goto(routes.pricingComparison);
  const button = exportPanel(page).getByRole('button', {name: englishExport.download});
  await button.dblclick();
  await expect(status(page)).toHaveText(englishExport.done);
  await button.dblclick();
  await expect.poll(() => files.length).toBe(2);
  // Files come in the order of presses: a second one of the same press comes before the one of other figures.
  await page.getByLabel(englishCalculator.clients, {exact: true}).fill('40');
  const isOfOthers = async (file: Download) =>
    readPdf(readFileSync(await file.path()))
      .pages.join(' ')
      .includes(savingsIn('en', {...savingsDefaults, clients: 40}).year);
  await button.click();
  await expect.poll(async () => (await Promise.all(files.map(isOfOthers))).filter(Boolean).length).toBe(1);
  expect(files).toHaveLength(3);
});

test.describe('the PDF library', () => {
  test('comes when Download PDF is pressed, not before, and says that it is on its way', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    await page.route('**/assets/js/**', async (route) => {
      const address = route.request().url();
      if (isLibrary(address)) {
        asked.push(address);
        await held;
      }
      await route.continue();
    });
    await page.goto(routes.pricingComparison);
    const button = exportPanel(page).getByRole('button', {name: englishExport.download});
    await button.focus();
    await expect(exportPanel(page)).toHaveAttribute('data-alive');
    expect(asked).toEqual([]);
    const coming = page.waitForEvent('download');
    await button.press('Enter');
    await expect(status(page)).toHaveText(englishExport.busy);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toBeFocused();
    // A second press while it works is none.
    await button.press('Enter');
    release();
    await coming;
    await expect(status(page)).toHaveText(englishExport.done);
    expect(asked).toHaveLength(1);
    await expect(button).toBeFocused();
  });

  test('that does not come is said, and can be tried again', async ({page, complaints}) => {
    let broken = true;
    await page.route('**/assets/js/**', async (route) => {
      if (broken && isLibrary(route.request().url())) {
        await route.abort();
      } else {
        await route.continue();
      }
    });
    await page.goto(routes.pricingComparison + query);
    await exportPanel(page).getByRole('button', {name: englishExport.download}).click();
    await expect(status(page)).toHaveText(englishExport.failed);
    expect(complaints.splice(0).length).toBeGreaterThan(0);
    await exportPanel(page).getByRole('button', {name: englishExport.retry}).click();
    await expect(status(page)).toHaveText(englishExport.failed);
    expect(complaints.splice(0).length).toBeGreaterThan(0);

    broken = false;
    expect((await downloaded(page, englishExport.retry)).text).toContain(savingsIn('en', entered).year);
    await expect(status(page)).toHaveText(englishExport.done);
    await expect(exportPanel(page).getByRole('button', {name: englishExport.download})).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('questions open one at a time and close again', async ({page}) => {
      await page.goto(`${routes.pricingComparison}#faq`);
      await pageLoaded(page);
      const items = section(page, 'faq').locator('details');
      const open = section(page, 'faq').locator('details[open]');
      await expect(open).toHaveCount(0);
      for (const [index, {answer}] of english.faq.items.entries()) {
        await items.nth(index).locator('summary').click();
        await expect(open).toHaveCount(1);
        await expect(items.nth(index).getByText(answer)).toBeVisible();
      }
      await items.last().locator('summary').press('Enter');
      await expect(open).toHaveCount(0);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is there to read, and nothing that would do nothing', async ({page}) => {
    await page.goto(routes.pricingComparison);
    await expect(page.getByRole('table')).toContainText(formats('en').eur(stackEur.typical));
    await expect(result(page)).toContainText(savingsIn('en', savingsDefaults).year);
    await expect(page.getByRole('button', {name: englishExport.download})).toBeHidden();
    await expect(page.getByText(englishComparison.assumptions[0] ?? '')).toBeVisible();
    await page.getByRole('link', {name: english.hero.secondary}).click();
    await expect(section(page, 'roi-calculator').getByRole('heading', {level: 2})).toBeInViewport();
  });
});
