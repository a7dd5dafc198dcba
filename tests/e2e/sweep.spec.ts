/** Visits every page of the site once in each language, and runs all checks that need no interaction. */
import {dirname} from 'node:path/posix';
import * as cheerio from 'cheerio';
import type {APIRequestContext, Page} from '@playwright/test';
import {footerGroups, navbarRoutes, routes, unlistedRoutes} from '@site/src/data/routes';
import {prefix} from '@site/tests/languages';
import {changeTheme, colourRules, everyRule, targetRules, violations, wordRules} from './axe';
import {expect, pageLoaded, test} from './fixtures';
import {allPaths, languages, pathIn, sitemapPaths} from './site';

const missing = '/nope';

function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      heard.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => heard.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      heard.push(`${response.status()}: ${response.url()}`);
    }
  });
  return heard;
}

/** Returns problems of a page's structure and of its external links. */
async function structureFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, part] of Object.entries({
    banner: page.getByRole('banner'),
    main: page.getByRole('main'),
    contentinfo: page.getByRole('contentinfo'),
    h1: page.getByRole('heading', {level: 1}),
  })) {
    const count = await part.count();
    faults.push(...(count === 1 ? [] : [`${count} ${name}`]));
  }
  const links = await page.locator('a[href^="http"]').evaluateAll((all) =>
    (all as HTMLAnchorElement[])
      .filter(({origin}) => origin !== location.origin)
      .filter(({target, relList}) => target !== '_blank' || !relList.contains('noopener'))
      .map((link) => `in this tab: ${link.href}`),
  );
  return [...faults, ...links];
}

/** Returns elements that disappear with forced colours: bars and swatches drawn only by their background. */
async function lostInForcedColours(page: Page): Promise<string[]> {
  const drawn = () =>
    page.locator('main *').evaluateAll((all) => {
      // With forced colours, a transparent colour is that of the canvas with an alpha of 0.
      const isClear = (colour: string) => /^rgba.*, 0\)$/.test(colour);
      const ground = (element: Element | null): string => {
        const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
        return element && isClear(colour) ? ground(element.parentElement) : colour;
      };
      return all.flatMap((element, index) => {
        const {width, height} = element.getBoundingClientRect();
        const isEmpty = !element.childElementCount && !element.textContent?.trim();
        const isSeen =
          isEmpty &&
          Math.min(width, height) > 3 &&
          !element.closest('svg') &&
          getComputedStyle(element).borderTopWidth === '0px' &&
          (!(element instanceof HTMLInputElement) || element.type === 'radio') &&
          element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
          ground(element) !== ground(element.parentElement);
        return isSeen ? [`${index}: ${element.localName}.${element.className}`] : [];
      });
    });
  const before = await drawn();
  await page.emulateMedia({forcedColors: 'active'});
  const after = new Set(await drawn());
  await page.emulateMedia({forcedColors: 'none'});
  return before.filter((part) => !after.has(part)).map((part) => `lost in forced colours: ${part}`);
}

/** Returns problems on paper: light text, bars without their colours, a visible skip link. */
async function paperFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  const faults = await page.evaluate(() => [
    ...[...document.querySelectorAll('body *')]
      .filter((part) => getComputedStyle(part).colorScheme !== 'light')
      .map((part) => `dark on paper: ${part.outerHTML.slice(0, 80)}`),
    ...[...document.querySelectorAll('main i:empty')]
      .filter((bar) => getComputedStyle(bar).printColorAdjust !== 'exact')
      .map((bar) => `without colour on paper: ${bar.outerHTML}`),
    ...[...document.querySelectorAll('a[href="#content"]')]
      .filter((link) => link.checkVisibility())
      .map(() => 'a link to skip on paper'),
  ]);
  await page.emulateMedia({media: 'screen', colorScheme: 'light'});
  return faults;
}

