/** The blog and the guides in a browser: pressing cards, keyboard, buttons, anchors, feeds. Contents: tests/content. */
import {blog as english} from '@site/src/content/blog';
import {brand} from '@site/src/data/brand';
import {feeds} from '@site/src/data/feeds';
import {routes} from '@site/src/data/routes';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn} from './site';
import {bookingPage, noBooking} from '../booking';
import type {BlogContent} from '@site/src/content/blog';
import {wordsIn} from '@site/tests/languages';

const italian = wordsIn<BlogContent>('it', 'blog');

const words = {en: english, it: italian};
/** The link of a card lies over all of it: what is pressed is the link. */
const overLink = {force: true};

for (const language of languages) {
  test.describe(`blog in ${language}`, () => {
    const say = words[language];
    const at = (route: string) => pathIn(language, route);

    test('opens an article from anywhere on its card', async ({page}) => {
      await page.goto(at(routes.blog));
      await expect(page).toHaveTitle(`Blog | ${brand.name}`);
      const card = page.getByRole('region', {name: say.list.all}).getByRole('listitem').first();
      const title = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('img').first().click(overLink);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await page.getByRole('link', {name: say.post.back, exact: true}).click();
      await expect(page).toHaveURL(at(routes.home));
    });

    test('has one stop for the keyboard on each card', async ({page}) => {
      await page.goto(at(routes.blog));
      const links = page.getByRole('region', {name: say.list.featured}).getByRole('link');
      await expect(links).toHaveCount(3);
      await links.first().focus();
      for (const index of [1, 2]) {
        await page.keyboard.press('Tab');
        await expect(links.nth(index)).toBeFocused();
      }
    });

    test('stands in two columns and in three, and in one on a phone', async ({page}) => {
      await page.goto(at(routes.blog));
      const columns = (name: string) =>
        page
          .getByRole('region', {name})
          .getByRole('list')
          .first()
          .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
      for (const [width, featured, all] of [
        [1440, 2, 3],
        [768, 2, 2],
        [320, 1, 1],
      ] as const) {
        await page.setViewportSize({width, height: 900});
        expect([await columns(say.list.featured), await columns(say.list.all)]).toEqual([featured, all]);
        const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      }
    });

    test('has feeds that a browser reads as XML', async ({page}) => {
      await page.goto(at(routes.blog));
      for (const {path} of feeds.filter(({kind}) => kind !== 'json')) {
        const answer = await page.request.get(at(path));
        expect(answer.status()).toBe(200);
        const faults = await page.evaluate(
          (text) =>
            [text, text.replace('>', '')].map(
              (xml) =>
                new DOMParser().parseFromString(xml, 'text/xml').querySelectorAll('parsererror').length,
            ),
          await answer.text(),
        );
        // The second one is broken on purpose.
        expect(faults).toEqual([0, 1]);
      }
    });
  });

  test.describe(`guides in ${language}`, () => {
    const at = (route: string) => pathIn(language, route);

    test('lead to their sheets, and back to the fundamentals', async ({page}) => {
      await page.goto(at('/guides/common-threats'));
      await page.locator('main a[href="#sheets"]').first().press('Enter');
      await expect(page.locator('#sheets')).toBeInViewport();
      await page.locator(`main > p > a[href$="#fundamentals"]`).click();
      await expect(page.locator('#fundamentals')).toBeInViewport();
      await expect(page).toHaveURL(`${at(routes.eduHub)}#fundamentals`);
    });

    test('open a guide from anywhere on its card', async ({page}) => {
      await page.goto(at(routes.guideWhiteLabel));
      await page.locator('[aria-labelledby="at-a-glance"] > ul > li > ul').first().click(overLink);
      await expect(page).toHaveURL(at(routes.guideSetup));
    });

    test('fit a phone with their tables: of four columns, and of three with sentences, the first stands above the others', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(at(routes.guideSetup));
      const tables = await page.locator('main [role=group]:has(> table)').evaluateAll((regions) =>
        regions.map((region) => {
          const boxes = [...region.querySelectorAll('tbody tr:first-child > *')].map((cell) =>
            cell.getBoundingClientRect(),
          );
          return {
            columns: boxes.length,
            fits: region.scrollWidth <= region.clientWidth,
            firstIsAbove: boxes[0]!.bottom <= boxes[1]!.top,
          };
        }),
      );
      const four = {columns: 4, fits: true, firstIsAbove: true};
      expect(tables.sort((one, other) => one.columns - other.columns)).toEqual([
        {columns: 3, fits: true, firstIsAbove: true},
        four,
        four,
      ]);
    });

    test('show on a phone that a table of five columns goes on, below a column that stays', async ({
      page,
    }) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(at(routes.guideSetup));
      const region = page.locator('main [role=group]:has(> table)').nth(1);
      // None of our own texts has one.
      const shown = await region.evaluate((element) => {
        element.querySelector('table')!.removeAttribute('data-stacked');
        for (const row of element.querySelectorAll('tr')) {
          row.append(row.lastElementChild!.cloneNode(true));
        }
        const {right} = element.getBoundingClientRect();
        const cells = [...element.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect());
        return {
          columns: cells.length,
          cut: cells.some((cell) => cell.left < right - 24 && cell.right > right + 24),
        };
      });
      expect(shown).toEqual({columns: 5, cut: true});
      const left = () =>
        region.locator('td').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
      const [first, second] = await left();
      await region.press('ArrowRight');
      await expect.poll(async () => (await left())[1]).toBeLessThan(second!);
      expect((await left())[0]).toBe(first);
    });

    test('keep short compounds of their titles together', async ({page}) => {
      await page.goto(at(routes.guideWhiteLabel));
      await expect(page.locator('h1 span')).toHaveText('white-label');
      await expect(page.locator('h1 span')).toHaveCSS('text-wrap-mode', 'nowrap');
    });

    test('open the booking page in a new tab for a consultation, in the same tab for the toolkit', async ({
      page,
      context,
    }) => {
      test.skip(!brand.links.booking, noBooking);
      await context.route(`${bookingPage()}*`, (route) =>
        route.fulfill({contentType: 'text/html', body: '<title>Booking</title>'}),
      );
      const button = page.locator(`main a[href^="${bookingPage()}"]`).first();
      await page.goto(at(routes.guideSetup));
      const [opened] = await Promise.all([context.waitForEvent('page'), button.click()]);
      await expect(opened).toHaveURL(bookingPage());
      await opened.close();
      await page.goto(at(routes.guidePricing));
      await pageLoaded(page);
      await button.click();
      await expect(page).toHaveURL(bookingPage());
      expect(context.pages()).toHaveLength(1);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('reads from the list to an article and on to the platform', async ({page}) => {
    await page.goto(routes.blog);
    await page.getByRole('region', {name: english.list.featured}).getByRole('link').first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('NIS2');
    await page.getByRole('main').getByRole('link', {name: 'Explore Solutions'}).click();
    await expect(page).toHaveURL(routes.solutions);
  });
});

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`the check of the NIS2 article, in ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({javaScriptEnabled});

      test('keeps the row that fits the answers, by keyboard, and shows all again', async ({page}) => {
        await page.goto(pathIn(language, '/blog/nis2-directive-italy#check'));
        const form = page.getByRole('main').locator('form[method="dialog"]');
        const rows = page.getByRole('main').locator('tr[data-q0]');
        const all = await rows.count();
        expect(all).toBeGreaterThan(5);
        await expect(rows.filter({visible: true})).toHaveCount(all);
        await expect(form.getByRole('button')).toBeHidden();
        const verdict =
          language === 'en' ? 'Probably an important entity.' : 'Probabilmente è un soggetto importante.';
        const said = form.getByRole('status');
        const link = rows.getByRole('link', {
          name: language === 'en' ? 'What it has to do' : 'Che cosa deve fare',
        });
        await expect(link).toHaveCount(0);
        // The second sector, the middle size, no exception: a radio each, by arrows from the first.
        for (const [question, steps] of [1, 1, 0].entries()) {
          await form.locator(`[name="q${question}"]`).first().press('Space');
          for (let step = 0; step < steps; step += 1) {
            await page.keyboard.press('ArrowRight');
          }
        }
        await expect(rows.filter({visible: true})).toHaveCount(1);
        await expect(rows.filter({visible: true})).toContainText(verdict);
        await expect(said).toHaveText(verdict, {useInnerText: true});
        await expect(link).toHaveCount(1);
        // Still a row of the table, with all of its cells.
        await expect(rows.filter({visible: true}).getByRole('cell')).toHaveCount(4);
        await page.keyboard.press('Tab');
        await expect(form.getByRole('button')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(rows.filter({visible: true})).toHaveCount(all);
        await expect(said).toHaveText('', {useInnerText: true});
        // One answer is enough where no other can change what it leads to.
        await form.locator('[name="q0"]').first().press('Space');
        await expect(said).not.toHaveText('', {useInnerText: true});
        await expect(link).toHaveCount(1);
      });
    });
  }
}
