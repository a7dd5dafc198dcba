/** The partner program: its sections, its two buttons and where its links lead, in both languages. */
import type {Page} from '@playwright/test';
import {contact as englishContact} from '@site/src/content/contact';
import {partnerProgram as english} from '@site/src/content/partnerProgram';
import {partnerRoiCalculator as englishRoi} from '@site/src/content/partnerRoiCalculator';
import type {PartnerRoiCalculatorContent} from '@site/src/content/partnerRoiCalculator';
import {brand} from '@site/src/data/brand';
import {customers as englishCustomers} from '@site/src/content/customers';
import type {CustomersContent} from '@site/src/content/customers';
import {claims} from '@site/src/data/claims';
import {firstWeeks} from '@site/src/data/firstWeeks';
import {partnerRoiInputs} from '@site/src/data/partnerRoi';
import {keysOf} from '@site/src/lib/keysOf';
import {priceList} from '@site/src/data/priceList';
import {formats} from '@site/src/lib/format';
import {cheapest} from '@site/src/lib/calculators/planCosts';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';
import {bookingPage, noBooking} from '../booking';
import type {ContactContent} from '@site/src/content/contact';
import type {PartnerProgramContent} from '@site/src/content/partnerProgram';
import {sheets as englishSheets} from '@site/src/content/sheets';
import type {SheetsContent} from '@site/src/content/sheets';
import {shownSheets} from '@site/src/data/sheetForms';
import {wordsIn} from '@site/tests/languages';

const italianContact = wordsIn<ContactContent>('it', 'contact');
const italian = wordsIn<PartnerProgramContent>('it', 'partnerProgram');

const partnerRoi = {
  en: englishRoi,
  it: wordsIn<PartnerRoiCalculatorContent>('it', 'partnerRoiCalculator'),
};

const stories = {en: englishCustomers, it: wordsIn<CustomersContent>('it', 'customers')};

const sheets = {en: englishSheets, it: wordsIn<SheetsContent>('it', 'sheets')};

const route = '/partner-program';
const words = {en: english, it: italian};
const contactWords = {en: englishContact, it: italianContact};
const section = (page: Page, id: string) => page.locator(`section#${id}`);

/** First and last week of each step. */
const stepWeeks = [
  [firstWeeks.papers[0], firstWeeks.own[1]],
  [firstWeeks.known[0], firstWeeks.clients[1]],
  firstWeeks.others,
] as const;

