/** Visitors' tasks on a phone, and the maximum number of taps. */
import type {Locator, Page} from '@playwright/test';
import type {MoreResourcesContent} from '@site/src/content/moreResources';
import type {BlogContent} from '@site/src/content/blog';
import type {GrowthModelsContent} from '@site/src/content/growthModels';
import type {HomeContent} from '@site/src/content/home';
import type {PriceRulerContent} from '@site/src/content/priceRuler';
import type {ShellContent} from '@site/src/content/shell';
import {growthModelAnchor} from '@site/src/data/growthModels';
import {feeds} from '@site/src/data/feeds';
import {wordsIn} from '@site/tests/languages';
import {bookingHref} from '../booking';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

test.use({viewport: {width: 390, height: 844}, hasTouch: true});

function finger() {
  let taps = 0;
  return {
    async tap(target: Locator): Promise<void> {
      await target.tap();
      taps += 1;
    },
    taps: () => taps,
  };
}

const main = (page: Page) => page.getByRole('main');

for (const language of languages) {
  test.describe(language, () => {
    const shell = wordsIn<ShellContent>(language, 'shell');

    test('what 40 clients cost: two taps from home', async ({page}) => {
      const {tap, taps} = finger();
      const ruler = wordsIn<PriceRulerContent>(language, 'priceRuler');
      await page.goto(pathIn(language, '/'));
      const link = wordsIn<HomeContent>(language, 'home').growthPath.bannerAction;
      await tap(main(page).getByRole('link', {name: link}));
      await expect(page.locator('#price-ruler')).toBeInViewport();
      const clients = main(page).getByRole('spinbutton', {name: ruler.inputs.clients});
      await tap(clients);
      await clients.fill('40');
      await expect(page.locator('#price-ruler')).toContainText(ruler.result.title(40));
      expect(taps()).toBeLessThanOrEqual(2);
    });

    test('a telco books a meeting: three taps from home', async ({page}) => {
      const {tap, taps} = finger();
      const home = wordsIn<HomeContent>(language, 'home');
      const {finalCta} = wordsIn<GrowthModelsContent>(language, 'growthModels');
      await page.goto(pathIn(language, '/'));
      await tap(main(page).getByRole('link', {name: home.growthModels.models.telco.action}));
      const button = page
        .locator(`#${growthModelAnchor('telco')}`)
        .getByRole('link', {name: finalCta.secondary});
      await expect(button).toHaveAttribute('href', bookingHref(language));
      // The next tap, on the button, opens the booking page or the form.
      expect(taps() + 1).toBeLessThanOrEqual(3);
    });

    test('the onboarding checklist: two taps from the menu', async ({page}) => {
      const {tap, taps} = finger();
      await page.goto(pathIn(language, '/'));
      await page.getByRole('banner').getByRole('button', {name: shell.nav.menuLabel}).tap();
      await tap(page.locator('#site-menu').getByRole('link', {name: shell.footer.groups.resources}));
      const [onboarding] = wordsIn<MoreResourcesContent>(language, 'moreResources').checklists.items;
      await tap(main(page).getByRole('link', {name: onboarding!.name}));
      await expect(page.locator('#closing-checklist-for-day-30')).toBeInViewport();
      expect(taps()).toBe(2);
    });

    test('the feed, from an article, on a page for people', async ({page}) => {
      const {tap, taps} = finger();
      const blog = wordsIn<BlogContent>(language, 'blog');
      await page.goto(pathIn(language, '/blog/client-trust'));
      await expect(main(page).getByRole('link', {name: blog.post.backToBlog})).toHaveAttribute(
        'href',
        pathIn(language, '/blog'),
      );
      await tap(main(page).getByRole('link', {name: blog.feed.follow}));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(blog.feed.follow);
      expect(taps()).toBe(1);
      for (const {path} of feeds) {
        const address = pathIn(language, path);
        await expect(main(page)).toContainText(address);
        expect((await page.request.get(address)).ok()).toBe(true);
      }
    });
  });
}
