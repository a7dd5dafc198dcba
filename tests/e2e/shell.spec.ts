/** What surrounds every page: banner, menu, language, footer, themes, consent, call-to-action bar and the 404 page. */
import {dark, light, rgb} from '../colours';
import {bookingHref} from '../booking';
import * as cheerio from 'cheerio';
import type {Locator, Page} from '@playwright/test';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {linkIn} from '@site/src/lib/linkIn';
import type {CompanyContent} from '@site/src/content/company';
import {addressIn, vatNumberIn} from '@site/src/lib/particulars';
import {wordsIn} from '@site/tests/languages';
import {expect, pageLoaded, test} from './fixtures';
import {allPaths, languages, pathIn} from './site';

/** Specification, section 2. */
const navigation = {
  en: ['Home', 'Platform', 'Growth Models', 'Innovation Lab', 'Pricing', 'Cost Savings', 'Blog'],
  it: ['Home', 'Piattaforma', 'Modelli di crescita', 'Innovation Lab', 'Prezzi', 'Risparmio', 'Blog'],
};
const navigationPaths = [
  '/',
  '/solutions',
  '/growth-models',
  '/innovation-lab',
  '/pricing',
  '/pricing-comparison',
  '/blog',
];

const phone = {width: 390, height: 844};
const banner = (page: Page) => page.getByRole('banner');
const mainNav = (page: Page) => banner(page).getByRole('navigation', {name: 'Main'});
const footer = (page: Page) => page.getByRole('contentinfo');
const cookieDialog = (page: Page) => page.locator('#cookie-dialog');
const stickyBar = (page: Page) => page.locator('aside:has([data-sticky-dismiss])');
const menu = (page: Page) => page.locator('#site-menu');
const menuButton = (page: Page) => banner(page).getByRole('button', {name: 'Menu'});

async function expectNewTab(link: Locator, href: string): Promise<void> {
  await expect(link).toHaveAttribute('href', href);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
}

/** A link that the brand may not have, or that stays on the site. */
async function leadsOut(link: Locator, href: string | undefined): Promise<void> {
  if (href === undefined) {
    await expect(link).toHaveCount(0);
  } else if (href.startsWith('/')) {
    await expect(link).toHaveAttribute('href', href);
  } else {
    await expectNewTab(link, href);
  }
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('cookieConsent'));
}

/** Uses the page with React out of reach, and sees that it was not even asked for. */
async function withoutReact(page: Page, use: () => Promise<void>): Promise<void> {
  const asked: string[] = [];
  await page.route('**/assets/js/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await use();
  expect(asked).toEqual([]);
}

/** Origins that the page has asked, from now on. */
function originsAsked(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (protocol.startsWith('http')) {
      origins.add(origin);
    }
  });
  return origins;
}

test.describe('banner', () => {
  test('holds the routes of the specification, in order', async ({page}) => {
    await page.goto('/');
    const links = mainNav(page).getByRole('link');
    await expect(links).toHaveText(navigation.en);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      navigationPaths,
    );
  });

  test('holds them in Italian, with Italian addresses', async ({page}) => {
    await page.goto('/it/');
    const links = banner(page).getByRole('navigation', {name: 'Principale'}).getByRole('link');
    await expect(links).toHaveText(navigation.it);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      navigationPaths.map((path) => pathIn('it', path)),
    );
  });

  for (const language of languages) {
    test(`highlights the current route, and no other, in ${language}`, async ({page}) => {
      for (const [index, path] of navigationPaths.entries()) {
        await page.goto(pathIn(language, path));
        const current = banner(page).locator('nav:visible [aria-current="page"]');
        await expect(current).toHaveText([navigation[language][index] ?? '']);
        const other = banner(page).locator('nav:visible a:not([aria-current])').first();
        const colour = (link: Locator) => link.evaluate((element) => getComputedStyle(element).color);
        expect(await colour(current)).not.toBe(await colour(other));
      }
    });
  }

  test('the highlight follows a client-side change of page', async ({page}) => {
    await page.goto('/contact');
    await pageLoaded(page);
    await expect(mainNav(page).locator('[aria-current]')).toHaveCount(0);
    await mainNav(page).getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL('/pricing');
    await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText(['Pricing']);
  });

  test('signs in and starts the trial elsewhere, in a new tab', async ({page}) => {
    await page.goto('/');
    await leadsOut(banner(page).getByRole('link', {name: /^Sign in/}), brand.links.login);
    await leadsOut(banner(page).getByRole('link', {name: /^Start Free Trial/}), bookingHref('en'));
  });
});

