/** The search: golden queries in both languages, the keyboard, and what happens when it cannot work. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page} from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/lib/format';
import {expect, test} from './fixtures';

const dialog = (page: Page) => page.getByRole('dialog', {name: /Search this site|Cerca nel sito/});
const field = (page: Page) => dialog(page).getByRole('searchbox');
const status = (page: Page) => dialog(page).getByRole('status');
/** Each page that was found; the parts and the files of one are lists of their own in it. */
const found = (scope: Page | Locator) =>
  scope.getByRole('list', {name: /^(Results|Risultati)$/}).locator('> li');
const list = (scope: Page | Locator) => found(scope).locator('> a');
const titles = (page: Page) => list(dialog(page));

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
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /search|pagefind/.test(path))).toEqual([]);
  await page.keyboard.press('/');
  await search(page, 'backup');
  expect(loaded.some((path) => path.startsWith('/pagefind/'))).toBe(true);
  expect(loaded.filter((path) => path.includes('islands'))).toEqual([]);
});

test('results say what kind of page they are, with the matches marked, and lead to all of them', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await search(page, 'security');
  const kinds = await found(dialog(page)).locator('> small').allTextContents();
  expect(new Set(kinds).size).toBeGreaterThan(1);
  expect(await dialog(page).locator('mark').count()).toBeGreaterThan(2);
  const shown = await titles(page).allTextContents();
  await dialog(page)
    .getByRole('link', {name: /^All \d+ results$/})
    .click();
  await expect(page).toHaveURL(/\/search\?q=security$/);
  await expect(list(page.getByRole('main')).first()).toBeVisible();
  expect((await list(page.getByRole('main')).allTextContents()).slice(0, shown.length)).toEqual(shown);
});

test('what is asked for is answered above the pages, with the place from which it comes', async ({page}) => {
  const {entry} = priceList;
  await page.goto('/contact');
  await page.keyboard.press('/');
  await search(page, `how much does ${entry.name} cost`);
  const answer = dialog(page).getByRole('list', {name: 'Answer'});
  await expect(answer.getByRole('link')).toContainText(formats('en').eur(entry.eurPerMonth));
  await expect(answer).toContainText('From: Pricing');
  await expect(answer.getByRole('link')).toHaveAttribute('href', '/pricing');
  await search(page, 'onboarding checklist pdf');
  // All of the guide; what the question names comes first.
  await expect(answer.getByRole('link')).toHaveCount(3);
  await expect(answer.getByRole('link').first()).toHaveAttribute(
    'href',
    '/downloads/onboarding-checklist.pdf',
  );
  await search(page, 'scan authorization form');
  await expect(answer.getByRole('link').first()).toHaveAttribute('href', '/downloads/scan-authorization.pdf');
  await search(page, 'ransomware');
  await expect(answer).toHaveCount(0);
});

