/** The innovation lab: vision, values, pillars, funded projects, and where its buttons lead. */
import {innovationLab as english} from '@site/src/content/innovationLab';
import {shell as englishShell} from '@site/src/content/shell';
import {brand} from '@site/src/data/brand';
import {fundedProjects} from '@site/src/data/fundedProjects';
import {routes} from '@site/src/data/routes';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn} from './site';
import {bookingPage, noBooking} from '../booking';
import type {InnovationLabContent} from '@site/src/content/innovationLab';
import type {ShellContent} from '@site/src/content/shell';
import {wordsIn} from '@site/tests/languages';

const italian = wordsIn<InnovationLabContent>('it', 'innovationLab');
const italianShell = wordsIn<ShellContent>('it', 'shell');

const words = {en: english, it: italian};
const shellWords = {en: englishShell, it: italianShell};

for (const language of languages) {
  test.describe(`innovation lab in ${language}`, () => {
    const say = words[language];
    const {pillars, projects, strategicCta} = say;

    test.beforeEach(async ({page}) => {
      await page.goto(pathIn(language, routes.innovationLab));
      await pageLoaded(page);
    });

    test('takes its title from the words', async ({page}) => {
      await expect(page).toHaveTitle(`${say.meta.title} | ${brand.name}`);
    });

    test('says where it is', async ({page}) => {
      await expect(page.locator('main nav [aria-current="page"]')).toHaveText(
        shellWords[language].nav.items.innovationLab,
      );
      const trail = await page.locator('script[type="application/ld+json"]').textContent();
      expect(trail).toContain('BreadcrumbList');
      expect(trail).toContain(pathIn(language, routes.innovationLab));
    });

    test('has its sections in order', async ({page}) => {
      await expect(page.getByRole('heading', {level: 1})).toHaveText(say.hero.headline);
      await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
        say.values.title,
        pillars.title,
        projects.title,
        strategicCta.headline,
      ]);
    });

    test('opens with headline, subheadline and vision', async ({page}) => {
      const hero = page.locator('section#hero');
      for (const text of [say.hero.headline, say.hero.subheadline, say.hero.visionStatement]) {
        await expect(hero.getByText(text)).toBeVisible();
      }
    });

    test('shows three values', async ({page}) => {
      const cards = page.locator('section#values').getByRole('listitem');
      const items = Object.values(say.values.items);
      await expect(cards.getByRole('heading')).toHaveText(items.map(({title}) => title));
      await expect(cards.getByRole('paragraph')).toHaveText(items.map(({text}) => text));
      await expect(cards).toHaveCount(3);
    });

    test('shows three pillars with their keywords', async ({page}) => {
      await expect(page.locator('section#pillars')).toContainText(pillars.subtitle);
      const articles = page.locator('section#pillars').getByRole('article');
      await expect(articles).toHaveCount(3);
      for (const [index, pillar] of [pillars.pillar1, pillars.pillar2, pillars.pillar3].entries()) {
        const article = articles.nth(index);
        await expect(article.getByRole('heading')).toHaveText(pillar.title);
        await expect(article).toContainText(pillar.subtitle);
        await expect(article).toContainText(pillar.description);
        const keywords = article.getByRole('list', {name: pillars.keywordsLabel}).getByRole('listitem');
        await expect(keywords).toHaveText(pillar.keywords);
      }
    });

    test('shows three projects with role, funding and mark', async ({page}) => {
      const articles = page.locator('section#projects').getByRole('article');
      await expect(articles).toHaveCount(3);
      for (const [index, {id, funding}] of fundedProjects.entries()) {
        const {title, role, subtitle, description, funding: line} = projects.items[id];
        const article = articles.nth(index);
        await expect(article.getByRole('heading')).toHaveText(title);
        for (const text of [role, subtitle, description, line, projects.marks[funding]]) {
          await expect(article).toContainText(text);
        }
        await expect(article.locator('svg')).toBeVisible();
      }
    });

    test('opens the booking page in a new tab from both buttons', async ({page}) => {
      test.skip(!brand.links.booking, noBooking);
      const buttons = page.locator('section#start').getByRole('link');
      await expect(buttons).toHaveText([
        `${strategicCta.primaryCta} ${shellWords[language].newTab}`,
        `${strategicCta.secondaryCta} ${shellWords[language].newTab}`,
      ]);
      for (const button of await buttons.all()) {
        await expect(button).toHaveAttribute('href', bookingPage());
        await expect(button).toHaveAttribute('target', '_blank');
      }
    });
  });
}

test('keeps the labels of the specification', () => {
  expect(Object.values(english.values.items).map(({title}) => title)).toEqual([
    'Research-Driven',
    'IP Development',
    'Future-Focused',
  ]);
});

test('names no amount and no grant number', async ({page}) => {
  for (const language of languages) {
    await page.goto(pathIn(language, routes.innovationLab));
    const text = (await page.locator('section#projects').textContent()) ?? '';
    expect(text).not.toBe('');
    expect(text).not.toMatch(/\d|€|EUR/);
  }
});

test('leaves room for a layer behind the hero', async ({page}) => {
  await page.goto(routes.innovationLab);
  const painted = await page.locator('section#hero').evaluate((section) => {
    const layer = document.createElement('div');
    layer.style.cssText = 'position: absolute; inset: 0; z-index: -1';
    section.after(layer);
    const {left, top, width, height} = section.querySelector('h1')!.getBoundingClientRect();
    const atHeading = document.elementsFromPoint(left + width / 2, top + height / 2);
    return {
      layer: layer.getBoundingClientRect().toJSON() as DOMRect,
      section: section.getBoundingClientRect().toJSON() as DOMRect,
      order: [section.querySelector('h1')!, section, layer, section.parentElement!].map((element) =>
        atHeading.indexOf(element),
      ),
      // What lies between the layer and the reader's eye must let it through.
      covers: [section, ...section.querySelectorAll('h1, div:has(> h1)')].map(
        (element) => getComputedStyle(element).backgroundColor + getComputedStyle(element).backgroundImage,
      ),
    };
  });
  expect(painted.layer).toEqual(painted.section);
  expect(painted.order).not.toContain(-1);
  expect(painted.order).toEqual(painted.order.toSorted((a, b) => a - b));
  expect(painted.covers.length).toBeGreaterThan(1);
  expect(new Set(painted.covers)).toEqual(new Set(['rgba(0, 0, 0, 0)none']));
});

test('fits a narrow phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const language of languages) {
    await page.goto(pathIn(language, routes.innovationLab));
    const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const language of languages) {
    test(`reads and goes to the projects in ${language}`, async ({page}) => {
      await page.goto(pathIn(language, routes.innovationLab));
      await page.getByRole('link', {name: words[language].hero.projects}).click();
      await expect(page.locator('section#projects').getByRole('heading', {level: 2})).toBeInViewport();
      await expect(page.locator('section#projects').getByRole('article')).toHaveCount(3);
    });
  }
});
