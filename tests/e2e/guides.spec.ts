/** Interactive guides: checklists, dates of a plan, copying a letter, links to other pages. */
import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {GuidesContent} from '@site/src/content/guides';
import {routes} from '@site/src/data/routes';
import {dayAndMonth} from '@site/src/lib/format';
import {fullDate, spanText} from '@site/src/lib/planDates';
import {wordsIn} from '@site/tests/languages';
import {expect, test} from './fixtures';
import {scriptsAskedBy} from './scripts';
import {languages, pathIn} from './site';

const onboarding = '/guides/onboarding';

/** The link of a card covers it, so the click hits the link. */
const overLink = {force: true};

test('lead to their sheets, back to the fundamentals, and on from anywhere on a card', async ({page}) => {
  await page.goto('/guides/common-threats');
  await page.locator('main a[href="#sheets"]').first().press('Enter');
  await expect(page.locator('#sheets')).toBeInViewport();
  await page.locator('main > p > a[href$="#fundamentals"]').click();
  await expect(page.locator('#fundamentals')).toBeInViewport();
  await expect(page).toHaveURL(`${routes.eduHub}#fundamentals`);
  await page.goto(routes.guideWhiteLabel);
  await page.locator('[aria-labelledby="at-a-glance"] > ul > li > ul').first().click(overLink);
  await expect(page).toHaveURL(routes.guideSetup);
});