/** Returns elements that overflow the current window, or are cut off at its edge. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    // A new window size takes effect with the next frame.
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const {documentElement: root, body} = document;
    const extra = Math.max(root.scrollWidth, body.scrollWidth) - root.clientWidth;
    const isHidden = [root, body].some((element) => getComputedStyle(element).overflowX !== 'visible');
    const cut = [...document.querySelectorAll('header > div > *')].filter(
      (part) => part.checkVisibility() && part.getBoundingClientRect().right > innerWidth,
    );
    return [
      ...(extra > 0 ? [`${extra} px too wide`] : []),
      ...(isHidden ? ['hides what is too wide'] : []),
      ...cut.map((part) => `off screen: ${part.outerHTML.slice(0, 80)}`),
    ];
  });
}

/** Returns buttons, links outside sentences and form controls smaller than 24 px in either direction. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a[href], button, input, textarea, summary').evaluateAll((all) =>
    (all as HTMLInputElement[])
      .filter((element) => element.checkVisibility({visibilityProperty: true}) && element.type !== 'hidden')
      .filter((element) => {
        const sentence = element.closest('p, li, td');
        const inSentence =
          sentence && (sentence.matches('p') || sentence.textContent !== element.textContent);
        return !(inSentence && getComputedStyle(element).display === 'inline');
      })
      .map((element) => element.closest('label') ?? element)
      // The skip link is drawn once it has the focus.
      .filter((target) => !target.closest('[role="region"][aria-label]') || target.matches(':focus-within'))
      .filter((target) => {
        const {width, height} = target.getBoundingClientRect();
        // A link alone in a list line is as high as its line.
        const line = getComputedStyle(target).display === 'inline' ? target.closest('li, td') : null;
        return width < 24 || Math.max(height, line?.getBoundingClientRect().height ?? 0) < 24;
      })
      .map((target) => `small: ${target.outerHTML.slice(0, 120)}`),
  );
}

function brokenFigures(page: Page): Promise<string[]> {
  return page.locator('main :is(b, dd).num').evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && /^[\d.,%€$−–/\s]+$/.test(each.textContent))
      .filter((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom))).size > 1;
      })
      .map((each) => `broken figure: ${each.textContent}`),
  );
}

/** Sets the spacing of letters, words, lines and paragraphs to the values of WCAG 1.4.12. */
function spaceLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Scope of axe: nothing for pages like earlier ones, and no colours for a language that differs only in words. */
type Depth = 'everything' | 'all but colours' | 'targets alone';

/** Returns the first page of each kind. Pages below one page are alike, except the examples for writers. */
const firstOfKind = (paths: readonly string[]) => {
  const kindOf = (path: string) =>
    /^\/[^/]*$/.test(path) || path.startsWith('/writing/') ? path : dirname(path);
  return new Set(new Map(paths.toReversed().map((path) => [kindOf(path), path])).values());
};

