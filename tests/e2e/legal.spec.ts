/** The legal texts in the browser: reading, looking up a date, comparing. */
import type {LegalContent} from '@site/src/content/legal';
import {sampleMark} from '@site/src/content/sampleMark';
import {brand} from '@site/src/data/brand';
import {longDate} from '@site/src/lib/format';
import {standingOf} from '@site/src/features/legal/model/standing';
import {type Language, wordsIn} from '@site/tests/languages';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const standing = (language: Language) => standingOf(wordsIn<LegalContent>(language, 'legal'), brand);
const comparison = '/terms/compare/2025-02-03-to-2025-08-20';

test('a number leads to its paragraph, and references to theirs @everyday', async ({page}) => {
  await page.goto('/terms');
  await page.getByRole('link', {name: '9.2', exact: true}).last().click();
  await expect(page).toHaveURL('/terms#section-9-2');
  await expect(page.locator('#section-9-2')).toBeInViewport();
  await page.getByRole('link', {name: '16.3', exact: true}).click();
  await expect(page.locator('#section-16-3')).toBeInViewport();
  await page.getByRole('link', {name: 'Back', exact: true}).click();
  await expect(page).toHaveURL('/');
});

for (const [text, section] of [
  ['/terms', 'section-5'],
  ['/it/terms', 'section-12'],
] as const) {
  test(`the language link on ${text}#${section} leads to the same article, by key and by mouse`, async ({
    page,
  }) => {
    const other = text.startsWith('/it') ? text.slice(3) : `/it${text}`;
    const link = page.getByRole('banner').locator('a[hreflang]').filter({visible: true});
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(`${text}#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
    // From the link before, as in a walk through the banner.
    await page.evaluate(() => {
      const stops = [...document.querySelectorAll<HTMLElement>('header a[href]')];
      const at = stops.findIndex((stop) => stop.hasAttribute('hreflang'));
      stops[at - 1]!.focus({preventScroll: true});
    });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${other}#${section}`);

    // Without waiting, as a smooth scroll would still be running.
    await page.goto(text);
    await page.evaluate(
      ([id]) => {
        document.querySelector<HTMLElement>(`main details a[href$="#${id}"]`)!.click();
        return new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      },
      [section],
    );
    await link.evaluate((it: HTMLElement) => it.click());
    await expect(page).toHaveURL(`${other}#${section}`);
  });
}

test('the contents are beside the text and mark where the reader is, where the style sheet cannot too', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/terms#section-9');
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents).toBeInViewport();
  const colour = (name: string) =>
    contents.getByRole('link', {name}).evaluate((link) => getComputedStyle(link).color);
  await expect.poll(() => colour('9. Warranties')).not.toBe(await colour('3. Service Plans'));
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.reload();
  const marked = page.locator('main > details [aria-current]');
  await expect(marked).toHaveText('9. Warranties and disclaimer');
  await page.evaluate(() => document.querySelector('#section-12')?.scrollIntoView({behavior: 'instant'}));
  await expect(marked).toHaveText('12. Consequences of termination');
});

for (const language of languages) {
  test(`in ${language}: a date finds its version, also from an address @everyday`, async ({page}) => {
    const {lookup, read, pdf} = wordsIn<LegalContent>(language, 'legal').versions;
    const date = page.getByLabel(lookup.label, {exact: true});
    const answer = page.locator('form[data-lookup] output');
    const match = page.locator('tr[data-match]');
    await page.goto(pathIn(language, '/terms/versions?date=2025-08-19'));
    await expect(date).toHaveValue('2025-08-19');
    for (const [day, version] of [
      ['2025-08-19', '2025-02-03'],
      ['2025-08-20', '2025-08-20'],
    ] as const) {
      await date.fill(day);
      await expect(answer).toContainText(standing(language).answer(longDate(language, version), ''));
      await expect(match).toHaveAttribute('data-from', version);
      const text = pathIn(language, `/terms/${version}`);
      await expect(answer.getByRole('link', {name: read})).toHaveAttribute('href', new RegExp(`${text}$`));
      await expect(answer.getByRole('link', {name: pdf})).toHaveAttribute(
        'href',
        new RegExp(`${text}\\.pdf$`),
      );
    }
    await date.fill('2025-02-02');
    await expect(answer).toHaveText(lookup.none);
    await expect(match).toHaveCount(0);
    await page.goto(pathIn(language, comparison));
    const names = await page
      .locator('main h2 > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => /section-\d|recitals/.test(name))).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('texts, dates and changes are there, and the view of changes switches', async ({page}) => {
    await page.goto('/terms');
    await expect(page.locator('#section-16-5')).toBeVisible();
    await page.goto('/terms/versions');
    await expect(page.getByLabel('Date')).toBeHidden();
    await expect(page.locator('tr[data-from="2025-08-20"]')).toContainText(longDate('en', '2025-08-20'));
    await expect(page.locator('tr[data-from="2025-02-03"]')).toContainText(sampleMark.label);
    await page.goto(comparison);
    const merged = page.locator('p:has(> del):has(> ins)').first();
    await expect(merged).toBeVisible();
    await page.getByLabel('Side by side').check();
    await expect(merged).toBeHidden();
    await expect(page.locator('small', {hasText: '3 February 2025'}).first()).toBeVisible();
    await page.getByText('2 paragraphs unchanged').first().click();
    await expect(page.locator('main details[open] p').first()).toBeVisible();
  });
});

test('a countdown says how far away an announced version is, and no more once it applies @everyday', async ({
  page,
}) => {
  // The text in force has no announcement, so the test adds one.
  await page.route('/terms', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<main[^>]*>/,
      (main) =>
        `${main}<p id=soon><span data-begins=2027-01-31T23:00:00.000Z data-day=2027-02-01 data-past="by now"></span></p>`,
    );
    await route.fulfill({response, body});
  });
  for (const [now, said] of [
    ['2027-01-01T12:00:00Z', '(in 31 days)'],
    ['2027-01-31T12:30:00Z', '(in 11 hours)'],
    ['2027-01-31T23:00:00Z', 'by now'],
  ] as const) {
    await page.clock.setFixedTime(new Date(now));
    await page.goto('/terms');
    await expect(page.locator('#soon')).toHaveText(said);
  }
});
