/** Feeds that somebody opens in a browser: what they see there, with the headers that the server sends. */
import AxeBuilder from '@axe-core/playwright';
import {feedPage as english, type FeedPageContent} from '@site/src/content/feedPage';
import {changelogFeed} from '@site/src/data/changelog';
import {feeds} from '@site/src/data/feeds';
import {routes} from '@site/src/data/routes';
import {changesFeed} from '@site/src/lib/legal/versions';
import {wordsIn} from '@site/tests/languages';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const words = {en: english, it: wordsIn<FeedPageContent>('it', 'feedPage')};
const places = [
  ...feeds.filter(({kind}) => kind !== 'json').map(({path}) => path),
  changelogFeed,
  changesFeed,
];

for (const language of languages) {
  const say = words[language];
  for (const place of places) {
    test(`${place} reads as a page in ${language}`, async ({page}) => {
      await page.goto(pathIn(language, place));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.getByText(say.what)).toBeVisible();
      await expect(page.getByRole('code')).toHaveText(new RegExp(`^https?://.*${pathIn(language, place)}$`));
      await expect(page.getByRole('link', {name: say.help})).toHaveAttribute(
        'href',
        new RegExp(`${pathIn(language, routes.blogSubscribe)}$`),
      );
      const entries = page.getByRole('listitem');
      expect(await entries.count()).toBeGreaterThan(2);
      for (const entry of await entries.all()) {
        await expect(entry.getByRole('link')).toBeVisible();
      }
      // Nothing else of the file, and the sheet was let in: its ground is that of the site.
      expect(await page.locator('item, entry').first().isVisible()).toBe(false);
      expect(await page.evaluate(() => getComputedStyle(document.querySelector('main')!).maxWidth)).not.toBe(
        'none',
      );
    });
  }

  test(`a feed can be read by all in ${language}`, async ({page}) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme});
      await page.setViewportSize({width: 320, height: 800});
      await page.goto(pathIn(language, feeds[0].path));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
      // A file of XML has no place for the title of a document.
      const {violations, passes} = await new AxeBuilder({page}).disableRules(['document-title']).analyze();
      expect(passes.length).toBeGreaterThan(5);
      expect(violations).toEqual([]);
    }
  });
}
