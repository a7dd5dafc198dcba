/** The page for writers about what stands around a text, and the overviews of sections. */
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const words = {
  en: {notice: 'Unlisted page', updated: 'Last updated on 22 November 2026', home: 'Home', guides: 'Guides'},
  it: {
    notice: 'Pagina non in elenco',
    updated: 'Ultimo aggiornamento il 22 novembre 2026',
    home: 'Home',
    guides: 'Guide',
  },
} as const;

for (const language of languages) {
  const say = words[language];

  test.describe(`${language}: front matter and settings`, () => {
    test.use({locale: language});
    test('shows what its own front matter asks for', async ({page}) => {
      await page.goto(pathIn(language, '/writing/pages'));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('note').filter({hasText: say.notice})).toBeVisible();
      await expect(page.getByText(say.updated)).toBeVisible();
      expect(await page.getByRole('table').count()).toBeGreaterThan(3);
    });

    test('reads on a phone without scrolling sideways, in both themes', async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await page.goto(pathIn(language, '/writing/pages'));
        const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        expect(wide).toBeLessThanOrEqual(room ?? 0);
      }
    });

    test('loads no script before a touch', async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') {
          scripts.push(request.url());
        }
      });
      await page.goto(pathIn(language, '/writing/pages'), {waitUntil: 'networkidle'});
      expect(scripts).toEqual([]);
    });
  });

  test.describe(`${language}: overviews`, () => {
    for (const route of ['/guides', '/legal']) {
      test(`${route} lists texts that are there`, async ({page}) => {
        await page.goto(pathIn(language, route));
        // Titles of texts: below the heading of a group, where the overview has groups.
        const links = page.locator('main li > :is(h2, h3) > a');
        const addresses = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href') ?? ''),
        );
        expect(addresses.length).toBeGreaterThanOrEqual(2);
        const outline = await page
          .locator('main :is(h1, h2, h3, h4)')
          .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
        expect(outline.filter((level, index) => level > (outline[index - 1] ?? 0) + 1)).toEqual([]);
        for (const address of addresses) {
          expect((await page.request.get(address, {maxRedirects: 0})).status()).toBe(200);
        }
      });
    }

    test('a guide leads to its overview, by keyboard', async ({page}) => {
      await page.goto(pathIn(language, '/guides/onboarding'));
      const crumb = page
        .getByRole('main')
        .getByRole('navigation')
        .first()
        .getByRole('link', {name: say.guides, exact: true});
      await crumb.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/guides')}$`));
      await expect(page.getByRole('main').getByRole('link', {name: say.home})).toBeVisible();
    });
  });

  test.describe(`${language}: without script`, () => {
    test.use({javaScriptEnabled: false});

    test('overviews and notices read all the same', async ({page}) => {
      await page.goto(pathIn(language, '/writing/pages'));
      await expect(page.getByRole('note').filter({hasText: say.notice})).toBeVisible();
      await page.goto(pathIn(language, '/guides'));
      await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toBeVisible();
    });
  });
}
