/** The sample report: read on a phone and without script, downloaded, and in the visitor's brand. */
import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type {SampleReportContent} from '@site/src/content/sampleReport';
import type {SheetsContent} from '@site/src/content/sheets';
import {openFindings, sampleReport} from '@site/src/data/sampleReport';
import {wordsIn} from '@site/tests/languages';
import {readPdf} from '../pdf';
import {expect, test} from './fixtures';

for (const [language, home] of [
  ['en', ''],
  ['it', '/it'],
] as const) {
  const words = wordsIn<SampleReportContent>(language, 'sampleReport');
  const address = `${home}/sample-report`;

  test.describe(`the sample report (${language})`, () => {
    test('fits a phone, and its wide parts scroll by themselves', async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(address);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(words.hero.title);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await expect(page.locator('#findings pre')).toHaveCount(openFindings.length);
      await page.locator('#findings pre').first().focus();
      await expect(page.locator('#findings pre').first()).toBeFocused();
    });

    test('has no fault that axe knows', async ({page}) => {
      await page.goto(address);
      const {violations} = await new AxeBuilder({page}).setLegacyMode(true).analyze();
      expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    test('downloads as a file', async ({page}) => {
      await page.goto(address);
      const coming = page.waitForEvent('download');
      await page.getByRole('link', {name: words.hero.download}).click();
      const read = readPdf(readFileSync(await (await coming).path()));
      expect(read).toMatchObject({tagged: true, language});
      expect(read.pages[0]).toContain(sampleReport.client.name);
    });

    test('takes the visitor’s name', async ({page}) => {
      const sheets = wordsIn<SheetsContent>(language, 'sheets').brand;
      await page.goto(address);
      await page.getByText(words.body.brand, {exact: true}).click();
      await page.getByLabel(sheets.name).fill('Sentiva');
      const coming = page.waitForEvent('download');
      await page.getByRole('button', {name: words.body.pdf}).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe('sentiva-sample-report.pdf');
      const read = readPdf(readFileSync(await download.path()));
      read.pages.forEach((text) => expect(text).toContain('Sentiva'));
    });
  });

  test.describe(`without JavaScript (${language})`, () => {
    test.use({javaScriptEnabled: false});

    test('is all there, chapter by chapter', async ({page}) => {
      await page.goto(address);
      const links = page.getByRole('navigation', {name: words.body.contents}).getByRole('link');
      await expect(links).toHaveCount(8);
      await links.nth(3).click();
      await expect(page).toHaveURL(`${address}#plan`);
      await expect(page.getByRole('heading', {name: words.report.plan.title})).toBeInViewport();
      await expect(page.getByText(words.body.brand, {exact: true})).toBeHidden();
    });
  });
}

test('the fan leads to the report, and stands still under reduced motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/sample-report');
  const fan = page.getByRole('link', {name: wordsIn<SampleReportContent>('en', 'sampleReport').hero.fan});
  const still = await fan.evaluate((it) => it.getAnimations({subtree: true}).length);
  expect(still).toBe(0);
  await fan.click();
  await expect(page).toHaveURL('/sample-report#report');
});

test('bars are seen in forced colours', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/sample-report');
  const seen = await page
    .locator('#trend dd i')
    .first()
    .evaluate((bar) => ({
      bar: getComputedStyle(bar).backgroundColor,
      ground: getComputedStyle(document.body).backgroundColor,
    }));
  expect(seen.bar).not.toBe(seen.ground);
});
