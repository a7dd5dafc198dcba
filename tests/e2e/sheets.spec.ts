/** Checklists that can be ticked, and sheets that take a partner's name and colour. */
import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {sheets as english, type SheetsContent} from '@site/src/content/sheets';
import {contrast, legibleOn} from '@site/src/lib/colour';
import {wordsIn} from '@site/tests/languages';
import {light} from '../colours';
import {lookAtPdfs, readPdf} from '../pdf';
import {expect, test} from './fixtures';

const italian = wordsIn<SheetsContent>('it', 'sheets');
const guide = '/guides/common-threats';

const list = (page: Page) => page.locator('[data-checklist]').first();
const boxes = (page: Page) => list(page).getByRole('checkbox');
const count = (page: Page) => list(page).locator('+ p');
const panel = (page: Page) => page.locator('section[aria-labelledby=sheets]');
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('checklist.')));

test.describe('a checklist', () => {
  test('keeps what is ticked, counts it and clears it', async ({page}) => {
    await page.goto(guide);
    await expect(count(page).getByRole('status')).toHaveText('0 of 10 ticked');
    expect(await stored(page)).toEqual([]);
    // The words are the label, and the keyboard ticks.
    await list(page).getByText('Management has played through').click();
    await boxes(page).nth(1).focus();
    await page.keyboard.press('Space');
    await expect(count(page).getByRole('status')).toHaveText('2 of 10 ticked');
    await page.reload();
    await expect(count(page).getByRole('status')).toHaveText('2 of 10 ticked');
    await expect(boxes(page).nth(1)).toBeChecked();
    await expect(boxes(page).nth(9)).toBeChecked();
    await expect(boxes(page).nth(0)).not.toBeChecked();
    expect(await stored(page)).toEqual([`checklist.${guide}`]);

    // Another language is another text.
    await page.goto(`/it${guide}`);
    await expect(count(page).getByRole('status')).toHaveText('Spuntati: 0 di 10');

    await page.goto(guide);
    const clear = count(page).getByRole('button', {name: 'Clear ticks'});
    await clear.click();
    await expect(count(page).getByRole('status')).toHaveText('0 of 10 ticked');
    await expect(clear).toBeFocused();
    await expect(boxes(page).nth(1)).not.toBeChecked();
    expect(await stored(page)).toEqual([]);
    await page.reload();
    await expect(count(page).getByRole('status')).toHaveText('0 of 10 ticked');
  });

  test('keeps points with the same words apart', async ({page}) => {
    // Two lists below different headings, in which all points say the same.
    await page.route('**/guides/onboarding', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<label[^>]*><input[^>]*type="?checkbox"?[^>]*>)[\s\S]*?<\/label>/g,
        '$1 Backup</label>',
      );
      await route.fulfill({response, body});
    });
    await page.goto('/guides/onboarding');
    const points = page.locator('[data-checklist] input[type=checkbox]');
    const ticked = () =>
      points.evaluateAll((all) => all.flatMap((box, at) => ((box as HTMLInputElement).checked ? at : [])));
    const second = await boxes(page).count();
    for (const at of [1, 2, second + 1]) {
      await points.nth(at).check();
    }
    await page.reload();
    expect(await ticked()).toEqual([1, 2, second + 1]);
    await points.nth(1).uncheck();
    await page.reload();
    expect(await ticked()).toEqual([2, second + 1]);
  });

  test('is the same in another tab', async ({page, context}) => {
    await page.goto(guide);
    const other = await context.newPage();
    await other.goto(guide);
    await boxes(page).nth(3).check();
    await expect(boxes(other).nth(3)).toBeChecked();
    await expect(count(other).getByRole('status')).toHaveText('1 of 10 ticked');
  });

  test('is counted with the other list of its page, below the last one', async ({page}) => {
    await page.goto('/guides/onboarding');
    const lists = page.locator('[data-checklist]');
    await expect(lists).toHaveCount(2);
    const total = page.locator('[data-checklist] + p:has(output)');
    await expect(total).toHaveCount(1);
    const clear = total.getByRole('button', {name: 'Clear ticks'});
    await expect(clear).toBeHidden();
    await lists.nth(0).getByRole('checkbox').first().check();
    await lists.nth(1).getByRole('checkbox').first().check();
    await expect(lists.nth(1).locator('+ p').getByRole('status')).toHaveText('2 of 15 ticked');
    await clear.click();
    await expect(lists.nth(0).getByRole('checkbox').first()).not.toBeChecked();
    await expect(lists.nth(1).getByRole('checkbox').first()).not.toBeChecked();
    await expect(total.getByRole('status')).toHaveText('0 of 15 ticked');
  });

  test('keeps what a text itself has ticked, and that it was unticked', async ({page}) => {
    await page.goto('/writing');
    await expect(boxes(page).nth(0)).toBeChecked();
    await boxes(page).nth(0).uncheck();
    await page.reload();
    await expect(boxes(page).nth(0)).not.toBeChecked();
  });

  test('can be ticked where nothing may be stored', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Refused', 'SecurityError');
        },
      }),
    );
    await page.goto('/guides/setup');
    await boxes(page).nth(0).check();
    await expect(count(page).getByRole('status')).toContainText('1 of');
  });

  test('brings no framework, and has no fault that axe knows', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(guide);
    await boxes(page).nth(0).check();
    expect(scripts).toEqual([]);
    const {violations} = await new AxeBuilder({page}).setLegacyMode(true).analyze();
    expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is a list with boxes, and promises nothing', async ({page}) => {
      await page.goto(guide);
      await boxes(page).nth(0).check();
      await expect(boxes(page).nth(0)).toBeChecked();
      await expect(count(page)).toBeHidden();
      await expect(panel(page).locator('form')).toBeHidden();
      await expect(
        panel(page).getByRole('link', {name: english.kinds['emergency-sheet'].name}),
      ).toBeVisible();
    });
  });
});

