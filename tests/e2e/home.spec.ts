/** The home page: its sections, its parts that react, and the savings calculator in both languages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {dark, light, rgb} from '../colours';
import {home as english} from '@site/src/content/home';
import {sampleReport as englishReport} from '@site/src/content/sampleReport';
import {savingsCalculator as englishCalculator} from '@site/src/content/savingsCalculator';
import {claims} from '@site/src/data/claims';
import {priceList} from '@site/src/data/priceList';
import {routes} from '@site/src/data/routes';
import {sampleCampaign} from '@site/src/data/sampleCampaign';
import {sampleClients} from '@site/src/data/sampleClients';
import {sampleCompliance} from '@site/src/data/sampleCompliance';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {closedFindings, openFindings, sampleReport} from '@site/src/data/sampleReport';
import {savingsInputs, type ToolId} from '@site/src/data/savings';
import {computeSavings, type SavingsInput} from '@site/src/lib/calculators/savings';
import {reportDay, scoreOn} from '@site/src/lib/securityScore';
import {plain, planOf, savingsIn, tooManyClients} from '../expected';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn} from './site';
import {bookingHref} from '../booking';
import {formats, shortMoment} from '@site/src/lib/format';
import {type Language, wordsIn} from '@site/tests/languages';
import type {HomeContent} from '@site/src/content/home';
import type {SampleReportContent} from '@site/src/content/sampleReport';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';

const italian = wordsIn<HomeContent>('it', 'home');
const reports = {en: englishReport, it: wordsIn<SampleReportContent>('it', 'sampleReport')};
const italianCalculator = wordsIn<SavingsCalculatorContent>('it', 'savingsCalculator');

const chunks = path.resolve(__dirname, '../../build/assets/js');
const words = {en: english, it: italian};
const calculatorWords = {en: englishCalculator, it: italianCalculator};

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const calculator = (page: Page) => section(page, 'roi');
const clients = (page: Page) => calculator(page).locator('[name="clients"]');
const slider = (page: Page) => calculator(page).locator('[name="clientsSlider"]');
const price = (page: Page) => calculator(page).locator('[name="price"]');
const tool = (page: Page, id: ToolId) => calculator(page).locator(`[name="tools"][value="${id}"]`);
const result = (page: Page) => calculator(page).locator('#savings-result');

const defaults: SavingsInput = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

/** The result panel says what the calculator computes for this input. */
async function expectResult(
  page: Page,
  language: Language,
  change: Partial<SavingsInput> = {},
): Promise<void> {
  const {eur, percentWithDecimal} = formats(language);
  const say = calculatorWords[language];
  const computed = computeSavings({...defaults, ...change});
  expect(computed.monthlySavings).toBeGreaterThan(0);
  await expect(result(page).locator('b')).toHaveText(plain(eur(computed.annualSavings)));
  await expect(result(page).locator('dd')).toHaveText(
    [eur(computed.monthlySavings), eur(computed.currentCost), eur(computed.productCost)].map(plain),
  );
  await expect(result(page).locator('dt').last()).toContainText(computed.plan.name);
  await expect(result(page).locator('li')).toHaveText([
    ...(computed.hires > 0 ? [say.hires(computed.hires)] : []),
    ...(computed.campaigns > 0 ? [say.campaigns(computed.campaigns)] : []),
    plain(say.margin(percentWithDecimal(computed.marginPercent))),
  ]);
  await expect(result(page).getByText(say.beyondPlans)).toHaveCount(computed.beyondPlans ? 1 : 0);
}

/** No saving is told in words, and nothing in the panel is negative or not a number. */
async function expectNoSaving(page: Page, language: Language): Promise<void> {
  await expect(result(page)).toContainText(calculatorWords[language].noSaving);
  await expect(result(page).locator('b')).toHaveCount(0);
  await expect(result(page)).not.toContainText(/[-−]\s?[€\d]|NaN|∞|Infinity/);
}

