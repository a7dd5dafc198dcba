/** The growth-models page: four ways down, what each model holds, and where its links lead. */
import type {Page} from '@playwright/test';
import {growthModels as english} from '@site/src/content/growthModels';
import {shell as englishShell} from '@site/src/content/shell';
import {brand} from '@site/src/data/brand';
import {claims} from '@site/src/data/claims';
import {growthModelAnchor, growthModelIds} from '@site/src/data/growthModels';
import {routes} from '@site/src/data/routes';
import {sampleCases, sampleVoices} from '@site/src/data/sampleCases';
import {sampleSuppliers, supplierControls} from '@site/src/data/sampleSuppliers';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn} from './site';
import {bookingHref} from '../booking';
import type {GrowthModelsContent} from '@site/src/content/growthModels';
import type {ShellContent} from '@site/src/content/shell';
import {wordsIn} from '@site/tests/languages';

const italian = wordsIn<GrowthModelsContent>('it', 'growthModels');
const italianShell = wordsIn<ShellContent>('it', 'shell');

const words = {en: english, it: italian};
const shellWords = {en: englishShell, it: italianShell};

/** Intl puts no-break spaces into Italian amounts; Playwright compares with plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

const model = (page: Page, id: (typeof growthModelIds)[number]) =>
  page.locator(`section#${growthModelAnchor(id)}`);
const cases = (page: Page, id: (typeof growthModelIds)[number]) => model(page, id).getByRole('article');

/** Waits until the page has come to rest where a model's title stands below the header, where readers look first. */
async function expectOnTop(page: Page, id: (typeof growthModelIds)[number]): Promise<void> {
  const title = model(page, id).getByRole('heading', {level: 2});
  await expect(title).toBeInViewport({ratio: 1});
  await expect(async () => {
    const header = await page.locator('header').first().boundingBox();
    const passing = await model(page, id).boundingBox();
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    const section = await model(page, id).boundingBox();
    expect(section?.y).toBe(passing?.y);
    const below = (section?.y ?? 0) - (header?.height ?? 0);
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(60);
  }).toPass({timeout: 5000});
}

