/** The frame of every page: banner, menu, language, footer, theme, consent, call-to-action bar and the 404 page. */
import type {Locator, Page} from '@playwright/test';
import type {CompanyContent} from '@site/src/content/company';
import type {ShellContent} from '@site/src/content/shell';
import {brand} from '@site/src/data/brand';
import {footerGroups, navbarRoutes, routes} from '@site/src/data/routes';
import {linkIn} from '@site/src/lib/linkIn';
import {addressIn, vatNumberIn} from '@site/src/site/particulars';
import {wordsIn} from '@site/tests/languages';
import {bookingHref} from '../booking';
import {dark, light, rgb} from '../colours';
import {expect, pageLoaded, test} from './fixtures';
import {languages, pathIn} from './site';

/** Specification, section 2. */
const navigation = {
  en: ['Home', 'Platform', 'Growth Models', 'Innovation Lab', 'Pricing', 'Cost Savings', 'Blog'],
  it: ['Home', 'Piattaforma', 'Modelli di crescita', 'Innovation Lab', 'Prezzi', 'Risparmio', 'Blog'],
};

const shell = {en: wordsIn<ShellContent>('en', 'shell'), it: wordsIn<ShellContent>('it', 'shell')};
const phone = {width: 390, height: 844};
const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const cookieDialog = (page: Page) => page.locator('#cookie-dialog');
const stickyBar = (page: Page) => page.getByRole('complementary', {name: shell.en.stickyBar.label});
const menu = (page: Page) => page.locator('#site-menu');
const menuButton = (page: Page) => banner(page).getByRole('button', {name: shell.en.nav.menuLabel});
const hrefs = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** Expects an external link, or an internal one if the brand has no such address. */
async function leadsOut(link: Locator, href: string | undefined): Promise<void> {
  if (href === undefined) {
    await expect(link).toHaveCount(0);
    return;
  }
  await expect(link).toHaveAttribute('href', href);
  if (!href.startsWith('/')) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
  }
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

/** Uses the page with React blocked, and checks that React was not even requested. */
async function withoutReact(page: Page, use: () => Promise<void>): Promise<void> {
  const asked: string[] = [];
  await page.route('**/assets/js/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await use();
  expect(asked).toEqual([]);
}

for (const language of languages) {
  const {nav, footer: words} = shell[language];

  test.describe(`in ${language}`, () => {
    test('the banner has the routes of the specification, in order, and marks the current one', async ({
      page,
    }) => {
      const items = navbarRoutes.map((id) => nav.items[id]);
      const paths = navbarRoutes.map((id) => pathIn(language, routes[id]));
      expect(items).toEqual(expect.arrayContaining(navigation[language]));
      for (const [index, path] of paths.entries()) {
        await page.goto(path);
        const links = banner(page).getByRole('navigation', {name: nav.label}).getByRole('link');
        await expect(links).toHaveText(items);
        expect(await hrefs(links)).toEqual(paths);
        await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText([items[index]!]);
      }
      await leadsOut(banner(page).getByRole('link', {name: nav.signIn}), brand.links.login);
      await leadsOut(banner(page).getByRole('link', {name: nav.trial}), bookingHref(language));
      await page.goto(pathIn(language, routes.contact));
      await expect(banner(page).locator('nav [aria-current="page"]')).toHaveCount(0);
    });

    test('the footer has the groups of the specification, and says whose site it is', async ({page}) => {
      await page.goto(pathIn(language, routes.home));
      const legal: [string, string][] = [[words.privacyPolicy, linkIn(brand.links.privacyPolicy, language)]];
      for (const [group, ids] of Object.entries(footerGroups)) {
        const name = words.groups[group as keyof typeof footerGroups];
        const part = footer(page)
          .getByRole('navigation', {name: words.label})
          .locator('> div')
          .filter({has: page.getByRole('heading', {name, exact: true})});
        const links = [
          ...ids.map((id): [string, string] => [words.items[id], pathIn(language, routes[id])]),
          ...(group === 'legal' ? legal : []),
        ];
        for (const [text, href] of links) {
          await expect(part.getByRole('link', {name: new RegExp(`^${text}`)})).toHaveAttribute('href', href);
        }
      }
      const {contactEmail, certifications = [], legalName, seat, vatNumber, particulars = {}} = brand;
      await expect(footer(page).getByRole('link', {name: contactEmail})).toHaveAttribute(
        'href',
        `mailto:${contactEmail}`,
      );
      const {social} = brand.links;
      await leadsOut(footer(page).getByRole('link', {name: social?.name ?? 'LinkedIn'}), social?.url);
      await expect(footer(page).getByRole('list', {name: words.certified}).getByRole('listitem')).toHaveText(
        certifications.map(({name}) => name),
      );
      await expect(footer(page)).toContainText(`© ${legalName}, ${addressIn(seat, language)}.`);
      await expect(footer(page)).toContainText(vatNumberIn(vatNumber, language));

      const {title} = wordsIn<CompanyContent>(language, 'company');
      await footer(page).getByRole('link', {name: title}).click();
      await expect(page).toHaveURL(pathIn(language, '/legal#company'));
      const details = page.locator('#company + dl');
      for (const text of [particulars.register?.number, particulars.pec, particulars.recipientCode]) {
        await expect(details).toContainText(text ?? '');
      }
    });

    test('an address that does not exist answers 404 and shows ways onward', async ({page, complaints}) => {
      const path = pathIn(language, '/nope/deeper?x=1');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const html = (await response?.text()) ?? '';
      const [own, other] = ['This page is not here', 'Questa pagina non c’è'];
      const [heading, absent] = language === 'en' ? [own, other] : [other, own];
      // In the language of its path before any script runs.
      expect(html).toMatch(new RegExp(`<html[^>]* lang="?${language}\\b`));
      expect(html).toContain(heading);
      expect(html).not.toContain(absent);
      expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
      await pageLoaded(page);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading!);
      const ways = page.getByRole('main').getByRole('navigation').getByRole('link');
      const onward = await hrefs(ways);
      expect(onward).toContain(pathIn(language, routes.home));
      for (const way of onward) {
        expect((await page.request.get(way!, {maxRedirects: 0})).status(), way!).toBe(200);
      }
      // Only the browser's own message about the 404.
      expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
    });
  });
}

