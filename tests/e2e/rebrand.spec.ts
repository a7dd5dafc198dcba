/** The site disappears: it wears a partner's brand, or the visitor's own, on every page of a visit. */
import {readFileSync} from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {brand} from '@site/src/data/brand';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {home as englishHome} from '@site/src/content/home';
import type {HomeContent} from '@site/src/content/home';
import {solutions} from '@site/src/content/solutions';
import {visitBrand as english} from '@site/src/content/visitBrand';
import type {VisitBrandContent} from '@site/src/content/visitBrand';
import {sheets} from '@site/src/content/sheets';
import type {SheetsContent} from '@site/src/content/sheets';
import {comparisonExport} from '@site/src/content/comparisonExport';
import {shownSheets} from '@site/src/data/sheetForms';
import {contrast, legibleOn} from '@site/src/lib/colour';
import type {VisitLogo} from '@site/src/lib/visitBrand';
import {brandAccents, brandFill, visitStyle} from '@site/src/lib/visitStyle';
import {hasGreen} from '@site/tests/fixtures/logo';
import {wordsIn} from '@site/tests/languages';
import {dark, light, rgb} from '../colours';
import {lookAtPdfs, readPdf} from '../pdf';
import {expect, test} from './fixtures';
import {languages, pathIn} from './site';

const words = {en: english, it: wordsIn<VisitBrandContent>('it', 'visitBrand')};
const homes = {en: englishHome, it: wordsIn<HomeContent>('it', 'home')};
const italianSheets = wordsIn<SheetsContent>('it', 'sheets');
const colours = {light, dark};
const [nordalia, verdemare] = sampleBrands;

const radio = (page: Page, name: string) => page.getByRole('radio', {name, exact: true});
const home = (page: Page) => page.getByRole('banner').locator('a:has(> [data-mark])');
const bar = (page: Page, language: 'en' | 'it' = 'en') =>
  page.getByRole('complementary', {name: words[language].label});
const back = (page: Page, language: 'en' | 'it' = 'en') => bar(page, language).getByRole('button');
/** The ground of a sheet as browsers compute it: 6 px of a colour lie along its upper edge. */
const edgeOf = (colour: string) =>
  new RegExp(`^linear-gradient\\(${rgb(colour).replaceAll(/[()]/g, String.raw`\$&`)} 6px,`);
/** What screen readers are told. */
const told = (page: Page, text: string) => page.getByRole('status').filter({hasText: text});

/** Whose name each place of the brand shows. */
const names = (page: Page) =>
  page
    .locator('[data-mark]')
    .evaluateAll((marks) =>
      marks.map((mark) => getComputedStyle(mark, '::after').content.replaceAll(/^"|"$/g, '')),
    );

/** What shows whose brand the home page wears: names, and colours of links, buttons, sign and footer. */
const look = (page: Page) =>
  page.evaluate(() => {
    const style = (selector: string, pseudo?: string) =>
      getComputedStyle(document.querySelector(selector)!, pseudo);
    const marks = [...document.querySelectorAll('[data-mark]')];
    return {
      names: marks.map((mark) => getComputedStyle(mark, '::after').content.replaceAll('"', '')),
      hidden: marks.every((mark) =>
        [...mark.children].every((child) => getComputedStyle(child).display === 'none'),
      ),
      link: style('main a[href$="#telco-model"]').color,
      accent: style(':root').getPropertyValue('--accent'),
      button: style('main a[class]:not([href^="/"])').backgroundColor,
      sign: style('header [data-mark]', '::before').backgroundColor,
      footer: style('footer a:not([href^="mailto"])').getPropertyValue('--accent'),
    };
  });

/** Which texts cannot be read, by axe: those that it measures, and that it measured some. */
async function unreadable(page: Page): Promise<string[]> {
  const {violations, passes} = await new AxeBuilder({page})
    .withRules(['color-contrast'])
    .setLegacyMode(true)
    .analyze();
  expect(passes.flatMap(({nodes}) => nodes).length).toBeGreaterThan(50);
  return violations.flatMap(({nodes}) =>
    nodes.map(({target, any}) => `${target.join(' ')}: ${any[0]?.message}`),
  );
}

