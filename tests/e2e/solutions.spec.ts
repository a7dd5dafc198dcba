/** The platform page: what the specification asks of it, and the preview under the visitor's own brand. */
import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {light, rgb} from '../colours';
import {brand} from '@site/src/data/brand';
import {sampleApiCall} from '@site/src/data/sampleApiCall';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {visitBrand} from '@site/src/content/visitBrand';
import {brandPreview as english} from '@site/src/content/brandPreview';
import {contact as englishContact} from '@site/src/content/contact';
import {shell as englishShell} from '@site/src/content/shell';
import {solutions as englishPage} from '@site/src/content/solutions';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn} from './site';
import {bookingPage, noBooking} from '../booking';
import type {BrandPreviewContent} from '@site/src/content/brandPreview';
import type {ContactContent} from '@site/src/content/contact';
import type {ShellContent} from '@site/src/content/shell';
import type {SolutionsContent} from '@site/src/content/solutions';
import {wordsIn} from '@site/tests/languages';

const italian = wordsIn<BrandPreviewContent>('it', 'brandPreview');
const italianContact = wordsIn<ContactContent>('it', 'contact');
const italianShell = wordsIn<ShellContent>('it', 'shell');
const italianPage = wordsIn<SolutionsContent>('it', 'solutions');

const words = {en: english, it: italian};
const pageWords = {en: englishPage, it: italianPage};
const contacts = {en: englishContact, it: italianContact};
const shells = {en: englishShell, it: italianShell};

const section = (page: Page, id: string) => page.locator(`section#${id}`);
const preview = (page: Page) => section(page, 'white-label');
const name = (page: Page) => preview(page).locator('[name="brand"]');
const hex = (page: Page) => preview(page).locator('[name="hex"]');
const file = (page: Page) => preview(page).locator('[name="logo"]');
const status = (page: Page) => preview(page).getByRole('status');
const mockUps = (page: Page) => preview(page).locator('figure:has(> figcaption)');
const button = (page: Page, label: string) => preview(page).getByRole('button', {name: label, exact: true});

/** A red square of 8 by 8 pixels, and a drawing with a script in it. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGM4IRGNFTEMLQkAGvVSQfTQAI8AAAAASUVORK5CYII=',
  'base64',
);
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>top.document.title="hacked"</script><rect width="40" height="20" fill="#6a3fd1"/></svg>',
);

async function expectEverywhere(page: Page, text: string): Promise<void> {
  await expect(mockUps(page)).toHaveCount(3);
  for (const mockUp of await mockUps(page).all()) {
    await expect(mockUp).toContainText(text);
  }
}

/** Value of a colour of the preview, as the browser sees it. */
const colourOf = (locator: Locator, property = 'background-color') =>
  locator.evaluate((element, which) => getComputedStyle(element).getPropertyValue(which), property);

/** Colours of the report's cover, the sign-in button and the sign-in's letter. */
const fills = (page: Page) =>
  Promise.all([
    colourOf(mockUps(page).nth(1).locator('div > div').first()),
    colourOf(mockUps(page).nth(2).locator('span').last()),
    colourOf(mockUps(page).nth(0).locator('span').first()),
  ]);

async function open(page: Page, address = '/solutions#white-label'): Promise<void> {
  await page.goto(address);
  await pageLoaded(page);
}

