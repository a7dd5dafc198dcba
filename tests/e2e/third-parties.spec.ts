/**
 * Third parties: no request before consent, requests after it, none after its withdrawal. Uses a copy of the site with a
 * list of third parties, and small servers for a player and a script. Finally checks the site's own storage.
 */
import type {ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {BrowserContext, Page} from '@playwright/test';
import {cookies as words} from '@site/src/content/cookies';
import {shell} from '@site/src/content/shell';
import {ownStorage} from '@site/src/data/ownStorage';
import {covers} from '@site/src/lib/thirdParties';
import {standIns} from '../standIns';
import {buildSite, serveSite, startStandIn, type StandIn} from '../third-parties/site';
import {violations} from './axe';
import {expect, test} from './fixtures';
import {pathIn} from './site';
import type {CookiesContent} from '@site/src/content/cookies';
import type {ShellContent} from '@site/src/content/shell';
import {wordsIn} from '@site/tests/languages';

const italian = wordsIn<CookiesContent>('it', 'cookies');
const italianShell = wordsIn<ShellContent>('it', 'shell');

const first = Number(process.env.TEST_PORT ?? 3210) + 50;
const [portal, frames, scripts, unlisted] = [0, 1, 2, 3].map(
  (index) => `http://localhost:${first + index}`,
) as [string, string, string, string];
const list = standIns(frames, scripts);
const [video, map, analytics] = list;

const dialog = (page: Page) => page.locator('#cookie-dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', {name, exact: true}).click();
const embed = (page: Page, id: string) => page.locator(`[data-embed="${id}"]`);
const load = (page: Page, id: string) => embed(page, id).locator('[data-embed-load]');

/** Returns the names of all stored items in this browser, by kind of storage. */
async function stored(page: Page): Promise<Record<string, string[]>> {
  const [local, session] = await page.evaluate(() => [
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  ]);
  const names = (await page.context().cookies()).map(({name}) => name);
  return {
    cookie: names.sort(),
    'local storage': local!.sort(),
    'session storage': session!.sort(),
  };
}

test.describe('a site with third parties', () => {
  // One copy, one test after the other, because they check the requests to the same servers.
  test.describe.configure({mode: 'default'});
  test.use({baseURL: portal, consentGiven: false});

  const folder = mkdtempSync(path.join(tmpdir(), 'portal-third-'));
  let server: ChildProcess;
  let player: StandIn;
  let counter: StandIn;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    buildSite(folder, list);
    server = await serveSite(folder, first);
    player = await startStandIn(first + 1);
    counter = await startStandIn(first + 2);
  });
  test.afterAll(() => {
    server?.kill();
    player?.server.close();
    counter?.server.close();
    rmSync(folder, {recursive: true, force: true});
  });
  test.beforeEach(async ({page}) => {
    await page.clock.install();
    player.asked.length = 0;
    counter.asked.length = 0;
  });

  /**
   * Waits for pending work: advances the timers of all pages by a second, and sends a request to the page's own server,
   * so that earlier requests to others have arrived.
   */
  const aSecondLater = async (page: Page) => {
    await page.clock.runFor(1000);
    await page.evaluate(() => fetch('/api/health').then((response) => response.text()));
  };
  /** Both repeat their requests ten times a second once loaded. */
  const expectSilence = async (page: Page, {asked}: StandIn) => {
    await aSecondLater(page);
    asked.length = 0;
    await aSecondLater(page);
    expect(asked).toEqual([]);
  };
  const expectNoise = async (page: Page, {asked}: StandIn) => {
    asked.length = 0;
    await aSecondLater(page);
    await expect.poll(() => asked.length).toBeGreaterThan(2);
  };
  const nothingAsked = () => expect([...player.asked, ...counter.asked]).toEqual([]);

  test('asks nobody for anything before consent', async ({page, complaints}) => {
    for (const language of ['en', 'it'] as const) {
      for (const address of ['/', '/embeds', '/cookies', '/nope']) {
        await page.goto(pathIn(language, address));
        await page.mouse.wheel(0, 2000);
        await expect(dialog(page)).toBeVisible();
        await aSecondLater(page);
      }
    }
    nothingAsked();
    expect(await stored(page)).toEqual({cookie: [], 'local storage': [], 'session storage': []});
    // Only the browser's own message about the 404.
    expect(complaints.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
  });

  for (const answer of [shell.cookies.essential, words.dialog.close]) {
    test(`asks nobody after "${answer}", and asks the visitor once`, async ({page}) => {
      await page.goto('/embeds');
      await press(page, answer);
      await expect(dialog(page)).toBeHidden();
      await page.reload();
      await expect(load(page, 'video')).toBeVisible();
      await expect(dialog(page)).toBeHidden();
      await aSecondLater(page);
      nothingAsked();
      expect(await stored(page)).toMatchObject({'local storage': ['cookieConsent', 'thirdPartyConsent']});
      expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('essential-only');
    });
  }

  test('keeps the answer of a visitor who goes on before the script for it is there', async ({page}) => {
    // Requested, and never answered.
    await page.route('**/third-parties.*.js', () => undefined);
    await page.goto('/embeds');
    await press(page, shell.cookies.accept);
    await page.reload();
    await expect(load(page, 'video')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    nothingAsked();
    await page.unroute('**/third-parties.*.js');
    await page.reload();
    await expectNoise(page, counter);
  });

  test('gives both answers the same weight, and ticks nothing in advance', async ({page}) => {
    await page.goto('/');
    const look = (name: string) =>
      dialog(page)
        .getByRole('button', {name, exact: true})
        .evaluate((button: HTMLElement) => {
          const {color, backgroundColor, fontSize, fontWeight, border} = getComputedStyle(button);
          const {offsetWidth, offsetHeight} = button;
          return {offsetWidth, offsetHeight, color, backgroundColor, fontSize, fontWeight, border};
        });
    expect(await look(shell.cookies.accept)).toEqual(await look(shell.cookies.essential));
    await dialog(page).getByText(words.dialog.choose).click();
    const boxes = dialog(page).getByRole('checkbox');
    await expect(boxes).toHaveCount(list.length);
    for (const box of await boxes.all()) {
      await expect(box).not.toBeChecked();
    }
  });

  test('shows an embed after a press of its button, with the keyboard, and remembers nothing', async ({
    page,
  }) => {
    await page.goto('/embeds');
    await load(page, 'video').focus();
    await page.keyboard.press('Enter');
    const frame = embed(page, 'video').locator('iframe');
    await expect(frame).toHaveAttribute('title', 'The first scan');
    await expect(frame).toBeFocused();
    await expect.poll(() => player.asked[0]).toBe('/embed/first?autoplay=1');
    await expect(page.frameLocator('iframe').getByRole('button', {name: 'Pause'})).toBeVisible();
    await expectNoise(page, player);
    await expect(embed(page, 'map').locator('iframe')).toHaveCount(0);
    expect(counter.asked).toEqual([]);
    expect(await stored(page)).toMatchObject({cookie: [], 'local storage': []});
    await page.reload();
    await expect(load(page, 'video')).toBeVisible();
    await expectSilence(page, player);
  });

  test('"Always allow" holds for that third party, on every page, until it is withdrawn', async ({page}) => {
    await page.goto('/embeds');
    await embed(page, 'map').getByLabel(words.embed.always(map.name)).check();
    nothingAsked();
    await load(page, 'map').click();
    await expect.poll(() => player.asked).toContain('/map?place=Milan');
    await page.goto('/it/embeds');
    await embed(page, 'map').scrollIntoViewIfNeeded();
    await expect(embed(page, 'map').locator('iframe')).toBeVisible();
    await expect(load(page, 'video')).toBeVisible();
    expect(player.asked.filter((address) => address.startsWith('/embed'))).toEqual([]);
    // The question about the others is still open.
    await press(page, italianShell.cookies.essential);
    await expect(load(page, 'map')).toBeVisible();
    await expectSilence(page, player);
    expect(counter.asked).toEqual([]);
  });

  test('loads scripts after "Accept All", in their order, on every page; none after withdrawal', async ({
    page,
    complaints,
  }) => {
    await page.goto('/');
    await press(page, shell.cookies.accept);
    await expect
      .poll(() => counter.asked)
      .toEqual(expect.arrayContaining(['/script.js', '/collect?begin=set%20up']));
    expect(await stored(page)).toEqual({
      cookie: ['_stand'],
      'local storage': ['_stand_site', 'cookieConsent', 'thirdPartyConsent'],
      'session storage': [],
    });
    expect(await page.evaluate(() => localStorage.getItem('_stand_site'))).toBe('portal');
    counter.asked.length = 0;
    await page.goto('/it/cookies');
    await expect.poll(() => counter.asked).toContain('/collect?again');
    await expectNoise(page, counter);

    await page.getByRole('contentinfo').getByRole('button', {name: italianShell.footer.cookies}).click();
    counter.asked.length = 0;
    const reloaded = page.waitForEvent('load');
    await press(page, italianShell.cookies.essential);
    await reloaded;
    await aSecondLater(page);
    // The script's repeated request may have been in progress; its final one must not leave the page.
    expect(counter.asked.filter((address) => !address.endsWith('again'))).toEqual([]);
    await expect(dialog(page)).toBeHidden();
    await expectSilence(page, counter);
    await page.goto('/embeds');
    await expect(load(page, 'video')).toBeVisible();
    await expectSilence(page, counter);
    expect(await stored(page)).toEqual({
      cookie: [],
      'local storage': ['cookieConsent', 'thirdPartyConsent'],
      'session storage': [],
    });
    // The browser logs the blocked request.
    expect(complaints.splice(0).filter((text) => !/Content Security Policy/.test(text))).toEqual([]);
  });

  test('takes an answer for each', async ({page}) => {
    await page.goto('/embeds');
    await dialog(page).getByText(words.dialog.choose).click();
    await dialog(page).getByLabel(video.name).check();
    await press(page, words.dialog.save);
    await expect(embed(page, 'video').locator('iframe')).toBeVisible();
    await expect.poll(() => player.asked[0]).toBe('/embed/first');
    await expect(load(page, 'map')).toBeVisible();
    expect(counter.asked).toEqual([]);
    // Reopened, the dialog shows the current choice.
    await page.getByRole('contentinfo').getByRole('button', {name: shell.footer.cookies}).click();
    await expect(dialog(page).getByLabel(video.name)).toBeChecked();
    await expect(dialog(page).getByLabel(analytics.name)).not.toBeChecked();
  });

  test('asks again when the list has grown, for whoever is new', async ({page}) => {
    await page.goto('/');
    await press(page, shell.cookies.accept);
    await expect.poll(() => counter.asked.length).toBeGreaterThan(0);
    // Stored consent of a visitor from before the map was on the list.
    const forgotten = await page.evaluate((id) => {
      const answers = JSON.parse(localStorage.getItem('thirdPartyConsent') ?? '{}') as object;
      const others = Object.entries(answers).filter(([token]) => !token.startsWith(`${id}.`));
      localStorage.setItem('thirdPartyConsent', JSON.stringify(Object.fromEntries(others)));
      return Object.keys(answers).length - others.length;
    }, map.id);
    expect(forgotten).toBe(1);
    counter.asked.length = 0;
    await page.goto('/embeds');
    await expect(dialog(page)).toBeVisible();
    await expect(load(page, 'map')).toBeVisible();
    // Earlier consent is still valid.
    await expect(embed(page, 'video').locator('iframe')).toBeVisible();
    await expect.poll(() => counter.asked).toContain('/script.js');
    await dialog(page).getByText(words.dialog.choose).click();
    await expect(dialog(page).getByLabel(video.name)).toBeChecked();
    await expect(dialog(page).getByLabel(map.name)).not.toBeChecked();

    // An answer from before the list existed gives no consent.
    await page.evaluate(() => localStorage.removeItem('thirdPartyConsent'));
    await page.goto('/embeds');
    await expectSilence(page, counter);
    await expect(dialog(page)).toBeVisible();
    await expect(load(page, 'video')).toBeVisible();
  });

  test('asks again after six months, and not before', async ({page}) => {
    await page.clock.setFixedTime('2026-01-15T12:00:00Z');
    await page.goto('/');
    await press(page, shell.cookies.accept);
    await expect.poll(() => counter.asked).toContain('/script.js');
    for (const [months, asks] of [
      [5, false],
      [7, true],
    ] as const) {
      await page.clock.setFixedTime(new Date(Date.UTC(2026, months, 15)));
      await page.goto('/cookies');
      counter.asked.length = 0;
      await page.reload();
      await aSecondLater(page);
      await expect(dialog(page)).toBeVisible({visible: asks});
      expect(counter.asked.includes('/script.js')).toBe(!asks);
    }
  });

  test('stops in every open page when it is withdrawn in one', async ({page, context, complaints}) => {
    await page.goto('/');
    await press(page, shell.cookies.accept);
    await expect.poll(() => counter.asked).toContain('/collect?again');
    const other = await context.newPage();
    await other.goto('/cookies');
    await other.getByRole('main').getByRole('button', {name: shell.footer.cookies}).click();
    const reloaded = page.waitForEvent('load');
    await press(other, shell.cookies.essential);
    await reloaded;
    await expectSilence(page, counter);
    complaints.length = 0;
  });

  test('lets in nobody who is not listed, and frames only where they are embedded', async ({
    page,
    complaints,
  }) => {
    /** Adds a frame, a script and a request. Returns the directives that blocked them. */
    const refused = (origin: string) =>
      page.evaluate(async (from) => {
        const directives = new Set<string>();
        document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
          directives.add(effectiveDirective),
        );
        /** Adds an element, and waits until it has loaded or was blocked: a blocked frame fires `load` too. */
        const add = (name: string, src: string) =>
          new Promise((decided) => {
            const element = Object.assign(document.createElement(name), {src});
            element.addEventListener('load', decided);
            element.addEventListener('error', decided);
            document.body.append(element);
          });
        await Promise.all([
          add('iframe', `${from}/embed/1`),
          add('script', `${from}/script.js`),
          fetch(`${from}/collect`, {mode: 'no-cors'}).catch(() => undefined),
        ]);
        await fetch('/api/health');
        return [...directives].sort();
      }, origin);
    const all = ['connect-src', 'frame-src', 'script-src-elem'];
    const response = await page.goto('/embeds');
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toContain(`frame-src ${scripts} ${frames};`);
    expect(policy).toContain(`connect-src 'self' ${scripts};`);
    expect(policy).not.toContain(unlisted);
    expect(await refused(unlisted)).toEqual(all);
    // A player may be a frame, and nothing else.
    expect(await refused(frames)).toEqual(['connect-src', 'script-src-elem']);
    await page.goto('/');
    player.asked.length = 0;
    expect(await refused(frames)).toEqual(all);
    expect(player.asked).toEqual([]);
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });

  for (const [language, say] of [
    ['en', words],
    ['it', italian],
  ] as const) {
    test(`tells on the cookie page who stores what, in ${language}`, async ({page}) => {
      await page.goto(pathIn(language, '/'));
      await dialog(page).getByRole('link', {name: say.dialog.more}).click();
      await expect(page).toHaveURL(pathIn(language, '/cookies'));
      for (const party of list) {
        const part = page.locator(`#${party.id}`);
        await expect(part.getByRole('heading')).toContainText([party.name]);
        await expect(part).toContainText(party.purpose[language]!);
        await expect(part).toContainText(party.company);
        await expect(part.getByRole('link')).toHaveAttribute('href', party.privacyPolicy);
        await expect(part.getByRole('rowheader')).toHaveText(party.stores.map(({name}) => name));
      }
      await expect(page.locator('#analytics')).toContainText(language === 'it' ? '13 mesi' : '13 months');
      await expect(page.locator('#analytics')).toContainText(
        language === 'it' ? 'Irlanda e Stati Uniti' : 'Ireland',
      );
    });
  }

  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    test(`reads well in ${colorScheme} at ${width} px`, async ({page}) => {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 844});
      for (const address of ['/embeds', '/it/embeds', '/cookies', '/it/cookies']) {
        await page.goto(address);
        await dialog(page).locator('summary').click();
        const box = await dialog(page).boundingBox();
        expect(box!.y).toBeGreaterThanOrEqual(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(width);
        expect(await violations(page), address).toEqual([]);
      }
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('an embed is its picture and a link to its own site', async ({page}) => {
      await page.goto('/embeds');
      await expect(embed(page, 'video').getByRole('img')).toBeVisible();
      await expect(load(page, 'video')).toBeHidden();
      await expect(embed(page, 'video').getByRole('checkbox')).toBeHidden();
      const link = embed(page, 'video').getByRole('link', {name: words.embed.at.video(video.name)});
      await expect(link).toHaveAttribute('href', `${frames}/watch/first`);
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(dialog(page)).toBeHidden();
      nothingAsked();
    });
  });
});

