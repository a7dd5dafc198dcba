/** The search: golden queries in both languages, the keyboard, and what happens when it cannot work. */
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', {name: /Search this site|Cerca nel sito/});
const field = (page: Page) => dialog(page).getByRole('searchbox');
const status = (page: Page) => dialog(page).getByRole('status');
const titles = (page: Page) => dialog(page).locator('section > ul > li > a');

async function search(page: Page, query: string): Promise<string[]> {
  await field(page).fill(query);
  await expect(dialog(page).locator(`[data-query="${query}"]`)).toBeVisible();
  return titles(page).allTextContents();
}

/** Query, and words that a title among the first results holds. */
const golden = {
  en: [
    ['risk register', /risk assessment/i, 'what a guide is about'],
    ['certificates', /trust|ROI|white-label/i, 'a plural'],
    ['onboard', /onboarding/i, 'the beginning of a word'],
    ['phishing mail', /threats|practices|trends/i, 'two words'],
    ['certficate', /trust|ROI|white-label/i, 'a typo inside'],
    ['securty', /security/i, 'a missing letter'],
    ['prorated', /plans|pricing|name/i, 'a term of the questions about prices'],
  ],
  it: [
    ['vulnerabilità', /minacce|piattaforma|sicurezza|hub/i, 'un accento'],
    ['vulnerabilita', /minacce|piattaforma|sicurezza|hub/i, 'senza accento'],
    ['scansioni', /piattaforma|onboarding|sicurezza/i, 'un plurale'],
    ['sicureza', /sicurezza/i, 'un refuso'],
    ['certficato', /minacce|fiducia|ROI|white-label/i, 'un refuso dentro'],
    ['fornitori direttiva', /NIS2|tendenze/i, 'due parole'],
    ['furto', /minacce/i, 'un termine solo italiano'],
  ],
} as const;

for (const [language, queries] of Object.entries(golden)) {
  test(`golden searches in ${language}`, async ({page}) => {
    await page.goto(language === 'en' ? '/contact' : '/it/contact');
    await page
      .getByRole('banner')
      .getByRole('link', {name: /^(?:Search|Cerca)$/})
      .click();
    for (const [query, wanted, why] of queries) {
      const found = await search(page, query);
      expect(
        found.some((title) => wanted.test(title)),
        `${query} (${why}): ${found.join(' | ')}`,
      ).toBe(true);
    }
  });
}

test('plural and singular, accents and plain letters find the same', async ({page}) => {
  await page.goto('/it/guides/setup');
  await page.keyboard.press('/');
  expect(await search(page, 'scansione')).toEqual(await search(page, 'scansioni'));
  expect(await search(page, 'attività')).toEqual(await search(page, 'attivita'));
});

test('nothing is loaded before the search is opened', async ({page}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/guides/setup');
  await page.waitForTimeout(1500);
  expect(loaded.filter((path) => /search|pagefind/.test(path))).toEqual([]);
  await page.keyboard.press('/');
  await search(page, 'backup');
  expect(loaded.some((path) => path.startsWith('/pagefind/'))).toBe(true);
  expect(loaded.filter((path) => path.includes('islands'))).toEqual([]);
});

test('results stand in groups, with the matches marked, and can be asked for more', async ({page}) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await search(page, 'security');
  const groups = await dialog(page).getByRole('heading', {level: 3}).allTextContents();
  expect(groups.length).toBeGreaterThan(1);
  expect(['Guides', 'Articles', 'Pages']).toEqual(expect.arrayContaining(groups));
  expect(await dialog(page).locator('mark').count()).toBeGreaterThan(2);
  const before = await titles(page).count();
  await dialog(page).getByRole('button', {name: 'Show more results'}).click();
  await expect.poll(() => titles(page).count()).toBeGreaterThan(before);
});

test('works by keyboard alone, and gives the focus back', async ({page}) => {
  await page.goto('/guides/setup');
  const link = page.getByRole('banner').getByRole('link', {name: 'Search'});
  await link.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ransomware');
  await expect(titles(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(titles(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('ransomware');
  const first = await titles(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === first);
});

test('a slash in a field is a slash', async ({page}) => {
  await page.goto('/contact');
  await page.getByRole('textbox', {name: 'Message'}).pressSequentially('a/b');
  await expect(dialog(page)).toBeHidden();
});

test('nothing found, and nothing typed, lead on', async ({page}) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(dialog(page).getByRole('link', {name: 'Plans and prices'})).toBeVisible();
  await search(page, 'qwertzuiop');
  await expect(status(page)).toContainText('Nothing found.');
  await expect(dialog(page).getByRole('link', {name: 'Cyber Edu Hub'})).toHaveAttribute(
    'href',
    '/resources/cyber-edu-hub',
  );
});

test('an index that does not come can be tried again', async ({page, complaints}) => {
  await page.route('**/pagefind/pagefind.js', (route) => route.abort());
  await page.goto('/');
  await page.keyboard.press('/');
  await field(page).fill('backup');
  await expect(status(page)).toContainText('The search did not load.');
  await page.unroute('**/pagefind/pagefind.js');
  await dialog(page).getByRole('button', {name: 'Try again'}).click();
  await expect(titles(page).first()).toBeVisible();
  expect(complaints.splice(0).length).toBeGreaterThan(0);
});

test('the search page opens the search with the query of its address, and leads on when it is closed', async ({
  page,
}) => {
  await page.goto('/search?q=backup');
  await expect(field(page)).toHaveValue('backup');
  await expect(titles(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('link', {name: 'Guides for partners'})).toBeVisible();
  expect(await page.getByRole('main').innerText()).not.toContain('needs JavaScript');
});

test('excerpts are text that can be read, and say where it goes on', async ({page}) => {
  await page.goto('/contact');
  await page.keyboard.press('/');
  const excerpts = dialog(page).locator('section > ul > li > p');
  // Words of links for screen readers, of a picture of the product, of code.
  for (const query of ['new tab', 'certificate', 'likelihood', 'sales']) {
    await search(page, query);
    const texts = await excerpts.allTextContents();
    expect(texts.length, query).toBeGreaterThan(0);
    expect(texts.filter((text) => /opens in a new tab|ends in nine days|id: R-\d/.test(text))).toEqual([]);
    expect(texts.some((text) => /^…\s/.test(text) && /\s…$/.test(text))).toBe(true);
  }
});

test('what is not listed is not found', async ({page}) => {
  await page.goto('/');
  await page.keyboard.press('/');
  for (const query of ['Send Test Email', 'Checking echo server health']) {
    const found = await search(page, query);
    expect(found.filter((title) => /test/i.test(title))).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the link leads to a page that says what else there is', async ({page}) => {
    await page.goto('/it/guides/setup');
    await page.getByRole('banner').getByRole('link', {name: 'Cerca'}).click();
    await expect(page).toHaveURL(/\/it\/search$/);
    // Playwright's texts leave `<noscript>` out.
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain('richiede JavaScript');
    await expect(page.getByRole('main').getByRole('link', {name: 'Guide per i partner'})).toBeVisible();
  });
});