/** Holds back the scripts that match, until the function that it gives is called. */
async function holdBack(page: Page, matches: (address: string) => boolean): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    if (matches(route.request().url())) {
      await held;
    }
    await route.continue();
  });
  return () => release();
}

for (const language of languages) {
  test.describe(`home in ${language}`, () => {
    const say = words[language];
    test.beforeEach(async ({page}) => {
      await page.goto(pathIn(language, '/'));
    });

    test('has its sections in order', async ({page}) => {
      await pageLoaded(page);
      await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
        say.savingsCallout.title,
        say.growthPath.title,
        say.statistics.title,
        say.features.title,
        say.growthModels.title,
        say.calculator.title,
        say.savingsTeaser.title,
        say.finalCta.title,
        say.faq.title,
        say.education.title,
      ]);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(say.hero.title);
      // The carousel, which has no heading, is between hero and callout.
      const parts = await page
        .locator('main')
        .evaluate((main) => [...main.children].map((part) => part.querySelector('h1, h2, p')?.textContent));
      expect(parts[0]).toBe(say.hero.eyebrow);
      expect(parts.slice(1, 3).map((text) => text?.replace(/\s/g, ' '))).toEqual(
        [say.frameworks.title, say.savingsCallout.title].map((text) => text.replace(/\s/g, ' ')),
      );
      expect(parts).toHaveLength(12);
    });

    test('names its sections and does not skip a heading level', async ({page}) => {
      const {unnamed, levels} = await page.locator('main').evaluate((main) => ({
        unnamed: [...main.querySelectorAll('section')].filter(
          (part) => !document.getElementById(part.getAttribute('aria-labelledby') ?? ''),
        ).length,
        levels: [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({tagName}) => Number(tagName[1])),
      }));
      expect(unnamed).toBe(0);
      expect(levels[0]).toBe(1);
      expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
    });

    test('shows a figure of the sample clients for each feature, and they stand in line', async ({page}) => {
      const {percent} = formats(language);
      const {items} = say.features;
      const {accounts} = sampleReport;
      const {score, areas} = scoreOn(reportDay);
      const {points} = areas.find(({id}) => id === 'perimeter')!;
      const work = openFindings
        .map(({hours}) => hours.provider + hours.client)
        .reduce((sum, each) => sum + each);
      const advised = sampleClients.filter(({open}) => open > 0).length;
      const features = section(page, 'features').getByRole('article');
      await expect(features.getByRole('heading')).toHaveText(Object.values(items).map(({title}) => title));
      await expect(features.locator('p.num')).toHaveText(
        [
          openFindings.length,
          plain(percent(sampleCompliance[0]!.percent)),
          `${work} h`,
          `${score}/100`,
          `${accounts.leaked}/${accounts.all}`,
          `${sampleCampaign.answered}/${sampleCampaign.sent}`,
          `${points}/100`,
          `${advised}/${sampleClients.length}`,
        ].map((figure, index) => `${figure} ${Object.values(items)[index]!.figure}`),
      );
      for (const part of ['h3', 'p:not(.num)', 'p.num']) {
        const tops = await features
          .locator(part)
          .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
        expect(new Set(tops.slice(0, 4)).size, part).toBe(1);
        expect(new Set(tops.slice(4)).size, part).toBe(1);
      }
    });

    test('shows one client: scores, what is fixed and open, and who fixes what by when', async ({page}) => {
      const screen = page.getByRole('figure', {name: say.features.screen.label});
      const {report} = reports[language];
      await expect(screen.locator('p b.num')).toHaveText([
        `${scoreOn(reportDay).score}/100`,
        ...sampleReport.reports.map((day) => String(scoreOn(day).score)),
      ]);
      await expect(screen.locator('dl.amounts dd')).toHaveText([
        String(closedFindings.length),
        String(openFindings.length),
      ]);
      const lines = screen.getByRole('listitem');
      await expect(lines).toHaveCount(openFindings.length);
      for (const [index, {id, severity, owner, due}] of openFindings.entries()) {
        await expect(lines.nth(index)).toContainText(report.findings.items[id].title);
        await expect(lines.nth(index)).toContainText(report.severities[severity]);
        await expect(lines.nth(index)).toContainText(report.owners[owner]);
        await expect(lines.nth(index)).toContainText(say.features.screen.by(shortMoment(language, due)));
      }
      await page.getByRole('link', {name: say.features.screen.action}).click();
      await expect(page).toHaveURL(new RegExp(`${routes.sampleReport}$`));
    });

    test('shows the figures and three activities of the dashboard', async ({page}) => {
      const dashboard = page.getByRole('figure', {name: say.dashboard.label});
      await expect(dashboard.locator('dd')).toHaveText([
        String(claims.dashboard.vulnerabilities),
        String(claims.dashboard.scansCompleted),
        `${claims.dashboard.compliancePercent}%`,
      ]);
      await expect(dashboard.locator('dt')).toHaveText(Object.values(say.dashboard.tiles));
      await expect(dashboard.locator('ul').last().locator('li')).toHaveText(
        say.dashboard.activity.map(({text, when}) => text + when),
      );
      expect(say.dashboard.activity).toHaveLength(3);
    });

    test('breaks no word of the dashboard', async ({page}) => {
      const names = page.getByRole('figure', {name: say.dashboard.label}).locator('dt');
      for (const width of [1440, 1024, 768, 390]) {
        await page.setViewportSize({width, height: 900});
        const broken = await names.evaluateAll((all) =>
          all
            .filter((name) => {
              const range = document.createRange();
              range.selectNodeContents(name);
              const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
              return lines > (name.textContent ?? '').split(' ').length;
            })
            .map((name) => name.textContent),
        );
        expect(broken, `${width} pixels`).toEqual([]);
      }
    });

    test('draws the total of the tools as long as its parts together, and all bars equally high', async ({
      page,
    }) => {
      const bars = await section(page, 'cost-savings')
        .locator('figure')
        .locator('li, p')
        .evaluateAll((rows) =>
          rows.map((row) => {
            const {width, height} = getComputedStyle(row, '::after');
            return {part: row.matches('li'), width: parseFloat(width), height};
          }),
        );
      const parts = bars.filter(({part}) => part).reduce((sum, {width}) => sum + width, 0);
      const [total, product] = bars.filter(({part}) => !part);
      expect(total!.width / parts).toBeCloseTo(1, 1);
      expect(product!.width).toBeLessThan(total!.width);
      expect(new Set(bars.map(({height}) => height)).size).toBe(1);
    });

    test('ends with the report, and a way to it', async ({page}) => {
      const end = section(page, 'start');
      await expect(end.getByRole('link', {name: say.finalCta.report})).toHaveAttribute(
        'href',
        pathIn(language, '/sample-report'),
      );
      await expect(end.locator('[aria-hidden] > div')).toHaveCount(3);
    });

    test('shows every plan that has a price, the popular one marked', async ({page}) => {
      const {eur} = formats(language);
      const {priced} = priceList;
      const cards = section(page, 'growth-path').getByRole('article');
      await expect(cards.getByRole('heading')).toHaveText(priced.map(({name}) => name));
      await expect(cards.locator('b')).toHaveText(priced.map(({eurPerMonth}) => plain(eur(eurPerMonth))));
      const marked = priced.length > 1 ? priced.filter(({popular}) => popular) : [];
      await expect(cards.filter({hasText: say.growthPath.popular}).getByRole('heading')).toHaveText(
        marked.map(({name}) => name),
      );
      for (const link of await cards.getByRole('link').all()) {
        await expect(link).toHaveAttribute('href', bookingHref(language));
      }
      await expect(cards.getByRole('link')).toHaveCount(priced.length);
    });

    test('leads to growth models, savings and pricing', async ({page}) => {
      const hrefs = (id: string) =>
        section(page, id)
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const at = (route: string) => pathIn(language, route);
      expect(await hrefs('growth-models')).toEqual([
        at('/growth-models'),
        at('/growth-models#telco-model'),
        at('/growth-models#platform-model'),
        at('/growth-models#enterprise-model'),
      ]);
      expect(await hrefs('cost-savings')).toEqual([at('/pricing-comparison#roi-calculator')]);
      expect(await hrefs('growth-path')).toContain(at('/pricing#price-ruler'));
      await expect(
        page.locator('section[aria-labelledby="savings-callout-title"]').getByRole('link'),
      ).toHaveAttribute('href', at('/pricing-comparison'));
    });

    test('has a resource behind every card', async ({page}) => {
      const cards = section(page, 'resources').getByRole('link');
      await expect(cards).toHaveCount(4);
      const addresses = await cards.evaluateAll((links) =>
        (links as HTMLAnchorElement[]).map(({href}) => href),
      );
      expect(new Set(addresses).size).toBe(4);
      for (const address of addresses) {
        expect((await page.request.get(address, {maxRedirects: 0})).status(), address).toBe(200);
      }
    });

    test('starts the calculator with its defaults', async ({page}) => {
      await expect(clients(page)).toHaveValue(String(defaults.clients));
      await expect(slider(page)).toHaveValue(String(defaults.clients));
      await expect(price(page)).toHaveValue(String(defaults.price));
      await expect(calculator(page).locator('[name="tools"]')).toHaveCount(6);
      const chosen = await calculator(page)
        .locator('[name="tools"]:checked')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));
      expect(chosen).toEqual(defaults.tools);
      await expectResult(page, language);
      const {year, month, current, product} = savingsIn(language, defaults);
      const shown = plain((await result(page).textContent()) ?? '');
      const places = [year, month, current, product].map((amount) => shown.indexOf(amount));
      expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    });

    test('follows what is typed, and says so in words where nothing is saved', async ({page}) => {
      await pageLoaded(page);
      await clients(page).fill('10');
      await expectResult(page, language, {clients: 10});
      await expect(slider(page)).toHaveValue('10');
      await price(page).fill('99.5');
      await expectResult(page, language, {clients: 10, price: 99.5});
      await clients(page).fill('1');
      await price(page).fill('10');
      await expectNoSaving(page, language);
    });
  });
}

