/** Re-branding: the site shows a partner's brand, or the visitor's own, on every page of a visit. */
import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {sampleBrands} from '@site/src/data/sampleBrands';
import type {HomeContent} from '@site/src/content/home';
import {comparisonExport} from '@site/src/content/comparisonExport';
import type {SheetsContent} from '@site/src/content/sheets';
import type {VisitBrandContent} from '@site/src/content/visitBrand';
import {shownSheets} from '@site/src/data/sheetForms';
import {contrast} from '@site/src/lib/colour';
import type {VisitLogo} from '@site/src/data/visitBrand';
import {brandAccents, brandFill, visitStyle} from '@site/src/features/rebrand/visitStyle';
import {hasGreen} from '@site/tests/fixtures/logo';
import {wordsIn} from '@site/tests/languages';
import {dark, light, rgb} from '../colours';
import {lookAtPdfs, readPdf} from '../pdf';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const wordsOf = (language: 'en' | 'it') => ({
  bar: wordsIn<VisitBrandContent>(language, 'visitBrand'),
  home: wordsIn<HomeContent>(language, 'home'),
  sheets: wordsIn<SheetsContent>(language, 'sheets'),
});
const english = wordsOf('en');
const colours = {light, dark};
const [nordalia, verdemare] = sampleBrands;

const radio = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const home = (page: Page) => page.getByRole('banner').locator('a:has(> [data-mark])');
const bar = (page: Page, {label} = english.bar) => page.getByRole('complementary', {name: label});
const back = (page: Page, words = english.bar) => bar(page, words).getByRole('button');
/** In the bar, or in the swatches of a page without script. */
const leave = (page: Page) =>
  page.getByRole('button', {name: new RegExp(`^(${english.bar.exit}|${english.bar.back})$`)});
/** Returns the background of a sheet as browsers serialize it: 6 px of a colour along the top edge. */
const edgeOf = (colour: string) =>
  new RegExp(`^linear-gradient\\(${rgb(colour).replaceAll(/[()]/g, String.raw`\$&`)} 6px,`);

const names = (page: Page) =>
  page
    .locator('[data-mark]')
    .evaluateAll((marks) =>
      marks.map((mark) => getComputedStyle(mark, '::after').content.replaceAll(/^"|"$/g, '')),
    );

/** Returns the brand of the home page: names, and the colours of a link, a button and the logo. */
const look = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string, pseudo?: string) =>
      getComputedStyle(document.querySelector(selector)!, pseudo);
    return {
      names: [...document.querySelectorAll('[data-mark]')].map((mark) =>
        getComputedStyle(mark, '::after').content.replaceAll('"', ''),
      ),
      link: style('main a[href$="#telco-model"]').color,
      button: style('main a[class]:not([href^="/"])').backgroundColor,
      sign: style('header [data-mark]', '::before').backgroundColor,
    };
  });

const wear = (page: Page, name: string, colour: string, logo?: VisitLogo) =>
  page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) {
        sessionStorage.setItem(key, value);
      }
    },
    {
      brandPreview: `?${new URLSearchParams({brand: name, colour: colour.slice(1)})}`,
      brandStyle: visitStyle({name, colour, logo}, colours),
      ...(logo && {brandLogo: JSON.stringify(logo)}),
    },
  );

async function download(page: Page, target: Locator): Promise<{name: string; file: string}> {
  const coming = page.waitForEvent('download');
  await target.click();
  const download = await coming;
  return {name: download.suggestedFilename(), file: await download.path()};
}

const pdfLink = (page: Page, name: string) => page.locator(`main a[href$="/${name}.pdf"]`).first();