async function faultsOf(page: Page, path: string, language: string, depth: Depth): Promise<string[]> {
  const heard = listen(page);
  const found: string[] = [];
  const add = (where: string, faults: string[]) => found.push(...faults.map((fault) => `${where}: ${fault}`));
  await page.goto(path);
  await pageLoaded(page);
  const lang = await page.locator('html').getAttribute('lang');
  add('structure', [...(lang === language ? [] : [`lang ${lang}`]), ...(await structureFaults(page))]);
  add('1280 px', await smallTargets(page));
  if (depth !== 'targets alone') {
    add('1280 px', await violations(page, depth === 'everything' ? everyRule : wordRules));
  }
  if (depth === 'everything') {
    await changeTheme(page, 'dark');
    add('dark', await violations(page, colourRules));
    await changeTheme(page, 'light');
    add('1280 px', [...(await lostInForcedColours(page)), ...(await paperFaults(page))]);
  }
  // 1280 px at 200% zoom.
  await page.setViewportSize({width: 640, height: 800});
  add('640 px', await overflow(page));
  await page.setViewportSize({width: 320, height: 640});
  add('320 px', [
    ...(await overflow(page)),
    ...(await smallTargets(page)),
    ...(await violations(page, targetRules)),
    ...(await brokenFigures(page)),
  ]);
  await page.setViewportSize({width: 390, height: 844});
  const session = await page.context().newCDPSession(page);
  for (const size of [24, 32]) {
    await session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: size}});
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    add(`a font of ${size} px`, await overflow(page));
  }
  await session.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
  await page.setViewportSize({width: 320, height: 640});
  await spaceLetters(page);
  add('spaced letters', await overflow(page));
  return [...found, ...heard];
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const language of languages) {
  test.describe(`every page in ${language}`, () => {
    test.use({locale: language});

    const paths = [...allPaths(language), pathIn(language, missing)];
    const looked = firstOfKind(paths.map((path) => path.slice(prefix(language).length)));
    for (const path of paths) {
      test(`${path} has no fault`, async ({page, complaints}) => {
        const isFirst = looked.has(path.slice(prefix(language).length));
        const depth = language === languages[0] ? 'everything' : 'all but colours';
        const faults = await faultsOf(page, path, language, isFirst ? depth : 'targets alone');
        const expected =
          path === pathIn(language, missing)
            ? [expect.stringMatching(/^404: /), expect.stringMatching(/^console: .* 404/)]
            : // "Download Toolkit" navigates the window (specification, content areas, 2).
              path === pathIn(language, routes.guidePricing)
              ? [expect.stringMatching(/^structure: in this tab: /)]
              : [];
        expect(faults).toEqual(expected);
        const bars = path === pathIn(language, routes.home) || path === pathIn(language, routes.solutions);
        await expect(page.locator('[data-sticky-dismiss]')).toHaveCount(bars ? 1 : 0);
        complaints.length = 0;
      });
    }
  });

  test(`no page in ${language} leads nowhere`, async ({request}) => {
    test.slow();
    const site = 'http://site.example';
    const addresses = new Set<string>();
    for (const path of allPaths(language)) {
      const $ = cheerio.load(await (await request.get(path)).text());
      for (const {attribs} of $('a[href]')) {
        const {origin, href} = new URL(attribs.href!, site + path);
        if (origin === site) {
          addresses.add(href.slice(site.length));
        }
      }
    }
    expect(addresses.size).toBeGreaterThan(20);
    expect(await deadEnds(request, addresses)).toEqual([]);
  });

  test(`the sitemap in ${language} lists what is in menu and footer, and nothing unlisted`, () => {
    const listed = sitemapPaths(language);
    const paths = [...navbarRoutes, ...Object.values(footerGroups).flat()].map((id) =>
      pathIn(language, routes[id].split('#')[0]!),
    );
    expect(listed).toEqual(expect.arrayContaining(paths));
    expect(new Set(listed).size).toBe(listed.length);
    const unlisted = unlistedRoutes.map((id) => pathIn(language, routes[id]));
    expect(listed.filter((path) => unlisted.includes(path))).toEqual([]);
    expect(listed.filter((path) => path.startsWith('/it/') !== (language === 'it'))).toEqual([]);
  });
}

/** Returns broken internal addresses. Each page is requested once, whatever the number of its anchors. */
async function deadEnds(request: APIRequestContext, addresses: Iterable<string>): Promise<string[]> {
  const anchors = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const [place = '', anchor = ''] = address.split('#');
    anchors.set(place, [...(anchors.get(place) ?? []), decodeURIComponent(anchor)]);
  }
  const dead: string[] = [];
  for (const [place, wanted] of anchors) {
    const answer = await request.get(place, {maxRedirects: 0});
    const named = wanted.filter((id) => id !== '');
    if (answer.status() !== 200) {
      dead.push(`${place}: ${answer.status()}`);
    } else if (named.length > 0) {
      const $ = cheerio.load(await answer.text());
      const ids = $('[id]')
        .toArray()
        .map(({attribs}) => attribs.id);
      const lost = named.filter((id) => ids.filter((it) => it === id).length !== 1);
      dead.push(...lost.map((id) => `${place}#${id}: no such target`));
    }
  }
  return dead;
}