/** Lets the visit wear a brand from the first page on. */
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

/** A green picture of two to one. */
const greenLogo = {
  url: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAMAAADHqI+lAAAAA1BMVEULhWZJCnpYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgGBwAAACIAAGbZvWUAAAAAElFTkSuQmCC',
  ratio: 2,
};

test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the swatches re-brand the page, and a button takes it back', async ({page}) => {
    await page.goto('/');
    const own = await look(page);
    expect(own.hidden).toBe(false);
    // Header, footer, and the screen of a client.
    expect(own.names).toHaveLength(3);
    await expect(home(page)).toHaveAccessibleName(brand.name);
    for (const sample of sampleBrands) {
      await radio(page, sample.name).check();
      const {light: accent} = brandAccents(sample.colour, colours);
      const worn = await look(page);
      expect(worn).toMatchObject({
        names: own.names.map(() => sample.name),
        hidden: true,
        link: rgb(accent),
        button: rgb(accent),
        sign: rgb(sample.colour),
      });
      expect(worn.footer).toBe(worn.accent);
      await expect(home(page)).toHaveAccessibleName(sample.name);
    }
    await page.getByRole('button', {name: english.back}).click();
    expect(await look(page)).toEqual(own);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`every brand can be read in the ${theme} theme`, async ({page, browser}) => {
      test.slow();
      // Axe needs script: it measures a page on which the choice is made by hand and nothing is stored.
      const context = await browser.newContext({
        javaScriptEnabled: true,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const other = await context.newPage();
      await other.addInitScript(() => localStorage.setItem('cookieConsent', 'essential-only'));
      await other.route('**/brand.js', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
      await other.goto(
        new URL('/', page.url() === 'about:blank' ? test.info().project.use.baseURL : page.url()).href,
      );
      for (const sample of sampleBrands) {
        await radio(other, sample.name).check();
        expect((await names(other))[0]).toBe(sample.name);
        expect(await unreadable(other), sample.name).toEqual([]);
      }
      await context.close();
    });
  }
});

