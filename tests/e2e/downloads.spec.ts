/** Files in a visitor's name and colour: the sheets of guides and the sample report. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type {SampleReportContent} from '@site/src/content/sampleReport';
import type {SheetsContent} from '@site/src/content/sheets';
import {openFindings} from '@site/src/data/sampleReport';
import {contrast, legibleOn} from '@site/src/lib/colour';
import {wordsIn} from '@site/tests/languages';
import {light} from '../colours';
import {lookAtPdfs, readPdf} from '../pdf';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const guide = '/guides/common-threats';
const english = wordsIn<SheetsContent>('en', 'sheets');

const panel = (page: Page) => page.locator('section[aria-labelledby=sheets]');

for (const language of languages) {
  const words = wordsIn<SheetsContent>(language, 'sheets');

  test(`in ${language}: a sheet takes the visitor's name and colour, and nothing is sent @everyday`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('Nordalia')) {
        sent.push(request.url());
      }
    });
    await page.goto(pathIn(language, guide));
    const button = panel(page).getByRole('button', {name: words.kinds['emergency-sheet'].name});
    await button.click();
    await expect(panel(page).getByText(words.brand.missing)).toBeVisible();
    await expect(panel(page).getByLabel(words.brand.name)).toBeFocused();

    // A colour on which neither white nor black text has enough contrast.
    const colour = '#7f7f7f';
    await panel(page).getByLabel(words.brand.name).fill('  Nordalia  Città & Co. (Sicurezza)');
    await panel(page).getByLabel(words.brand.colour, {exact: true}).fill(colour);
    const coming = page.waitForEvent('download');
    await button.dblclick();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('nordalia-citta-co-sicure-emergency-sheet.pdf');
    await expect(panel(page).getByRole('status').last()).toHaveText(
      words.brand.done('Nordalia Città & Co. (Sicurezza)'),
    );
    const file = await download.path();
    const read = readPdf(readFileSync(file));
    expect(read.pages[0]).toMatch(/^Nordalia Città & Co\. \(Sicurezza\) /);
    expect(read).toMatchObject({tagged: true, language});
    const [look] = lookAtPdfs([file]);
    const ink = light['on-paper'];
    const fill = legibleOn(colour, ink);
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
    expect(look!.colours).toEqual(expect.arrayContaining([fill, ink]));
    expect(sent).toEqual([]);
  });
}

test('a sheet takes what the white-label preview keeps @everyday', async ({page}) => {
  await page.addInitScript(() => sessionStorage.setItem('brandPreview', '?brand=Sentiva&colour=7a1f5c'));
  await page.goto('/guides/risk-assessment');
  const name = panel(page).getByLabel(english.brand.name);
  await name.focus();
  await expect(name).toHaveValue('Sentiva');
  await expect(panel(page).getByLabel(english.brand.colour)).toHaveValue('#7a1f5c');
  const coming = page.waitForEvent('download');
  await panel(page).getByRole('button', {name: english.kinds['risk-register'].name}).click();
  const {pages} = readPdf(readFileSync(await (await coming).path()));
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((text) => expect(text).toContain('Sentiva'));
});

test('says that a sheet did not load, and gives it at the next try', async ({page, complaints}) => {
  await page.goto(guide);
  await panel(page).getByLabel(english.brand.name).fill('Sentiva');
  await page.route('**/emergency-sheet.pdf', (route) => route.abort());
  const button = panel(page).getByRole('button', {name: english.kinds['emergency-sheet'].name});
  await button.click();
  await expect(panel(page).getByText(english.brand.failed)).toBeVisible();
  await page.unroute('**/emergency-sheet.pdf');
  const coming = page.waitForEvent('download');
  await button.click();
  await coming;
  await expect(panel(page).getByText(english.brand.done('Sentiva'))).toBeVisible();
  complaints.length = 0;
});

test('a sheet for clients is shown near the head of its guide, one that stays with the partner takes no brand', async ({
  page,
}) => {
  await page.goto('/guides/onboarding');
  const offer = page.getByRole('main').getByRole('list', {name: english.title});
  await expect(offer.getByRole('link', {name: english.kinds.checklist.name})).toHaveAttribute(
    'href',
    '/downloads/onboarding-checklist.pdf',
  );
  await offer.getByRole('link', {name: english.brand.summary}).click();
  await expect(panel(page).getByLabel(english.brand.name)).toBeInViewport();
  for (const address of ['/guides/pricing', '/guides/white-label']) {
    await page.goto(address);
    await expect(panel(page).getByRole('link')).toHaveCount(1);
    await expect(panel(page).locator('form')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('sheets and report are there as they are, and no form promises more', async ({page}) => {
    const {body} = wordsIn<SampleReportContent>('en', 'sampleReport');
    await page.goto(guide);
    await expect(panel(page).locator('form')).toBeHidden();
    await expect(panel(page).getByRole('link', {name: english.kinds['emergency-sheet'].name})).toBeVisible();
    await page.goto('/sample-report');
    await expect(page.getByText(body.brand, {exact: true})).toBeHidden();
    await expect(page.locator('#findings pre')).toHaveCount(openFindings.length);
    await page.getByRole('navigation', {name: body.contents}).getByRole('link').last().click();
    await expect(page).toHaveURL(/#\w+$/);
  });
});
