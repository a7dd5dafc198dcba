/** Visits every page of the site once, in both languages, and follows every internal link that it finds. */
import * as cheerio from 'cheerio';
import type {Page} from '@playwright/test';
import {routes} from '@site/src/data/routes';
import {expect, pageLoaded, test} from './fixtures';
import {allPaths, languages, pathIn, sitemapPaths} from './site';

/** Adds up what a page complains about while it loads and runs. */
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

/** What is wrong with a page, in words. */
async function problemsOf(page: Page, path: string, language: string): Promise<string[]> {
  const problems: string[] = [];
  const response = await page.goto(path);
  if (response?.status() !== 200) {
    problems.push(`status ${response?.status()}`);
  }
  await pageLoaded(page);
  await page.waitForLoadState('networkidle');
  const headings = await page.locator('h1').count();
  if (headings !== 1) {
    problems.push(`${headings} h1`);
  }
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language) {
    problems.push(`lang ${lang}`);
  }
  return problems;
}

/** Addresses on this site that the page links to, with their hashes. */
function internalLinks(page: Page): Promise<string[]> {
  return page
    .locator('a[href]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[])
        .filter((link) => link.origin === location.origin && /^https?:$/.test(link.protocol))
        .map((link) => link.href),
    );
}

/** What is wrong with addresses that some page links to; each page is asked for once, whatever the number of its anchors. */
async function deadEnds(page: Page, addresses: Iterable<string>): Promise<string[]> {
  const anchors = new Map<string, string[]>();
  for (const address of new Set(addresses)) {
    const [place = '', anchor = ''] = address.split('#');
    anchors.set(place, [...(anchors.get(place) ?? []), decodeURIComponent(anchor)]);
  }
  const dead: string[] = [];
  for (const [place, wanted] of anchors) {
    const answer = await page.request.get(place, {maxRedirects: 0});
    if (answer.status() === 200) {
      const $ = cheerio.load(await answer.text());
      const ids = $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get();
      const missing = wanted.filter((id) => id !== '' && ids.filter((it) => it === id).length !== 1);
      dead.push(...missing.map((id) => `${place}#${id}: no such target`));
    } else {
      dead.push(`${place}: ${answer.status()}`);
    }
  }
  return dead;
}

for (const language of languages) {
  test(`every page in ${language} loads, hydrates in silence and leads nowhere wrong`, async ({page}) => {
    test.setTimeout(180_000);
    const heard = listen(page);
    const links = new Set<string>();
    for (const path of allPaths(language)) {
      const problems = await problemsOf(page, path, language);
      expect.soft([...problems, ...heard.splice(0)], path).toEqual([]);
      (await internalLinks(page)).forEach((link) => links.add(link));
    }
    expect(links.size).toBeGreaterThan(20);
    expect(await deadEnds(page, links)).toEqual([]);
  });

  test(`the sitemap in ${language} lists the pages of the site`, () => {
    const expected: string[] = [
      routes.home,
      routes.solutions,
      routes.growthModels,
      routes.innovationLab,
      routes.pricing,
      routes.pricingComparison,
      routes.partnerProgram,
      routes.blog,
      routes.contact,
      routes.terms,
      routes.dpa,
      routes.eduHub,
      routes.guideWhiteLabel,
      routes.guideBestPractices,
    ].map((route) => pathIn(language, route));
    const listed = sitemapPaths(language);
    expect(listed).toEqual(expect.arrayContaining(expected));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((path) => path.startsWith('/it/'))).toHaveLength(
      language === 'it' ? listed.length : 0,
    );
  });
}

/** Buttons in sight that do nothing without script: they neither send a form nor open what the browser opens itself. */
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

  for (const language of languages) {
    test(`no page in ${language} shows a button that does nothing`, async ({page, complaints}) => {
      test.setTimeout(180_000);
      for (const path of [...allPaths(language), pathIn(language, '/nope')]) {
        await page.goto(path);
        expect.soft(await deadButtons(page), path).toEqual([]);
      }
      // A page that does not exist answers 404, and the browser says so.
      complaints.length = 0;
    });
  }

  for (const [path, words] of [
    [routes.serverTest, 'This test runs in your browser and needs JavaScript.'],
    [routes.emailTest, 'This test runs in your browser and needs JavaScript.'],
    [`/it${routes.serverTest}`, 'Questo test gira nel browser e richiede JavaScript.'],
    [`/it${routes.emailTest}`, 'Questo test gira nel browser e richiede JavaScript.'],
  ] as const) {
    test(`${path} says what it needs, and does not check for ever`, async ({page}) => {
      await page.goto(path);
      const note = page.locator('main noscript');
      await expect(note).toBeVisible();
      expect((await note.innerText()).trim()).toBe(words);
      await expect(page.getByRole('main').getByRole('status')).toBeHidden();
      await expect(page.getByRole('main').locator('input:visible, [data-state]:visible')).toHaveCount(0);
    });
  }
});

test('a button without effect is seen', async ({page, complaints}) => {
  await page.setContent(`<button>A</button><form><button>B</button><button type="reset">C</button></form>
    <form action="/x"><button>D</button></form><button popovertarget="p">E</button><div id="p" popover></div>
    <p role="button">F</p><input type="submit" value="G"><button hidden>H</button>`);
  expect((await deadButtons(page)).map((html) => /(?:>|value=")(\w)/.exec(html)?.[1])).toEqual([
    'A',
    'B',
    'F',
    'G',
  ]);
  complaints.length = 0;
});

test('a page without its root says so once, whatever is touched', async ({page, complaints}) => {
  await page.route('**/pricing-comparison', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/id="?__docusaurus"?/, '');
    await route.fulfill({response: answer, body});
  });
  await page.goto('/pricing-comparison');
  const island = page.locator('#roi-calculator [data-island]').first();
  await island.getByRole('spinbutton').first().fill('40');
  await expect(island.locator('xpath=..').getByRole('alert')).toBeVisible();
  await island.hover();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Contact Us'}).click();
  // What the dialog would have shown.
  await expect(page).toHaveURL(/\/contact/);
  expect(complaints.splice(0)).toEqual([
    "Error: Root element not found. Please add a div with id 'root' to your HTML.",
  ]);
});

test('the sweep sees what is wrong with a page', async ({page, complaints}) => {
  const heard = listen(page);
  await page.route('**/broken', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'text/html',
      body: `<html lang="de"><h1>One</h1><h1>Two</h1>
        <a href="/nowhere">a</a><a href="/pricing#nowhere">b</a><a href="/pricing#plans">c</a>
        <img src="/missing.png" alt=""><script>console.warn('Hydration failed')</script></html>`,
    }),
  );
  expect(await problemsOf(page, '/broken', 'en')).toEqual(['status 500', '2 h1', 'lang de']);
  expect(heard).toEqual(
    expect.arrayContaining(['console: Hydration failed', expect.stringMatching(/^404: .*missing\.png$/)]),
  );
  expect(await deadEnds(page, await internalLinks(page))).toEqual([
    expect.stringMatching(/\/nowhere: 404$/),
    expect.stringMatching(/#nowhere: no such target$/),
  ]);
  complaints.length = 0;
});