/** Keeps React away until the function that it gives is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    const say = pageWords[language];
    const at = (route: string) => pathIn(language, route);

    test.describe('the page', () => {
      test.beforeEach(async ({page}) => open(page, at('/solutions')));

      test('has its title, its meta tags and its breadcrumb', async ({page}) => {
        await expect(page).toHaveTitle(`${say.meta.title} | ${brand.name}`);
        expect(say.meta.title).toMatch(language === 'en' ? /security solutions/ : /Soluzioni di sicurezza/);
        await expect(page.locator('meta[name="description"]')).toHaveAttribute(
          'content',
          say.meta.description,
        );
        await expect(page.locator('meta[name="keywords"]')).toHaveAttribute(
          'content',
          /^[^,]+(, [^,]+){4,}$/,
        );
        const data = await page
          .locator('script[type="application/ld+json"]')
          .evaluateAll((scripts) =>
            scripts.flatMap(
              ({textContent}) => JSON.parse(textContent ?? '')['@graph'] as {[key: string]: unknown}[],
            ),
          );
        expect(data.map((node) => node['@type'])).toEqual(['BreadcrumbList']);
        expect((data[0]?.itemListElement as {name: string}[]).map((crumb) => crumb.name)).toEqual([
          shells[language].nav.items.home,
          say.crumb,
        ]);
      });

      test('has its sections in order', async ({page}) => {
        await expect(page.getByRole('heading', {level: 1})).toHaveText(say.hero.title);
        await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
          say.features.title,
          say.preview.title,
          say.more.title,
          say.benefits.title,
          say.finalCta.title,
        ]);
      });

      test('opens the booking page in a new tab from demo and start', async ({page}) => {
        test.skip(!brand.links.booking, noBooking);
        for (const [id, label] of [
          ['hero', say.hero.primary],
          ['start', say.finalCta.primary],
        ] as const) {
          const link = section(page, id).getByRole('link', {name: label});
          await expect(link).toHaveAttribute('href', bookingPage());
          await expect(link).toHaveAttribute('target', '_blank');
        }
      });

      test('opens the contact form wherever a button says contact sales', async ({page}) => {
        expect(say.finalCta.secondary).toBe(say.hero.secondary);
        for (const id of ['hero', 'start']) {
          await section(page, id).getByRole('link', {name: say.hero.secondary}).click();
          const dialog = page.getByRole('dialog', {name: contacts[language].dialogTitle});
          await expect(dialog.locator('[name="message"]')).toBeVisible();
          await dialog.getByRole('button', {name: contacts[language].close}).click();
          await expect(dialog).toBeHidden();
        }
      });

      test('has three feature blocks, each with all its parts', async ({page}) => {
        const blocks = section(page, 'features').getByRole('article');
        const {dashboard, whiteLabel, scans} = say.features;
        const targets = ['/growth-models#msp-model', '/solutions#white-label', '/guides/risk-assessment'];
        await expect(blocks).toHaveCount(3);
        for (const [index, block] of [dashboard, whiteLabel, scans].entries()) {
          const article = blocks.nth(index);
          await expect(article.getByText(block.tag, {exact: true})).toBeVisible();
          await expect(article.getByRole('heading', {level: 3})).toHaveText(block.title);
          await expect(article.getByText(block.text)).toBeVisible();
          await expect(article.locator('figure, table').first()).toBeVisible();
          const link = article.getByRole('link', {name: `${say.features.learnMore} ${block.about}`});
          await expect(link).toHaveAttribute('href', at(targets[index] ?? ''));
          expect((await page.request.get(at(targets[index] ?? ''), {maxRedirects: 0})).status()).toBe(200);
        }
        // What the first link promises stands where it leads.
        await page.goto(at(targets[0]!));
        const promised = dashboard.about.replace(/^(?:about|su) /, '');
        await expect(page.locator('#msp-model')).toContainText(new RegExp(promised, 'i'));
      });

      test('has four more features and two lists of benefits', async ({page}) => {
        const {onboarding, compliance, analytics, api} = say.more;
        await expect(section(page, 'more').getByRole('heading', {level: 3})).toHaveText(
          [onboarding, compliance, analytics, api].map(({title}) => title),
        );
        // All but the first findings is left out, and an ellipsis says so.
        const [, answer] = (await section(page, 'more').locator('pre').innerText()).split(/(?=\n\{)/);
        const parsed = JSON.parse(answer!.replace(/,\s*…/, '')) as {
          open_findings: number;
          findings: unknown[];
        };
        expect(Object.keys(parsed)).toEqual([...sampleApiCall.answer.map(([key]) => key), 'findings']);
        expect(parsed.findings.length).toBeLessThan(parsed.open_findings);
        const benefits = section(page, 'benefits');
        await expect(benefits.getByRole('heading', {level: 3})).toHaveText([
          say.benefits.partners.title,
          say.benefits.customers.title,
        ]);
        for (const [index, {items}] of [say.benefits.partners, say.benefits.customers].entries()) {
          await expect(benefits.locator('ul').nth(index).getByRole('listitem')).toHaveText(
            Object.values(items).map(({text, link}) => `${text} ${link}`),
          );
        }
      });

      test('does not scroll sideways on the smallest phone', async ({page}) => {
        await page.setViewportSize({width: 320, height: 640});
        await name(page).fill('W'.repeat(60));
        await expectEverywhere(page, 'W'.repeat(60));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
    });

    test.describe('the preview', () => {
      const preWords = words[language];
      test.beforeEach(async ({page}) => open(page, at('/solutions#white-label')));

      test('shows the placeholder, then what is typed, and says so', async ({page}) => {
        await expectEverywhere(page, preWords.placeholder);
        await name(page).fill('  Cedro   IT ');
        await expectEverywhere(page, 'Cedro IT');
        await expect(mockUps(page).nth(2)).toContainText('security.cedro-it.example');
        const ratio = language === 'en' ? '5.9' : '5,9';
        await expect(status(page)).toHaveText(
          `${preWords.status.shows('Cedro IT')} ${preWords.status.white(ratio)}`,
        );
        await name(page).fill('');
        await expectEverywhere(page, preWords.placeholder);
      });

      test('goes along into the cost comparison', async ({page}) => {
        const link = preview(page).getByRole('link', {name: preWords.actions.comparison});
        await expect(link).toHaveAttribute('href', at('/pricing-comparison'));
        await name(page).fill('A & B');
        await preview(page).getByRole('radio', {name: preWords.colour.swatches.green}).check();
        await expect(link).toHaveAttribute(
          'href',
          at(`/pricing-comparison?brand=A+%26+B&colour=${light['sample-green'].slice(1)}`),
        );
        expect(await page.evaluate(() => sessionStorage.getItem('brandPreview'))).toBe(
          `?brand=A+%26+B&colour=${light['sample-green'].slice(1)}`,
        );
      });

      test('ends in a demo with the brand, and in the sample report with it', async ({page}) => {
        const {topics, demo} = contacts[language];
        const ask = () => preview(page).getByRole('link', {name: preWords.actions.demo, exact: true}).click();
        const dialog = page.getByRole('dialog', {name: topics.demo});
        const field = (label: string) => dialog.locator(`[name=${label}]`);
        await expect(preview(page).getByRole('link', {name: preWords.actions.demo})).toHaveAttribute(
          'href',
          at('/contact?topic=demo'),
        );
        await name(page).fill('A & B');
        await hex(page).fill('#f5d90a');
        await ask();
        await expect(field('subject')).toHaveValue(topics.demo);
        await expect(field('company')).toHaveValue('A & B');
        await expect(field('message')).toHaveValue(demo({name: 'A & B', colour: '#f5d90a'}));
        // What the visitor writes stays; the rest follows the brand.
        await field('message').fill('Mine');
        await dialog.getByRole('button', {name: contacts[language].close}).click();
        await name(page).fill('Cedro');
        await ask();
        await expect(field('company')).toHaveValue('Cedro');
        await expect(field('message')).toHaveValue('Mine');
        await dialog.getByRole('button', {name: contacts[language].close}).click();
        // A sample partner is nobody's company.
        await name(page).fill(sampleBrands[1].name);
        await ask();
        await expect(field('company')).toHaveValue('');
        await dialog.getByRole('button', {name: contacts[language].close}).click();
        await name(page).fill('Cedro');
        await preview(page).getByRole('link', {name: preWords.actions.report, exact: true}).click();
        await expect(page).toHaveURL(at('/sample-report'));
        await expect(page.getByRole('banner').locator('a:has(> [data-mark])')).toHaveAccessibleName('Cedro');
      });

      test('explains a pale colour and uses readable shades of it', async ({page}) => {
        await preview(page).getByRole('radio', {name: preWords.colour.swatches.lemon}).check();
        await expect(preview(page).getByText(preWords.colour.pale)).toBeVisible();
        await expect(status(page)).toContainText(preWords.status.dark(language === 'en' ? '12.4' : '12,4'));
        await expect.poll(() => fills(page)).toEqual(Array(3).fill(rgb(light['sample-lemon'])));
        const cover = mockUps(page).nth(1).locator('div > div').first();
        expect(await colourOf(cover, 'color')).toBe(rgb(light['on-paper']));
        await expect
          .poll(() => colourOf(mockUps(page).nth(1).locator('p span'), 'color'))
          .toBe(rgb(light['sample-ochre']));
      });

      test('has a kind word for what is no colour', async ({page}) => {
        await hex(page).fill('blue');
        await hex(page).blur();
        await expect(preview(page).getByText(preWords.colour.error)).toBeVisible();
        await expect(hex(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(hex(page)).toHaveAccessibleDescription(preWords.colour.error);
        await hex(page).fill('C2185B');
        await expect(preview(page).getByText(preWords.colour.error)).toBeHidden();
        await expect.poll(() => fills(page)).toEqual(Array(3).fill('rgb(194, 24, 91)'));
      });

      test('refuses files that are no logo, kindly', async ({page}) => {
        const {errors} = preWords.logo;
        const complaint = preview(page).getByRole('alert').filter({hasText: /./});
        const give = (files: {name: string; mimeType: string; buffer: Buffer}) =>
          file(page).setInputFiles(files);
        await give({name: 'a.pdf', mimeType: 'application/pdf', buffer: png});
        await expect(complaint).toHaveText(errors.type);
        await give({name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(1024 * 1024 + 1)});
        await expect(complaint).toHaveText(errors.size);
        await give({name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture')});
        await expect(complaint).toHaveText(errors.unreadable);
        await expect(mockUps(page).locator('img')).toHaveCount(0);
        await give({name: 'a.png', mimeType: 'image/png', buffer: png});
        await expect(mockUps(page).locator('img')).toHaveCount(3);
        await expect(complaint).toHaveCount(0);
      });
    });
  });
}

/** Whose name, colour and address the picture of what is set once shows, in each of its places. */
const flow = (page: Page) =>
  section(page, 'features')
    .locator(':is([data-mark], [data-colour], [data-host])')
    .evaluateAll((places) =>
      places.map((place) => {
        const worn = getComputedStyle(place, '::after').content;
        const own = [...place.children].filter((child) => getComputedStyle(child).display !== 'none');
        return worn === 'none' ? own.at(-1)?.textContent : worn.replaceAll('"', '');
      }),
    );
