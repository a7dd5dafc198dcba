/** The portal below a path, with its API on another origin and fewer features, and without a server. Uses copies with a few pages. */
import type {ChildProcess} from 'node:child_process';
import {randomUUID} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {contact, type ContactContent} from '@site/src/content/contact';
import {contactErrors, type ContactErrorsContent} from '@site/src/content/contactErrors';
import {contactMail} from '@site/src/content/contactMail';
import {shell} from '@site/src/content/shell';
import {brand} from '@site/src/data/brand';
import {longestHref} from '@site/src/features/contact/contactMail';
import {wordsIn} from '@site/tests/languages';
import {buildCopy, copyPortal, editFile, serveCopy} from '../copy';
import {expectComplaints} from './calls';
import {expect, test} from './fixtures';
import {pathIn} from './site';

const first = Number(process.env.TEST_PORT ?? 3210) + 60;
const origin = (index: number) => `http://localhost:${first + index}`;
const config = 'tests/hosts/docusaurus.config.ts';
const texts = {
  'docs/home.md': '---\nslug: /\ntitle: Home\ndescription: Where it begins.\n---\n\nA text.\n',
  'docs/guides/lighthouse.md':
    '---\ntitle: The lighthouse\ndescription: A guide.\n---\n\nKeepers climb it each evening.\n\n## Stairs\n\nMany.\n',
};

/** Builds a copy for an address, and starts its servers: `[port, args]` each. `edits` change its configuration. */
function host(
  env: Record<string, string>,
  servers: readonly (readonly [number, string[]])[],
  edits: readonly (readonly [string, string])[] = [],
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-host-'));
  const running: ChildProcess[] = [];
  const site = {said: '', file: (name: string) => readFileSync(path.join(folder, 'build', name), 'utf8')};
  test.describe.configure({mode: 'default'});
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copyPortal(folder, texts, config);
    editFile(path.join(folder, config), edits);
    site.said = buildCopy(folder, config, env);
    for (const [index, args] of servers) {
      running.push(await serveCopy(folder, first + index, env, args));
    }
  });
  test.afterAll(() => {
    running.forEach((server) => server.kill());
    rmSync(folder, {recursive: true, force: true});
  });
  return site;
}

const newVisitor = () => ({
  name: 'Ada Rossi',
  email: `ada.${randomUUID()}@example.com`,
  company: 'Rossi & Co',
  message: 'We look after forty clients.\nWhich plan fits us?',
});
const form = (page: Page) => page.getByRole('main').locator('form');
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form(page).locator(`[name="${name}"]`).fill(value);
  }
}
const submit = (page: Page) => form(page).locator('[type="submit"]').click();

/** Tests navigation in a site: text, search, calculator, the other language, and a 404 page. */
async function expectToWork(page: Page, home: string, complaints: string[]): Promise<void> {
  for (const language of ['en', 'it'] as const) {
    const below = home + pathIn(language, '/').slice(1);
    const {pathname} = new URL(below);
    await page.goto(below);
    await page.goto(`${below}guides/lighthouse`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('The lighthouse');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('keepers');
    const found = page.getByRole('dialog').getByRole('link', {name: 'The lighthouse'}).first();
    await expect(found).toHaveAttribute('href', new RegExp(`^${pathname}guides/`));
    await found.click();
    await expect(page).toHaveURL(new RegExp(`^${below}guides/lighthouse`));

    await page.goto(`${below}pricing-comparison`);
    const calculator = page.locator('[data-island="savings-calculator"]').first();
    await calculator.getByRole('spinbutton').first().focus();
    await expect(calculator).toHaveAttribute('data-alive');
    const send = calculator.locator('[data-contact]');
    await expect(send).toHaveAttribute('href', `${pathname}contact?topic=savings`);
    await send.click();
    await expect(page.locator('#contact-dialog [name="attachment"]')).not.toHaveValue('');

    expect(complaints).toEqual([]);
    expect((await page.goto(`${below}nothing`))?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectComplaints(complaints, /404/);
    const other = page.locator('a[data-to]').first();
    await expect(other).toHaveAttribute('href', new RegExp(`^${new URL(home).pathname}`));
  }
}

/** Tests that a rejected message is kept and can be sent, and that the thanks page is on the site. */
function testForm(home: string, api: string): void {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({javaScriptEnabled});

      test('the contact form works', async ({page, complaints}) => {
        const posted = new Set<string>();
        page.on('request', (it) => it.method() === 'POST' && posted.add(it.url()));
        const values = newVisitor();
        for (const language of ['en', 'it'] as const) {
          const words = wordsIn<ContactContent>(language, 'contact');
          const {message} = wordsIn<ContactErrorsContent>(language, 'contactErrors');
          const below = home + pathIn(language, '/').slice(1);
          await page.goto(`${below}contact`);
          await fill(page, {...values, message: 'Short'});
          await submit(page);
          await expect(form(page).locator('[data-error]:visible')).toHaveText([message]);
          await expect(form(page).locator('[name="company"]')).toHaveValue(values.company);
          await expectComplaints(complaints, ...(javaScriptEnabled ? [] : [/status of 400/]));
          await fill(page, {message: `${values.message} ${language}`});
          await submit(page);
          if (javaScriptEnabled) {
            await expect(page.getByText(words.toasts.sent.title)).toBeVisible();
          } else {
            await expect(page).toHaveURL(`${below}contact/thanks`);
            await expect(page.getByRole('heading', {level: 1})).toHaveText(words.thanks.title);
          }
        }
        expect([...posted]).toEqual([`${api}/api/contact`]);
      });
    });
  }
}

