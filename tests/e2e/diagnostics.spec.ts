/**
 * The two test pages. Words are literal, as in the specification. The server's limit on test mails is low, so most tests
 * mock its responses.
 */
import type {Page} from '@playwright/test';
import {brand} from '@site/src/data/brand';
import {routes} from '@site/src/data/routes';
import {answer, countCalls, expectComplaints, expectToast, hold} from './calls';
import {mailsOf} from './delivered';
import {expect, test} from './fixtures';

const health = (page: Page) => page.getByRole('main').locator('[data-state][role=status]');
const echoInput = (page: Page) => page.getByLabel('Message', {exact: true});
const echoButton = (page: Page) => page.getByRole('button', {name: 'Send', exact: true});
const reply = (page: Page) => page.getByRole('main').locator('pre');
const mailButton = (page: Page) => page.getByRole('main').getByRole('button');
const outcome = (page: Page) => page.getByRole('main').locator('p[data-state]');

test("health reads 'Checking...' until the server answers, and is asked for once @everyday", async ({
  page,
}) => {
  await page.clock.install();
  const calls = countCalls(page, '/api/health');
  const release = await hold(page, '**/api/health');
  const response = await page.goto(routes.serverTest);
  expect(await response?.text()).toContain('Checking...');
  await expect(health(page)).toHaveText('Checking...');
  release();
  await expect(health(page)).toHaveText('Connected');
  await expectToast(page, 'status', 'Server Status', 'Health check: ok');
  // Not again on focus, on reconnecting, or after an hour.
  await page.evaluate(() => {
    for (const name of ['visibilitychange', 'focus', 'offline', 'online']) {
      window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event(name, {bubbles: true}));
    }
  });
  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => fetch('/favicon.svg').then(() => undefined));
  expect(calls()).toBe(1);
});

for (const [title, status, body, ...toast] of [
  ['another status', 200, '{"status":"degraded"}', 'status', 'Server Status', 'Health check: degraded'],
  ['an answer that says nothing', 200, 'null', 'alert', 'Failed to connect to server'],
  ['a refusal', 404, '{"status":"ok"}', 'alert', 'Failed to connect to server'],
  ['a failure', 500, '{"status":"ok"}', 'alert', 'Failed to connect to server'],
  ['a lost connection', 0, '', 'alert', 'Failed to connect to server'],
] as const) {
  test(`health is an 'Error' for ${title}, which is not tried again`, async ({page, complaints}) => {
    const calls = countCalls(page, '/api/health');
    await (status === 0
      ? page.route('**/api/health', (route) => route.abort())
      : answer(page, '/api/health', status, body));
    await page.goto(routes.serverTest);
    await expect(health(page)).toHaveText('Error');
    const [role, ...texts] = toast;
    await expectToast(page, role, ...texts);
    expect(calls()).toBe(1);
    await expectComplaints(
      complaints,
      ...(status === 200 ? [] : [status === 0 ? /ERR_FAILED/ : new RegExp(`status of ${status}`)]),
    );
  });
}

test('echo sends what is not blank, once, and shows the reply as JSON @everyday', async ({page}) => {
  const calls = countCalls(page, '/api/echo');
  await page.goto(routes.serverTest);
  for (const blank of ['', ' \t  ']) {
    await echoInput(page).fill(blank);
    await echoButton(page).click();
    await echoInput(page).press('Enter');
  }
  const release = await hold(page, '**/api/echo');
  await echoInput(page).fill('Ciao "mondo" <b>1</b>');
  const sent = page.waitForRequest('**/api/echo');
  await echoButton(page).dblclick();
  await echoInput(page).press('Enter');
  release();
  expect((await sent).postDataJSON()).toEqual({message: 'Ciao "mondo" <b>1</b>'});
  await expect(reply(page)).toBeVisible();
  // Not toHaveText, which normalizes white space.
  expect(await reply(page).textContent()).toBe('{\n  "message": "Ciao \\"mondo\\" <b>1</b>"\n}');
  await expect(echoInput(page)).toHaveValue('');
  await expectToast(page, 'status', 'Message sent successfully');
  expect(calls()).toBe(1);

  await echoInput(page).fill('by Enter');
  await echoInput(page).press('Enter');
  await expect(reply(page)).toContainText('by Enter');
});