/** What it shows for a company. */
const flowOf = (company: string, colour: string, host: string) => [
  company,
  colour,
  host,
  ...Array<string>(4).fill(company),
  host,
];

test.describe('a brand that is put on the whole page', () => {
  const [, verdemare, altavia, corvo] = sampleBrands;
  const choose = (page: Page, sample: {name: string}) =>
    section(page, 'hero').getByRole('radio', {name: sample.name}).check();
  const back = (page: Page) => page.getByRole('button', {name: visitBrand.back});
  const own = flowOf(altavia.name, altavia.colour, altavia.host);

  for (const alive of [false, true]) {
    test(`is in the picture and the preview ${alive ? 'that was used' : 'to come'}, and goes`, async ({
      page,
    }) => {
      await page.goto('/solutions');
      expect(await flow(page)).toEqual(own);
      if (alive) {
        await name(page).fill('Cedro');
        await expectEverywhere(page, 'Cedro');
        await expect.poll(() => flow(page)).toEqual(flowOf('Cedro', light.accent, 'security.cedro.example'));
      }
      for (const sample of [verdemare, corvo]) {
        await choose(page, sample);
        await expect.poll(() => flow(page)).toEqual(flowOf(sample.name, sample.colour, sample.host));
        await preview(page).scrollIntoViewIfNeeded();
        await expectEverywhere(page, sample.name);
        await expect(mockUps(page).nth(2)).toContainText(sample.host);
        await expect(name(page)).toHaveValue(sample.name);
        await expect(hex(page)).toHaveValue(sample.colour);
        await expect.poll(() => fills(page)).toEqual(Array(3).fill(rgb(sample.colour)));
      }
      await back(page).click();
      await expect.poll(() => flow(page)).toEqual(own);
      await expectEverywhere(page, english.placeholder);
      await expect(hex(page)).toHaveValue(light.accent);
      await expect(page).toHaveURL(/\/solutions$/);
      // Nothing of it comes back.
      await page.reload();
      expect(await flow(page)).toEqual(own);
    });
  }

  test('is the visitor’s own, pale as it is', async ({page}) => {
    await open(page);
    await name(page).fill('Limonaia');
    await hex(page).fill('#f5d90a');
    await expect.poll(() => flow(page)).toEqual(flowOf('Limonaia', '#f5d90a', 'security.limonaia.example'));
    await expect(section(page, 'features').locator('[data-colour] > :first-child')).toHaveCSS(
      'background-color',
      'rgb(245, 217, 10)',
    );
    await page.reload();
    expect((await flow(page))[0]).toBe('Limonaia');
    // What is read on it can be read.
    const {violations} = await new AxeBuilder({page}).include('#features').analyze();
    expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
  });
});