test.describe('calculator', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/');
    await pageLoaded(page);
  });

  test('keeps field and slider together, both ways', async ({page}) => {
    const count = savingsInputs.clients.sliderMax - 20;
    await slider(page).fill(String(count));
    await expect(clients(page)).toHaveValue(String(count));
    await expectResult(page, 'en', {clients: count});
    await expect(result(page)).toContainText(
      formats('en').eur(planOf({...defaults, clients: count}).eurPerMonth),
    );
    await slider(page).press('ArrowRight');
    await expect(clients(page)).toHaveValue(String(count + 1));
    await clients(page).fill('60');
    await expect(slider(page)).toHaveValue('60');
  });

  test('the slider ends before the field does', async ({page}) => {
    const {max, sliderMax} = savingsInputs.clients;
    await clients(page).fill(String(sliderMax + 50));
    await expect(slider(page)).toHaveValue(String(sliderMax));
    await expect(clients(page)).toHaveValue(String(sliderMax + 50));
    await expectResult(page, 'en', {clients: sliderMax + 50});
    await clients(page).fill('9999');
    await expectResult(page, 'en', {clients: max});
    await expect(result(page)).toContainText(formats('en').eur(max * defaults.price));
  });

  test('says so above what the plans hold', async ({page}) => {
    const {max} = savingsInputs.clients;
    const most = (tooManyClients ?? max + 1) - 1;
    test.skip(most >= max, 'A plan holds as many clients as the calculator takes.');
    const note = result(page).getByText(englishCalculator.beyondPlans);
    await expect(note).toHaveCount(0);
    await clients(page).fill(String(most));
    await expectResult(page, 'en', {clients: most});
    await clients(page).fill(String(most + 1));
    await expect(note).toBeVisible();
  });

  test('takes the plan that clients and tools need', async ({page}) => {
    const {eur} = formats('en');
    const shown = async (change: Partial<SavingsInput>) => {
      const {eurPerMonth} = planOf({...defaults, ...change});
      await expect(result(page).locator('dd').last()).toHaveText(eur(eurPerMonth));
    };
    const few = Number(priceList.entry.clients);
    const [withProject, withPortal] = (['project', 'portal'] as const).map((id) => [...defaults.tools, id]);
    await clients(page).fill(String(few));
    await shown({clients: few});
    await tool(page, 'project').check();
    await shown({clients: few, tools: withProject});
    await tool(page, 'project').uncheck();
    await shown({clients: few});
    await clients(page).fill(String(few + 1));
    await shown({clients: few + 1});
    await tool(page, 'portal').check();
    await shown({clients: few + 1, tools: withPortal});
    await clients(page).fill('100');
    await expectResult(page, 'en', {clients: 100, tools: withPortal});
  });

  test('every tool can be switched off and on', async ({page}) => {
    for (const box of await calculator(page).locator('[name="tools"]').all()) {
      const before = await box.isChecked();
      await box.press('Space');
      await expect(box).toBeChecked({checked: !before});
      await box.press('Space');
    }
    await expectResult(page, 'en');
  });

  for (const text of ['', 'abc', '-', '-5']) {
    test(`counts "${text}" as 0`, async ({page}) => {
      await clients(page).fill('');
      await clients(page).pressSequentially(text);
      await expectNoSaving(page, 'en');
      await expect(result(page).locator('dd').first()).toHaveText('€0');
      await clients(page).fill(String(defaults.clients));
      await expectResult(page, 'en');
      await price(page).fill('');
      await price(page).pressSequentially(text);
      await expectNoSaving(page, 'en');
      await expect(result(page).locator('dd').first()).toHaveText('€0');
    });
  }
});

