/**
 * The two test pages. English words are literal, as the specification gives them; Italian ones come from the content
 * file. The server's own limit on test mails is low, so most tests answer in its place.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {brand} from '@site/src/data/brand';
import {expect, pageLoaded, test} from './fixtures';
import type {DiagnosticsContent} from '@site/src/content/diagnostics';
import {wordsIn} from '@site/tests/languages';

const italian = wordsIn<DiagnosticsContent>('it', 'diagnostics');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pageLoaded(page);
}

/** Counts the calls of an API path, whatever becomes of them. */
function countCalls(page: Page, apiPath: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(new URL(request.url()).pathname === apiPath);
  });
  return () => count;
}

/** Keeps calls waiting until the returned function is called. */
async function hold(page: Page, apiPath: string): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${apiPath}`, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Answers calls without asking the server. */
async function answer(page: Page, apiPath: string, status: number, body: string): Promise<void> {
  await page.route(`**${apiPath}`, (route) => route.fulfill({status, contentType: 'application/json', body}));
}

/** The toast on screen, of which there is never more than one; no description means none is shown. */
async function expectToast(page: Page, role: 'alert' | 'status', ...texts: string[]): Promise<void> {
  const toast = page.getByRole(role).locator('[data-variant]');
  await expect(toast.locator('p')).toHaveText(texts);
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute('data-variant', role === 'alert' ? 'destructive' : 'default');
  await expect(page.locator('[data-variant]')).toHaveCount(1);
}

/** The browser itself reports requests that a test lets fail. */
async function expectComplaints(complaints: string[], ...expected: RegExp[]): Promise<void> {
  await expect
    .poll(() => complaints)
    .toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
  complaints.length = 0;
}

/** Waits for an answer of the server, so that whatever the page asked before has been counted. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/favicon.svg');
  });
}

const health = (page: Page) => page.getByRole('main').locator('[data-state][role=status]');
const echoInput = (page: Page) => page.getByLabel('Message', {exact: true});
const echoButton = (page: Page) => page.getByRole('button', {name: 'Send', exact: true});
const reply = (page: Page) => page.getByRole('main').locator('pre');
const mailButton = (page: Page) => page.getByRole('main').getByRole('button');
const outcome = (page: Page): Locator => page.getByRole('main').locator('p[data-state]');

test.describe('health status', () => {
  test("reads 'Checking...' until the server answers, then 'Connected'", async ({page}) => {
    const release = await hold(page, '/api/health');
    await open(page, '/server-test');
    await expect(health(page)).toHaveText('Checking...');
    await expect(page.locator('[data-variant]')).toHaveCount(0);
    release();
    await expect(health(page)).toHaveText('Connected');
    await expectToast(page, 'status', 'Server Status', 'Health check: ok');
  });

  test("reads 'Checking...' in the HTML, before any script", async ({request}) => {
    const html = await (await request.get('/server-test')).text();
    expect(html).toContain('Checking...');
    expect(html).not.toContain('Connected');
  });

  test("a status other than ok is an 'Error', and the toast names it", async ({page}) => {
    await answer(page, '/api/health', 200, '{"status":"degraded"}');
    await open(page, '/server-test');
    await expect(health(page)).toHaveText('Error');
    await expectToast(page, 'status', 'Server Status', 'Health check: degraded');
  });

  for (const body of ['null', '{}', '[]']) {
    test(`an answer of ${body} is an 'Error'`, async ({page}) => {
      await answer(page, '/api/health', 200, body);
      await open(page, '/server-test');
      await expect(health(page)).toHaveText('Error');
      await expectToast(page, 'alert', 'Failed to connect to server');
    });
  }

  test("a lost connection is an 'Error', and is not tried again", async ({page, complaints}) => {
    const calls = countCalls(page, '/api/health');
    await page.route('**/api/health', (route) => route.abort());
    await open(page, '/server-test');
    await expect(health(page)).toHaveText('Error');
    await expectToast(page, 'alert', 'Failed to connect to server');
    expect(calls()).toBe(1);
    await expectComplaints(complaints, /ERR_FAILED/);
  });

  for (const status of [404, 500]) {
    test(`an answer of ${status} is an 'Error', and is not tried again`, async ({page, complaints}) => {
      const calls = countCalls(page, '/api/health');
      await answer(page, '/api/health', status, '{"status":"ok"}');
      await open(page, '/server-test');
      await expect(health(page)).toHaveText('Error');
      await expectToast(page, 'alert', 'Failed to connect to server');
      expect(calls()).toBe(1);
      await expectComplaints(complaints, new RegExp(`status of ${status}`));
    });
  }

  test('is asked for once: not on focus, not on reconnecting, not after an hour', async ({page}) => {
    await page.clock.install();
    const calls = countCalls(page, '/api/health');
    await open(page, '/server-test');
    await expect(health(page)).toHaveText('Connected');

    await page.evaluate(() => {
      for (const name of ['visibilitychange', 'focus', 'offline', 'online']) {
        window.dispatchEvent(new Event(name));
        document.dispatchEvent(new Event(name, {bubbles: true}));
      }
    });
    await page.clock.fastForward('01:00:00');
    await settle(page);
    expect(calls()).toBe(1);
    await expect(health(page)).toHaveText('Connected');
  });
});

test.describe('echo', () => {
  const ways: [string, (page: Page) => Promise<void>][] = [
    ['the button', (page) => echoButton(page).click()],
    ['Enter', (page) => echoInput(page).press('Enter')],
  ];
  for (const [way, send] of ways) {
    test(`${way} sends; the reply is formatted JSON and the input is cleared`, async ({page}) => {
      await open(page, '/server-test');
      await echoInput(page).fill('Ciao "mondo" <b>1</b>');
      const sent = page.waitForRequest('**/api/echo');
      await send(page);

      expect((await sent).postDataJSON()).toEqual({message: 'Ciao "mondo" <b>1</b>'});
      expect((await sent).method()).toBe('POST');
      await expect(reply(page)).toBeVisible();
      // Not toHaveText, which takes all white space for the same.
      expect(await reply(page).textContent()).toBe('{\n  "message": "Ciao \\"mondo\\" <b>1</b>"\n}');
      await expect(echoInput(page)).toHaveValue('');
      await expectToast(page, 'status', 'Message sent successfully');
    });
  }

  test('the reply is shown as it came, whatever it holds', async ({page}) => {
    await answer(page, '/api/echo', 200, '{"a":[1,{"b":null}]}');
    await open(page, '/server-test');
    await echoInput(page).fill('anything');
    await echoButton(page).click();
    await expect(reply(page)).toBeVisible();
    expect(await reply(page).textContent()).toBe(
      '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ]\n}',
    );
  });

  test('nothing is sent while the message is empty or only whitespace', async ({page}) => {
    const calls = countCalls(page, '/api/echo');
    await open(page, '/server-test');
    for (const blank of ['', ' ', ' \t  ']) {
      await echoInput(page).fill(blank);
      await echoButton(page).click();
      await echoInput(page).press('Enter');
    }
    await settle(page);
    expect(calls()).toBe(0);
    await expect(reply(page)).toHaveCount(0);

    await echoInput(page).fill('now');
    await echoButton(page).click();
    await expect(reply(page)).toBeVisible();
    expect(calls()).toBe(1);
  });

  const failures: [string, (page: Page) => Promise<unknown>, RegExp][] = [
    ['a lost connection', (page) => page.route('**/api/echo', (route) => route.abort()), /ERR_FAILED/],
    ['an answer of 500', (page) => answer(page, '/api/echo', 500, '{}'), /status of 500/],
    ['a refusal', (page) => answer(page, '/api/echo', 400, '{"message":"no"}'), /status of 400/],
  ];
  for (const [title, fail, complaint] of failures) {
    test(`${title} keeps the text and is not tried again`, async ({page, complaints}) => {
      const calls = countCalls(page, '/api/echo');
      await fail(page);
      await open(page, '/server-test');
      await echoInput(page).fill('keep me');
      await echoButton(page).click();

      await expectToast(page, 'alert', 'Failed to send message');
      await expect(echoInput(page)).toHaveValue('keep me');
      await expect(reply(page)).toHaveCount(0);
      expect(calls()).toBe(1);
      await expectComplaints(complaints, complaint);
    });
  }

  test('a second press while one is on its way sends nothing', async ({page}) => {
    const calls = countCalls(page, '/api/echo');
    const release = await hold(page, '/api/echo');
    await open(page, '/server-test');
    await echoInput(page).fill('once');
    await echoButton(page).dblclick();
    await echoInput(page).press('Enter');
    release();
    await expect(reply(page)).toBeVisible();
    expect(calls()).toBe(1);
  });
});

test.describe('test email', () => {
  const sent = '{"message":"x","details":{"recipient":"ops@example.com","messageId":"<42@example.com>"}}';

  test('is sent by the server and lies on disk', async ({page}) => {
    await open(page, '/email-test');
    await expect(mailButton(page)).toHaveText('Send Test Email');
    await mailButton(page).click();
    await expectToast(page, 'status', 'Success', `Test email sent successfully to ${brand.contactEmail}`);
    await expect(outcome(page)).toContainText('Test email sent successfully!');
    const id = (await outcome(page).locator('code').textContent()) ?? '';
    expect(id).toMatch(/^<test-[0-9a-f-]{36}@/);
    expect(id.endsWith(`@${brand.mailFrom.split('@')[1]}>`)).toBe(true);
    const dir = path.join(process.env.TEST_DATA_DIR ?? '', 'mail');
    const file = `${id.slice(1).split('@')[0]}.eml`;
    expect(readdirSync(dir)).toContain(file);
    expect(readFileSync(path.join(dir, file), 'utf8')).toContain(`Message-ID: ${id}`);
  });

  test("the button reads 'Sending...' and is disabled until the answer", async ({page}) => {
    const calls = countCalls(page, '/api/email/test');
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/email/test', async (route) => {
      await gate;
      await route.fulfill({contentType: 'application/json', body: sent});
    });
    await open(page, '/email-test');
    await mailButton(page).dblclick();
    await expect(mailButton(page)).toHaveText('Sending...');
    await expect(mailButton(page)).toBeDisabled();
    await expect(outcome(page)).toHaveCount(0);

    release();
    await expect(mailButton(page)).toHaveText('Send Test Email');
    await expect(mailButton(page)).toBeEnabled();
    await expect(outcome(page)).toHaveText('Test email sent successfully!Message ID: <42@example.com>');
    await expectToast(page, 'status', 'Success', 'Test email sent successfully to ops@example.com');
    expect(calls()).toBe(1);
  });

  const failures: [string, number, string, string][] = [
    ['plain text', 502, 'relay refused', 'relay refused'],
    ['JSON, shown as it is', 403, '{"message":"closed"}', '{"message":"closed"}'],
    ['success without its details', 200, '{"message":"sent"}', '{"message":"sent"}'],
    ['success that says nothing', 200, 'null', 'null'],
  ];
  for (const [title, status, body, message] of failures) {
    test(`a failure shows the text of the answer: ${title}`, async ({page, complaints}) => {
      const calls = countCalls(page, '/api/email/test');
      await answer(page, '/api/email/test', status, body);
      await open(page, '/email-test');
      await mailButton(page).click();

      await expectToast(page, 'alert', 'Error', `Failed to send test email: ${message}`);
      await expect(outcome(page)).toHaveText(`Failed to send test email${message}`);
      await expect(outcome(page)).toHaveAttribute('data-state', 'error');
      await expect(mailButton(page)).toHaveText('Send Test Email');
      await expect(mailButton(page)).toBeEnabled();
      expect(calls()).toBe(1);
      await expectComplaints(complaints, ...(status === 200 ? [] : [new RegExp(`status of ${status}`)]));
    });
  }

  test('a lost connection shows its own message; the next press can succeed', async ({page, complaints}) => {
    await page.route('**/api/email/test', (route) => route.abort());
    await open(page, '/email-test');
    await mailButton(page).click();
    await expectToast(page, 'alert', 'Error', 'Failed to send test email: Failed to fetch');
    await expect(outcome(page)).toHaveText('Failed to send test emailFailed to fetch');
    await expectComplaints(complaints, /ERR_FAILED/);

    await answer(page, '/api/email/test', 200, sent);
    await mailButton(page).click();
    await expect(outcome(page)).toHaveAttribute('data-state', 'connected');
    await expectToast(page, 'status', 'Success', 'Test email sent successfully to ops@example.com');
  });
});

test.describe('in Italian', () => {
  const {server, email} = italian;

  test('the server test works', async ({page}) => {
    await open(page, '/it/server-test');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(server.title);
    await expect(health(page)).toHaveText(server.connected);
    await expectToast(page, 'status', server.toasts.status, server.toasts.health('ok'));

    await page.getByLabel(server.echoLabel, {exact: true}).fill('ciao');
    await page.getByRole('button', {name: server.send, exact: true}).click();
    await expect(reply(page)).toHaveText('{ "message": "ciao" }');
    await expectToast(page, 'status', server.toasts.sent);
  });

  test('the server test names its failures', async ({page, complaints}) => {
    await page.route('**/api/*', (route) => route.abort());
    await open(page, '/it/server-test');
    await expect(health(page)).toHaveText(server.error);
    await expectToast(page, 'alert', server.toasts.unreachable);
    await page.getByLabel(server.echoLabel, {exact: true}).fill('ciao');
    await page.getByRole('button', {name: server.send, exact: true}).click();
    await expectToast(page, 'alert', server.toasts.failed);
    await expectComplaints(complaints, /ERR_FAILED/, /ERR_FAILED/);
  });

  test('the email test works and names its failure', async ({page, complaints}) => {
    await answer(page, '/api/email/test', 502, 'no');
    await open(page, '/it/email-test');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(email.title);
    await expect(mailButton(page)).toHaveText(email.send);
    await mailButton(page).click();
    await expectToast(page, 'alert', email.toasts.error, email.toasts.failed('no'));
    await expectComplaints(complaints, /status of 502/);

    await page.unroute('**/api/email/test');
    await mailButton(page).click();
    await expectToast(page, 'status', email.toasts.success, email.toasts.sentTo(brand.contactEmail));
    await expect(outcome(page)).toContainText(email.success);
  });
});

for (const address of ['/server-test', '/email-test', '/it/server-test', '/it/email-test']) {
  test(`${address} asks not to be indexed`, async ({page}) => {
    const answered = await page.goto(address);
    expect(answered?.status()).toBe(200);
    expect(await answered?.text()).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
    await pageLoaded(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator(`a[href="${address}"]`).and(page.locator('main a, nav a'))).toHaveCount(0);
  });
}

for (const base of ['', '/it']) {
  test(`the sitemap of ${base || '/'} leaves both out`, async ({request}) => {
    const sitemap = await (await request.get(`${base}/sitemap.xml`)).text();
    expect(sitemap).toBe(readFileSync(path.join('build', base, 'sitemap.xml'), 'utf8'));
    expect(sitemap).toContain(`${base}/pricing</loc>`);
    expect(sitemap).not.toMatch(/server-test|email-test/);
  });
}