test.describe('below a path', () => {
  const home = `${origin(0)}/portal/`;
  const site = host({SITE_URL: home}, [[0, []]]);

  test('everything leads to where it is', async ({page, complaints}) => {
    await expectToWork(page, home, complaints);
  });

  test('nothing names a place outside of it, and the build says what belongs to the host', () => {
    for (const name of ['index.html', 'it/contact.html', 'pricing-comparison.html', 'it/404.html']) {
      const named = [
        ...site
          .file(name)
          .matchAll(
            /(?: (?:href|src|action|data-[a-z]+)="?|url\(|"(?:url|item|logo|image)":")((?:http:\/\/localhost:\d+)?\/[^">\s)]*)/g,
          ),
      ].map(([, address = '']) => address.replace(origin(0), ''));
      expect(named.length, name).toBeGreaterThan(20);
      expect(
        named.filter((address) => !address.startsWith('/portal/')),
        name,
      ).toEqual([]);
    }
    expect(site.file('sitemap.xml')).toContain(`<loc>${home}guides/lighthouse</loc>`);
    expect(site.file('_headers')).toMatch(/^\/portal\/\*\n[^/]*(?:.*\n)*\/portal\/assets\/\*\n/);
    expect(site.file('robots.txt')).toContain(`Disallow: /portal/api/\n\nSitemap: ${home}sitemap.xml\n`);
    expect(site.said).toContain(site.file('robots.txt').trim());
  });

  testForm(home, `${origin(0)}/portal`);
});

test.describe('with its API on another origin', () => {
  const [home, api] = [`${origin(1)}/`, origin(2)];
  const site = host(
    {SITE_URL: origin(1), API_ORIGIN: api},
    [
      [1, []],
      [2, ['--api-only']],
    ],
    [
      ['pictures, search],', 'pictures],'],
      ['[thirdParties, staticHosts]', '[staticHosts]'],
      ["'contact.tsx', ", "'contact.tsx', 'cookies.tsx', "],
    ],
  );

  test('pages without search and consent lead to neither, and ask nothing', async ({
    page,
    complaints,
    request,
  }) => {
    expect((await request.get(`${home}search`)).status()).toBe(404);
    for (const address of ['contact', 'cookies', 'guides/lighthouse', 'nothing']) {
      await page.goto(home + address);
      await expect(page.getByRole('link', {name: shell.nav.search})).toHaveCount(0);
      await expect(page.getByRole('button', {name: shell.footer.cookies})).toHaveCount(0);
      await expect(page.locator('#cookie-dialog')).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-consent');
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(page.url()).toBe(home + address);
    }
    await expectComplaints(complaints, /404/);
    expect(site.said.match(/does not list features.downloads: links to files/g)).toHaveLength(1);
    await page.goto(`${home}cookies`);
    const stored = page.getByRole('rowheader');
    await expect(stored.filter({hasText: 'checklist'})).toHaveCount(1);
    await expect(stored.filter({hasText: 'cookieConsent'})).toHaveCount(0);
  });

  test('pages let in that origin for the contact form alone', async ({page}) => {
    const answer = await page.goto(`${home}contact`);
    for (const policy of [
      answer?.headers()['content-security-policy'] ?? '',
      (await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')) ?? '',
    ]) {
      const letIn = policy.split(';').filter((part) => part.includes(api));
      expect(letIn.map((part) => part.trim().split(' ')[0]).sort()).toEqual(['connect-src', 'form-action']);
    }
    expect(site.file('_headers')).toContain(`form-action 'self' ${api};`);
    expect(site.said).toContain(`${api}/api/contact`);
  });

  testForm(home, api);
});

test.describe('without a server', () => {
  const home = `${origin(3)}/`;
  // Stands for any static host.
  const site = host({SITE_URL: origin(3), API_ORIGIN: 'none'}, [[3, []]]);

  async function watchMail(page: Page): Promise<URL[]> {
    const mails: URL[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    session.on(
      'Page.frameRequestedNavigation',
      ({url}) => url.startsWith('mailto:') && mails.push(new URL(url)),
    );
    return mails;
  }
  const bodyOf = (mail: URL | undefined) => mail!.searchParams.get('body')!.replaceAll('\r\n', '\n');

  test('pages work, and what would ask a server is not there', async ({page, complaints, request}) => {
    const asked: string[] = [];
    page.on('request', (it) => it.url().includes('/api/') && asked.push(it.url()));
    await expectToWork(page, home, complaints);
    expect(asked).toEqual([]);
    for (const gone of ['contact/thanks', 'server-test']) {
      expect((await request.get(home + gone)).status(), gone).toBe(404);
    }
    expect(site.file('robots.txt')).toMatch(/^Disallow:$/m);
    expect(site.said).toContain(`a mail to ${brand.contactEmail}`);
  });

  test('with script the form is checked, becomes a mail and is kept', async ({page}) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const mails = await watchMail(page);
    const values = newVisitor();
    await page.goto(`${home}contact?topic=custom`);
    await fill(page, {...values, message: 'Short'});
    await submit(page);
    await expect(form(page).locator('[data-error]:visible')).toHaveText([contactErrors.message]);
    expect(mails).toEqual([]);
    await fill(page, {message: values.message});
    await submit(page);
    await expect(page.getByText(contactMail.ready.title)).toBeVisible();
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]!.pathname).toBe(brand.contactEmail);
    expect(mails[0]!.searchParams.get('subject')).toBe(contact.topics.custom);
    Object.values(values).forEach((value) => expect(bodyOf(mails[0])).toContain(value));
    await expect(form(page).locator('[name="company"]')).toHaveValue(values.company);
    await page.getByRole('button', {name: contactMail.ready.copy}).click();
    await expect(page.getByText(contactMail.ready.copied, {exact: true})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bodyOf(mails[0]));

    // Too long for a link, so it must be copied.
    const long = 'Very long, to the last word. '.repeat(100);
    await fill(page, {message: long});
    await submit(page);
    await expect(page.getByText(contactMail.ready.tooLong)).toBeVisible();
    await expect.poll(() => mails).toHaveLength(2);
    expect(mails[1]!.href.length).toBeLessThan(longestHref);
    await expect(page.getByLabel(contactMail.ready.label)).toHaveValue(new RegExp(long.trim()));
  });

  test.describe('and without script', () => {
    test.use({javaScriptEnabled: false});

    test('the browser writes the mail, and the address stands there', async ({page}) => {
      const mails = await watchMail(page);
      const {company: _ampersand, ...values} = newVisitor();
      await page.goto(`${home}contact`);
      await expect(form(page).getByRole('link', {name: brand.contactEmail})).toBeVisible();
      // The browser itself reports missing fields.
      await fill(page, values);
      await submit(page);
      await expect(form(page).locator('[name="company"]')).toBeFocused();
      expect(mails).toEqual([]);
      // Chromium treats an ampersand as the end of a field.
      await fill(page, {company: 'Rossi and Co'});
      await submit(page);
      await expect.poll(() => mails).toHaveLength(1);
      const {name, email, message} = values;
      expect(bodyOf(mails[0]).trim()).toBe(
        `name=${name}\nemail=${email}\ncompany=Rossi and Co\nmessage=${message}`,
      );
    });
  });
});