test('what is entered before React arrives is kept and counted', async ({page}) => {
  const release = await holdBack(page, () => true);
  await page.goto('/', {waitUntil: 'commit'});
  await clients(page).fill('40');
  await price(page).fill('200');
  await tool(page, 'darkweb').uncheck();
  await tool(page, 'project').check();
  await section(page, 'faq').locator('summary').nth(1).click();
  await expect(page.locator('[data-alive]')).toHaveCount(0);
  await expect(result(page).locator('b')).toHaveText(savingsIn('en', defaults).year);

  release();
  await pageLoaded(page);
  await expectResult(page, 'en', {
    clients: 40,
    price: 200,
    tools: ['vulnerability', 'compliance', 'project', 'reporting'],
  });
  await expect(clients(page)).toHaveValue('40');
  await expect(slider(page)).toHaveValue('40');
  await expect(price(page)).toHaveValue('200');
  await expect(tool(page, 'project')).toBeChecked();
  await expect(tool(page, 'darkweb')).not.toBeChecked();
  await expect(section(page, 'faq').locator('details').nth(1)).toHaveAttribute('open');
});

test('a slider moved before React arrives is counted', async ({page}) => {
  const release = await holdBack(page, () => true);
  await page.goto('/', {waitUntil: 'commit'});
  await slider(page).fill('90');
  release();
  await pageLoaded(page);
  await expect(slider(page)).toHaveValue('90');
  await expect(clients(page)).toHaveValue('90');
  await expectResult(page, 'en', {clients: 90});
});

