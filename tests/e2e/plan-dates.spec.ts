/** The plan of days in the onboarding guide: with the dates of a signature, as a calendar file, by keyboard, without script. */
import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {guides as english, type GuidesContent} from '@site/src/content/guides';
import type {VisitBrand} from '@site/src/lib/visitBrand';
import {dayAndMonth} from '@site/src/lib/format';
import {fullDate, spanText} from '@site/src/lib/planDates';
import {visitStyle} from '@site/src/lib/visitStyle';
import {wordsIn} from '@site/tests/languages';
import {dark, light} from '../colours';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const words = {en: english.plan, it: wordsIn<GuidesContent>('it', 'guides').plan};
const guide = '/guides/onboarding';

const part = (page: Page) => page.locator('[data-island="plan-dates"]');
const field = (page: Page) => part(page).locator('input[type="date"]');
const plan = (page: Page) => page.locator('div:has(> div > [data-island="plan-dates"])');
const dates = (page: Page) => plan(page).locator('tbody td:nth-child(2) small');

/** Of a Monday, and what becomes of the days of the guide. */
const start = '2026-05-04';
const expected = [
  ['2026-05-04', '2026-05-04'],
  ['2026-05-04', '2026-05-04'],
  ['2026-05-05', '2026-05-07'],
  ['2026-05-08', '2026-05-08'],
  ['2026-05-11', '2026-05-11'],
  ['2026-05-12', '2026-05-25'],
  ['2026-05-18', '2026-05-18'],
  ['2026-06-01', '2026-06-01'],
  ['2026-06-03', '2026-06-03'],
] as const;

for (const language of languages) {
  test(`in ${language}: a date gives every step its own, and a calendar file`, async ({page}) => {
    await page.goto(pathIn(language, guide));
    const titles = await plan(page).locator('tbody td:nth-child(2)').allTextContents();
    const download = part(page).getByRole('button', {name: words[language].calendar});
    await expect(download).toBeHidden();
    await page.getByLabel(words[language].start).fill(start);
    await expect(dates(page)).toHaveText(expected.map((span) => spanText(language, span)));
    await expect(part(page).getByRole('status')).toHaveText(
      words[language].said(titles.at(-1)!, fullDate(language, expected.at(-1)![1])),
    );
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toBe(`onboarding-${start}.ics`);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const valuesOf = (name: string) =>
      lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
    expect(valuesOf('SUMMARY')).toEqual(titles.map((title) => title.replaceAll(',', '\\,')));
    expect(valuesOf('DTSTART;VALUE=DATE')).toEqual(expected.map(([first]) => first.replaceAll('-', '')));
    expect(valuesOf('DTEND;VALUE=DATE')[3]).toBe('20260509');
    expect(new Set(valuesOf('UID')).size).toBe(titles.length);
    // Without a date the table is as it was.
    await field(page).fill('');
    await expect(dates(page)).toHaveCount(0);
    await expect(download).toBeHidden();
    expect(await plan(page).locator('tbody td:nth-child(2)').allTextContents()).toEqual(titles);
  });

  test(`in ${language}: without script the table is as it is, and no field is dead`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto(pathIn(language, guide));
    await expect(field(page)).toBeHidden();
    await expect(plan(page).locator('tbody tr')).toHaveCount(expected.length);
    await context.close();
  });
}

for (const language of languages) {
  test(`in ${language}: the letter to the client follows the date, whoever writes it`, async ({page}) => {
    await page.goto(pathIn(language, guide));
    const letter = page.locator('[data-language="letter"]');
    const written = await letter.textContent();
    const days = letter.locator('[data-day]');
    const named = ['05-04', '05-07', '05-08', '05-11', '06-03'].map((day) =>
      dayAndMonth(language, `2026-${day}`),
    );
    await expect(days).toHaveText(named);
    // A Tuesday: day 4 is a Saturday.
    await page.getByLabel(words[language].start).fill('2027-06-01');
    const dated = ['06-01', '06-04', '06-07', '06-08', '07-01'].map((day) =>
      dayAndMonth(language, `2027-${day}`),
    );
    await expect(days).toHaveText(dated);
    // Another company writes it, and does so no longer: the dates stay.
    await page.evaluate(() => {
      sessionStorage.brandPreview = '?brand=Altra&colour=00765b';
      sessionStorage.brandStyle = ':root{}';
    });
    await page.addScriptTag({url: pathIn(language, '/brand.js'), type: 'module'});
    await expect(letter).toContainText('Marco, Altra');
    await expect(days).toHaveText(dated);
    // The offer of another language is complementary, too.
    await page.locator('.visit-brand').getByRole('button').click();
    await expect(letter).toContainText('Marco, Nordalia IT');
    await expect(days).toHaveText(dated);
    await field(page).fill('');
    await expect(days).toHaveText(named);
    expect(await letter.textContent()).toBe(written);
  });
}

test('is filled in by keyboard, and accessible with its dates', async ({page}) => {
  await page.goto(guide);
  await field(page).focus();
  await page.keyboard.type('04052026');
  await expect(dates(page)).toHaveCount(expected.length);
  await part(page).getByRole('button').focus();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const {violations} = await new AxeBuilder({page}).include('main').analyze();
  expect(violations).toEqual([]);
});

test('loads nothing until it is touched', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(guide);
  await plan(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('plan-dates'))).toEqual([]);
});

for (const route of [guide, '/guides/pricing']) {
  test(`the letter of ${route} comes from whoever’s brand the visit wears, also when it is copied`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const brand: VisitBrand = {name: 'Città & Rete', colour: '#00765b'};
    await page.addInitScript(
      ([query, style]) => {
        if (!sessionStorage.brandPreview) {
          sessionStorage.brandPreview = query;
          sessionStorage.brandStyle = style;
        }
      },
      [
        `?${new URLSearchParams({brand: brand.name, colour: brand.colour.slice(1)})}`,
        visitStyle(brand, {light, dark}),
      ] as const,
    );
    await page.goto(route);
    const letter = page.locator('[data-language="letter"]');
    await expect(letter).toContainText('Marco, Città & Rete <marco@citta-rete.example>');
    await expect(letter).not.toContainText('ordalia');
    await page.locator('[data-language="letter"] + [data-copy]').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Città & Rete');
    // The brand is taken off, and the sample partner writes again.
    await page.getByRole('complementary').getByRole('button').last().click();
    await expect(letter).toContainText('Marco, Nordalia IT <marco@nordalia.example>');
  });
}