test.describe('a checklist', () => {
  const guide = '/guides/common-threats';
  const lists = (page: Page) => page.locator('[data-checklist]');
  const boxes = (page: Page) => lists(page).first().getByRole('checkbox');
  const count = (page: Page) => page.locator('[data-checklist] + p:has(output)');
  const said = (page: Page) => count(page).getByRole('status');
  const clear = (page: Page) => count(page).getByRole('button', {name: 'Clear ticks'});
  const stored = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('checklist.')));

  test('keeps what is ticked, counts it in every tab, and clears it, without a script of its own @everyday', async ({
    page,
    context,
  }) => {
    const asked = scriptsAskedBy(page);
    await page.goto(guide);
    const all = await boxes(page).count();
    const ticked = (ticks: number) => `${ticks} of ${all} ticked`;
    await expect(said(page)).toHaveText(ticked(0));
    expect(await stored(page)).toEqual([]);
    // The words are the label, and the keyboard ticks the box.
    await lists(page).first().getByText('Management has played through').click();
    await boxes(page).nth(1).focus();
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(ticked(2));
    await page.reload();
    await expect(said(page)).toHaveText(ticked(2));
    await expect(boxes(page).nth(1)).toBeChecked();
    await expect(boxes(page).nth(0)).not.toBeChecked();
    expect(await stored(page)).toEqual([`checklist.${guide}`]);
    const other = await context.newPage();
    await other.goto(guide);
    await boxes(page).nth(3).check();
    await expect(boxes(other).nth(3)).toBeChecked();
    await expect(said(other)).toHaveText(ticked(3));
    // Another language is another text.
    await other.goto(`/it${guide}`);
    await expect(said(other)).toHaveText(`Spuntati: 0 di ${all}`);
    await clear(page).click();
    await expect(said(page)).toHaveText(ticked(0));
    await expect(clear(page)).toBeFocused();
    await page.reload();
    await expect(said(page)).toHaveText(ticked(0));
    expect(await stored(page)).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('is counted with the other list of its page, and keeps points with the same words apart', async ({
    page,
  }) => {
    // Two lists below different headings, with identical items.
    await page.route(`**${onboarding}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /(<label[^>]*><input[^>]*type="?checkbox"?[^>]*>)[\s\S]*?<\/label>/g,
        '$1 Backup</label>',
      );
      await route.fulfill({response, body});
    });
    await page.goto(onboarding);
    await expect(lists(page)).toHaveCount(2);
    await expect(clear(page)).toBeHidden();
    const points = page.locator('[data-checklist] input[type=checkbox]');
    const ticked = () =>
      points.evaluateAll((all) => all.flatMap((box, at) => ((box as HTMLInputElement).checked ? at : [])));
    const second = (await boxes(page).count()) + 1;
    for (const at of [1, 2, second]) {
      await points.nth(at).check();
    }
    await expect(said(page)).toHaveText(`3 of ${await points.count()} ticked`);
    await page.reload();
    expect(await ticked()).toEqual([1, 2, second]);
    await points.nth(1).uncheck();
    await page.reload();
    expect(await ticked()).toEqual([2, second]);
    await clear(page).click();
    expect(await ticked()).toEqual([]);
  });

  test('keeps that a point which a text has ticked was unticked @everyday', async ({page}) => {
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
    await expect(said(page)).toContainText('1 of');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is a list with boxes, and promises nothing', async ({page}) => {
      await page.goto(guide);
      await boxes(page).nth(0).check();
      await expect(boxes(page).nth(0)).toBeChecked();
      await expect(count(page)).toBeHidden();
    });
  });
});

test.describe('the plan of days', () => {
  const part = (page: Page) => page.locator('[data-island="plan-dates"]');
  const field = (page: Page) => part(page).locator('input[type="date"]');
  const steps = (page: Page) =>
    page.locator('div:has(> div > [data-island="plan-dates"]) tbody td:nth-child(2)');

  /** A plan that starts on a Monday, and its dates. */
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
    const {plan: words} = wordsIn<GuidesContent>(language, 'guides');

    test(`in ${language}: a date gives every step and the letter its own, and a calendar file @everyday`, async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const download = part(page).getByRole('button', {name: words.calendar});
      const letter = page.locator('[data-language="letter"]');
      const days = (year: number, ...named: string[]) =>
        named.map((day) => dayAndMonth(language, `${year}-${day}`));
      await page.goto(pathIn(language, onboarding));
      const titles = await steps(page).allTextContents();
      const written = await letter.textContent();
      await expect(download).toBeHidden();
      await page.getByLabel(words.start).fill(start);
      await expect(steps(page).locator('small')).toHaveText(expected.map((span) => spanText(language, span)));
      await expect(part(page).getByRole('status')).toHaveText(
        words.said(titles.at(-1)!, fullDate(language, expected.at(-1)![1])),
      );
      await expect(letter.locator('[data-day]')).toHaveText(
        days(2026, '05-04', '05-07', '05-08', '05-11', '06-03'),
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

      // A Tuesday: day 4 is a Saturday.
      await page.getByLabel(words.start).fill('2027-06-01');
      const dated = days(2027, '06-01', '06-04', '06-07', '06-08', '07-01');
      await expect(letter.locator('[data-day]')).toHaveText(dated);
      // The letter's sender becomes another company, and then reverts: the dates stay.
      await page.evaluate(() => {
        sessionStorage.brandPreview = '?brand=Altra+%26+Rete&colour=00765b';
        sessionStorage.brandStyle = ':root{}';
      });
      await page.addScriptTag({url: pathIn(language, '/brand.js'), type: 'module'});
      await expect(letter).toContainText('Marco, Altra & Rete <marco@altra-rete.example>');
      await page.locator('[data-language="letter"] + [data-copy]').click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Altra & Rete');
      await expect(letter.locator('[data-day]')).toHaveText(dated);
      await page.locator('.visit-brand').getByRole('button').click();
      await expect(letter).toContainText('Marco, Nordalia IT');
      await expect(letter.locator('[data-day]')).toHaveText(dated);
      // Without a date, table and letter are unchanged.
      await field(page).fill('');
      await expect(steps(page)).toHaveText(titles);
      await expect(download).toBeHidden();
      expect(await letter.textContent()).toBe(written);
    });
  }

  test('is filled in by keyboard, and accessible with its dates', async ({page}) => {
    await page.goto(onboarding);
    await field(page).focus();
    await page.keyboard.type('04052026');
    await expect(steps(page).locator('small')).toHaveCount(expected.length);
    await part(page).getByRole('button').focus();
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const {violations} = await new AxeBuilder({page}).include('div:has(> div > [data-island])').analyze();
    expect(violations).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is a table, and no field is dead', async ({page}) => {
      await page.goto(onboarding);
      await expect(field(page)).toBeHidden();
      await expect(steps(page)).toHaveCount(expected.length);
    });
  });
});