for (const [home, words] of [
  ['', english],
  ['/it', italian],
] as const) {
  test(`a sheet takes the visitor's name and colour, and nothing is sent (${home || 'en'})`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('Nordalia')) {
        sent.push(request.url());
      }
    });
    await page.goto(home + guide);
    const button = panel(page).getByRole('button', {name: words.kinds['emergency-sheet'].name});
    await button.click();
    await expect(panel(page).getByText(words.brand.missing)).toBeVisible();
    await expect(panel(page).getByLabel(words.brand.name)).toBeFocused();

    // A colour on which neither white nor ink would be read well enough as it is.
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
    expect(read).toMatchObject({tagged: true, language: home ? 'it' : 'en'});
    const [look] = lookAtPdfs([file]);
    const ink = light['on-paper'];
    const fill = legibleOn(colour, ink);
    expect(contrast(fill, ink)).toBeGreaterThanOrEqual(4.5);
    expect(look!.colours).toEqual(expect.arrayContaining([fill, ink]));
    expect(sent).toEqual([]);
  });
}

test('a sheet takes what the white-label preview keeps', async ({page}) => {
  await page.addInitScript(() => sessionStorage.setItem('brandPreview', '?brand=Sentiva&colour=7a1f5c'));
  await page.goto('/guides/risk-assessment');
  const name = panel(page).getByLabel(english.brand.name);
  await name.focus();
  await expect(name).toHaveValue('Sentiva');
  await expect(panel(page).getByLabel(english.brand.colour)).toHaveValue('#7a1f5c');
  const coming = page.waitForEvent('download');
  await panel(page).getByRole('button', {name: english.kinds['risk-register'].name}).click();
  const read = readPdf(readFileSync(await (await coming).path()));
  expect(read.pages).toHaveLength(3);
  read.pages.forEach((text) => expect(text).toContain('Sentiva'));
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

test('sheets that stay with the partner take no brand', async ({page}) => {
  for (const address of ['/guides/pricing', '/guides/white-label']) {
    await page.goto(address);
    await expect(panel(page).getByRole('link')).toHaveCount(1);
    await expect(panel(page).locator('form')).toHaveCount(0);
  }
});

test('near the head of a guide a sheet is shown in small, and leads to where it takes a name', async ({
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
  // A sheet that stays with the partner takes none: beside it stands only the button of the guide.
  await page.goto('/guides/pricing');
  await expect(offer.getByRole('link')).toHaveText([/PDF$/, 'Download Toolkit']);
});

test('the search shows no words of buttons as a text', async ({page}) => {
  for (const [query, label] of [
    ['assessment toolkit', 'Download Assessment Toolkit'],
    ['risk assessment', 'Download Assessment Toolkit'],
    ['common threats', 'Download Guide'],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    // Links that lead on where nothing was asked for stand there before.
    await expect(page.getByRole('main').getByText(/^\d+ results$/)).toBeVisible();
    const excerpts = await page.locator('main p').allTextContents();
    expect(excerpts.length).toBeGreaterThan(1);
    expect(excerpts.filter((text) => text.replace(/\s+/g, ' ').includes(label))).toEqual([]);
  }
});
