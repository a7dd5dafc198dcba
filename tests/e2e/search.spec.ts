/** The search: queries and results, the dialog, the page, the keyboard, and failures. */
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page} from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/data/format';
import queries from './searchQueries.json';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const dialog = (page: Page) => page.getByRole('dialog', {name: /Search this site|Cerca nel sito/});
const field = (page: Page) => dialog(page).getByRole('searchbox');
const status = (page: Page) => dialog(page).getByRole('status');
/** Returns the pages found. Their sections and files are nested lists. */
const found = (scope: Page | Locator) =>
  scope.getByRole('list', {name: /^(Results|Risultati)$/}).locator('> li');
const list = (scope: Page | Locator) => found(scope).locator('> a');
const titles = (page: Page) => list(dialog(page));

async function search(page: Page, query: string): Promise<string[]> {
  await field(page).fill(query);
  await expect(dialog(page).locator('[data-query]')).toHaveAttribute('data-query', query);
  return titles(page).allTextContents();
}

/** Minimum share of queries that find their page; `others` were written after the search was finished. */
const wanted = {asked: 0.97, own: 0.97, others: 0.93} satisfies Record<keyof typeof queries, number>;

for (const [name, share] of Object.entries(wanted)) {
  for (const language of languages) {
    test(`finds what people look for among the first three: ${name}, ${language}`, async ({page}) => {
      test.slow();
      const own: Record<string, string[]> = queries[name as keyof typeof queries][language];
      expect(Object.keys(own).length).toBeGreaterThan(20);
      await page.goto(pathIn(language, '/contact'));
      await page.keyboard.press('/');
      const missed: string[] = [];
      for (const [query, pages] of Object.entries(own)) {
        await search(page, query);
        const paths = await titles(page).evaluateAll((links) =>
          links.map((link) => (link as HTMLAnchorElement).pathname),
        );
        expect.soft(paths, query).not.toEqual([]);
        const first = paths.slice(0, 3);
        if (!pages.some((path) => first.includes(pathIn(language, path)))) {
          missed.push(`${query}: ${first.join(' ')}, not ${pages.join(' ')}`);
        }
      }
      const {length} = Object.keys(own);
      expect(1 - missed.length / length, missed.join('\n')).toBeGreaterThanOrEqual(share);
    });
  }
}

