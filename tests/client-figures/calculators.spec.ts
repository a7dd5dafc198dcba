/** The client's figures in the calculators and in the PDF of the comparison, in a browser. */
import {readFileSync} from 'node:fs';
import type {ComparisonExportContent} from '@site/src/content/comparisonExport';
import {routes} from '@site/src/data/routes';
import {wordsIn} from '@site/tests/languages';
import {expect, test} from '../e2e/fixtures';
import {languages, pathIn} from '../e2e/site';
import {readPdf} from '../pdf';

for (const language of languages) {
  const of = <T>(both: {en: T; it: T}) => both[language];

  test(`the savings calculator starts with 42,612 EUR in ${language}, and its PDF says the same`, async ({
    page,
  }) => {
    const calculator = page.locator('[data-island="savings-calculator"]');
    const result = page.locator('#savings-result');
    const {download} = wordsIn<ComparisonExportContent>(language, 'comparisonExport');
    await page.goto(pathIn(language, routes.pricingComparison));
    await expect(calculator.locator('[name="clients"]')).toHaveValue('25');
    await expect(calculator.locator('[name="price"]')).toHaveValue('150');
    await expect(result).toContainText(
      of({
        en: /€42,612.*€3,551.*€3,750.*€199.*hire 1 resource.*8 marketing campaigns.*94\.7%/,
        it: /42\.612\s€.*3\.551\s€.*3\.750\s€.*199\s€.*assumere 1 persona.*8 campagne.*94,7\s?%/,
      }),
    );
    const coming = page.waitForEvent('download');
    await page.locator('[data-island="comparison-pdf"]').getByRole('button', {name: download}).click();
    const text = readPdf(readFileSync(await (await coming).path())).pages.join(' ');
    for (const amount of ['42,612', '3,551', '165', '49', '116', '13,920', '125', '205']) {
      expect(text).toContain(of({en: amount, it: amount.replace(',', '.')}));
    }
    await calculator.locator('[name="clients"]').fill('10');
    await expect(result).toContainText(of({en: '€49', it: '49 €'}));
    await calculator.locator('[value="portal"]').check();
    await calculator.locator('[name="clients"]').fill('100');
    await expect(result).toContainText(of({en: '€1,999', it: '1.999 €'}));
  });

  test(`the partner calculator starts with a return of 500 percent in ${language}`, async ({page}) => {
    const figures = page.locator('#partner-roi-result dd.num');
    await page.goto(pathIn(language, routes.partnerProgram));
    await expect(figures).toHaveText(
      of({en: ['$500', '$5,000', '500.0%'], it: ['500 $', '5.000 $', '500,0%']}),
    );
    await page.goto(pathIn(language, `${routes.partnerProgram}?clients=20&price=80`));
    await expect(figures).toHaveText(
      of({en: ['$1,600', '$18,200', '1,820.0%'], it: ['1.600 $', '18.200 $', '1.820,0%']}),
    );
  });
}