test.describe('questions', () => {
  const items = (page: Page) => section(page, 'faq').locator('details');
  const openOnes = (page: Page) => section(page, 'faq').locator('details[open]');

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({javaScriptEnabled});

      test('open one at a time and close again', async ({page}) => {
        await page.goto('/#faq');
        if (javaScriptEnabled) {
          await pageLoaded(page);
        }
        await expect(items(page)).toHaveCount(5);
        await expect(items(page).locator('summary')).toHaveText(
          english.faq.items.map(({question}) => question),
        );
        await expect(openOnes(page)).toHaveCount(0);
        for (const [index, {answer}] of english.faq.items.entries()) {
          await items(page).nth(index).locator('summary').click();
          await expect(openOnes(page)).toHaveCount(1);
          await expect(items(page).nth(index).getByText(answer)).toBeVisible();
        }
        await items(page).last().locator('summary').click();
        await expect(openOnes(page)).toHaveCount(0);
        await items(page).first().locator('summary').press('Enter');
        await expect(items(page).first()).toHaveAttribute('open');
      });
    });
  }
});

test.describe('brand switcher', () => {
  /** By place in the data. */
  const owner = (page: Page, place: number) => page.locator(`figure [data-brand="${place}"]`);

  async function expectOnly(page: Page, shown: number): Promise<void> {
    for (const place of sampleBrands.keys()) {
      await expect(owner(page, place)).toBeVisible({visible: place === shown});
    }
  }

  test('changes the partner with the keyboard', async ({page}) => {
    await page.goto('/');
    const choice = page.getByRole('group', {name: english.hero.own.samples}).getByRole('radio');
    await expect(choice).toHaveCount(sampleBrands.length);
    await expectOnly(page, 0);
    await choice.first().focus();
    for (const [place, sample] of sampleBrands.entries()) {
      await page.keyboard.press(place === 0 ? 'Space' : 'ArrowRight');
      await expect(page.getByRole('radio', {name: sample.name})).toBeChecked();
      await expectOnly(page, place);
      await expect(owner(page, place)).toContainText(sample.host);
      const sign = owner(page, place).locator('> :first-child');
      await expect(sign).toHaveCSS('background-color', rgb(sample.colour));
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('changes the partner', async ({page}) => {
      await page.goto('/');
      for (const [place, sample] of [...sampleBrands.entries()].toReversed()) {
        await page.getByRole('radio', {name: sample.name}).check();
        await expectOnly(page, place);
      }
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('everything is there to read, with the default result', async ({page}) => {
    await page.goto('/');
    await expectResult(page, 'en');
    await expect(page.getByText(english.frameworks.title)).toBeVisible();
    await expect(section(page, 'faq').locator('summary').first()).toBeVisible();
  });
});

test('the served page never says that it is loading', async ({request}) => {
  for (const [address, word] of [
    ['/', 'Loading...'],
    ['/it/', 'Caricamento...'],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect(html).not.toContain(`>${word}`);
    expect(html).toMatch(/id="?savings-clients/);
  }
});

test.describe('lazy parts', () => {
  /** Is this the chunk of the calculator? The build names them by number. */
  function isPart(address: string): boolean {
    const code = readFileSync(path.join(chunks, path.basename(new URL(address).pathname)), 'utf8');
    return code.includes('savings-clients');
  }

  test('say "Loading..." while what was asked for is on its way', async ({page}) => {
    const release = await holdBack(page, () => true);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', {name: 'Contact us'}).first().click();
    await expect(page.getByText('Loading...', {exact: true})).toBeVisible();
    release();
    await expect(page.getByRole('dialog', {name: 'Contact us'})).toBeVisible();
    await expect(page.getByText('Loading...', {exact: true})).toHaveCount(0);
  });

  test('stay as they were served until they come', async ({page}) => {
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('main')?.textContent?.includes('Loading...')) {
          document.documentElement.dataset.sawLoading = '';
        }
      });
      watch.observe(document, {subtree: true, childList: true});
    });
    const asked = page.waitForRequest((request) => /assets\/js/.test(request.url()) && isPart(request.url()));
    const release = await holdBack(page, isPart);
    await page.goto('/', {waitUntil: 'commit'});
    await clients(page).fill('40');
    await asked;
    await page.evaluate(
      () => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))),
    );
    release();
    await pageLoaded(page);
    await expectResult(page, 'en', {clients: 40});
    await expect(clients(page)).toHaveValue('40');
    await expect(page.locator('html')).not.toHaveAttribute('data-saw-loading');
  });

  test('that do not come can be tried again, while the rest lives on', async ({page, complaints}) => {
    let broken = true;
    await page.route('**/assets/js/**', async (route) => {
      if (broken && isPart(route.request().url())) {
        await route.abort();
      } else {
        await route.continue();
      }
    });
    await page.goto('/');
    await page.evaluate(() =>
      addEventListener('preload-error', () =>
        document.documentElement.toggleAttribute('data-saw-error', true),
      ),
    );
    await clients(page).fill('40');
    const failed = page.getByRole('main').getByRole('alert');
    await expect(failed).toContainText('This part of the page did not load.');
    await expect(page.locator('html')).toHaveAttribute('data-saw-error');
    await failed.getByRole('button', {name: 'Try again'}).click();
    await expect(failed).toContainText('This part of the page did not load.');
    // The rest of the page lives.
    await expect(section(page, 'growth-path').getByRole('article')).toHaveCount(priceList.priced.length);
    await page.getByRole('radio', {name: 'Corvo Assicura'}).check();

    broken = false;
    // By key: a pointer on its way across the calculator would be intent enough.
    await failed.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(failed).toHaveCount(0);
    await expectResult(page, 'en', {clients: 40});
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });
});