test.describe('colour', () => {
  test.beforeEach(async ({page}) => open(page));

  test('keeps swatches, picker and code together', async ({page}) => {
    const picker = preview(page).locator('[name="picker"]');
    await preview(page).getByRole('radio', {name: 'Violet'}).check();
    await expect(hex(page)).toHaveValue('#6a3fd1');
    await expect(picker).toHaveValue('#6a3fd1');
    await picker.fill('#123456');
    await expect(hex(page)).toHaveValue('#123456');
    await expect(preview(page).getByRole('radio', {checked: true})).toHaveCount(0);
    await expect.poll(() => fills(page)).toEqual(Array(3).fill('rgb(18, 52, 86)'));
    await hex(page).fill('0b8566');
    await expect(preview(page).getByRole('radio', {name: 'Green'})).toBeChecked();
    await hex(page).blur();
    await expect(hex(page)).toHaveValue(light['sample-green']);
  });

  test('takes three digits when the field is left, not on their way to six', async ({page}) => {
    await expect(preview(page).locator('[data-island]')).toHaveAttribute('data-alive');
    await hex(page).fill('#a0f');
    await expect.poll(() => fills(page)).toEqual(Array(3).fill(rgb(light.accent)));
    await hex(page).blur();
    await expect(hex(page)).toHaveValue('#aa00ff');
    await expect.poll(() => fills(page)).toEqual(Array(3).fill('rgb(170, 0, 255)'));
  });
});