test.describe('this site', () => {
  test.use({consentGiven: false});

  const onEverySite = ownStorage.filter((item) => !('only' in item));

  /** Returns stored items missing in the list, and listed items not stored; both empty if they agree. */
  function differences(found: Record<string, string[]>): string[] {
    const isListed = (place: string, name: string) =>
      ownStorage.some((item) => item.in === place && covers(item.name, name));
    return [
      ...Object.entries(found).flatMap(([place, names]) =>
        names.filter((name) => !isListed(place, name)).map((name) => `not listed: ${name} in ${place}`),
      ),
      ...onEverySite
        .filter((item) => !found[item.in]?.some((name) => covers(item.name, name)))
        .map(({name}) => `not stored: ${name}`),
    ];
  }

  async function useAll(page: Page, context: BrowserContext): Promise<void> {
    await page.goto('/');
    await press(page, shell.cookies.essential);
    await page.goto('/writing/text');
    await page
      .locator('[data-tabs]:not([data-tabs=""])')
      .getByRole('radio', {checked: false})
      .first()
      .click();
    await page.goto('/writing');
    await page.getByRole('checkbox', {name: 'first scan'}).check();
    for (const address of [
      '/pricing',
      '/pricing-comparison',
      '/blog',
      '/guides/setup',
      '/terms',
      '/contact',
    ]) {
      await page.goto(address);
    }
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('searchbox').or(page.getByRole('combobox')).first().fill('scan');
    await page.goto('/solutions?brand=Nordica&colour=0b8566#white-label');
    await expect(page.locator('[data-island][data-alive]').first()).toBeAttached();
    await page.locator('[name=logo]').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z" fill="#0b8566"/></svg>',
      ),
    });
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(3);
    expect(context.pages()).toHaveLength(1);
  }

  test('stores what the cookie page says, and nothing else', async ({page, context}) => {
    await useAll(page, context);
    const found = await stored(page);
    expect(differences(found)).toEqual([]);
    expect(differences({...found, cookie: ['_ga'], 'session storage': []})).toEqual([
      'not listed: _ga in cookie',
      'not stored: brandPreview',
      'not stored: brandLogo',
      'not stored: brandStyle',
    ]);
    for (const language of ['en', 'it'] as const) {
      await page.goto(pathIn(language, '/cookies'));
      for (const {name} of onEverySite) {
        await expect(page.getByRole('main').getByRole('rowheader', {name, exact: true})).toHaveCount(1);
      }
    }
  });

  test('shows the notice where an embed of nobody who is listed stands, and asks nobody', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto('/writing/embeds');
    await expect(page.locator('[data-embed-unlisted="youtube"]')).toContainText(
      'this site loads nothing from there',
    );
    await page.goto('/it/writing/embeds');
    await expect(page.locator('[data-embed-unlisted="youtube"]')).toContainText('non carica nulla da lì');
    expect(new Set(asked).size).toBe(1);
  });
});