test.describe('the papers of the partner program', () => {
  const papers = (page: Page) => page.locator('#hero figure > *');
  const paperOf = (page: Page, name: string) => papers(page).filter({hasText: name});
  /** Where a paper that lies behind can be seen: along its upper edge. */
  const press = (page: Page, name: string) => paperOf(page, name).click({position: {x: 120, y: 15}});

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({javaScriptEnabled});

      test('are buttons for their brands', async ({page}) => {
        await page.goto('/partner-program');
        // Certificates are the site's own: beside another name they would seem to be theirs.
        const certified = page.locator('footer [data-own]').filter({visible: true});
        await expect(certified).toHaveCount(brand.certifications?.length ? 1 : 0);
        await press(page, verdemare.name);
        await expect(radio(page, verdemare.name)).toBeChecked();
        await expect(certified).toHaveCount(0);
        await expect
          .poll(() => names(page))
          .toEqual(['header', 'report', 'invoice', 'footer'].map(() => verdemare.name));
        await expect(papers(page).first()).toHaveCSS('background-image', edgeOf(verdemare.colour));
        // What lies on top is theirs: a press on it chooses no other.
        await papers(page)
          .first()
          .click({position: {x: 120, y: 15}});
        await expect(radio(page, verdemare.name)).toBeChecked();
        await press(page, 'Corvo Assicura');
        await expect(radio(page, 'Corvo Assicura')).toBeChecked();
        await page.getByRole('button', {name: english.back}).click();
        await expect(page.locator(':checked[name="sample-brand"]')).toHaveCount(0);
        await expect(home(page)).toHaveAccessibleName(brand.name);
        // Nobody's: the one on top shows the first.
        await papers(page)
          .first()
          .click({position: {x: 120, y: 15}});
        await expect(radio(page, nordalia.name)).toBeChecked();
      });
    });
  }

  test('rise under the pointer where they can be taken', async ({page}) => {
    await page.goto('/partner-program');
    const behind = paperOf(page, verdemare.name);
    await expect(behind).toHaveCSS('scale', 'none');
    await behind.hover({position: {x: 120, y: 15}});
    await expect(behind).toHaveCSS('scale', '1.03');
  });

  test('leave a visitor’s own brand on', async ({page}) => {
    await wear(page, 'Sentiva', '#7a1f5c');
    await page.goto('/partner-program');
    await expect(back(page)).toBeVisible();
    await papers(page)
      .first()
      .click({position: {x: 120, y: 15}});
    await expect(home(page)).toHaveAccessibleName('Sentiva');
    await expect(page.locator(':checked[name="sample-brand"]')).toHaveCount(0);
  });
});

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({locale: language});

    test('a choice stays on all pages and goes by one button', async ({page}) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(pathIn(language, '/'));
      expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
      await radio(page, verdemare.name).check();
      await expect(back(page, language)).toHaveText(words[language].back);
      // The one of the swatches is for visitors without script.
      await expect(page.getByRole('button', {name: words[language].back})).toHaveCount(1);
      await expect(page.getByText(words[language].text(verdemare.name)).last()).toBeAttached();
      for (const path of ['/pricing', '/blog', '/guides/onboarding', '/terms', '/cookies']) {
        await page.goto(pathIn(language, path));
        expect(await names(page), path).toEqual([verdemare.name, verdemare.name]);
        await expect(back(page, language)).toBeVisible();
      }
      // The report of the partner program that lies in front is theirs as well.
      await page.goto(pathIn(language, '/partner-program'));
      const worn = ['header', 'footer', 'report', 'invoice'];
      expect(await names(page)).toEqual(worn.map(() => verdemare.name));
      const report = page.locator('figure > :has([data-mark])');
      await expect(report.getByText(nordalia.name)).toBeHidden();
      await expect(report).toHaveCSS('background-image', edgeOf(verdemare.colour));
      // Whose brand it is stands at the foot of the screen, with no room for an offer that is not there.
      await page.evaluate(() => {
        scrollTo({top: 1500, behavior: 'instant'});
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      await expect(page.locator('html')).not.toHaveAttribute('data-sticky');
      const {y, height} = (await bar(page, language).boundingBox())!;
      expect(y + height).toBe(page.viewportSize()!.height);
      // No other report in the pile is theirs as well.
      await expect(page.locator('figure:has([data-mark]) b:visible')).toHaveText([
        'Altavia Telecom',
        'Corvo Assicura',
      ]);
      // Another can be chosen there.
      await radio(page, nordalia.name).check();
      await expect.poll(async () => (await names(page))[0]).toBe(nordalia.name);
      await radio(page, verdemare.name).check();
      await page.goto(pathIn(language, '/'));
      await expect(radio(page, verdemare.name)).toBeChecked();
      // The offer of a trial does not stand in one place with whose brand it is.
      await page.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
      await expect(page.locator('html')).not.toHaveAttribute('data-sticky');
      await back(page, language).click();
      await expect(back(page, language)).toHaveCount(0);
      await expect(home(page)).toHaveAccessibleName(brand.name);
      await expect(radio(page, verdemare.name)).not.toBeChecked();
      await page.goto(pathIn(language, '/pricing'));
      await expect(home(page)).toHaveAccessibleName(brand.name);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
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
  for (const path of ['/', '/pricing']) {
    await page.goto(path);
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

for (const language of languages) {
  test(`in ${language}, the home page follows the name and the colour that are entered`, async ({page}) => {
    const {own} = homes[language].hero;
    const say = language === 'it' ? italianSheets.brand : sheets.brand;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(pathIn(language, '/'));
    expect(asked.filter((path) => path.endsWith('/brand.js'))).toEqual([]);
    const field = page.getByLabel(own.label);
    const colour = page.locator('#hero').getByLabel(say.colour);
    await field.focus();
    await page.keyboard.type('Sentiva & ');
    await expect(home(page)).toHaveAccessibleName('Sentiva &');
    // What is being written stays as it is.
    await page.keyboard.type('Co');
    await expect(field).toHaveValue('Sentiva & Co');
    await expect(page.locator('[data-brand="0"]')).toContainText('Sentiva & Co');
    await expect(told(page, words[language].text('Sentiva & Co'))).toHaveCount(1);
    await colour.fill('#00765b');
    await expect(page.locator('#hero a[class]').first()).toHaveCSS('background-color', rgb('#00765b'));
    await field.press('Enter');
    await expect(page).toHaveURL(pathIn(language, '/'));
    await page.reload();
    await expect(field).toHaveValue('Sentiva & Co');
    // A sample takes its place, and the next name comes in its colour.
    await radio(page, nordalia.name).check();
    await expect(field).toHaveValue('');
    await expect(colour).toHaveValue(nordalia.colour);
    await field.fill('Sentiva');
    await expect(home(page)).toHaveAccessibleName('Sentiva');
    await expect(page.locator(':checked[name="sample-brand"]')).toHaveCount(0);
    await field.fill('');
    await expect(home(page)).toHaveAccessibleName(brand.name);
    await field.blur();
    await colour.fill('#c2185b');
    await expect(home(page)).toHaveAccessibleName(say.name);
    await expect(field).toHaveValue('');
  });
}

const longName = 'Rossi & Bianchi Telecomunicazioni S.p.A.';

test('the partner program follows the name and the colour that are entered in its first picture', async ({
  page,
}) => {
  await page.goto('/partner-program');
  const field = page.getByLabel(englishHome.hero.own.label);
  await field.fill(longName);
  await page.locator('#hero').getByLabel(sheets.brand.colour).fill('#f5d90a');
  await expect.poll(async () => new Set(await names(page))).toEqual(new Set([longName]));
  const {light: accent} = brandAccents('#f5d90a', colours);
  const papers = page.locator('#hero :has(> [data-mark])');
  await expect(papers).toHaveCount(2);
  for (const paper of await papers.all()) {
    await expect(paper).toHaveCSS('background-image', edgeOf(accent));
  }
  await page.reload();
  await expect(field).toHaveValue(longName);
  await field.fill('');
  await expect(home(page)).toHaveAccessibleName(brand.name);
});

test('the first picture of the platform leads to the preview, and follows what is entered there', async ({
  page,
}) => {
  await page.goto('/solutions');
  await page.locator('#hero').getByRole('link', {name: solutions.hero.own}).click();
  const field = page.locator('#preview-brand');
  await expect(field).toBeInViewport();
  await field.fill(longName);
  await expect.poll(async () => new Set(await names(page))).toEqual(new Set([longName]));
  const {light: accent} = brandAccents(light.accent, colours);
  await expect(page.locator('#hero figure')).toHaveCSS('background-image', edgeOf(accent));
});

test('where the script does not come, what is entered leads to the preview', async ({page, complaints}) => {
  await page.route('**/brand.js', (route) => route.abort());
  await page.goto('/');
  const field = page.getByLabel(englishHome.hero.own.label);
  await field.fill('Sentiva');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/solutions\?.*brand=Sentiva.*#white-label$/);
  await expect(page.locator('#preview-brand')).toHaveValue('Sentiva');
  complaints.length = 0;
});

test('the keyboard chooses, and goes on where the button was', async ({page}) => {
  await page.goto('/');
  await radio(page, nordalia.name).focus();
  await page.keyboard.press('Space');
  await expect(back(page)).toBeVisible();
  await expect(told(page, english.text(nordalia.name))).toHaveCount(1);
  await back(page).focus();
  await page.keyboard.press('Enter');
  await expect(back(page)).toHaveCount(0);
  await expect(home(page)).toBeFocused();
  await expect(told(page, english.again)).toHaveCount(1);
});

test('the visitor’s own name, colour and logo go along, and a change is seen on a page from the history', async ({
  page,
}) => {
  await page.goto('/pricing');
  await page.goto('/solutions#white-label');
  await page.locator('#preview-brand').fill('A & "B" S.r.l.');
  await page.locator('[name=swatch][value=green]').check();
  await page.locator('[name=logo]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80v40H0z" fill="#0b8566"/></svg>',
    ),
  });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('brandLogo'))).toContain('"ratio":2');
  for (const go of [() => page.goto('/guides/onboarding'), () => page.goBack(), () => page.goto('/')]) {
    await go();
    await expect(page.getByText(english.text('A & "B" S.r.l.')).last()).toBeAttached();
    await expect(home(page)).toHaveAccessibleName('A & "B" S.r.l.');
    const sign = await page.evaluate(() => {
      const {backgroundImage, width} = getComputedStyle(document.querySelector('[data-mark]')!, '::before');
      return {backgroundImage, width};
    });
    expect(sign.backgroundImage).toMatch(/^url\("data:image\/png;base64,/);
    expect(sign.width).toBe('52px');
  }
  await expect(page.locator('[data-brand="0"]')).toContainText('A & "B" S.r.l.');
  // The preview begins with it, logo and all.
  await page.goto('/solutions#white-label');
  await page.locator('#preview-brand').focus();
  await expect(page.locator('#preview-brand')).toHaveValue('A & "B" S.r.l.');
  await expect(page.locator('#white-label img').first()).toBeVisible();
});

for (const language of languages) {
  test(`in ${language}, the hub puts a name and a colour on the sheets for clients`, async ({page}) => {
    const say = language === 'it' ? italianSheets : sheets;
    await page.goto(pathIn(language, '/resources/cyber-edu-hub'));
    const field = page.getByLabel(say.brand.name);
    const put = page.getByRole('button', {name: say.brand.wear});
    const form = page.getByRole('form', {name: say.brand.summary});
    await put.click();
    await expect(form).toContainText(say.brand.missing);
    await expect(field).toBeFocused();
    await field.fill('Sentiva');
    await form.getByLabel(say.brand.colour).fill('#00765b');
    await put.click();
    await expect(form.getByRole('status')).toHaveText(say.brand.worn('Sentiva'));
    await expect(bar(page, language)).toBeVisible();
    // Header, footer and the sheets beside the form.
    expect(await names(page)).toEqual(Array.from({length: 2 + shownSheets.length}, () => 'Sentiva'));
    await page.reload();
    await expect(field).toHaveValue('Sentiva');
    await expect(form.getByLabel(say.brand.colour)).toHaveValue('#00765b');
    const coming = page.waitForEvent('download');
    await page.locator('main a[href$="/emergency-sheet.pdf"]').first().click();
    expect((await coming).suggestedFilename()).toBe('sentiva-emergency-sheet.pdf');
  });
}

test('the sheets beside the form of the hub show a brand as it is entered, and nothing else does', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/resources/cyber-edu-hub');
  const shown = page.locator('[data-tried]');
  const look = () =>
    shown.locator('[data-mark]').evaluateAll((marks) =>
      marks.map((mark) => ({
        name: getComputedStyle(mark, '::after').content,
        sign: getComputedStyle(mark, '::before').content,
        colour: getComputedStyle(mark.parentElement!).backgroundColor,
        words: getComputedStyle(mark).color,
      })),
    );
  const each = (value: Record<string, string>) =>
    shownSheets.map(() => expect.objectContaining(value) as object);
  await expect(shown).toContainText(nordalia.name);
  await shown.hover();
  expect(scripts).toEqual([]);

  const form = page.getByRole('form', {name: sheets.brand.summary});
  // A colour that white could not be read on: the heads have it as it is, and their words in ink.
  const colour = '#ffd400';
  const {fill, on} = brandFill(colour, light);
  expect(fill).toBe(colour);
  expect(contrast(fill, on)).toBeGreaterThanOrEqual(4.5);
  await form.getByLabel(sheets.brand.colour).fill(colour);
  await expect.poll(look).toEqual(each({name: `"${sheets.brand.name}"`, colour: rgb(fill), words: rgb(on)}));
  await form.getByLabel(sheets.brand.name).pressSequentially('Sentiva "24"');
  await expect.poll(look).toEqual(each({name: '"Sentiva \\"24\\""', sign: '"S" / ""', colour: rgb(fill)}));
  // The site itself wears its own until it is told.
  expect((await names(page)).filter((name) => name.includes('Sentiva'))).toHaveLength(shownSheets.length);
  await expect(bar(page)).toHaveCount(0);

  // What is worn already does not hide what is entered next.
  const put = form.getByRole('button', {name: sheets.brand.wear});
  await put.click();
  await expect(bar(page)).toBeVisible();
  await form.getByLabel(sheets.brand.name).fill('Other');
  await expect.poll(look).toEqual(each({name: '"Other"', sign: '"O" / ""'}));
  await expect(home(page)).not.toContainText('Other');

  // Given back, it is neither on the sheets nor in the form.
  await back(page).click();
  await expect(form.getByLabel(sheets.brand.name)).toHaveValue('');
  await expect.poll(look).toEqual(each({name: 'none'}));
});

test('the bar that says whose brand is worn does not stay above the button that put it on', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'essential-only'));
  for (const [width, height] of [
    [390, 560],
    [1440, 520],
  ] as const) {
    await page.setViewportSize({width, height});
    await page.goto('/resources/cyber-edu-hub');
    const form = page.getByRole('form', {name: sheets.brand.summary});
    const put = form.getByRole('button', {name: sheets.brand.wear});
    await form.getByLabel(sheets.brand.name).fill('Sentiva');
    // At the foot of the screen.
    await put.evaluate((button) => {
      scrollTo({top: button.getBoundingClientRect().bottom + scrollY - innerHeight, behavior: 'instant'});
      button.focus({preventScroll: true});
    });
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeVisible();
    await expect
      .poll(async () => {
        const [over, under] = [(await bar(page).boundingBox())!, (await put.boundingBox())!];
        return under.y + under.height <= over.y || under.x + under.width <= over.x;
      })
      .toBe(true);
    await back(page).click();
  }
});