for (const language of languages) {
  test.describe(`growth models in ${language}`, () => {
    const say = words[language];
    const at = (route: string) => pathIn(language, route);

    test.beforeEach(async ({page}) => {
      await page.goto(at(routes.growthModels));
      await pageLoaded(page);
    });

    test('has its sections in order', async ({page}) => {
      await expect(page.getByRole('heading', {level: 1})).toHaveText(say.hero.title);
      await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
        say.segments.title,
        say.msp.title,
        say.telco.title,
        say.platform.title,
        say.enterprise.title,
        say.finalCta.title,
      ]);
      expect(
        await page
          .locator('main section')
          .evaluateAll((sections) => sections.map(({id}) => id).filter((id) => id.endsWith('-model'))),
      ).toEqual(['msp-model', 'telco-model', 'platform-model', 'enterprise-model']);
    });

    test('says where it is', async ({page}) => {
      const name = shellWords[language].nav.items.growthModels;
      await expect(page.locator('main nav [aria-current="page"]')).toHaveText(name);
      const trail = await page.locator('script[type="application/ld+json"]').textContent();
      expect(trail).toContain('BreadcrumbList');
      expect(trail).toContain(at(routes.growthModels));
    });

    test('every card leads down to its model', async ({page}) => {
      const buttons = page.locator('section#segments').getByRole('link');
      await expect(buttons).toHaveText(growthModelIds.map((id) => say.segments.items[id].action));
      for (const [index, id] of growthModelIds.entries()) {
        await buttons.nth(index).click();
        await expect(page).toHaveURL(new RegExp(`#${id}-model$`));
        await expectOnTop(page, id);
      }
    });

    test('shows the cases of each model with a way to the calculator', async ({page}) => {
      const {msp, telco, platform} = say;
      const expected = {
        msp: [msp.cases.msp.title, msp.cases.mssp.title],
        telco: [telco.case.title],
        platform: [platform.insurer.title, platform.apiHub.title],
      };
      for (const [id, titles] of Object.entries(expected) as [keyof typeof expected, string[]][]) {
        await expect(cases(page, id).getByRole('heading', {level: 3})).toHaveText(titles);
        for (const each of await cases(page, id).all()) {
          await expect(each.getByRole('link', {name: say.cases.roi})).toHaveAttribute(
            'href',
            at('/pricing-comparison#roi-calculator'),
          );
          await expect(each.locator('a[href*="/customers/"]')).toHaveCount(1);
        }
      }
      await expect(model(page, 'enterprise').getByRole('link', {name: say.cases.roi})).toHaveAttribute(
        'href',
        at('/pricing-comparison#roi-calculator'),
      );
      await expect(cases(page, 'msp').filter({hasText: sampleCases.msp.company})).toHaveCount(1);
    });

    test('opens login, partner, marketplace and booking in a new tab', async ({page}) => {
      const {login, telecomPartner, insurerMarketplace, booking} = brand.links;
      const outside = await page
        .locator('main a[target="_blank"]')
        .evaluateAll((links) =>
          links.map((link) => [
            link.closest('section')?.id,
            link.getAttribute('href'),
            link.getAttribute('rel'),
          ]),
        );
      expect(outside).toEqual([
        ...(login ? [['msp-model', login, 'noopener']] : []),
        ...(booking ? [['telco-model', booking, 'noopener']] : []),
        ...(telecomPartner ? [['telco-model', telecomPartner.url, 'noopener']] : []),
        ...(insurerMarketplace ? [['platform-model', insurerMarketplace.url, 'noopener']] : []),
        ...(booking ? [['start', booking, 'noopener']] : []),
      ]);
      await expect(page.locator('main a[target="_blank"] .visuallyHidden')).toHaveCount(outside.length);
    });

    test('names three figures and whom they come from', async ({page}) => {
      const {newMrr, margin, time} = say.msp.kpis;
      const figures = model(page, 'msp').locator('dl');
      await expect(figures.locator('dt')).toHaveText([newMrr.name, margin.name, time.name]);
      await expect(figures.locator('dd b')).toHaveText([
        `+${claims.successStory.mrrIncreasePercent}%`,
        // The sum of the article: 70 a month fall by a quarter, of 100.
        language === 'it' ? '47,5%' : '47.5%',
        `${claims.fewerSupportRequestsPercent}%`,
      ]);
      await expect(model(page, 'msp').getByRole('link', {name: say.msp.kpis.source})).toHaveAttribute(
        'href',
        at('/blog/maximizing-roi'),
      );
      await expect(cases(page, 'msp').first()).toContainText(plain(say.msp.cases.msp.result));
    });

    test('lets an owner and an underwriter speak', async ({page}) => {
      for (const id of ['msp', 'platform'] as const) {
        const {quote, role} = say[id].testimonial;
        const said = model(page, id)
          .locator('figure')
          .filter({has: page.locator('blockquote')});
        await expect(said.locator('blockquote')).toHaveText(quote);
        await expect(said.locator('figcaption')).toContainText(sampleVoices[id].author);
        await expect(said.locator('figcaption')).toContainText(role);
      }
    });

    test('describes the four parts of the API', async ({page}) => {
      const {nist, gdpr, integration, realTime} = say.platform.architecture.items;
      const parts = model(page, 'platform').locator('dl');
      await expect(parts.locator('dt')).toHaveText(
        [nist, gdpr, integration, realTime].map(({title}) => title),
      );
      await expect(parts.locator('dd')).toHaveText([nist, gdpr, integration, realTime].map(({text}) => text));
    });

    test('tells every message of the quote with its sender', async ({page}) => {
      const {lanes, messages} = say.platform.flow;
      const insurer = brand.links.insurerMarketplace?.name ?? lanes.platform;
      await expect(model(page, 'platform').locator('figure ol li')).toHaveText([
        `${lanes.applicant} ${messages.apply}`,
        `${insurer} ${messages.request}`,
        `${lanes.api} ${messages.scan}`,
        `${lanes.api} ${messages.score}`,
        `${insurer} ${messages.quote}`,
      ]);
    });

    test('says in words what each supplier met', async ({page}) => {
      const {badge, description, fullDescription, supplyChain} = say.enterprise;
      const section = model(page, 'enterprise');
      for (const text of [badge, description, fullDescription, supplyChain.reading]) {
        await expect(section).toContainText(text);
      }
      const table = section.getByRole('table');
      await expect(table.getByRole('columnheader')).toHaveText([
        supplyChain.supplier,
        ...supplierControls.map((control) => supplyChain.controls[control]),
      ]);
      await expect(table.getByRole('rowheader')).toHaveText(
        sampleSuppliers.map(({id}) => supplyChain.suppliers[id]),
      );
      await expect(table.getByRole('cell')).toHaveText(
        sampleSuppliers.flatMap(({states}) => states.map((state) => supplyChain.states[state])),
      );
    });

    test('ends with prices and a meeting', async ({page}) => {
      const links = page.locator('section#start').getByRole('link');
      await expect(links.first()).toHaveText(say.finalCta.primary);
      await expect(links.first()).toHaveAttribute('href', at(routes.pricing));
      await expect(links.last()).toContainText(say.finalCta.secondary);
      await expect(links.last()).toHaveAttribute('href', bookingHref(language));
    });
  });
}