test('echo keeps what could not be sent, and does not try again', async ({page, complaints}) => {
  const calls = countCalls(page, '/api/echo');
  await page.goto(routes.serverTest);
  await echoInput(page).fill('keep me');
  for (const [times, complaint] of [/ERR_FAILED/, /status of 500/, /status of 400/].entries()) {
    await page.unrouteAll();
    await (times === 0
      ? page.route('**/api/echo', (route) => route.abort())
      : answer(page, '/api/echo', times === 1 ? 500 : 400, '{"message":"no"}'));
    await echoButton(page).click();
    await expectComplaints(complaints, complaint);
    await expectToast(page, 'alert', 'Failed to send message');
    await expect(echoInput(page)).toHaveValue('keep me');
    await expect(reply(page)).toHaveCount(0);
    expect(calls()).toBe(times + 1);
  }
});

test('a test email is sent by the server, once, while the button says so', async ({page}) => {
  const calls = countCalls(page, '/api/email/test');
  const release = await hold(page, '**/api/email/test');
  await page.goto(routes.emailTest);
  await expect(mailButton(page)).toHaveText('Send Test Email');
  await mailButton(page).dblclick();
  await expect(mailButton(page)).toHaveText('Sending...');
  await expect(mailButton(page)).toBeDisabled();
  release();
  await expectToast(page, 'status', 'Success', `Test email sent successfully to ${brand.contactEmail}`);
  await expect(outcome(page)).toContainText('Test email sent successfully!');
  await expect(mailButton(page)).toHaveText('Send Test Email');
  const id = await outcome(page).locator('code').textContent();
  expect(id).toMatch(/^<.+@.+>$/);
  await expect.poll(() => mailsOf(id ?? '')).toHaveLength(1);
  expect(calls()).toBe(1);
});

test('a test email that fails shows the text of the answer, and the next press can succeed', async ({
  page,
  complaints,
}) => {
  await page.goto(routes.emailTest);
  for (const [status, body, message] of [
    [502, 'relay refused', 'relay refused'],
    [403, '{"message":"closed"}', '{"message":"closed"}'],
    [200, '{"message":"sent"}', '{"message":"sent"}'],
    [200, 'null', 'null'],
    [0, '', 'Failed to fetch'],
  ] as const) {
    await page.unrouteAll();
    await (status === 0
      ? page.route('**/api/email/test', (route) => route.abort())
      : answer(page, '/api/email/test', status, body));
    await mailButton(page).click();
    await expectToast(page, 'alert', 'Error', `Failed to send test email: ${message}`);
    await expect(outcome(page)).toHaveText(`Failed to send test email${message}`);
    await expectComplaints(
      complaints,
      ...(status === 200 ? [] : [status === 0 ? /ERR_FAILED/ : new RegExp(`status of ${status}`)]),
    );
  }
  await page.unrouteAll();
  const sent = '{"details":{"recipient":"ops@example.com","messageId":"<42@example.com>"}}';
  await answer(page, '/api/email/test', 200, sent);
  await mailButton(page).click();
  await expectToast(page, 'status', 'Success', 'Test email sent successfully to ops@example.com');
  await expect(outcome(page)).toHaveText('Test email sent successfully!Message ID: <42@example.com>');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const [path, words] of [
    [routes.serverTest, 'This test runs in your browser and needs JavaScript.'],
    [routes.emailTest, 'This test runs in your browser and needs JavaScript.'],
    [`/it${routes.serverTest}`, 'Questo test gira nel browser e richiede JavaScript.'],
    [`/it${routes.emailTest}`, 'Questo test gira nel browser e richiede JavaScript.'],
  ] as const) {
    test(`${path} says what it needs, and asks not to be indexed`, async ({page}) => {
      await page.goto(path);
      await expect(page.locator('main noscript')).toHaveText(words, {useInnerText: true});
      await expect(
        page.getByRole('main').locator('[role=status], input, [data-state]').filter({visible: true}),
      ).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    });
  }
});
