/** Elements of texts as readers see them: tabs, code, details, diagrams, formulas, lists of texts. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import type {Language} from '@site/tests/languages';
import {expect, test} from './fixtures';
import {scriptsAskedBy} from './scripts';
import {languages, pathIn} from './site';

const route = '/writing/text';

const words: Record<
  Language,
  Record<'owner' | 'technician' | 'auditor' | 'reads' | 'forOwner' | 'more', string>
> = {
  en: {
    owner: 'Owner',
    technician: 'Technician',
    auditor: 'Auditor',
    reads: 'Which measure answers which article',
    forOwner: 'For the owner',
    more: 'One client more',
  },
  it: {
    owner: 'Titolare',
    technician: 'Tecnico',
    auditor: 'Auditor',
    reads: 'Quale misura risponde a quale articolo',
    forOwner: 'Per il titolare',
    more: 'Un cliente in più',
  },
};
const {owner, technician, auditor, reads, forOwner} = words.en;

const tab = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const panel = (page: Page, name: string) => page.locator('label', {has: tab(page, name)}).locator('+ div');

test.describe('tabs', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  for (const language of languages) {
    const say = words[language];

    test(`in ${language}: those of a group follow each other, by keyboard, and remember the choice @everyday`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, route));
      await expect(tab(page, say.technician)).toBeChecked();
      await tab(page, say.technician).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tab(page, say.owner)).toBeFocused();
      await expect(panel(page, say.owner)).toBeVisible();
      await expect(panel(page, say.technician)).toBeHidden();
      await expect(tab(page, say.forOwner)).toBeChecked();
      expect(new URL(page.url()).searchParams.get('reader')).toBe('owner');
      await page.goto(pathIn(language, route));
      await expect(tab(page, say.owner)).toBeChecked();
      // The address takes precedence.
      await page.goto(`${pathIn(language, route)}?reader=technician`);
      await expect(tab(page, say.technician)).toBeChecked();
      // Other pages with tabs of this group, and back to this page.
      const other: Language = language === 'en' ? 'it' : 'en';
      await page.goto(pathIn(other, route));
      await expect(tab(page, words[other].owner)).toBeChecked();
      await page.goBack();
      await expect(tab(page, say.technician)).toBeChecked();
    });
  }

  // The browser finds a text fragment like a search in the page.
  test('open for the search of the browser, and it is not the reader who chose', async ({page}) => {
    const found = (text: string) => `${route}#:~:text=${encodeURIComponent(text)}`;
    await page.goto(found(reads));
    await expect(tab(page, auditor)).toBeChecked();
    await expect(panel(page, auditor)).toBeInViewport();
    await tab(page, owner).check();
    await expect(panel(page, auditor)).toBeHidden();
    // Inside a nested tab.
    await page.goto('/contact');
    await page.goto(found('A meeting of an hour'));
    await expect(tab(page, forOwner)).toBeChecked();
    await expect(panel(page, 'Every quarter')).toBeInViewport();
    await expect(tab(page, owner)).toBeChecked();
    expect(new URL(page.url()).search).toBe('');
  });

  test('open where a link or an address leads', async ({page}) => {
    await page.goto(`${route}?reader=owner`);
    const target = page.locator('#first-finding');
    await expect(target).toBeHidden();
    await page.locator('main p a[href="#first-finding"]').click();
    await expect(target).toBeInViewport();
    await page.goto('/contact');
    await page.goto(`${route}?reader=owner#first-finding`);
    await expect(target).toBeVisible();
  });

  test('are all on paper, and so is what can be opened', async ({page}) => {
    await page.goto(route);
    const inDetails = page.locator('main details em');
    await expect(inDetails).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(panel(page, owner)).toBeVisible();
    await expect(panel(page, technician)).toBeVisible();
    await expect(inDetails).toBeVisible();
  });
});

test('brings pictures, and no script until its island is touched', async ({page}) => {
  const asked = scriptsAskedBy(page);
  await page.goto(route);
  await tab(page, owner).check();
  const pictures = page.locator('main img');
  expect(await pictures.count()).toBeGreaterThanOrEqual(4);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  expect(asked).toEqual([]);
  await page.getByRole('button', {name: words.en.more}).click();
  await expect(page.locator('main output')).toContainText('13 × 12 = 156');
  expect(asked).not.toEqual([]);
});

test('marks lines of code, copies it as it is, and wraps it by choice', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(route);
  const block = page.locator('main div:has(> p:text-is("scan.yml"))');
  await expect(block.locator('.theme-code-block-highlighted-line')).toHaveText([
    /shop\.rossi\.example/,
    'every: week\n',
    'at: 03:00\n',
  ]);
  const [copy, tick] = [block.getByRole('button').locator('svg').first(), block.locator('button svg').last()];
  await expect(tick).toBeHidden();
  await block.getByRole('button').click();
  await expect(tick).toBeVisible();
  await expect(copy).toBeHidden();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trimEnd()).toBe('targets:\n  - shop.rossi.example\nevery: week\nat: 03:00');
  const long = page.locator('div:has(> pre)', {hasText: 'curl --request'});
  const fits = () => long.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth);
  expect(await fits()).toBe(false);
  await long.getByRole('checkbox').check();
  expect(await fits()).toBe(true);
});

test.describe('diagrams and formulas', () => {
  const drawings = (page: Page) => page.locator('main svg[role="img"]');

  test('load nothing, say what they show, and leave prices alone', async ({page}) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    /** Returns the files that a page loads besides itself and the font. */
    const loadedBy = async (address: string) => {
      loaded.length = 0;
      await page.goto(address);
      await page.locator('footer').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      return loaded.filter((path) => path !== address && !path.endsWith('.woff2'));
    };
    const plain = await loadedBy('/guides/white-label');
    expect(plain).toEqual(expect.arrayContaining(await loadedBy('/writing/diagrams')));
    expect(await drawings(page).count()).toBeGreaterThan(5);
    for (const drawing of await drawings(page).all()) {
      await expect(drawing).toHaveAccessibleName(/\w+ \w+/);
      await expect(drawing).toHaveAccessibleDescription(/(?:\w+ ){4}/);
    }
    const sentence = page.locator('main p', {hasText: '$99/month'});
    await expect(sentence).toContainText('between $1,000 and $2,000, or $99/month');
    await expect(sentence.locator('math')).toHaveCount(2);
  });

  test('are read on a phone and by axe in both themes, and what is wide scrolls by keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/writing/diagrams');
    const scroller = page.locator('main figure > [role="group"]').first();
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // Text of 16 pixels shrinks to 12 at most.
    const letters = await drawings(page)
      .locator('text')
      .evaluateAll((texts) => texts.map((text) => (text as SVGTextElement).getScreenCTM()!.a));
    expect(Math.min(...letters)).toBeGreaterThan(0.74);
    const axe = new AxeBuilder({page}).include('main').setLegacyMode(true);
    expect((await axe.analyze()).violations).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark'});
    expect((await axe.withRules(['color-contrast']).analyze()).violations).toEqual([]);
    // Nothing overflows the paper.
    await page.setViewportSize({width: 600, height: 800});
    await page.emulateMedia({media: 'print'});
    const edges = await drawings(page).evaluateAll((all) =>
      all.map((drawing) => drawing.getBoundingClientRect().right),
    );
    expect(Math.max(...edges)).toBeLessThanOrEqual(600);
  });

  test('have words that fit the boxes which were drawn for them', async ({page}) => {
    await page.goto('/writing/diagrams');
    await page.evaluate(() => document.fonts.ready);
    const boxes = await page.locator('main svg[role="img"] g:has(> rect)').evaluateAll((groups) =>
      groups.flatMap((group) => {
        const [rect, ...others] = group.querySelectorAll<SVGGraphicsElement>(':scope > rect');
        const [text, ...more] = group.querySelectorAll<SVGGraphicsElement>('text');
        if (!rect || !text || others.length + more.length > 0) {
          return [];
        }
        const [box, label] = [rect.getBoundingClientRect(), text.getBoundingClientRect()];
        const middle = label.x + label.width / 2;
        // A label is inside its box; labels of a legend are beside theirs.
        return middle > box.left && middle < box.right
          ? [{words: text.textContent, room: box.width, wide: label.width}]
          : [];
      }),
    );
    expect(boxes.length).toBeGreaterThan(8);
    expect(boxes.filter(({room, wide}) => wide > room)).toEqual([]);
  });
});