for (const width of [320, 360, 375, 390, 430, 768]) {
  test(`the banner is one line at ${width} px, also with wider letters`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    for (const language of ['en', 'it'] as const) {
      await page.goto(language === 'en' ? '/' : '/it/');
      // Some systems draw letters a little wider than others.
      await page.locator('header').evaluate((header) => (header.style.letterSpacing = '0.01em'));
      const middles = await page
        .locator('header > div > :visible')
        .evaluateAll((parts) =>
          parts.map((part) => part.getBoundingClientRect()).map(({top, bottom}) => (top + bottom) / 2),
        );
      expect(middles.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...middles) - Math.min(...middles), language).toBeLessThan(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

test.describe('mobile menu', () => {
  test.use({viewport: phone});

  test('opens and closes by its toggle and by Esc', async ({page}) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).getByRole('listitem').getByRole('link')).toContainText([
      ...navigation.en,
      /EN|IT/,
    ]);
    await leadsOut(menu(page).getByRole('link', {name: /^Sign in/}), brand.links.login);
    await leadsOut(menu(page).getByRole('link', {name: /^Start Free Trial/}), bookingHref('en'));
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();

    await menuButton(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });

  test('says whether it is open', async ({page}) => {
    await page.goto('/');
    // The state comes from the popover, which only the browser's own tree shows.
    const browser = await page.context().newCDPSession(page);
    const {root} = await browser.send('DOM.getDocument');
    const {nodeId} = await browser.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: '[popovertarget]',
    });
    const told = async () => {
      const {nodes} = await browser.send('Accessibility.getPartialAXTree', {nodeId, fetchRelatives: false});
      const expanded = nodes[0]?.properties?.find(({name}) => name === 'expanded');
      return [nodes[0]?.name?.value, expanded?.value.value] as unknown[];
    };
    expect(await told()).toEqual(['Menu', false]);
    await menuButton(page).click();
    await expect.poll(told).toEqual(['Menu', true]);
  });

  test('closes when an item is chosen', async ({page}) => {
    await page.goto('/contact');
    await pageLoaded(page);
    await menuButton(page).click();
    await menu(page).getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu(page)).toBeHidden();
    // Also where the page stays.
    await menuButton(page).click();
    await menu(page).getByRole('link', {name: 'Pricing'}).click();
    await expect(menu(page)).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('opens, closes and leads on', async ({page}) => {
      await page.goto('/');
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menuButton(page).click();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).click();
      await menu(page).getByRole('link', {name: 'Blog'}).click();
      await expect(page).toHaveURL('/blog');
      await expect(menu(page)).toBeHidden();
    });
  });
});