/** Returns visible buttons that do nothing without JavaScript: they neither submit a form nor open a native element. */
const deadButtons = (page: Page): Promise<string[]> =>
  page.locator('button, [role=button], input:is([type=submit], [type=button])').evaluateAll((buttons) =>
    (buttons as HTMLButtonElement[])
      .filter((button) => button.checkVisibility({visibilityProperty: true}))
      .filter(
        ({type, form, popoverTargetElement, attributes}) =>
          !popoverTargetElement &&
          !attributes.getNamedItem('commandfor') &&
          !(form && type === 'reset') &&
          !(form?.hasAttribute('action') && type === 'submit'),
      )
      .map((button) => button.outerHTML),
  );

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no page shows a button that does nothing', async ({page, complaints}) => {
    test.slow();
    for (const path of [...allPaths(languages[0]!), missing]) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      expect.soft(await deadButtons(page), path).toEqual([]);
    }
    await page.setContent(`<button>A</button><form><button>B</button><button type="reset">C</button></form>
      <form action="/x"><button>D</button></form><button popovertarget="p">E</button><div id="p" popover></div>
      <p role="button">F</p><input type="submit" value="G"><button hidden>H</button>`);
    const seen = (await deadButtons(page)).map((html) => /(?:>|value=")(\w)/.exec(html)?.[1]);
    expect(seen).toEqual(['A', 'B', 'F', 'G']);
    complaints.length = 0;
  });
});

test('each fault would be seen', async ({page, request, complaints}) => {
  const body = `<!doctype html><html lang="de"><title>Broken</title><meta name="viewport" content="width=device-width">
    <style>a, button {min-width: 30px; min-height: 30px; display: inline-block} html {color-scheme: light dark} body {background: #fff}</style>
    <header><div><a href="/nowhere" style="position: absolute; left: 700px; width: 200px">a</a></div></header>
    <main><h1>One</h1><h1>Two</h1><a href="https://elsewhere.example">d</a> <button style="width: 9px; min-width: 0">e</button>
      <p style="color: #ccc; background: #fff">pale</p><i style="display: block; width: 9px; height: 9px; background: red"></i>
      <b class="num" style="display: block; width: 1ch; overflow-wrap: anywhere">123</b>
      <p style="width: 30em; white-space: nowrap">wide</p><img src="/missing.png"></main>
    <script>console.warn('Hydration failed')</script></html>`;
  await page.route('**/broken', (route) => route.fulfill({status: 500, contentType: 'text/html', body}));
  const faults = (await faultsOf(page, '/broken', 'en', 'everything')).join('\n');
  for (const fault of [
    /^structure: lang de$/m,
    /^structure: 2 h1$/m,
    /^structure: 0 contentinfo$/m,
    /^structure: in this tab: https:\/\/elsewhere\.example/m,
    /^1280 px: image-alt: /m,
    /^1280 px: color-contrast: /m,
    /^1280 px: small: <button/m,
    /^1280 px: lost in forced colours: \d+: i\./m,
    /^1280 px: dark on paper: /m,
    /^1280 px: without colour on paper: <i/m,
    /^320 px: \d+ px too wide$/m,
    /^320 px: broken figure: 123$/m,
    /^320 px: off screen: <a/m,
    /^a font of 32 px: \d+ px too wide$/m,
    /^500: .*broken$/m,
    /^404: .*missing\.png$/m,
    /^console: Hydration failed$/m,
  ]) {
    expect.soft(faults).toMatch(fault);
  }
  expect(await deadEnds(request, ['/nowhere', '/pricing#nowhere', '/pricing#plans'])).toEqual([
    '/nowhere: 404',
    '/pricing#nowhere: no such target',
  ]);
  complaints.length = 0;
});