const greenLogo = {
  url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAMAAADHqI+lAAAAA1BMVEULhWZJCnpYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgGBwAAACIAAGbZvWUAAAAAElFTkSuQmCC',
  ratio: 2,
};

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled});

    test('the swatches re-brand the page, and a button takes it back', async ({page}) => {
      await page.goto(routes.home);
      const own = await look(page);
      await expect(home(page)).toHaveAccessibleName(brand.name);
      for (const {name, colour} of sampleBrands) {
        await radio(page, name).check();
        const accent = rgb(brandAccents(colour, colours).light);
        await expect
          .poll(() => look(page))
          .toEqual({names: own.names.map(() => name), link: accent, button: accent, sign: rgb(colour)});
        await expect(home(page)).toHaveAccessibleName(name);
      }
      await leave(page).click();
      await expect.poll(() => look(page)).toEqual(own);
    });

    test('the papers of the partner program are buttons for their brands', async ({page}) => {
      const papers = page.locator('#hero figure > *');
      /** Visible part of a sheet behind others: its top edge. */
      const edge = {position: {x: 120, y: 15}};
      await page.goto(routes.partnerProgram);
      // Certificates are the site's own, and must not appear beside another name.
      const certified = page.locator('footer [data-own]').filter({visible: true});
      await expect(certified).toHaveCount(brand.certifications?.length ? 1 : 0);
      await papers.filter({hasText: verdemare.name}).click(edge);
      await expect(radio(page, verdemare.name)).toBeChecked();
      await expect(certified).toHaveCount(0);
      await expect.poll(async () => new Set(await names(page))).toEqual(new Set([verdemare.name]));
      await expect(papers.first()).toHaveCSS('background-image', edgeOf(verdemare.colour));
      // The top sheet already has the brand: a click changes nothing.
      await papers.first().click(edge);
      await expect(radio(page, verdemare.name)).toBeChecked();
      await leave(page).click();
      await expect(home(page)).toHaveAccessibleName(brand.name);
      // Without a brand, the top sheet applies the first one.
      await papers.first().click(edge);
      await expect(radio(page, nordalia.name)).toBeChecked();
    });
  });
}

