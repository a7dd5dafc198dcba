/** The blog: cards, feeds in a browser, the check of an article, pictures without layout shift. */
import AxeBuilder from '@axe-core/playwright';
import type {BlogContent} from '@site/src/content/blog';
import type {FeedPageContent} from '@site/src/content/feedPage';
import {changelogFeed} from '@site/src/data/changelog';
import {feeds} from '@site/src/data/feeds';
import {routes} from '@site/src/data/routes';
import {changesFeed} from '@site/src/features/legal/model/versions';
import {type Language, wordsIn} from '@site/tests/languages';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const places = [
  ...feeds.filter(({kind}) => kind !== 'json').map(({path}) => path),
  changelogFeed,
  changesFeed,
];

for (const language of languages) {
  const at = (route: string) => pathIn(language, route);

  test(`in ${language}: an article opens from anywhere on its card, which is one stop for the keyboard @everyday`, async ({
    page,
  }) => {
    const say = wordsIn<BlogContent>(language, 'blog');
    await page.goto(at(routes.blog));
    const links = page.getByRole('region', {name: say.list.featured}).getByRole('link');
    await links.first().focus();
    for (const link of (await links.all()).slice(1)) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    const card = page.getByRole('region', {name: say.list.all}).getByRole('listitem').first();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    // The link of a card covers it, so the click hits the link.
    await card.getByRole('img').first().click({force: true});
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await page.getByRole('link', {name: say.post.back, exact: true}).click();
    await expect(page).toHaveURL(at(routes.home));
  });

  test(`in ${language}: every feed reads as a page`, async ({page}) => {
    const say = wordsIn<FeedPageContent>(language, 'feedPage');
    for (const place of places) {
      await page.goto(at(place));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByText(say.what)).toBeVisible();
      await expect(page.getByRole('code')).toHaveText(new RegExp(`^https?://.*${at(place)}$`));
      await expect(page.getByRole('link', {name: say.help})).toHaveAttribute(
        'href',
        new RegExp(`${at(routes.blogSubscribe)}$`),
      );
      const entries = page.getByRole('listitem');
      expect(await entries.count()).toBeGreaterThan(2);
      await expect(entries.first().getByRole('link')).toBeVisible();
      // The rest of the file is hidden.
      await expect(page.locator('item, entry').first()).toBeHidden();
    }
  });
}

test('a feed can be read by all', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await page.goto(feeds[0].path);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    // An XML file cannot have a document title.
    const {violations, passes} = await new AxeBuilder({page}).disableRules(['document-title']).analyze();
    expect(passes.length).toBeGreaterThan(5);
    expect(violations, colorScheme).toEqual([]);
  }
});

test('a drawing in a text takes the room that was kept for it', async ({page}) => {
  let release = () => {};
  const measured = new Promise<void>((resolve) => (release = resolve));
  await page.route(/nis2-calendar.*\.svg$/, async (route) => {
    await measured;
    await route.continue();
  });
  await page.goto('/blog/nis2-directive-italy', {waitUntil: 'domcontentloaded'});
  const drawing = page.locator('main figure img');
  await drawing.scrollIntoViewIfNeeded();
  const box = () => drawing.evaluate(({clientWidth, clientHeight}) => [clientWidth, clientHeight]);
  const own = () =>
    drawing.evaluate(({naturalWidth, naturalHeight}: HTMLImageElement) => [naturalWidth, naturalHeight]);
  const before = await box();
  release();
  await expect.poll(own).not.toContain(0);
  expect(before).toEqual(await own());
  expect(await box()).toEqual(before);
});

/** The check of the NIS2 article: the resulting row. */
const verdicts: Record<Language, {verdict: string; next: string}> = {
  en: {verdict: 'Probably an important entity.', next: 'What it has to do'},
  it: {verdict: 'Probabilmente è un soggetto importante.', next: 'Che cosa deve fare'},
};

for (const language of languages) {
  for (const javaScriptEnabled of language === 'en' ? [true, false] : [true]) {
    test.describe(`in ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({javaScriptEnabled});

      test('the check keeps the row that fits the answers, by keyboard, and shows all again @everyday', async ({
        page,
      }) => {
        const {verdict, next} = verdicts[language];
        await page.goto(pathIn(language, '/blog/nis2-directive-italy#check'));
        const form = page.getByRole('main').locator('form[method="dialog"]');
        const rows = page.getByRole('main').locator('tr[data-q0]');
        const shown = rows.filter({visible: true});
        const said = form.getByRole('status');
        const link = rows.getByRole('link', {name: next});
        const all = await rows.count();
        expect(all).toBeGreaterThan(5);
        await expect(shown).toHaveCount(all);
        await expect(form.getByRole('button')).toBeHidden();
        await expect(link).toHaveCount(0);
        // The second sector, the middle size, no exception: radio buttons, by arrow keys from the first.
        for (const [question, steps] of [1, 1, 0].entries()) {
          await form.locator(`[name="q${question}"]`).first().press('Space');
          for (let step = 0; step < steps; step += 1) {
            await page.keyboard.press('ArrowRight');
          }
        }
        await expect(shown).toHaveCount(1);
        await expect(shown).toContainText(verdict);
        await expect(said).toHaveText(verdict, {useInnerText: true});
        await expect(link).toHaveCount(1);
        // Still a table row with all cells.
        await expect(shown.getByRole('cell')).toHaveCount(4);
        await page.keyboard.press('Tab');
        await expect(form.getByRole('button')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(shown).toHaveCount(all);
        await expect(said).toHaveText('', {useInnerText: true});
        // One answer is enough if no other can change the result.
        await form.locator('[name="q0"]').first().press('Space');
        await expect(said).not.toHaveText('', {useInnerText: true});
        await expect(link).toHaveCount(1);
      });
    });
  }
}