test('a page shows what its front matter asks for, and leads to its overview by keyboard', async ({page}) => {
  await page.goto('/writing/pages');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('note').filter({hasText: 'Unlisted page'})).toBeVisible();
  await expect(page.getByText('Last updated on 22 November 2026')).toBeVisible();
  await page.goto('/guides/onboarding');
  await page
    .getByRole('main')
    .getByRole('navigation')
    .first()
    .getByRole('link', {name: 'Guides', exact: true})
    .focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guides$/);
  await expect(page.getByRole('main').getByRole('link', {name: 'Home'})).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('readers choose tabs, open details, see formulas and drawings', async ({page}) => {
    await page.goto(route);
    await page.locator('label', {has: tab(page, owner)}).click();
    await expect(panel(page, owner)).toBeVisible();
    await expect(panel(page, technician)).toBeHidden();
    const details = page.locator('main details').filter({has: page.locator('em')});
    await details.locator('summary').click();
    await expect(details.locator('em')).toBeVisible();
    await page.goto(`${route}#first-finding`);
    await expect(page.locator('#first-finding')).toBeVisible();
    await page.goto('/writing/diagrams');
    await expect(page.locator('main svg[role="img"]').first()).toBeVisible();
    await expect(page.locator('main math mfrac').first()).toBeVisible();
  });
});