test('the banner is one line on phones, also with wider letters, and fits wide letters on a desk', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(pathIn(language, routes.home));
    for (const [width, spacing] of [
      // Some systems draw letters a little wider than others.
      ...[320, 360, 375, 390, 430, 768].map((phones) => [phones, '0.01em'] as const),
      // WCAG 1.4.12.
      ...[1181, 1280, 1400].map((desks) => [desks, '0.12em'] as const),
    ]) {
      await page.setViewportSize({width, height: 844});
      const parts = await banner(page).evaluate((header, letterSpacing) => {
        header.style.letterSpacing = letterSpacing;
        return [...header.querySelectorAll(':scope > div > *')]
          .filter((part) => part.checkVisibility())
          .map((part) => part.getBoundingClientRect())
          .map(({top, bottom, right}) => ({middle: (top + bottom) / 2, right}));
      }, spacing);
      const middles = parts.map(({middle}) => middle);
      expect(middles.length).toBeGreaterThanOrEqual(3);
      expect(Math.max(...middles) - Math.min(...middles), `${language}, ${width} px`).toBeLessThan(2);
      expect(Math.max(...parts.map(({right}) => right)), `${language}, ${width} px`).toBeLessThanOrEqual(
        width,
      );
    }
  }
});

test.describe('mobile menu', () => {
  test.use({viewport: phone});

  test('has the links of the banner; opens and closes by its toggle, by Esc and by a choice @everyday', async ({
    page,
  }) => {
    await page.goto(routes.contact);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page).getByRole('listitem').getByRole('link')).toContainText(
      navbarRoutes.map((id) => shell.en.nav.items[id]),
    );
    await leadsOut(menu(page).getByRole('link', {name: /^Sign in/}), brand.links.login);
    await leadsOut(menu(page).getByRole('link', {name: /^Start Free Trial/}), bookingHref('en'));
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    // The second time, the page stays.
    for (let times = 0; times < 2; times += 1) {
      await menuButton(page).click();
      await menu(page).getByRole('link', {name: 'Pricing'}).click();
      await expect(page).toHaveURL(routes.pricing);
      await expect(menu(page)).toBeHidden();
    }
  });
});