test.describe('the dialog', () => {
  test('comes with its index when it is opened, and not before', async ({page}) => {
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

  test('says what kind of page each is, marks the matches, and leads to all results', async ({page}) => {
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

  test('answers above the pages, with the place from which the answer comes @everyday', async ({page}) => {
    const {entry} = priceList;
    const answer = dialog(page).getByRole('list', {name: 'Answer'});
    await page.goto('/contact');
    await page.keyboard.press('/');
    await search(page, `how much does ${entry.name} cost`);
    await expect(answer.getByRole('link')).toContainText(formats('en').eur(entry.eurPerMonth));
    await expect(answer).toContainText('From: Pricing');
    await expect(answer.getByRole('link')).toHaveAttribute('href', '/pricing');
    // The subject of the question comes first.
    for (const [query, file] of [
      ['onboarding checklist pdf', '/downloads/onboarding-checklist.pdf'],
      ['scan authorization form', '/downloads/scan-authorization.pdf'],
    ] as const) {
      await search(page, query);
      await expect(answer.getByRole('link').first()).toHaveAttribute('href', file);
    }
    await search(page, 'ransomware');
    await expect(answer).toHaveCount(0);
  });

  test('leads on where nothing is typed, nothing found, or a word stands nowhere', async ({page}) => {
    await page.goto('/');
    await page.keyboard.press('/');
    await expect(dialog(page).getByRole('link', {name: 'Plans and prices'})).toBeVisible();
    await search(page, 'qwertzuiop');
    await expect(status(page)).toContainText('Nothing found.');
    await expect(dialog(page).getByRole('link', {name: 'Cyber Edu Hub'})).toHaveAttribute(
      'href',
      '/resources/cyber-edu-hub',
    );
    await search(page, 'backup xylophone');
    await expect(status(page)).toContainText('No page has all of it; these have most.');
    await expect(found(dialog(page)).locator('> small').first()).toContainText('Without: xylophone');
    // Nor are unlisted pages found.
    for (const query of ['Send Test Email', 'Checking echo server health']) {
      expect((await search(page, query)).filter((title) => /test/i.test(title))).toEqual([]);
    }
  });

  test('works by keyboard alone, gives the focus back, and leaves a slash in a field alone @everyday', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', {name: 'Message'}).pressSequentially('a/b');
    await expect(dialog(page)).toBeHidden();
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

  test('shows excerpts that can be read, without words of buttons, pictures and code', async ({page}) => {
    await page.goto('/contact');
    await page.keyboard.press('/');
    for (const query of [
      'new tab',
      'certificate',
      'likelihood',
      'sales',
      'assessment toolkit',
      'common threats',
    ]) {
      await search(page, query);
      const excerpts = await found(dialog(page)).locator('> p').allTextContents();
      const text = excerpts.map((each) => each.replace(/\s+/g, ' ')).join('\n');
      // Text continues before and after the excerpt.
      expect(text, query).toMatch(/^… /m);
      expect(text, query).toMatch(/ …$/m);
      expect(text, query).not.toMatch(
        /opens in a new tab|ends in nine days|id: R-\d|Download (?:Assessment Toolkit|Guide)/,
      );
    }
  });

  test('offers another try where the index does not come', async ({page, complaints}) => {
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
});

test.describe('the page of the search', () => {
  const main = (page: Page) => page.getByRole('main');
  const input = (page: Page) => main(page).getByRole('textbox', {name: 'Search for'});
  const results = (page: Page) => list(main(page));
  const filter = (page: Page, name: RegExp) => main(page).getByRole('radio', {name});

  test('shows the query of its address, and keeps in it what is typed and chosen @everyday', async ({
    page,
  }) => {
    await page.goto('/search?q=backup');
    await expect(input(page)).toHaveValue('backup');
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ results$/);
    const all = await results(page).allTextContents();
    expect(all.length).toBeGreaterThan(5);

    await filter(page, /^Guides \d+$/).check({force: true});
    await expect(page).toHaveURL(/\?q=backup&in=guides$/);
    await expect(found(main(page)).locator('> small').first()).toContainText('Guide');
    await expect.poll(() => results(page).count()).toBeLessThan(all.length);
    const guides = await results(page).allTextContents();
    // A subset of all results, in the same order.
    expect(all.filter((title) => guides.includes(title))).toEqual(
      guides.filter((title) => all.includes(title)),
    );

    await input(page).fill('phishing');
    // Typing changes the address before the query is sent.
    await expect(page).toHaveURL(/\?q=phishing&in=guides$/);
    await input(page).press('Enter');
    await expect(results(page).first()).toBeVisible();
    await page.goBack();
    await expect(input(page)).toHaveValue('backup');
    await expect(filter(page, /^Guides/)).toBeChecked();
    await page.goBack();
    await expect(filter(page, /^Everything/)).toBeChecked();
    await expect.poll(() => results(page).allTextContents()).toEqual(all);
    await page.goForward();
    await expect(filter(page, /^Guides/)).toBeChecked();
  });

  test('shows more below what is there, and goes on with the focus @everyday', async ({page}) => {
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
    await expect(input(page)).toBeFocused();
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
    await expect(input(page)).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('keeps the focus among the results while others come @everyday', async ({page}) => {
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

  test('has results in which axe finds nothing wrong, in both themes', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/it/search?q=disdetta');
    await expect(results(page).first()).toBeVisible();
    const axe = new AxeBuilder({page}).include('main');
    expect((await axe.analyze()).violations).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    expect((await axe.withRules(['color-contrast']).analyze()).violations).toEqual([]);
  });

  test('offers another try where the index does not come', async ({page, complaints}) => {
    await page.route('**/pagefind/search.json', (route) => route.abort());
    await page.goto('/search?q=backup');
    await expect(main(page).getByRole('status')).toContainText('The search did not load.');
    await page.unroute('**/pagefind/search.json');
    await main(page).getByRole('button', {name: 'Try again'}).click();
    await expect(results(page).first()).toBeVisible();
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });

  test('searches for its address also where its script is there before its form', async ({page, baseURL}) => {
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
      // Waits for the time when a script that does not wait for the page would run.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      sendRest!();
      await loaded;
      await expect(results(page).first()).toBeVisible();
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is where the link leads, and says what else there is', async ({page}) => {
      await page.goto('/it/guides/setup');
      await page.getByRole('banner').getByRole('link', {name: 'Cerca'}).click();
      await expect(page).toHaveURL(/\/it\/search$/);
      // Playwright's text excludes `<noscript>`.
      const note = page.locator('main noscript p');
      await expect(note).toBeVisible();
      expect(await note.textContent()).toContain('richiede JavaScript');
      await expect(main(page).getByRole('link', {name: 'Guide per i partner'})).toBeVisible();
    });
  });
});