test.describe('logo', () => {
  test.beforeEach(async ({page}) => open(page));
  const logos = (page: Page) => mockUps(page).locator('img');

  test('is shown from the file in all three, and sent nowhere', async ({page}) => {
    await name(page).fill('Nordalia IT');
    // Everything that is still to come, has come.
    await expect(status(page)).toContainText('Nordalia IT');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await file(page).setInputFiles({name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg});
    await expect(logos(page)).toHaveCount(3);
    const addresses = await logos(page).evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).src),
    );
    expect(new Set(addresses).size).toBe(1);
    expect(addresses[0]).toMatch(/^blob:/);
    expect(
      await logos(page)
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    ).toBe(40);
    await expectEverywhere(page, 'Nordalia IT');
    expect(sent.filter((address) => !address.startsWith('blob:'))).toEqual([]);
    await expect(page).not.toHaveTitle(/hacked/);
    await expect(status(page)).toHaveText('Your logo is in the preview.');
    await expect(page).not.toHaveURL(/blob|logo/);
  });

  test('offers its colour, and can be taken away', async ({page}) => {
    await file(page).setInputFiles({name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg});
    await button(page, 'Use its colour, #6a3fd1').click();
    await expect(preview(page).getByRole('radio', {name: 'Violet'})).toBeChecked();
    await expect.poll(async () => (await fills(page))[0]).toBe('rgb(106, 63, 209)');
    // What is said of the colour comes when the visitor pauses.
    await expect(status(page)).toContainText('The preview now shows');
    await button(page, 'Remove logo').click();
    await expect(logos(page)).toHaveCount(0);
    await expect(status(page)).toHaveText('The logo is removed.');
    // The same file again.
    await file(page).setInputFiles({name: 'logo.svg', mimeType: 'image/svg+xml', buffer: svg});
    await expect(logos(page)).toHaveCount(3);
  });

  test('can be dropped', async ({page}) => {
    const data = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'logo.png', {type: 'image/png'}));
        return transfer;
      },
      [...png],
    );
    const zone = preview(page).locator('label:has([name="logo"])');
    // The island is there: a drop before would be the browser's.
    await name(page).fill('x');
    await expectEverywhere(page, 'x');
    await zone.dispatchEvent('dragover', {dataTransfer: data});
    await expect(zone).toHaveAttribute('data-over', 'true');
    await zone.dispatchEvent('drop', {dataTransfer: data});
    await expect(logos(page)).toHaveCount(3);
    await expect(zone).not.toHaveAttribute('data-over');
  });
});