test('a word that stands nowhere does not empty the result, and is said', async ({page}) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await search(page, 'backup xylophone');
  await expect(status(page)).toContainText('No page has all of it; these have most.');
  await expect(found(dialog(page)).locator('> small').first()).toContainText('Without: xylophone');
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

test.describe('the page of the search', () => {
  const main = (page: Page) => page.getByRole('main');
  const results = (page: Page) => list(main(page));
  const filter = (page: Page, name: RegExp) => main(page).getByRole('radio', {name});

  test('shows the query of its address, and keeps in it what is typed and chosen', async ({page}) => {
    await page.goto('/search?q=backup');
    await expect(main(page).getByRole('textbox', {name: 'Search for'})).toHaveValue('backup');
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ results$/);
    const all = await results(page).allTextContents();
    expect(all.length).toBeGreaterThan(5);

    await filter(page, /^Guides \d+$/).check({force: true});
    await expect(page).toHaveURL(/\?q=backup&in=guides$/);
    await expect(found(main(page)).locator('> small').first()).toContainText('Guide');
    await expect.poll(() => results(page).count()).toBeLessThan(all.length);
    const guides = await results(page).allTextContents();
    // Chosen from all, in the same order.
    expect(all.filter((title) => guides.includes(title))).toEqual(
      guides.filter((title) => all.includes(title)),
    );

    await main(page).getByRole('textbox').fill('phishing');
    // Typing changes the address before the query is sent.
    await expect(page).toHaveURL(/\?q=phishing&in=guides$/);
    await main(page).getByRole('textbox').press('Enter');
    await expect(results(page).first()).toBeVisible();
    await page.goBack();
    await expect(main(page).getByRole('textbox')).toHaveValue('backup');
    await expect(filter(page, /^Guides/)).toBeChecked();
    await page.goBack();
    await expect(filter(page, /^Everything/)).toBeChecked();
    await expect.poll(() => results(page).allTextContents()).toEqual(all);
    await page.goForward();
    await expect(filter(page, /^Guides/)).toBeChecked();
  });

  test('shows more below what is there, and goes on with the focus', async ({page}) => {
    await page.goto('/search?q=security');
    await expect(results(page).first()).toBeVisible();
    const before = await results(page).allTextContents();
    await main(page).getByRole('button', {name: 'Show more results'}).press('Enter');
    await expect.poll(() => results(page).count()).toBeGreaterThan(before.length);
    expect((await results(page).allTextContents()).slice(0, before.length)).toEqual(before);
    await expect(results(page).nth(before.length)).toBeFocused();
  });

  test('works by keyboard, and the slash goes to its field', async ({page}) => {
    await page.goto('/search');
    const field = main(page).getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('onboarding');
    await expect(main(page).locator('[data-query="onboarding"]')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(filter(page, /^Everything/)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(filter(page, /^Guides/)).toBeChecked();
    await expect(filter(page, /^Guides/)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('whoever is among the results while others come stays among them', async ({page}) => {
    await page.goto('/search?q=security');
    await expect(results(page).first()).toBeVisible();
    const before = await results(page).first().textContent();
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/pagefind/**', async (route) => {
      await gate;
      await route.continue();
    });
    await filter(page, /^Legal/).check({force: true});
    await results(page).first().focus();
    letThrough();
    await expect(results(page).first()).not.toHaveText(before!);
    await expect(results(page).first()).toBeFocused();
  });

  test('offers files where files are asked for', async ({page}) => {
    await page.goto('/search?q=risk&in=files');
    const links = main(page).getByRole('link', {name: /risk register/i});
    for (const [index, format] of ['csv', 'pdf', 'xlsx'].entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/downloads/risk-register.${format}`);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has nothing that axe finds wrong, at 390 px, ${colorScheme}`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width: 390, height: 844});
      await page.goto('/it/search?q=disdetta');
      await expect(results(page).first()).toBeVisible();
      expect((await new AxeBuilder({page}).analyze()).violations).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }

  test('leads on where the index does not come, and tries again', async ({page, complaints}) => {
    await page.route('**/pagefind/search.json', (route) => route.abort());
    await page.goto('/search?q=backup');
    await expect(main(page).getByRole('status')).toContainText('The search did not load.');
    await page.unroute('**/pagefind/search.json');
    await main(page).getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });
});

test('the page searches for its address also where its script is there before its form', async ({
  page,
  baseURL,
}) => {
  const html = await (await fetch(`${baseURL}/search`)).text();
  const cut = html.indexOf('<main');
  expect(html.indexOf('data-search-page')).toBeGreaterThan(cut);
  let sendRest: (() => void) | undefined;
  const server = createServer((request, response) => {
    if (request.url!.startsWith('/search?')) {
      response.writeHead(200, {'content-type': 'text/html'}).write(html.slice(0, cut));
      sendRest = () => response.end(html.slice(cut));
      return;
    }
    void fetch(baseURL + request.url!).then(async (answer) => {
      response.writeHead(answer.status, {'content-type': answer.headers.get('content-type')!});
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const script = page.waitForEvent('requestfinished', (request) =>
      /\/searchPage\.\w+\.js$/.test(request.url()),
    );
    const loaded = page.goto(`http://localhost:${(server.address() as AddressInfo).port}/search?q=backup`);
    await script;
    // A script that does not wait for the page runs now.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    sendRest!();
    await loaded;
    await expect(list(page.getByRole('main')).first()).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('excerpts are text that can be read, and say where it goes on', async ({page}) => {
  await page.goto('/contact');
  await page.keyboard.press('/');
  const excerpts = found(dialog(page)).locator('> p');
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