test.describe('language', () => {
  const address = '/pricing?from=ad&n=1#plans';
  const toggle = (page: Page, language: string) => banner(page).locator(`a[hreflang="${language}"]`).first();

  test('switches both ways without React, keeps the address and stores nothing', async ({page, context}) => {
    await withoutReact(page, async () => {
      await page.goto(address);
      const before = await page.evaluate(() => JSON.stringify(localStorage));
      await toggle(page, 'it').click();
      await expect(page).toHaveURL(`/it${address}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'it');
      await expect(banner(page).locator('[lang="it"][aria-current="true"]:visible')).toHaveText('IT');
      await toggle(page, 'en').press('Enter');
      await expect(page).toHaveURL(address);
      // Also for a hash that was set after the page had loaded.
      await page.evaluate(() => location.assign('#faq'));
      await toggle(page, 'it').click();
      await expect(page).toHaveURL('/it/pricing?from=ad&n=1#faq');
      expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(await context.cookies()).toEqual([]);
    });
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('the skip link is the first stop and leads to the main region @everyday', async ({page}) => {
      await page.goto(routes.pricing);
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', {name: 'Skip to main content'});
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });

    test('the theme is that of the system, from the first paint on', async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      if (javaScriptEnabled) {
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
      }
      await page.goto(routes.home);
      await pageLoaded(page);
      const body = page.locator('body');
      await expect(body).toHaveCSS('background-color', rgb(dark.bg));
      if (javaScriptEnabled) {
        const seen = () => page.evaluate(() => [...((window as {seen?: Set<string>}).seen ?? [])]);
        await expect.poll(seen).toEqual([rgb(dark.bg)]);
      }
      await page.emulateMedia({colorScheme: 'light'});
      await expect(body).toHaveCSS('background-color', rgb(light.bg));
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: phone, consentGiven: false});

  test('menu and language work, and the cookie dialog stays away', async ({page}) => {
    await page.goto(routes.home);
    // Nothing could be stored.
    await expect(cookieDialog(page)).toBeHidden();
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', {name: 'Pricing'}).click();
    await expect(page).toHaveURL(routes.pricing);
    await menuButton(page).click();
    await menu(page).locator('a[hreflang="it"]').click();
    await expect(page).toHaveURL('/it/pricing');
  });
});

for (const [screen, viewport, files] of [
  ['a wide screen gets the file of the typeface, once', {width: 1024, height: 768}, 1],
  ['a phone reads in its own typeface, and loads nothing for it', phone, 0],
] as const) {
  test(screen, async ({page}) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
    await page.setViewportSize(viewport);
    await page.goto(routes.home);
    await pageLoaded(page);
    // Hydration loads the whole style sheet, and the search its own.
    await page.locator('[data-island] input').first().focus();
    await expect(page.locator('[data-alive]').first()).toBeAttached();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(fonts).toHaveLength(files);
    const typeface = await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily);
    expect(typeface.startsWith('Geist')).toBe(files > 0);
  });
}

test.describe('cookie dialog', () => {
  test.use({consentGiven: false});

  for (const [language, choice, value] of [
    ['en', 'Accept All', 'accepted'],
    ['en', 'Essential Only', 'essential-only'],
    ['it', 'Accetta tutti', 'accepted'],
  ] as const) {
    test(`"${choice}" is stored and asked for once, without React and without other sites`, async ({
      page,
      context,
      baseURL,
    }) => {
      const origins = new Set<string>();
      page.on('request', (request) => origins.add(new URL(request.url()).origin));
      await withoutReact(page, async () => {
        await page.goto(pathIn(language, routes.cookies));
        await expect(cookieDialog(page)).toBeVisible();
        await expect(cookieDialog(page)).toHaveAccessibleName(shell[language].cookies.title);
        expect(await stored(page)).toBeNull();
        await cookieDialog(page).getByRole('button', {name: choice}).click();
        await expect(cookieDialog(page)).toBeHidden();
        expect(await stored(page)).toBe(value);
        await page.goto(pathIn(language, routes.legal));
        await pageLoaded(page);
        await expect(cookieDialog(page)).toBeHidden();
      });
      if (value === 'essential-only') {
        expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
        expect(await context.cookies()).toEqual([]);
      }
    });
  }

  for (const [where, path] of [
    ['footer', routes.pricing],
    ['cookie page', routes.cookies],
  ] as const) {
    test(`opens again from the ${where}, takes another choice and gives the focus back @everyday`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.keyboard.press('Escape');
      // Esc must not count as an answer.
      await expect(cookieDialog(page)).toBeVisible();
      expect(await stored(page)).toBeNull();
      await cookieDialog(page).getByRole('button', {name: 'Accept All'}).click();
      const place = where === 'footer' ? footer(page) : page.getByRole('main');
      const settings = place.getByRole('button', {name: shell.en.footer.cookies});
      await settings.press('Enter');
      await expect(cookieDialog(page)).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(cookieDialog(page)).toBeHidden();
      await expect(settings).toBeFocused();
      expect(await stored(page)).toBe('accepted');

      await settings.press('Enter');
      await cookieDialog(page).getByRole('button', {name: 'Essential Only'}).press('Enter');
      await expect(cookieDialog(page)).toBeHidden();
      await expect(settings).toBeFocused();
      expect(await stored(page)).toBe('essential-only');
    });
  }

  test('asks again where something else is stored', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'perhaps'));
    await page.goto(routes.contact);
    await expect(cookieDialog(page)).toBeVisible();
  });

  test('takes a choice until the page is left where storage is blocked', async ({page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await page.goto(routes.contact);
    await cookieDialog(page).getByRole('button', {name: 'Essential Only'}).click();
    await expect(cookieDialog(page)).toBeHidden();
    await page.goto(routes.pricing);
    await expect(cookieDialog(page)).toBeVisible();
  });
});

test.describe('call-to-action bar', () => {
  test.use({viewport: {width: 1280, height: 500}, contextOptions: {reducedMotion: 'reduce'}});

  /** Scrolls, and waits until the page has handled the event. */
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

  for (const path of [routes.home, routes.solutions]) {
    test(`comes after 800 pixels on ${path}, goes 100 before the end, and stays away once dismissed @everyday`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(stickyBar(page)).toBeHidden();
      await scrollPage(page, 800);
      await expect(stickyBar(page)).toBeHidden();
      await scrollPage(page, 801);
      await expect(stickyBar(page)).toBeVisible();
      await leadsOut(stickyBar(page).getByRole('link'), bookingHref('en'));
      await scrollPage(page, 'end', 101);
      await expect(stickyBar(page)).toBeVisible();
      await scrollPage(page, 'end', 100);
      await expect(stickyBar(page)).toBeHidden();
      await scrollPage(page, 900);
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
  }

  test.describe('before consent', () => {
    test.use({consentGiven: false});

    test('is below the cookie dialog, and both can be pressed', async ({page}) => {
      for (const [width, height] of [
        [1280, 500],
        [390, 844],
        [320, 568],
      ] as const) {
        await page.setViewportSize({width, height});
        await page.goto(routes.home);
        await scrollPage(page, 801);
        await expect(stickyBar(page)).toBeVisible();
        const [bar, dialog, head] = await Promise.all(
          [stickyBar(page), cookieDialog(page), banner(page)].map(
            async (part) => (await part.boundingBox())!,
          ),
        );
        expect(dialog!.y + dialog!.height).toBeLessThanOrEqual(bar!.y);
        expect(dialog!.y).toBeGreaterThanOrEqual(head!.height);
        for (const button of await cookieDialog(page).getByRole('button').all()) {
          await button.click({trial: true});
        }
        await stickyBar(page).getByRole('button').click();
        await expect(stickyBar(page)).toBeHidden();
        await expect(cookieDialog(page)).toBeVisible();
      }
    });
  });

  test('takes the place of the same offer in the header of a phone, where there is a bar', async ({page}) => {
    await page.setViewportSize(phone);
    await page.goto(routes.home);
    const offer = banner(page).getByRole('link', {name: shell.en.nav.trial});
    await expect(offer).toBeVisible();
    await scrollPage(page, 1000);
    await expect(stickyBar(page)).toBeVisible();
    await expect(offer).toBeHidden();
    await stickyBar(page).getByRole('button').click();
    await expect(offer).toBeVisible();
    await page.goto(routes.pricing);
    await scrollPage(page, 1500);
    await expect(offer).toBeVisible();
  });
});

test('a page without its root says so once, whatever is touched', async ({page, complaints}) => {
  await page.route(`**${routes.pricingComparison}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/id="?__docusaurus"?/, '');
    await route.fulfill({response: answer, body});
  });
  await page.goto(routes.pricingComparison);
  const island = page.locator('#roi-calculator [data-island]').first();
  await island.getByRole('spinbutton').first().fill('40');
  await expect(page.locator('#roi-calculator').getByRole('alert')).toBeVisible();
  await island.hover();
  await footer(page).getByRole('link', {name: shell.en.footer.items.contact}).click();
  // The page with the content of the dialog.
  await expect(page).toHaveURL(/\/contact/);
  expect(complaints.splice(0)).toEqual([
    "Error: Root element not found. Please add a div with id 'root' to your HTML.",
  ]);
});