for (const language of languages) {
  const words = wordsOf(language);

  test.describe(`in ${language}`, () => {
    test.use({locale: language});

    test('a choice stays on all pages and goes by one button @everyday', async ({page}) => {
      const scripts: string[] = [];
      page.on('request', (it) => it.resourceType() === 'script' && scripts.push(it.url()));
      await page.goto(pathIn(language, routes.home));
      expect(scripts).toEqual([]);
      await radio(page, verdemare.name).check();
      await expect(back(page, words.bar)).toHaveText(words.bar.exit);
      // The button in the swatches is for visitors without JavaScript.
      await expect(page.getByRole('button', {name: words.bar.back})).toHaveCount(0);
      await expect(page.getByText(words.bar.text(verdemare.name)).last()).toBeAttached();
      for (const route of [routes.pricing, routes.blog, routes.guideOnboarding]) {
        await page.goto(pathIn(language, route));
        expect(await names(page), route).toEqual([verdemare.name, verdemare.name]);
        await expect(back(page, words.bar)).toBeVisible();
      }
      // Nobody else stands behind what these promise.
      for (const route of [routes.terms, routes.dpa, routes.trust]) {
        await page.goto(pathIn(language, route));
        expect(await names(page), route).toEqual(['none', 'none']);
        await expect(bar(page, words.bar)).toHaveCount(0);
      }
      // The front report of the partner program has the brand as well.
      await page.goto(pathIn(language, routes.partnerProgram));
      expect(new Set(await names(page))).toEqual(new Set([verdemare.name]));
      const report = page.locator('figure > :has([data-mark])');
      await expect(report.getByText(nordalia.name)).toBeHidden();
      await expect(report).toHaveCSS('background-image', edgeOf(verdemare.colour));
      // Another brand can be chosen there.
      await radio(page, nordalia.name).check();
      await expect(home(page)).toHaveAccessibleName(nordalia.name);

      await page.goto(pathIn(language, routes.home));
      await expect(radio(page, nordalia.name)).toBeChecked();
      // The brand bar replaces the trial offer.
      await page.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
      await expect(page.locator('html')).not.toHaveAttribute('data-sticky');
      await back(page, words.bar).click();
      await expect(back(page, words.bar)).toHaveCount(0);
      await expect(radio(page, nordalia.name)).not.toBeChecked();
      await page.goto(pathIn(language, routes.pricing));
      await expect(home(page)).toHaveAccessibleName(brand.name);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

    test('the home page follows the name and the colour that are entered @everyday', async ({page}) => {
      await page.goto(pathIn(language, routes.home));
      const field = page.getByLabel(words.home.hero.own.label);
      const colour = page.locator('#hero').getByLabel(words.sheets.brand.colour);
      await field.focus();
      await page.keyboard.type('Sentiva & ');
      await expect(home(page)).toHaveAccessibleName('Sentiva &');
      // The text being typed does not change.
      await page.keyboard.type('Co');
      await expect(field).toHaveValue('Sentiva & Co');
      await expect(page.getByRole('status').filter({hasText: words.bar.text('Sentiva & Co')})).toHaveCount(1);
      await colour.fill('#00765b');
      await expect.poll(async () => (await look(page)).button).toBe(rgb('#00765b'));
      await field.press('Enter');
      await expect(page).toHaveURL(pathIn(language, routes.home));
      await page.reload();
      await expect(field).toHaveValue('Sentiva & Co');
      // A sample replaces the brand, and the next name gets the sample's colour.
      await radio(page, nordalia.name).check();
      await expect(field).toHaveValue('');
      await expect(colour).toHaveValue(nordalia.colour);
      await field.fill('Sentiva');
      await expect(home(page)).toHaveAccessibleName('Sentiva');
      await expect(radio(page, nordalia.name)).not.toBeChecked();
      await field.fill('');
      await expect(home(page)).toHaveAccessibleName(brand.name);
      await field.blur();
      await colour.fill('#c2185b');
      await expect(home(page)).toHaveAccessibleName(words.sheets.brand.name);
    });

    test('the hub puts a name and a colour on the sheets for clients @everyday', async ({page}) => {
      const say = words.sheets.brand;
      await page.goto(pathIn(language, routes.eduHub));
      const form = page.getByRole('form', {name: say.summary});
      const field = form.getByLabel(say.name);
      const put = form.getByRole('button', {name: say.wear});
      await put.click();
      await expect(form).toContainText(say.missing);
      await expect(field).toBeFocused();
      await field.fill('Sentiva');
      await form.getByLabel(say.colour).fill('#00765b');
      await put.click();
      await expect(form.getByRole('status')).toHaveText(say.worn('Sentiva'));
      await expect(bar(page, words.bar)).toBeVisible();
      // Header, footer and the sheets beside the form.
      expect(await names(page)).toEqual(Array.from({length: 2 + shownSheets.length}, () => 'Sentiva'));
      await page.reload();
      await expect(field).toHaveValue('Sentiva');
      const {name} = await download(page, pdfLink(page, 'emergency-sheet'));
      expect(name).toBe('sentiva-emergency-sheet.pdf');
    });
  });
}

test('a page wears the brand before it is painted, and nothing moves', async ({page}) => {
  await wear(page, 'Sentiva', '#7a1f5c');
  await page.addInitScript(() => {
    const seen = window as unknown as {shifts: number; early: string};
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.shifts += (entry as PerformanceEntry & {value: number}).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
    new MutationObserver((_, observer) => {
      if (document.body) {
        seen.early = getComputedStyle(document.documentElement).getPropertyValue('--accent');
        observer.disconnect();
      }
    }).observe(document, {childList: true, subtree: true});
  });
  for (const route of [routes.home, routes.pricing]) {
    await page.goto(route);
    await expect(back(page)).toBeVisible();
    const {early, shifts} = await page.evaluate(() => {
      const {early, shifts} = window as unknown as {shifts: number; early: string};
      return {early, shifts};
    });
    expect(early).toContain(brandAccents('#7a1f5c', colours).light);
    expect(shifts).toBeLessThan(0.01);
  }
});

test('the drawing and the cover of an article wear the brand, and take it off', async ({page}) => {
  await wear(page, verdemare.name, verdemare.colour);
  const worn = brandAccents(verdemare.colour, colours);
  for (const [where, accent, ownAccent] of [
    ['figure img', worn.light, light.accent],
    ['img[alt]:not([alt=""])', worn.dark, dark.accent],
  ] as const) {
    await page.goto('/blog/nis2-directive-italy');
    const drawing = page.getByRole('main').locator(where).first();
    await drawing.scrollIntoViewIfNeeded();
    await expect(drawing).toHaveAttribute('src', /^data:image\/svg\+xml,/);
    const code = decodeURIComponent((await drawing.getAttribute('src'))!);
    expect(code, where).toContain(accent);
    expect(code, where).not.toContain(ownAccent);
    expect(await drawing.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
    await back(page).click();
    await expect(drawing).toHaveAttribute('src', /^http.+\.svg$/);
  }
});

test('the first picture of the partner program follows what is entered', async ({page}) => {
  const longName = 'Rossi & Bianchi Telecomunicazioni S.p.A.';
  await page.goto(routes.partnerProgram);
  const field = page.getByLabel(english.home.hero.own.label);
  await field.fill(longName);
  await page.locator('#hero').getByLabel(english.sheets.brand.colour).fill('#f5d90a');
  await expect.poll(async () => new Set(await names(page))).toEqual(new Set([longName]));
  const paper = page.locator('#hero :has(> [data-mark])').first();
  await expect(paper).toHaveCSS('background-image', edgeOf(brandAccents('#f5d90a', colours).light));
  // A click on a sheet keeps the visitor's own brand.
  await paper.click({position: {x: 120, y: 15}});
  await expect(home(page)).toHaveAccessibleName(longName);
  await field.fill('');
  await expect(home(page)).toHaveAccessibleName(brand.name);
});

test('where the script does not come, what is entered leads to the preview', async ({page, complaints}) => {
  await page.route('**/brand.js', (route) => route.abort());
  await page.goto(routes.home);
  const field = page.getByLabel(english.home.hero.own.label);
  await field.fill('Sentiva');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/solutions\?.*brand=Sentiva.*#white-label$/);
  await expect(page.locator('#preview-brand')).toHaveValue('Sentiva');
  complaints.length = 0;
});

test('the keyboard chooses, and goes on where the button was', async ({page}) => {
  await page.goto(routes.home);
  await radio(page, nordalia.name).press('Space');
  await expect(back(page)).toBeVisible();
  const said = page.getByRole('status');
  await expect(said.filter({hasText: english.bar.text(nordalia.name)})).toHaveCount(1);
  await back(page).press('Enter');
  await expect(back(page)).toHaveCount(0);
  await expect(home(page)).toBeFocused();
  await expect(said.filter({hasText: english.bar.again})).toHaveCount(1);
});

test('the visitor’s own name, colour and logo go along, and a change is seen on a page from the history @everyday', async ({
  page,
}) => {
  const name = 'A & "B" S.r.l.';
  await page.goto(routes.pricing);
  await page.goto(routes.whiteLabelPreview);
  await page.locator('#preview-brand').fill(name);
  await page.locator('[name=swatch][value=green]').check();
  await page.locator('[name=logo]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80v40H0z" fill="#0b8566"/></svg>',
    ),
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brandLogo'))).toContain('"ratio":2');
  for (const go of [() => page.goBack(), () => page.goto(routes.home)]) {
    await go();
    await expect(page.getByText(english.bar.text(name)).last()).toBeAttached();
    await expect(home(page)).toHaveAccessibleName(name);
    const {backgroundImage, width} = await page.evaluate(() => {
      const {backgroundImage, width} = getComputedStyle(document.querySelector('[data-mark]')!, '::before');
      return {backgroundImage, width};
    });
    expect(backgroundImage).toMatch(/^url\("data:image\/png;base64,/);
    expect(width).toBe('52px');
  }
  // The preview starts with the brand, including the logo.
  await page.goto(routes.whiteLabelPreview);
  await page.locator('#preview-brand').focus();
  await expect(page.locator('#preview-brand')).toHaveValue(name);
  await expect(page.locator('#white-label img').first()).toBeVisible();
});

test('the sheets beside the form of the hub show a brand as it is entered, and nothing else does', async ({
  page,
}) => {
  await page.goto(routes.eduHub);
  const look = () =>
    page.locator('[data-tried] [data-mark]').evaluateAll((marks) =>
      marks.map((mark) => ({
        name: getComputedStyle(mark, '::after').content,
        colour: getComputedStyle(mark.parentElement!).backgroundColor,
        words: getComputedStyle(mark).color,
      })),
    );
  const each = (value: Record<string, string>) =>
    shownSheets.map(() => expect.objectContaining(value) as object);
  const say = english.sheets.brand;
  const form = page.getByRole('form', {name: say.summary});
  // White text would not be readable on this colour: headings use it unchanged, with black text.
  const {fill, on} = brandFill('#ffd400', light);
  expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
  await form.getByLabel(say.colour).fill('#ffd400');
  await form.getByLabel(say.name).pressSequentially('Sentiva "24"');
  await expect.poll(look).toEqual(each({name: '"Sentiva \\"24\\""', colour: rgb(fill), words: rgb(on)}));
  await expect(bar(page)).toHaveCount(0);

  // The current brand does not hide the next input.
  await form.getByRole('button', {name: say.wear}).click();
  await expect(bar(page)).toBeVisible();
  await form.getByLabel(say.name).fill('Other');
  await expect.poll(look).toEqual(each({name: '"Other"'}));
  await expect(home(page)).toHaveAccessibleName('Sentiva "24"');
  // After removal, it is neither on the sheets nor in the form.
  await back(page).click();
  await expect(form.getByLabel(say.name)).toHaveValue('');
  await expect.poll(look).toEqual(each({name: 'none'}));
});

test.describe('PDFs', () => {
  test('the letter of a guide is written by whoever’s brand the visit wears', async ({page}) => {
    await wear(page, 'Sentiva', '#7a1f5c');
    await page.goto(routes.guideOnboarding);
    await expect(bar(page)).toBeVisible();
    const {name, file} = await download(page, pdfLink(page, 'onboarding'));
    expect(name).toBe('sentiva-onboarding.pdf');
    const text = readPdf(readFileSync(file)).pages.join(' ');
    expect(text).not.toContain('ordalia');
    expect(text).toContain('Marco, Sentiva <marco@sentiva.example>');
  });

  test('a logo of the visit is on the comparison, which it signs', async ({page}) => {
    await wear(page, 'Sentiva', '#7a1f5c', greenLogo);
    await page.goto(routes.pricingComparison);
    await expect(back(page)).toBeVisible();
    const {file} = await download(page, page.getByRole('button', {name: comparisonExport.download}));
    const {pages, author} = readPdf(readFileSync(file));
    expect(pages[0]).toMatch(/^Prepared by Sentiva/);
    expect(author).toBe('Sentiva');
    expect(hasGreen(lookAtPdfs([file])[0]!.colours)).toBe(true);
  });

  test('a file that does not come that way comes as it is', async ({page, complaints}) => {
    await wear(page, 'Sentiva', '#7a1f5c');
    await page.goto(routes.sampleReport);
    await expect(back(page)).toBeVisible();
    let asked = 0;
    await page.route('**/sample-report.pdf', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await pdfLink(page, 'sample-report').click();
    await expect.poll(() => asked).toBe(2);
    complaints.length = 0;
  });
});

test('paper has the brand without the bar, forced colours keep the name, and the bar fits a phone', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  const name = 'W'.repeat(60);
  await wear(page, name, '#7a1f5c');
  await page.goto(routes.pricing);
  await expect(back(page)).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.emulateMedia({media: 'print'});
  await expect(bar(page)).toBeHidden();
  expect((await names(page))[0]).toBe(name);
  await page.emulateMedia({media: 'screen', forcedColors: 'active'});
  await expect(back(page)).toBeVisible();
  await expect(home(page)).toHaveAccessibleName(name);
});