for (const id of growthModelIds) {
  test(`goes to #${id}-model on load, also where the font comes late`, async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${routes.growthModels}#${growthModelAnchor(id)}`, {waitUntil: 'domcontentloaded'});
    await expectOnTop(page, id);
    release();
    await page.evaluate(() => document.fonts.ready);
    await expectOnTop(page, id);
  });
}

test('comes from the home page to a model', async ({page}) => {
  await page.goto(routes.home);
  await page.locator('section#growth-models a[href$="#platform-model"]').click();
  await expect(page).toHaveURL(/\/growth-models#platform-model$/);
  await expectOnTop(page, 'platform');
});

// Without a pause between Tab and Enter: a fast reader, or a machine.
test('the keyboard goes on where the card has led', async ({page}) => {
  await page.goto(routes.growthModels);
  for (const id of growthModelIds) {
    await page.locator(`section#segments a[href="#${growthModelAnchor(id)}"]`).focus();
    await page.keyboard.press('Enter');
    await expectOnTop(page, id);
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => document.activeElement?.closest('section')?.id);
    expect(reached).toBe(growthModelAnchor(id));
  }
});

test('scrolls smoothly, and jumps where motion is not wanted', async ({page}) => {
  await page.goto(routes.growthModels);
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({reducedMotion: 'reduce'});
  expect(await behaviour()).toBe('auto');
  await page.locator('section#segments').getByRole('link').last().click();
  // No waiting: the page is there with the next frame.
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  await expect(model(page, 'enterprise').getByRole('heading', {level: 2})).toBeInViewport({ratio: 1});
});

test('fits a narrow phone, the last column of the suppliers too', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  for (const language of languages) {
    await page.goto(pathIn(language, routes.growthModels));
    const {scrollWidth, clientWidth} = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    const table = model(page, 'enterprise').getByRole('table');
    expect(await table.locator('..').evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
    await table.scrollIntoViewIfNeeded();
    await expect(table.getByRole('columnheader').last()).toBeInViewport({ratio: 1});
    await expect(table.getByRole('cell').nth(4)).toBeInViewport({ratio: 1});
    // The words that the cells have no room for.
    for (const state of Object.values(words[language].enterprise.supplyChain.states)) {
      await expect(table.locator('../..').locator('p').getByText(state)).toBeVisible();
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const language of languages) {
    test(`reads and goes down in ${language}`, async ({page}) => {
      await page.goto(pathIn(language, routes.growthModels));
      const [, , platform] = await page.locator('section#segments').getByRole('link').all();
      await platform?.click();
      await expect(page).toHaveURL(/#platform-model$/);
      await expect(model(page, 'platform').getByRole('heading', {level: 2})).toBeInViewport({ratio: 1});
      await expect(model(page, 'platform').getByRole('heading', {level: 2})).toHaveText(
        words[language].platform.title,
      );
    });
  }
});