test.describe('address', () => {
  test('carries the brand, without a step in the history for each letter', async ({page}) => {
    await page.goto('/pricing');
    await open(page, '/solutions?utm=x#white-label');
    const before = await page.evaluate(() => history.length);
    await name(page).pressSequentially('Nordalia');
    await expect(page).toHaveURL(
      `/solutions?utm=x&brand=Nordalia&colour=${light.accent.slice(1)}#white-label`,
    );
    expect(await page.evaluate(() => history.length)).toBe(before);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/solutions$/);
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

  for (const language of languages) {
    test(`shows the brand when it is opened, in ${language}`, async ({page}) => {
      await open(page, pathIn(language, '/solutions?brand=Altavia+Telecom&colour=6a3fd1#white-label'));
      await expectEverywhere(page, 'Altavia Telecom');
      await expect(name(page)).toHaveValue('Altavia Telecom');
      await expect(hex(page)).toHaveValue('#6a3fd1');
      await expect.poll(() => fills(page)).toEqual(Array(3).fill('rgb(106, 63, 209)'));
      await expect(status(page)).toContainText('Altavia Telecom');
    });
  }

  test('is data, whatever it says', async ({page}) => {
    const hostile = '"><img src=x onerror=document.title="hacked">';
    await open(
      page,
      `/solutions?brand=${encodeURIComponent(hostile)}&colour=red;}*{display:none#white-label`,
    );
    await expectEverywhere(page, hostile);
    await expect(mockUps(page).locator('img')).toHaveCount(0);
    await expect(hex(page)).toHaveValue(light.accent);
    await expect(page).not.toHaveTitle(/hacked/);
  });

  test('follows into the other language', async ({page, isMobile}) => {
    test.skip(isMobile);
    await open(page);
    await name(page).fill('Corvo');
    await expect(page).toHaveURL(/brand=Corvo/);
    await page.locator('header a[data-to]').first().click();
    await expect(page).toHaveURL(`/it/solutions?brand=Corvo&colour=${light.accent.slice(1)}#white-label`);
    await expectEverywhere(page, 'Corvo');
  });

  test('a session remembers without an address, and forgets when asked to', async ({page}) => {
    await open(page);
    await name(page).fill('Verdemare');
    await expect(page).toHaveURL(/brand=Verdemare/);
    await open(page, '/pricing');
    await open(page);
    await expectEverywhere(page, 'Verdemare');
    await button(page, 'Start over').click();
    await expectEverywhere(page, 'Your company');
    await expect(page).toHaveURL('/solutions#white-label');
    await expect(status(page)).toHaveText('The preview is as it was at the start.');
    await expect(name(page)).toHaveValue('');
    await page.reload();
    await expectEverywhere(page, 'Your company');
  });

  test('can be copied', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await name(page).fill('Nordalia IT');
    await preview(page).getByRole('radio', {name: 'Rust'}).check();
    await button(page, 'Copy link').click();
    await expect(button(page, 'Link copied')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname + new URL(link).search + new URL(link).hash).toBe(
      '/solutions?brand=Nordalia+IT&colour=c2410c#white-label',
    );
    await page.goto('/');
    await page.goto(link);
    await expectEverywhere(page, 'Nordalia IT');
  });

  test('is shown to be copied by hand where the browser refuses', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await open(page);
    await name(page).fill('Nordalia IT');
    await button(page, 'Copy link').click();
    const field = preview(page).getByLabel(english.actions.copyByHand);
    await expect(field).toHaveValue(
      new RegExp(String.raw`/solutions\?brand=Nordalia\+IT&colour=${light.accent.slice(1)}#white-label$`),
    );
    await expect(field).toBeFocused();
    await name(page).fill('Other');
    await expect(field).toHaveCount(0);
  });

  test('is not needed: with storage off the preview works', async ({page, consentGiven}) => {
    test.skip(!consentGiven);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    );
    await open(page);
    await name(page).fill('Nordalia IT');
    await expectEverywhere(page, 'Nordalia IT');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({colorScheme});

    // Pale, middling and deep: each needs another shade somewhere.
    for (const colour of ['f5d90a', '808080', '0a0a3a']) {
      test(`#${colour} is readable in all three mock-ups`, async ({page}) => {
        await open(page, `/solutions?brand=Nordalia&colour=${colour}#white-label`);
        await expectEverywhere(page, 'Nordalia');
        await expect(status(page)).toContainText('Nordalia');
        const {violations} = await new AxeBuilder({page}).include('#white-label').analyze();
        expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
      });
    }
  });
}

