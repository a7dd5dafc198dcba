/** The client's figures in the calculators, the comparison and its PDF, in a browser. */
import {readFileSync} from 'node:fs';
import {comparisonExport as english} from '@site/src/content/comparisonExport';
import {pricingComparison as englishPage} from '@site/src/content/pricingComparison';
import {routes} from '@site/src/data/routes';
import {expect, test} from '../e2e/fixtures';
import {languages, pathIn} from '../e2e/site';
import {readPdf} from '../pdf';
import type {ComparisonExportContent} from '@site/src/content/comparisonExport';
import type {PricingComparisonContent} from '@site/src/content/pricingComparison';
import {wordsIn} from '@site/tests/languages';

const italian = wordsIn<ComparisonExportContent>('it', 'comparisonExport');
const italianPage = wordsIn<PricingComparisonContent>('it', 'pricingComparison');

for (const language of languages) {
  const of = <T>(both: {en: T; it: T}) => both[language];

  test(`the savings calculator starts with 42,612 EUR in ${language}`, async ({page}) => {
    await page.goto(pathIn(language, '/'));
    const calculator = page.locator('[data-island="savings-calculator"]');
    await expect(calculator.locator('[name="clients"]')).toHaveValue('25');
    await expect(calculator.locator('[name="price"]')).toHaveValue('150');
    await expect(page.locator('#savings-result')).toContainText(
      of({
        en: /€42,612.*€3,551.*€3,750.*€199.*hire 1 resource.*8 marketing campaigns.*94\.7%/,
        it: /42\.612\s€.*3\.551\s€.*3\.750\s€.*199\s€.*assumere 1 persona.*8 campagne.*94,7\s?%/,
      }),
    );
    await calculator.locator('[name="clients"]').fill('10');
    await expect(page.locator('#savings-result')).toContainText(of({en: '€49', it: '49 €'}));
    await calculator.locator('[value="portal"]').check();
    await calculator.locator('[name="clients"]').fill('100');
    await expect(page.locator('#savings-result')).toContainText(of({en: '€1,999', it: '1.999 €'}));
  });

  test(`the partner calculator starts with a return of 500 percent in ${language}`, async ({page}) => {
    await page.goto(pathIn(language, routes.partnerProgram));
    await expect(page.locator('#partner-roi-result dd.num')).toHaveText(
      of({en: ['$500', '$5,000', '500.0%'], it: ['500 $', '5.000 $', '500,0%']}),
    );
    await page.goto(pathIn(language, `${routes.partnerProgram}?clients=20&price=80`));
    await expect(page.locator('#partner-roi-result dd.num')).toHaveText(
      of({en: ['$1,600', '$18,200', '1,820.0%'], it: ['1.600 $', '18.200 $', '1.820,0%']}),
    );
  });

  test(`the comparison sets 165 against 49 EUR in ${language}`, async ({page}) => {
    await page.goto(pathIn(language, routes.pricingComparison));
    await expect(page.getByRole('main')).toContainText(
      of({en: /Save €116 per month per client/, it: /Risparmi 116\s€ al mese per cliente/}),
    );
    // As laid out: the growing only scales it.
    const share = await page
      .getByRole('figure', {name: of({en: englishPage, it: italianPage}).charts.bars.label})
      .locator('> p')
      .last()
      .evaluate((product) => {
        const width = (part?: string) => parseFloat(getComputedStyle(product, part).width);
        return (width('::after') / width()) * 100;
      });
    expect(share).toBeCloseTo(29.7, 1);
    await expect(page.getByRole('main')).toContainText(of({en: /€13,920/, it: /13\.920\s€/}));
    const coming = page.waitForEvent('download');
    const say = of({en: english, it: italian});
    await page.locator('[data-island="comparison-pdf"]').getByRole('button', {name: say.download}).click();
    const text = readPdf(readFileSync(await (await coming).path())).pages.join(' ');
    for (const amount of ['42,612', '3,551', '165', '49', '116', '13,920', '125', '205']) {
      expect(text).toContain(of({en: amount, it: amount.replace(',', '.')}));
    }
  });
}