/** Intl puts no-break spaces into Italian amounts; Playwright compares with plain ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

function hrefs(page: Page, id: string): Promise<(string | null)[]> {
  return section(page, id)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
}

test('keeps the words of the specification', () => {
  expect(Object.values(english.steps.items).map(({title}) => title.toLowerCase())).toEqual([
    'sign up and customize',
    'sell and deliver',
    'earn and grow',
  ]);
  expect(english.benefits.items.map(({title}) => title.toLowerCase())).toEqual([
    'recurring revenue',
    'branded reports and interfaces',
    'technical and sales support',
  ]);
  expect([english.start, english.sales].map((label) => label.toLowerCase())).toEqual([
    'start partnership',
    'contact sales',
  ]);
  for (const {testimonial} of [english, italian]) {
    expect(testimonial.sample).toBe(true);
  }
});

for (const language of languages) {
  test.describe(`partner program in ${language}`, () => {
    const say = words[language];
    const at = (path: string) => pathIn(language, path);

    test.beforeEach(async ({page}) => {
      await page.goto(at(route));
    });

    test('is titled as a white-label partner program, and says where it is', async ({page}) => {
      await expect(page).toHaveTitle(
        `${language === 'en' ? 'White-label partner program' : 'Programma partner white-label'} | ${brand.name}`,
      );
      await expect(page.getByRole('heading', {level: 1})).toHaveText(say.hero.title);
      await expect(section(page, 'hero').locator('[aria-current="page"]')).toHaveText(say.hero.crumb);
      await expect(page.getByRole('main')).not.toContainText(/in preparation|in preparazione/i);
    });

    test('has its sections in order, named, without skipping a heading level', async ({page}) => {
      const {titles, levels, unnamed} = await page.locator('main').evaluate((main) => ({
        titles: [...main.querySelectorAll('section:not(#roi) h2')].map((title) =>
          title.textContent?.replace(/\s/g, ' '),
        ),
        levels: [...main.querySelectorAll('h1, h2, h3, h4')].map(({tagName}) => Number(tagName[1])),
        unnamed: [...main.querySelectorAll('section')].filter(
          (part) => !document.getElementById(part.getAttribute('aria-labelledby') ?? ''),
        ).length,
      }));
      expect(titles).toEqual([
        say.steps.title,
        say.benefits.title,
        say.testimonial.title,
        say.responsibilities.title,
        say.cases.title,
        say.finalCta.title,
      ]);
      expect(unnamed).toBe(0);
      expect(levels.every((level, index) => index === 0 || level - (levels[index - 1] ?? 0) <= 1)).toBe(true);
    });

    test('goes three steps, each with its weeks and a figure', async ({page}) => {
      const steps = section(page, 'how-it-works').locator('ol > li');
      await expect(steps.getByRole('heading', {level: 3})).toHaveText(
        Object.values(say.steps.items).map(({title}) => title),
      );
      for (const [index, [from, to]] of stepWeeks.entries()) {
        await expect(steps.nth(index)).toContainText(say.steps.weeks(from, to));
      }
      await expect(steps.locator('b')).toHaveText(
        [1, priceList.entry.clients, priceList.popular.clients].map((count) =>
          count === null ? /./ : new RegExp(`(?<!\\d)${count} `),
        ),
      );
      // What the smallest plan costs for each client when it is full.
      const {eurPerMonth, clients} = priceList.entry;
      await expect(steps.nth(1)).toContainText(plain(formats(language).eur(eurPerMonth / clients!)));
    });

    test('proves each step by the end of one of its stretches', async ({page}) => {
      const steps = section(page, 'how-it-works').locator('ol > li');
      const {own, known, others} = say.steps.stretches;
      for (const [index, {done}] of [own, known, others].entries()) {
        await expect(steps.nth(index).locator('p').last()).toHaveText(done);
      }
    });

    test('folds the weeks within the steps: who does what in each, with a guide', async ({page}) => {
      const part = section(page, 'how-it-works');
      const {stretches: items, weeks, you, we, who} = say.steps;
      const stretches = part.locator('details li:has(dl)');
      await expect(stretches).toHaveCount(keysOf(firstWeeks).length);
      await expect(stretches.first()).toBeHidden();
      await part.getByText(who).click();
      for (const [index, id] of keysOf(firstWeeks).entries()) {
        const stretch = stretches.nth(index);
        await expect(stretch.getByRole('heading', {level: 3})).toHaveText(
          `${items[id].title} ${weeks(firstWeeks[id][0], firstWeeks[id][1])}`,
        );
        await expect(stretch.locator('dt')).toHaveText([you, we]);
        await expect(stretch.locator('dd')).toHaveText([items[id].you, items[id].we]);
        await expect(stretch.getByText(items[id].done)).toBeVisible();
      }
      const {larger} = say.steps;
      expect(larger).toBeTruthy();
      await expect(part.getByText(larger ? plain(larger.text) : '')).toBeVisible();
      const addresses = await hrefs(page, 'how-it-works');
      expect(addresses).toEqual(
        [
          '/guides/setup#thirty-day-checklist',
          '/guides/security-best-practices',
          '/guides/risk-assessment',
          '/guides/onboarding#closing-checklist-for-day-30',
          '/guides/pricing',
          '/guides/white-label#a-plan-for-the-first-twelve-weeks',
        ].map(at),
      );
      for (const address of addresses) {
        await page.goto(address ?? '');
        const anchor = new URL(page.url()).hash;
        await expect(page.locator(anchor || 'h1')).toBeInViewport();
      }
    });

    test('draws the steps over their weeks, to scale', async ({page}) => {
      const line = section(page, 'how-it-works').locator('div:has(> ol)');
      const {width, places} = await line.evaluate((element) => {
        const {left, width} = element.getBoundingClientRect();
        return {
          width,
          places: [...element.querySelectorAll('ol > li > p:first-child')].map((step) => {
            const box = step.getBoundingClientRect();
            return {from: box.left - left, long: box.width, top: box.top, bottom: box.bottom};
          }),
        };
      });
      const week = width / firstWeeks.others[1];
      for (const [index, [from, to]] of stepWeeks.entries()) {
        expect(places[index]!.from).toBeCloseTo((from - 1) * week, -1);
        expect(places[index]!.long).toBeCloseTo((to - from + 1) * week, -1);
      }
      // They rise, each above the one before, also where both go on.
      for (const [index, {top}] of places.slice(0, -1).entries()) {
        expect(places[index + 1]!.bottom).toBeLessThan(top);
      }
      // Below each other where there is no room.
      await page.setViewportSize({width: 390, height: 800});
      const tops = await line
        .locator('ol > li')
        .evaluateAll((steps) => steps.map((step) => step.getBoundingClientRect().top));
      expect(tops).toEqual([...tops].sort((one, other) => one - other));
    });

    test('lists three benefits, with figures of the client', async ({page}) => {
      const benefits = section(page, 'benefits').getByRole('list').first().getByRole('listitem');
      await expect(benefits.getByRole('heading')).toHaveText(say.benefits.items.map(({title}) => title));
      await expect(benefits.locator('b')).toHaveText([
        new RegExp(`^${claims.roiMonths.join('–')} `),
        /^6 frameworks?$/,
        new RegExp(`^${claims.onboardingHours.join('–')} `),
      ]);
      await expect(benefits.last()).toContainText(`${claims.fewerSupportRequestsPercent}%`);
    });

    test('shows forms for clients, and leads to where they get a name', async ({page}) => {
      const forms = section(page, 'benefits').getByRole('list').last().getByRole('listitem');
      await expect(forms).toContainText(shownSheets.map((kind) => sheets[language].kinds[kind].name));
      const link = section(page, 'benefits').getByRole('link', {name: say.benefits.sheets.link});
      await expect(link).toHaveAttribute('href', at('/resources/cyber-edu-hub#brand'));
      await link.click();
      await expect(page.getByRole('form', {name: sheets[language].brand.summary})).toBeInViewport();
    });

    test('says beside the sum why it counts in dollars, and where the euros are', async ({page}) => {
      const {planning} = partnerRoi[language];
      await expect(page.locator('#partner-roi-result')).toContainText(planning.note);
      const euros = page.locator('#partner-roi-result').getByRole('link');
      await expect(euros).toHaveText(planning.link(partnerRoiInputs.clients.default));
      await expect(euros).toHaveAttribute(
        'href',
        at(`/pricing?clients=${partnerRoiInputs.clients.default}#price-ruler`),
      );
      // The rest stands with the lines of the calculation.
      await section(page, 'roi').locator('summary').click();
      // The price list's own sum for the same clients.
      const offer = cheapest(priceList.priced, {clients: partnerRoiInputs.clients.default, mspUsers: 1})!;
      await expect(section(page, 'roi').locator('details')).toContainText(
        planning.listed(
          partnerRoiInputs.clients.default,
          offer.plan.name,
          formats(language).eur(offer.eurPerYear),
        ),
      );
      // What is not in it is called so.
      const {yes, no, not} = partnerRoi[language].counts;
      const points = section(page, 'roi').getByRole('listitem');
      await expect(points).toHaveText([...yes.map(plain), ...no.map((point) => `${not} ${point}`)]);
    });

    test('hands the clients of the result on to the price ruler', async ({page}) => {
      await page.goto(at(`${route}?clients=20&price=80`));
      const link = page.locator('#partner-roi-result').getByRole('link');
      await expect(link).toHaveText(partnerRoi[language].planning.link(20));
      await link.click();
      await expect(page.locator('#price-ruler')).toBeInViewport();
      await expect(page.locator('#price-ruler [name="clients"]')).toHaveValue('20');
    });

    test('says what a first meeting decides', async ({page}) => {
      await expect(section(page, 'start').locator('ol > li')).toHaveText(say.finalCta.agenda);
    });

    test('lets one partner speak', async ({page}) => {
      await expect(page.locator('main blockquote')).toHaveText([say.testimonial.quote]);
      await expect(section(page, 'testimonial').locator('figcaption')).toContainText(say.testimonial.author);
      expect(await hrefs(page, 'testimonial')).toEqual(['/sample-report', '/customers/msp'].map(at));
      // Beside it what the case is about.
      const {facts, result} = stories[language].stories.msp;
      await expect(section(page, 'testimonial').locator('dt')).toHaveText(facts.map(({name}) => name));
      await expect(section(page, 'testimonial')).toContainText(plain(result!));
    });

    test('says who gives which support', async ({page}) => {
      const part = section(page, 'responsibilities');
      const table = part.getByRole('table', {name: say.responsibilities.caption});
      await expect(table.getByRole('columnheader')).toHaveText([
        say.responsibilities.you,
        say.responsibilities.we,
      ]);
      await expect(table.getByRole('row')).toHaveCount(1 + say.responsibilities.rows.length);
      await expect(part.locator('ol > li')).toContainText(
        language === 'en'
          ? ['Asks you', 'First-level support', 'Second-level support']
          : ['Chiede a te', 'Supporto di primo livello', 'Supporto di secondo livello'],
      );
    });

    test('says the terms in six lines, each beside the article that it comes from', async ({page}) => {
      const {terms, dpa, inShort} = say.responsibilities;
      const part = section(page, 'responsibilities');
      await expect(part.getByRole('heading', {name: inShort.title})).toBeVisible();
      for (const {topic, text} of Object.values(inShort.terms)) {
        await expect(part.getByRole('link', {name: topic, exact: true})).toBeVisible();
        await expect(part.getByText(text)).toBeVisible();
      }
      await part.getByRole('link', {name: inShort.terms.breach.topic, exact: true}).click();
      await expect(page.locator('#section-11')).toBeInViewport();
      await page.goBack();
      await expect(part.getByRole('link', {name: terms})).toHaveAttribute('href', at('/terms'));
      await expect(part.getByRole('link', {name: dpa})).toHaveAttribute('href', at('/dpa'));
    });

    test('leads to the cases of MSP, MSSP, telco and insurance platform', async ({page}) => {
      expect(await hrefs(page, 'who-it-is-for')).toEqual(
        ['#msp-model', '#msp-model', '#telco-model', '#platform-model'].map((anchor) =>
          at(`/growth-models${anchor}`),
        ),
      );
      // The whole row is the link.
      const row = section(page, 'who-it-is-for').getByRole('listitem').nth(2);
      await expect(row).toContainText(plain(say.cases.items.telco.text));
      await row.click();
      await expect(page).toHaveURL(/\/growth-models#telco-model$/);
    });

    test('"start partnership" opens the contact dialog, which says so', async ({page}) => {
      const {topics} = contactWords[language];
      for (const id of ['hero', 'start']) {
        const link = section(page, id).getByRole('link', {name: say.start, exact: true});
        await expect(link).toHaveAttribute('href', at('/contact?topic=partnership'));
        await link.click();
        const dialog = page.getByRole('dialog', {name: topics.partnership});
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('[name=company]')).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await expect(page).toHaveURL(at(route));
    });

    test('"contact sales" opens the booking page in a new tab', async ({page, context}) => {
      test.skip(!brand.links.booking, noBooking);
      await context.route(`${bookingPage()}**`, (request) => request.fulfill({body: 'booking'}));
      for (const id of ['hero', 'start']) {
        const link = section(page, id).getByRole('link', {name: say.sales});
        await expect(link).toHaveAttribute('href', bookingPage());
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
        const opened = context.waitForEvent('page');
        await link.click();
        const booking = await opened;
        await expect(booking).toHaveURL(bookingPage());
        await booking.close();
      }
    });

    test('fits a window of 320 pixels', async ({page}) => {
      await page.setViewportSize({width: 320, height: 700});
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      for (const link of await page.locator('main a').filter({visible: true}).all()) {
        const box = await link.boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= 320).toBe(true);
      }
    });

    test.describe('without script', () => {
      test.use({javaScriptEnabled: false});

      test('reads whole, and "start partnership" leads to the contact page', async ({page}) => {
        await expect(page.locator('main ol > li h3')).toHaveCount(3);
        await page.locator('#how-it-works summary').click();
        await expect(page.locator('#how-it-works h3:has(small)').filter({visible: true})).toHaveCount(
          keysOf(firstWeeks).length,
        );
        await expect(page.getByRole('table')).toBeVisible();
        await section(page, 'hero').getByRole('link', {name: say.start, exact: true}).click();
        await expect(page).toHaveURL(at('/contact?topic=partnership'));
      });
    });
  });
}