test('everything can be done with the keyboard', async ({page}) => {
  await open(page);
  await name(page).focus();
  await page.keyboard.type('Tasto');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(preview(page).getByRole('radio', {name: 'Green'})).toBeChecked();
  const seen: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(
      await page.evaluate(
        () =>
          (document.activeElement as HTMLInputElement).name || (document.activeElement?.textContent ?? ''),
      ),
    );
  }
  expect(seen).toEqual([
    'picker',
    'hex',
    'logo',
    english.actions.demo,
    english.actions.report,
    english.actions.comparison,
    english.actions.copy,
    english.actions.restart,
  ]);
  await expect(preview(page).locator('label:has([name="logo"]) span')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expectEverywhere(page, 'Your company');
});

test('a wrong code that was left before React arrives is told', async ({page}) => {
  const release = await holdBack(page);
  await page.goto('/solutions#white-label', {waitUntil: 'commit'});
  await hex(page).fill('blue');
  await hex(page).blur();
  release();
  await expect(preview(page).getByText(english.colour.error)).toBeVisible();
  await expect(hex(page)).toHaveValue('blue');
});

test('what is typed before React arrives is kept and shown', async ({page}) => {
  const release = await holdBack(page);
  await page.goto('/solutions?brand=Old&colour=c2185b#white-label', {waitUntil: 'commit'});
  await name(page).fill('Presto');
  await preview(page).getByRole('radio', {name: 'Violet'}).check();
  await expectEverywhere(page, 'Your company');
  release();
  await expectEverywhere(page, 'Presto');
  await expect(name(page)).toHaveValue('Presto');
  await expect(hex(page)).toHaveValue('#6a3fd1');
  await expect.poll(() => fills(page)).toEqual(Array(3).fill('rgb(106, 63, 209)'));
});

test('whoever is still writing a name when React arrives goes on writing it', async ({page}) => {
  const release = await holdBack(page);
  // Without an anchor: the browser goes there as the page ends, and takes the focus along.
  await page.goto('/solutions', {waitUntil: 'commit'});
  await name(page).pressSequentially('Cedro ');
  release();
  await expectEverywhere(page, 'Cedro');
  await name(page).pressSequentially('Due');
  await expect(name(page)).toHaveValue('Cedro Due');
  await expectEverywhere(page, 'Cedro Due');
});

test('coming to life moves nothing', async ({page}) => {
  const release = await holdBack(page);
  await page.goto('/solutions#white-label', {waitUntil: 'commit'});
  const boxes = () =>
    preview(page)
      .locator('figure, input, button, a, label, p')
      .evaluateAll((parts) =>
        // What is not drawn has no place.
        parts
          .filter((part) => part.checkVisibility())
          .map((part) => {
            const {x, y, width, height} = part.getBoundingClientRect();
            return [x, y + scrollY, width, height];
          }),
      );
  // All of the page, in its own font.
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await boxes();
  expect(before.length).toBeGreaterThan(20);
  release();
  await expect(preview(page).locator('[data-island]')).toHaveAttribute('data-alive');
  const moved = (await boxes()).filter((box, at) =>
    // The font comes with the whole style sheet where it did not come in time, and is a little wider.
    box.some((value, part) => Math.abs(value - (before[at]?.[part] ?? Infinity)) > 4),
  );
  expect(moved).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const language of languages) {
    test(`the page reads and the colours work, in ${language}`, async ({page}) => {
      await page.goto(pathIn(language, '/solutions#white-label'));
      await expectEverywhere(page, words[language].placeholder);
      // Playwright's texts leave `<noscript>` out.
      const note = preview(page).locator('noscript p');
      await expect(note).toBeVisible();
      await expect(note).toHaveText(words[language].noScript);
      for (const idle of [name(page), hex(page), button(page, words[language].actions.copy)]) {
        await expect(idle).toBeHidden();
      }
      await preview(page).getByRole('radio', {name: words[language].colour.swatches.magenta}).check();
      await expect.poll(() => fills(page)).toEqual(Array(3).fill('rgb(194, 24, 91)'));
      await expect(preview(page).getByText(words[language].colour.deep)).toBeHidden();
      await expect(
        section(page, 'hero').getByRole('link', {name: pageWords[language].hero.secondary}),
      ).toHaveAttribute('href', pathIn(language, '/contact'));
    });
  }
});
