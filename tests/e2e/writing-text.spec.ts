/** What writers may type inside a text: the page that shows it, in both languages. */
import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn} from './site';

const route = '/writing/text';

const words = {
  en: {
    owner: 'Owner',
    technician: 'Technician',
    auditor: 'Auditor',
    auditorReads: 'Which measure answers which article',
    quarter: 'Every quarter',
    quarterBrings: 'A meeting of an hour',
    forOwner: 'For the owner',
    more: 'One client more',
  },
  it: {
    owner: 'Titolare',
    technician: 'Tecnico',
    auditor: 'Auditor',
    auditorReads: 'Quale misura risponde a quale articolo',
    quarter: 'Ogni trimestre',
    quarterBrings: 'Un incontro di un’ora',
    forOwner: 'Per il titolare',
    more: 'Un cliente in più',
  },
};

/** A tab by its label: a radio button. */
const tab = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});

/** What stands behind a tab. */
const panel = (page: Page, name: string) => page.locator('label', {has: tab(page, name)}).locator('+ div');

for (const language of languages) {
  const {owner, technician, forOwner, more, ...say} = words[language];
  const other = words[language === 'en' ? 'it' : 'en'];

  test.describe(`a text in ${language}`, () => {
    test.use({locale: language});
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    test('is right for axe in both themes, and does not scroll sideways at 390 px', async ({page}) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await page.goto(pathIn(language, route));
        await pageLoaded(page);
        const {violations, passes} = await new AxeBuilder({page}).setLegacyMode(true).analyze();
        expect(passes.length).toBeGreaterThan(20);
        expect(
          violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.target.join(' ')}`)),
        ).toEqual([]);
      }
      await page.setViewportSize({width: 390, height: 844});
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    });

    test('brings no script until its island is touched', async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(pathIn(language, route));
      await pageLoaded(page);
      await tab(page, owner).check();
      expect(scripts).toEqual([]);
      const button = page.getByRole('button', {name: more});
      await button.click();
      await expect(page.locator('main output')).toContainText('13 × 12 = 156');
      expect(scripts.length).toBeGreaterThan(0);
    });

    test('shows all pictures', async ({page}) => {
      await page.goto(pathIn(language, route));
      const pictures = page.locator('main img');
      expect(await pictures.count()).toBeGreaterThanOrEqual(4);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    });

    test('lets tabs of a group follow each other, and remembers the choice', async ({page}) => {
      await page.goto(pathIn(language, route));
      await expect(tab(page, technician)).toBeChecked();
      await expect(panel(page, technician)).toBeVisible();
      await tab(page, owner).check();
      await expect(panel(page, owner)).toBeVisible();
      await expect(panel(page, technician)).toBeHidden();
      await expect(tab(page, forOwner)).toBeChecked();
      expect(new URL(page.url()).searchParams.get('reader')).toBe('owner');
      await page.goto(pathIn(language, route));
      await expect(tab(page, owner)).toBeChecked();
      // What the address says wins.
      await page.goto(`${pathIn(language, route)}?reader=technician`);
      await expect(tab(page, technician)).toBeChecked();
      // Other pages with tabs of this group, and the way back to this one.
      await page.goto(pathIn(language === 'en' ? 'it' : 'en', route));
      await expect(tab(page, other.owner)).toBeChecked();
      await page.goBack();
      await expect(tab(page, technician)).toBeChecked();
      await expect(panel(page, technician)).toBeVisible();
    });

    // A fragment of text is found as what is typed into the search of the browser.
    test('has the search of the browser find what tabs hide', async ({page}) => {
      const found = (text: string) => `${pathIn(language, route)}#:~:text=${encodeURIComponent(text)}`;
      await page.goto(found(say.auditorReads));
      await expect(tab(page, say.auditor)).toBeChecked();
      await expect(panel(page, say.auditor)).toBeInViewport();
      await tab(page, owner).check();
      await expect(panel(page, say.auditor)).toBeHidden();
      // Behind a tab that is behind another.
      await page.goto('/contact');
      await page.goto(found(say.quarterBrings));
      await expect(tab(page, forOwner)).toBeChecked();
      await expect(panel(page, say.quarter)).toBeInViewport();
      // It was not the reader who chose.
      await expect(tab(page, owner)).toBeChecked();
      expect(new URL(page.url()).search).toBe('');
    });

    test('lets the keyboard choose a tab', async ({page}) => {
      await page.goto(pathIn(language, route));
      await tab(page, technician).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tab(page, owner)).toBeFocused();
      await expect(panel(page, owner)).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(panel(page, technician)).toBeVisible();
    });

    test('opens the tab that hides where a link leads', async ({page}) => {
      await page.goto(pathIn(language, `${route}?reader=owner`));
      const target = page.locator('#first-finding');
      await expect(target).toBeHidden();
      await page.locator('main p a[href="#first-finding"]').click();
      await expect(target).toBeInViewport();
      await page.goto(pathIn(language, '/contact'));
      await page.goto(pathIn(language, `${route}?reader=owner#first-finding`));
      await expect(target).toBeVisible();
    });

    test('marks and numbers lines, and copies code as it is', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(pathIn(language, route));
      const block = page.locator('main div:has(> p:text-is("scan.yml"))');
      await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText([
        /shop\.rossi\.example/,
        'every: week\n',
        'at: 03:00\n',
      ]);
      const [copy, tick] = (await block.getByRole('button').locator('svg').all()) as [Locator, Locator];
      await expect(tick).toBeHidden();
      await block.getByRole('button').click();
      await expect(tick).toBeVisible();
      await expect(copy).toBeHidden();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trimEnd()).toBe('targets:\n  - shop.rossi.example\nevery: week\nat: 03:00');
      await expect(page.locator('pre', {hasText: 'Fondamenti'}).first()).toContainText(
        '## Fondamenti {#fundamentals}',
      );
    });

    test('wraps long lines by choice', async ({page}) => {
      await page.goto(pathIn(language, route));
      const block = page.locator('div:has(> pre)', {hasText: 'curl --request'});
      const fits = () => block.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth);
      expect(await fits()).toBe(false);
      await block.getByRole('checkbox').check();
      expect(await fits()).toBe(true);
    });

    test('gives a list a look of its own where it is asked for, and never for its shape', async ({page}) => {
      await page.goto(pathIn(language, route));
      const [asked, plain] = await page
        .getByRole('list')
        .filter({has: page.getByText(/^(Within|Entro) 24/)})
        .evaluate((list) => {
          const marker = () => getComputedStyle(list).listStyleType;
          const before = marker();
          list.parentElement!.replaceWith(list);
          return [before, marker()];
        });
      expect([asked, plain]).toEqual(['none', 'decimal']);
    });

    test('shows every tab on paper, and what can be opened', async ({page}) => {
      await page.goto(pathIn(language, route));
      const inDetails = page.locator('main details em');
      await expect(inDetails).toBeHidden();
      await page.emulateMedia({media: 'print'});
      await expect(panel(page, owner)).toBeVisible();
      await expect(panel(page, technician)).toBeVisible();
      await expect(inDetails).toBeVisible();
    });

    test.describe('without script', () => {
      test.use({javaScriptEnabled: false});

      test('lets readers choose tabs, open details and wrap lines', async ({page}) => {
        await page.goto(pathIn(language, route));
        await page.locator('label', {has: tab(page, owner)}).click();
        await expect(panel(page, owner)).toBeVisible();
        await expect(panel(page, technician)).toBeHidden();
        const details = page.locator('main details').filter({has: page.locator('em')});
        await details.locator('summary').click();
        await expect(details.locator('em')).toBeVisible();
        await page.goto(pathIn(language, `${route}#first-finding`));
        await expect(page.locator('#first-finding')).toBeVisible();
      });
    });
  });
}