test.describe('PDFs', () => {
  // Neither white nor ink is read well enough on it.
  const colour = '#7f7f7f';

  for (const [address, file] of [
    ['/sample-report', 'sample-report.pdf'],
    ['/it/sample-report', 'sample-report.pdf'],
    ['/guides/risk-assessment', 'risk-register.pdf'],
  ] as const) {
    test(`the button on ${address} gives ${file} in the brand of the visit`, async ({page}) => {
      await wear(page, 'Sentiva', colour);
      await page.goto(address);
      await expect(bar(page, address.startsWith('/it/') ? 'it' : 'en')).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.locator(`main a[href$="/${file}"]`).first().click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(`sentiva-${file}`);
      const path = await download.path();
      const {pages} = readPdf(readFileSync(path));
      expect(pages.length).toBeGreaterThan(1);
      pages.forEach((text) => expect(text).toContain('Sentiva'));
      const ink = light['on-paper'];
      expect(lookAtPdfs([path])[0]!.colours).toEqual(expect.arrayContaining([legibleOn(colour, ink), ink]));
    });
  }

  test('the letter of a guide is written by whoever’s brand the visit wears, in its file too', async ({
    page,
  }) => {
    await wear(page, 'Sentiva', colour);
    for (const [guide, file, writer] of [
      ['onboarding', 'sentiva-onboarding.pdf', 'Marco, Sentiva <marco@sentiva.example>'],
      // It has no letter.
      ['common-threats', 'common-threats.pdf', undefined],
    ] as const) {
      await page.goto(`/guides/${guide}`);
      await expect(bar(page)).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.locator(`main a[href$="/${guide}.pdf"]`).first().click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(file);
      const text = readPdf(readFileSync(await download.path())).pages.join(' ');
      expect(text).not.toContain('ordalia');
      expect(text).toContain(writer ?? brand.name);
    }
  });

  test('a logo of the visit is on them, and on the comparison', async ({page}) => {
    await wear(page, 'Sentiva', '#7a1f5c', greenLogo);
    for (const [address, button] of [
      ['/sample-report', 'main a[href$="/sample-report.pdf"]'],
      ['/pricing-comparison', `button:has-text("${comparisonExport.download}")`],
    ] as const) {
      await page.goto(address);
      await expect(back(page)).toBeVisible();
      const coming = page.waitForEvent('download');
      await page.locator(button).first().click();
      const [look] = lookAtPdfs([await (await coming).path()]);
      expect(look!.text).toContain('Sentiva');
      expect(hasGreen(look!.colours), address).toBe(true);
    }
  });

  test('without a brand of the visit they are nobody’s', async ({page}) => {
    await page.goto('/sample-report');
    const coming = page.waitForEvent('download');
    await page.locator('main a[href$="/sample-report.pdf"]').first().click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('sample-report.pdf');
    expect(readPdf(readFileSync(await download.path())).pages.join()).not.toContain('Sentiva');
  });

  test('a file that does not come that way comes as it is', async ({page, complaints}) => {
    await wear(page, 'Sentiva', colour);
    await page.goto('/sample-report');
    await expect(back(page)).toBeVisible();
    let asked = 0;
    await page.route('**/sample-report.pdf', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.locator('main a[href$="/sample-report.pdf"]').first().click();
    await expect.poll(() => asked).toBe(2);
    complaints.length = 0;
  });

  test('the comparison takes the brand that was chosen on the home page', async ({page}) => {
    await page.goto('/');
    await radio(page, verdemare.name).check();
    await expect(back(page)).toBeVisible();
    await page.goto('/pricing-comparison');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', {name: comparisonExport.download}).click();
    const {pages, author} = readPdf(readFileSync(await (await coming).path()));
    expect(pages[0]).toMatch(new RegExp(`^Prepared by ${verdemare.name}`));
    expect(author).toBe(verdemare.name);
  });
});

const awkward = [
  '#ffff00',
  '#f5d90a',
  '#fdfdfd',
  '#020202',
  '#808080',
  '#c8c8c8',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#003300',
];

for (const colour of awkward) {
  test(`${colour} can be read on home and pricing in both themes`, async ({page}) => {
    test.slow();
    await wear(page, 'Sentiva', colour);
    for (const path of ['/', '/pricing']) {
      await page.goto(path);
      await expect(back(page)).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        expect(await unreadable(page), `${path}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('a colour that is taken as it is would be noticed', async ({page}) => {
  expect(contrast('#ffff00', light.bg)).toBeLessThan(2);
  await page.goto('/pricing');
  await page.evaluate(() => document.documentElement.style.setProperty('--accent', '#ffff00'));
  expect((await unreadable(page)).length).toBeGreaterThan(0);
});

test('paper has the brand without the bar, and forced colours keep sign and name', async ({page}) => {
  await wear(page, 'Sentiva', '#7a1f5c');
  await page.goto('/pricing');
  await expect(back(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(bar(page)).toBeHidden();
  expect((await names(page))[0]).toBe('Sentiva');
  await page.emulateMedia({media: 'screen', forcedColors: 'active'});
  await expect(back(page)).toBeVisible();
  await expect(home(page)).toHaveAccessibleName('Sentiva');
});

test('the bar covers nothing on a narrow phone, with the longest name', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await wear(page, 'W'.repeat(60), '#7a1f5c');
  await page.goto('/pricing');
  await expect(back(page)).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  const box = (await bar(page).boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(320);
});