test.describe('language', () => {
  const address = '/pricing?from=ad&n=1#plans';
  const toggle = (page: Page, language: string) => banner(page).locator(`a[hreflang="${language}"]`).first();

  test('switches both ways and keeps path, query and hash', async ({page, context}) => {
    await page.goto(address);
    await toggle(page, 'it').focus();
    await expect(toggle(page, 'it')).toHaveAttribute('href', `/it${address}`);
    const before = await page.evaluate(() => JSON.stringify(localStorage));
    await toggle(page, 'it').click();
    await expect(page).toHaveURL(`/it${address}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await pageLoaded(page);
    await toggle(page, 'en').click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await pageLoaded(page);

    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('keeps them without React', async ({page}) => {
    await withoutReact(page, async () => {
      await page.goto(address);
      await toggle(page, 'it').click();
      await expect(page).toHaveURL(`/it${address}`);
      await toggle(page, 'en').click();
      await expect(page).toHaveURL(address);
    });
  });

  test('keeps a hash that came after the page', async ({page}) => {
    await page.goto('/');
    await pageLoaded(page);
    await page.evaluate(() => location.assign('#faq'));
    await toggle(page, 'it').click();
    await expect(page).toHaveURL('/it/#faq');
  });

  test('works with the keyboard and marks the present language', async ({page}) => {
    await page.goto('/it/contact?a=b');
    await expect(banner(page).locator('[lang="it"][aria-current="true"]:visible')).toHaveText('IT');
    await toggle(page, 'en').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/contact?a=b');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('keeps the path', async ({page}) => {
      await page.goto('/pricing');
      await toggle(page, 'it').click();
      await expect(page).toHaveURL('/it/pricing');
      await toggle(page, 'en').click();
      await expect(page).toHaveURL('/pricing');
    });
  });

  test.describe('with an Italian browser', () => {
    test.use({locale: 'it-IT'});

    test('nobody is redirected', async ({page}) => {
      for (const path of ['/', '/pricing', '/it/pricing']) {
        const response = await page.goto(path);
        expect(response?.request().redirectedFrom()).toBeNull();
        await pageLoaded(page);
        await expect(page).toHaveURL(path);
      }
    });
  });
});

test('a page whose scripts do not come shows no error banner', async ({page}) => {
  await withoutReact(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });
});

test('the skip link is the first stop and leads to the main region', async ({page}) => {
  await page.goto('/pricing');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a').first()).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the skip link works', async ({page}) => {
    await page.goto('/pricing');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main a').first()).toBeFocused();
  });
});

for (const language of languages) {
  test(`every page in ${language} has one banner, main and footer, and opens other sites in a new tab`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(60_000);
    for (const path of [...allPaths(language), pathIn(language, '/nope')]) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      for (const role of ['banner', 'main', 'contentinfo'] as const) {
        await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(1);
      }
      const {count, wrong} = await page.evaluate(() => {
        const external = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].filter(
          (link) => link.origin !== location.origin,
        );
        return {
          count: external.length,
          wrong: external
            .filter(({target, relList}) => target !== '_blank' || !relList.contains('noopener'))
            .map((link) => link.outerHTML),
        };
      });
      expect(count, path).toBeGreaterThanOrEqual(5);
      // "Download Toolkit" navigates the window (specification, content areas, 2).
      expect(wrong, path).toHaveLength(path === pathIn(language, routes.guidePricing) ? 1 : 0);
    }
    complaints.length = 0;
  });
}

test.describe('footer', () => {
  test('holds the groups and links of the specification', async ({page}) => {
    await page.goto('/');
    const groups = await footer(page)
      .getByRole('navigation', {name: 'Footer'})
      .locator('> div')
      .evaluateAll((all) =>
        all.map((group) => [
          group.querySelector('h2')?.textContent,
          [...group.querySelectorAll('a')].map((link) => [
            link.firstChild?.textContent,
            link.getAttribute('href'),
          ]),
        ]),
      );
    expect(groups).toEqual([
      [
        'Company',
        [
          ['Home', '/'],
          ['Innovation Lab', '/innovation-lab'],
          ['Contact Us', '/contact'],
        ],
      ],
      [
        'Product',
        [
          ['Solutions', '/solutions'],
          ['Growth Models', '/growth-models'],
          ['Pricing', '/pricing'],
          ['Partner Program', '/partner-program'],
        ],
      ],
      [
        'Resources',
        [
          ['Cost Savings Calculator', '/pricing-comparison#roi-calculator'],
          ['Blog', '/blog'],
          ['Cyber Edu Hub', '/resources/cyber-edu-hub'],
        ],
      ],
      [
        'Legal',
        [
          ['Terms of Service', '/terms'],
          ['Data Processing Agreement', '/dpa'],
          ['Privacy Policy', linkIn(brand.links.privacyPolicy, 'en')],
          ['Cookies and storage', '/cookies'],
        ],
      ],
    ]);
  });

  for (const language of ['en', 'it'] as const) {
    test(`says whose site it is, with all particulars one press away, in ${language}`, async ({page}) => {
      await page.goto(pathIn(language, '/'));
      const {legalName, seat, vatNumber, particulars = {}} = brand;
      await expect(footer(page)).toContainText(`© ${legalName}, ${addressIn(seat, language)}.`);
      await expect(footer(page)).toContainText(vatNumberIn(vatNumber, language));
      await expect(footer(page)).toContainText(particulars.rea ?? '');
      const words = wordsIn<CompanyContent>(language, 'company');
      await footer(page).getByRole('link', {name: words.title}).click();
      await expect(page).toHaveURL(pathIn(language, '/legal#company'));
      const details = page.locator('#company + dl');
      for (const text of [particulars.register?.number, particulars.pec, particulars.recipientCode]) {
        await expect(details).toContainText(text ?? '');
      }
    });
  }

  test('holds mail, social page and the badges', async ({page}) => {
    await page.goto('/');
    await expect(footer(page).getByRole('link', {name: brand.contactEmail})).toHaveAttribute(
      'href',
      `mailto:${brand.contactEmail}`,
    );
    const {social} = brand.links;
    await leadsOut(footer(page).getByRole('link', {name: social?.name ?? 'LinkedIn'}), social?.url);
    await expectNewTab(
      footer(page).getByRole('link', {name: /^Privacy Policy/}),
      linkIn(brand.links.privacyPolicy, 'en'),
    );
    await expect(footer(page).getByRole('list', {name: 'Certified'}).getByRole('listitem')).toHaveText(
      (brand.certifications ?? []).map(({name}) => name),
    );
  });
});

test.describe('theme', () => {
  const white = rgb(light.bg);
  const ink = rgb(dark.bg);
  const background = (page: Page) =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({colorScheme: 'dark', javaScriptEnabled});

      test('is dark from the start and follows the system', async ({page}) => {
        await page.goto('/', {waitUntil: 'domcontentloaded'});
        expect(await background(page)).toBe(ink);
        if (javaScriptEnabled) {
          await pageLoaded(page);
          expect(await background(page)).toBe(ink);
        }
        await page.emulateMedia({colorScheme: 'light'});
        await expect.poll(() => background(page)).toBe(white);
        await page.emulateMedia({colorScheme: 'dark'});
        await expect.poll(() => background(page)).toBe(ink);
      });
    });
  }

  test('never shows the other theme on the way', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.addInitScript(() => {
      const seen = ((window as {seen?: Set<string>}).seen = new Set<string>());
      const look = () => {
        if (document.body) {
          seen.add(getComputedStyle(document.body).backgroundColor);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/');
    await pageLoaded(page);
    const seen = () => page.evaluate(() => [...((window as {seen?: Set<string>}).seen ?? [])]);
    await expect.poll(seen).toEqual([ink]);
  });
});

test.describe('typeface', () => {
  for (const [screen, viewport, files] of [
    ['a wide screen gets the file of the typeface, once', {width: 1024, height: 768}, 1],
    ['a phone reads in its own, and loads nothing for it', phone, 0],
  ] as const) {
    test(screen, async ({page}) => {
      const fonts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
      await page.setViewportSize(viewport);
      await page.goto('/');
      await pageLoaded(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(fonts).toHaveLength(files);
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(({family, status}) => family === 'Geist' && status === 'loaded'),
      );
      expect(loaded.length > 0).toBe(files > 0);
      // What comes alive brings the whole style sheet, and the search one of its own.
      const typeface = () => page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
      const before = await typeface();
      expect(before.startsWith('Geist')).toBe(files > 0);
      await page.locator('[data-island] input').first().focus();
      await expect(page.locator('[data-alive]').first()).toBeAttached();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await typeface()).toBe(before);
      expect(fonts).toHaveLength(files);
    });
  }
});

test.describe('cookie dialog', () => {
  test.use({consentGiven: false});

  for (const [name, value] of [
    ['Accept All', 'accepted'],
    ['Essential Only', 'essential-only'],
  ] as const) {
    test(`"${name}" is stored and asked for once`, async ({page, context, baseURL}) => {
      const origins = originsAsked(page);
      await page.goto('/');
      await expect(cookieDialog(page)).toBeVisible();
      await expect(cookieDialog(page)).toHaveAccessibleName('Cookies, kept short');
      expect(await stored(page)).toBeNull();
      await cookieDialog(page).getByRole('button', {name}).click();
      await expect(cookieDialog(page)).toBeHidden();
      expect(await stored(page)).toBe(value);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);

      await page.reload();
      await pageLoaded(page);
      await expect(cookieDialog(page)).toBeHidden();
      await mainNav(page).getByRole('link', {name: 'Pricing'}).click();
      await expect(page).toHaveURL('/pricing');
      await expect(cookieDialog(page)).toBeHidden();
      await page.waitForLoadState('networkidle');
      expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
      expect(await context.cookies()).toEqual([]);
    });
  }

  test('opens again from the footer, and the choice can be changed', async ({page}) => {
    await page.goto('/');
    await cookieDialog(page).getByRole('button', {name: 'Accept All'}).click();
    await footer(page).getByRole('button', {name: 'Cookie settings'}).click();
    await expect(cookieDialog(page)).toBeVisible();
    await expect(cookieDialog(page)).toBeFocused();
    await cookieDialog(page).getByRole('button', {name: 'Essential Only'}).click();
    await expect(cookieDialog(page)).toBeHidden();
    expect(await stored(page)).toBe('essential-only');
  });

  for (const [where, path] of [
    ['footer', '/pricing'],
    ['cookie page', '/it/cookies'],
  ] as const) {
    test(`gives the focus back to the button in the ${where} that opened it, by choice and by Esc`, async ({
      page,
    }) => {
      const names = /^(?:Cookie settings|Impostazioni cookie)$/;
      await page.goto(path);
      await cookieDialog(page).getByRole('button').first().click();
      const place = where === 'footer' ? footer(page) : page.getByRole('main');
      const settings = place.getByRole('button', {name: names});
      const before = await stored(page);
      await settings.press('Enter');
      await expect(cookieDialog(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(cookieDialog(page)).toBeHidden();
      await expect(settings).toBeFocused();
      expect(await stored(page)).toBe(before);

      await settings.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(cookieDialog(page)).toBeHidden();
      await expect(settings).toBeFocused();

      await settings.press('Enter');
      await cookieDialog(page).getByRole('button').last().press('Enter');
      await expect(cookieDialog(page)).toBeHidden();
      await expect(settings).toBeFocused();
      expect(await stored(page)).toBe('accepted');
    });
  }

  test('stays with Esc while nothing was chosen: there would be no answer', async ({page}) => {
    await page.goto('/');
    await cookieDialog(page).getByRole('button').first().focus();
    await page.keyboard.press('Escape');
    await expect(cookieDialog(page)).toBeVisible();
    expect(await stored(page)).toBeNull();
  });

  test('works without React', async ({page}) => {
    await withoutReact(page, async () => {
      await page.goto('/');
      await cookieDialog(page).getByRole('button', {name: 'Accept All'}).click();
      await expect(cookieDialog(page)).toBeHidden();
      expect(await stored(page)).toBe('accepted');
    });
  });

  test('asks again where something else is stored', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'perhaps'));
    await page.goto('/');
    await expect(cookieDialog(page)).toBeVisible();
  });

  test('works where storage is blocked', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await pageLoaded(page);
    await expect(cookieDialog(page)).toBeVisible();
    await cookieDialog(page).getByRole('button', {name: 'Essential Only'}).click();
    await expect(cookieDialog(page)).toBeHidden();
    // The choice holds until the page is left.
    await mainNav(page).getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL('/pricing');
    await expect(cookieDialog(page)).toBeVisible();
  });

  test('speaks Italian', async ({page}) => {
    await page.goto('/it/');
    await cookieDialog(page).getByRole('button', {name: 'Accetta tutti'}).click();
    expect(await stored(page)).toBe('accepted');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('stays away, for nothing could be stored', async ({page}) => {
      await page.goto('/');
      await expect(cookieDialog(page)).toBeHidden();
    });
  });
});

test.describe('call-to-action bar', () => {
  test.use({viewport: {width: 1280, height: 500}, contextOptions: {reducedMotion: 'reduce'}});

  /** Scrolls, and waits until the page has been told. */
  async function scrollPage(page: Page, y: number | 'end', fromEnd = 0): Promise<void> {
    await page.evaluate(
      ([to, less]) =>
        new Promise<void>((told) => {
          const limit = document.documentElement.scrollHeight - innerHeight;
          const target = to === 'end' ? limit - Number(less) : Number(to);
          if (Math.round(scrollY) === Math.round(target)) {
            told();
          } else {
            addEventListener('scroll', () => requestAnimationFrame(() => told()), {once: true});
            scrollTo(0, target);
          }
        }),
      [y, fromEnd] as const,
    );
  }

  for (const path of ['/', '/solutions', '/it/', '/it/solutions']) {
    test(`comes and goes on ${path}`, async ({page}) => {
      await page.goto(path);
      await expect(stickyBar(page)).toBeHidden();
      await scrollPage(page, 800);
      await expect(stickyBar(page)).toBeHidden();
      await scrollPage(page, 801);
      await expect(stickyBar(page)).toBeVisible();
      await scrollPage(page, 'end', 101);
      await expect(stickyBar(page)).toBeVisible();
      await scrollPage(page, 'end', 100);
      await expect(stickyBar(page)).toBeHidden();
      await scrollPage(page, 'end', 0);
      await expect(stickyBar(page)).toBeHidden();
      await scrollPage(page, 900);
      await expect(stickyBar(page)).toBeVisible();
      await leadsOut(stickyBar(page).getByRole('link'), bookingHref('en'));
    });
  }

  test.describe('before consent', () => {
    test.use({consentGiven: false});

    for (const path of ['/', '/solutions', '/it/', '/it/solutions']) {
      for (const [width, height] of [
        [1280, 500],
        [390, 844],
        [320, 568],
      ] as const) {
        test(`stands below the cookie dialog on ${path} at ${width} px`, async ({page}) => {
          await page.setViewportSize({width, height});
          await page.goto(path);
          await scrollPage(page, 800);
          await expect(stickyBar(page)).toBeHidden();
          await scrollPage(page, 801);
          await expect(stickyBar(page)).toBeVisible();
          const [bar, dialog, head] = await Promise.all(
            [stickyBar(page), cookieDialog(page), banner(page)].map(
              async (part) => (await part.boundingBox())!,
            ),
          );
          expect(dialog!.y + dialog!.height).toBeLessThanOrEqual(bar!.y);
          expect(dialog!.y).toBeGreaterThanOrEqual(head!.height);
          expect(bar!.y + bar!.height).toBe(height);
          for (const button of await cookieDialog(page).getByRole('button').all()) {
            await button.click({trial: true});
          }
          await stickyBar(page).getByRole('button').click();
          await expect(stickyBar(page)).toBeHidden();
          await expect(cookieDialog(page)).toBeVisible();
        });
      }
    }
  });

  test('takes the place of the same offer in the header of a phone', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    await pageLoaded(page);
    const offer = banner(page).getByRole('link', {name: 'Start Free Trial'});
    const search = banner(page).getByRole('link', {name: 'Search'});
    await expect(offer).toBeVisible();
    const before = await search.boundingBox();
    await scrollPage(page, 1000);
    await expect(stickyBar(page)).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await search.boundingBox()).toEqual(before);
    await stickyBar(page).getByRole('button').click();
    await expect(offer).toBeVisible();
  });

  test('leaves the offer in the header where a page has no bar of its own', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto('/pricing');
    await pageLoaded(page);
    await scrollPage(page, 1500);
    await expect(stickyBar(page)).toHaveCount(0);
    await expect(banner(page).getByRole('link', {name: 'Start Free Trial'})).toBeVisible();
  });

  test('stays away once dismissed, until the page is loaded again', async ({page}) => {
    await page.goto('/');
    await pageLoaded(page);
    await scrollPage(page, 1000);
    await stickyBar(page).getByRole('button').click();
    await expect(stickyBar(page)).toBeHidden();
    await scrollPage(page, 0);
    await scrollPage(page, 1500);
    await expect(stickyBar(page)).toBeHidden();
    await page.reload();
    await scrollPage(page, 0);
    await scrollPage(page, 1500);
    await expect(stickyBar(page)).toBeVisible();
  });

  test('is on home and platform only', async ({page}) => {
    for (const path of allPaths('en')) {
      const $ = cheerio.load(await (await page.request.get(path)).text());
      const expected = path === routes.home || path === routes.solutions ? 1 : 0;
      expect($('aside [data-sticky-dismiss]').length, path).toBe(expected);
    }
  });
});

test.describe('an address that does not exist', () => {
  for (const [language, heading, home] of [
    ['en', 'This page is not here', 'Home'],
    ['it', 'Questa pagina non c’è', 'Home'],
  ] as const) {
    test(`answers 404 in ${language} and shows ways onward`, async ({page, complaints}) => {
      const path = pathIn(language, '/nope/deeper?x=1');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await pageLoaded(page);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      const ways = page.locator('main nav a');
      await expect(ways).toHaveCount(6);
      for (const way of await ways.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      )) {
        expect((await page.request.get(way, {maxRedirects: 0})).status(), way).toBe(200);
      }
      // The browser reports the 404 itself, and nothing else.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
      await ways.filter({hasText: home}).first().click();
      await expect(page).toHaveURL(pathIn(language, '/'));
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(heading);
    });
  }

  test('is in the language of its path before any script runs', async ({request}) => {
    const answer = await request.get('/it/nope', {headers: {accept: 'text/html'}});
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toMatch(/<html[^>]* lang="?it\b/);
    expect(html).toContain('Questa pagina non c’è');
    expect(html).not.toContain('This page is not here');
    expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  });
});