test('ticks the swatch that is chosen, without colours too', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/');
  const ticked = () =>
    page
      .getByRole('radio')
      .evaluateAll((all) =>
        all
          .filter((radio) => getComputedStyle(radio, '::before').content !== 'none')
          .map((radio) => (radio as HTMLInputElement).value),
      );
  expect(await ticked()).toEqual([]);
  await page.getByRole('radio', {name: sampleBrands[2].name}).check();
  expect(await ticked()).toEqual(['2']);
});

test.describe('movement', () => {
  /** Animations that time drives; the bars are driven by scrolling. */
  const running = (page: Page) =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({playState, timeline}) => playState === 'running' && timeline === document.timeline)
          .length,
    );

  test('the carousel can be stopped and started, with the keyboard too', async ({page}) => {
    await page.goto('/');
    await pageLoaded(page);
    const pause = page.getByRole('checkbox', {name: english.frameworks.pause});
    await expect.poll(() => running(page)).toBe(2);
    await pause.press('Space');
    await expect(pause).toBeChecked();
    await expect.poll(() => running(page)).toBe(0);
    await pause.press('Space');
    await expect.poll(() => running(page)).toBe(2);
    await page.locator('label', {has: pause}).click();
    await expect.poll(() => running(page)).toBe(0);
  });

  test.describe('reduced', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});

    // A transition of 0.01 ms on everything runs through every level of the page, and can stop the browser.
    test('a change of theme starts no transition', async ({page}) => {
      await page.goto('/contact');
      await pageLoaded(page);
      await page.evaluate(() =>
        document.addEventListener('transitionrun', () => {
          document.documentElement.dataset.moved = '';
        }),
      );
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(dark.bg));
      await page.emulateMedia({colorScheme: 'light'});
      await expect(page.locator('body')).toHaveCSS('background-color', rgb(light.bg));
      await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    });

    test('nothing moves, and no name is lost', async ({page}) => {
      await page.goto('/');
      await pageLoaded(page);
      await expect.poll(() => running(page)).toBe(0);
      await expect(page.getByRole('checkbox', {name: english.frameworks.pause})).toBeHidden();
      const names = page.locator('main ul:has(> li:text-is("CMMC")):visible > li');
      await expect(names).toHaveText(['NIS2', 'ISO 27001', 'NIST', 'GDPR', 'SOC 2', 'CMMC']);
      await names.first().scrollIntoViewIfNeeded();
      for (const name of await names.all()) {
        await expect(name).toBeInViewport({ratio: 1});
      }
      await page.evaluate(() => scrollTo(0, 2000));
      await expect(page.locator('aside:has([data-sticky-dismiss])')).toBeVisible();
      await expect.poll(() => running(page)).toBe(0);
    });
  });
});
