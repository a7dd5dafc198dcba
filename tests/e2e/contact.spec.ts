/** The contact form, with and without JavaScript. Every test uses its own address, so tests do not interfere. */
import {randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import PostalMime from 'postal-mime';
import type {ContactContent} from '@site/src/content/contact';
import type {ContactErrorsContent} from '@site/src/content/contactErrors';
import type {HomeContent} from '@site/src/content/home';
import type {ServerContent} from '@site/src/content/server';
import type {ShellContent} from '@site/src/content/shell';
import {routes} from '@site/src/data/routes';
import {type Language, languages, prefix, wordsIn} from '@site/tests/languages';
import {answer, countCalls, expectComplaints, expectToast, hold} from './calls';
import {mailsFrom, storedRows} from './delivered';
import {expect, pageLoaded, test} from './fixtures';

const api = '/api/contact';
const fields = ['name', 'email', 'company', 'message'] as const;
type Values = Record<(typeof fields)[number], string>;

const wordsOf = (language: Language) => ({
  ...wordsIn<ContactContent>(language, 'contact'),
  base: prefix(language),
  locale: language,
  messages: wordsIn<ContactErrorsContent>(language, 'contactErrors'),
  server: wordsIn<ServerContent>(language, 'server'),
  opener: wordsIn<HomeContent>(language, 'home').hero.secondary,
  shell: wordsIn<ShellContent>(language, 'shell'),
});
type Words = ReturnType<typeof wordsOf>;
const english = wordsOf('en');

function newVisitor(): Values {
  return {
    name: 'Ada Rossi',
    email: `ada.${randomUUID()}@example.com`,
    company: 'Rossi Sistemi',
    message: 'We look after forty clients.\nWhich plan fits us?',
  };
}
const nobody: Values = {name: '', email: '', company: '', message: ''};

/** Returns the dialog by id, since its title depends on the link. */
const theDialog = (page: Page) => page.locator('#contact-dialog');
const formOf = (page: Page) => page.getByRole('main').locator('form');
const footerOpener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', {name: english.shell.footer.items.contact});
const control = (form: Locator, field: keyof Words['fields'], words = english) =>
  form.getByLabel(words.fields[field].label, {exact: true});
const note = (form: Locator, words = english) => form.getByText(words.attachment.note, {exact: true});
const attached = (form: Locator, words = english) => form.getByLabel(words.attachment.label, {exact: true});

async function openPage(page: Page, words = english): Promise<Locator> {
  await page.goto(words.base + routes.contact);
  await pageLoaded(page);
  return formOf(page);
}

async function openDialog(page: Page): Promise<Locator> {
  await page.goto(routes.contactThanks);
  await pageLoaded(page);
  await footerOpener(page).click();
  await expect(theDialog(page)).toBeVisible();
  return theDialog(page);
}

interface Context {
  topic?: string;
  attachment?: string;
}
const calculation: Context = {topic: 'savings', attachment: 'savings-calculator'};

/** Opens the dialog from an added link with this context. */
async function openFrom(page: Page, {topic = '', attachment}: Context): Promise<Locator> {
  const opener = page.getByRole('main').locator('a[data-contact]').first();
  await opener.evaluate(
    (link, [key, island]) => {
      link.dataset.contact = key;
      delete link.dataset.attachment;
      Object.assign(link.dataset, island && {attachment: island});
    },
    [topic, attachment] as const,
  );
  await opener.click();
  await expect(theDialog(page)).toBeVisible();
  return theDialog(page);
}

async function openAtHome(page: Page, context: Context, words = english): Promise<Locator> {
  await page.goto(`${words.base}/`);
  await pageLoaded(page);
  return openFrom(page, context);
}

async function reopen(page: Page, context: Context): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(theDialog(page)).toBeHidden();
  await openFrom(page, context);
}

async function fill(form: Locator, values: Values, words = english): Promise<void> {
  for (const field of fields) {
    await control(form, field, words).fill(values[field]);
  }
}

const submit = (form: Locator, words = english) =>
  form.getByRole('button', {name: words.submit, exact: true}).click();

async function expectValues(form: Locator, values: Values, words = english): Promise<void> {
  for (const field of fields) {
    await expect(control(form, field, words)).toHaveValue(values[field]);
  }
}

/** Expects each field to be marked invalid and described by its message, or neither. */
async function expectErrors(form: Locator, errors: Partial<Values>, words = english): Promise<void> {
  for (const field of fields) {
    await expect(control(form, field, words)).toHaveAccessibleDescription(errors[field] ?? '');
    const marked = form.locator(`[name="${field}"][aria-invalid="true"]`);
    await expect(marked).toHaveCount(errors[field] ? 1 : 0);
  }
  await expect(form.locator('[data-error]').filter({visible: true})).toHaveCount(Object.keys(errors).length);
}

const expectSent = (page: Page, {toasts: {sent}} = english) =>
  expectToast(page, 'status', sent.title, sent.description);

/** Expects the message in the store and, once, as a mail. Returns the mail's text. */
async function expectDelivered(values: Values, rest: Record<string, unknown>): Promise<string> {
  expect(storedRows(values.email)).toEqual([expect.objectContaining({...values, ...rest})]);
  await expect.poll(() => mailsFrom(values.email)).toHaveLength(1);
  const mail = await PostalMime.parse(mailsFrom(values.email)[0] ?? '');
  expect(mail.replyTo).toEqual([{address: values.email, name: values.name}]);
  expect(mail.text).toContain(values.message);
  return mail.text?.trimEnd() ?? '';
}

/** Returns a pattern for the address of the script that contains a text. */
function chunkWith(text: string): string {
  const dir = 'build/assets/js';
  const holders = readdirSync(dir).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(dir, file), 'utf8').includes(text),
  );
  expect(holders, `one chunk holds ${text}`).toHaveLength(1);
  return `**/assets/js/${holders[0]}`;
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

test('keeps the words of the specification', () => {
  expect(english).toMatchObject({
    fields: {
      name: {placeholder: 'Your name'},
      company: {placeholder: 'Your company name'},
      message: {placeholder: 'How can we help you?'},
    },
    messages: {
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      company: 'Company name must be at least 2 characters',
      message: 'Message must be at least 10 characters',
    },
    sending: 'Sending...',
    toasts: {
      sent: {title: 'Message sent!', description: "We'll get back to you as soon as possible."},
      error: 'Error',
      notOk: 'Failed to submit form',
      notThrown: 'Failed to send message',
    },
  });
});

for (const language of languages) {
  const words = wordsOf(language);
  const {toasts, topics} = words;
  const {name: nameError, email: emailError, company: companyError, message: messageError} = words.messages;
  const allErrors = {name: nameError, email: emailError, company: companyError, message: messageError};

  test.describe(`in ${language}`, () => {
    test('the page refuses an empty form, takes what is corrected, stores it and mails it @everyday', async ({
      page,
    }) => {
      const values = newVisitor();
      const form = await openPage(page, words);
      for (const field of fields) {
        const {placeholder} = words.fields[field];
        await expect(control(form, field, words)).toHaveAttribute('placeholder', placeholder);
      }
      await expect(control(form, 'email', words)).toHaveAttribute('type', 'email');
      await submit(form, words);
      await expect(form.getByRole('alert')).toHaveText(words.summary);
      await expectErrors(form, allErrors, words);
      await expect(control(form, 'name', words)).toBeFocused();
      await control(form, 'company', words).pressSequentially('R');
      await expectErrors(form, {name: nameError, email: emailError, message: messageError}, words);
      await fill(form, values, words);
      await expect(form.getByRole('alert')).toBeHidden();

      const release = await hold(page, `**${api}`);
      await submit(form, words);
      await expect(form.getByRole('button', {name: words.sending, exact: true})).toBeDisabled();
      release();
      await expectSent(page, words);
      await expectValues(form, nobody, words);
      await expect(form.getByRole('button', {name: words.submit, exact: true})).toBeEnabled();
      await expect(page).toHaveURL(words.base + routes.contact);
      await expectDelivered(values, {locale: language, subject: null, attachment: null});
    });

    test('the dialog sends, closes, gives the focus back and is empty when it opens again @everyday', async ({
      page,
    }) => {
      const values = newVisitor();
      await page.goto(`${words.base}/`);
      const opener = page.getByRole('main').getByRole('link', {name: words.opener, exact: true}).first();
      await opener.click();
      const dialog = theDialog(page);
      await expect(dialog).toHaveAccessibleName(words.dialogTitle);
      await fill(dialog, values, words);
      await submit(dialog, words);
      await expect(dialog).toBeHidden();
      await expectSent(page, words);
      await expect(opener).toBeFocused();
      await expectDelivered(values, {locale: language});
      await opener.click();
      await expectValues(dialog, nobody, words);
    });

    test('what the server itself refuses is marked, and the values stay @everyday', async ({
      page,
      complaints,
    }) => {
      const values = newVisitor();
      await page.route(`**${api}`, async (route) => {
        const body = {...(route.request().postDataJSON() as object), email: 'nobody', message: 'short'};
        await route.continue({postData: JSON.stringify(body)});
      });
      const form = await openPage(page, words);
      await fill(form, values, words);
      await submit(form, words);
      await expectToast(page, 'alert', toasts.error, words.server.invalid);
      await expectErrors(form, {email: emailError, message: messageError}, words);
      await expect(control(form, 'email', words)).toBeFocused();
      await expectValues(form, values, words);
      expect(storedRows(values.email)).toEqual([]);
      await expectComplaints(complaints, /status of 400/);
    });

    test('a failure says why and keeps what was entered, until it can be sent', async ({
      page,
      complaints,
    }) => {
      const values = newVisitor();
      const form = await openPage(page, words);
      await fill(form, values, words);
      for (const [status, body, description] of [
        [500, '{"message":"The store is full"}', 'The store is full'],
        [503, '{"statusCode":503}', toasts.notOk],
        [400, '{"message":"No","fields":{"name":7}}', 'No'],
        [502, '<h1>Bad gateway</h1>', toasts.notOk],
        [429, '{"message":"Please wait"}', 'Please wait'],
        [500, 'null', toasts.notOk],
      ] as const) {
        await answer(page, api, status, body);
        await submit(form, words);
        await expectToast(page, 'alert', toasts.error, description);
        await expectErrors(form, {}, words);
        await expectComplaints(complaints, new RegExp(`status of ${status}`));
      }
      await page.route(`**${api}`, (route) => route.abort());
      await submit(form, words);
      await expectToast(page, 'alert', toasts.error, toasts.lost('Failed to fetch'));
      await expectComplaints(complaints, /ERR_FAILED/);
      await expectValues(form, values, words);
      expect(storedRows(values.email)).toEqual([]);
      await page.unrouteAll();
      await submit(form, words);
      await expectSent(page, words);
      expect(storedRows(values.email)).toHaveLength(1);

      await fill(form, values, words);
      for (const [code, description] of [
        ["throw new RangeError('Out of luck')", 'Out of luck'],
        ["throw 'luck'", toasts.notThrown],
      ] as const) {
        await page.evaluate((body) => {
          // Used to create the message.
          crypto.getRandomValues = new Function(body) as typeof crypto.getRandomValues;
        }, code);
        await submit(form, words);
        await expectToast(page, 'alert', toasts.error, description);
      }
    });

    test('a link sends a topic and the figures of a calculator, also after a failure', async ({
      page,
      complaints,
    }) => {
      const values = newVisitor();
      const dialog = await openAtHome(page, calculation, words);
      await expect(dialog).toHaveAccessibleName(topics.savings);
      await expect(control(dialog, 'subject', words)).toHaveValue(topics.savings);
      await note(dialog, words).click();
      await expect(attached(dialog, words)).toHaveAttribute('readonly');
      const attachment = await attached(dialog, words).inputValue();
      expect(attachment).toMatch(/\d.*\n.*\d/);
      await fill(dialog, values, words);
      await page.route(`**${api}`, (route) => route.abort());
      await submit(dialog, words);
      await expectToast(page, 'alert', toasts.error, toasts.lost('Failed to fetch'));
      await expectComplaints(complaints, /ERR_FAILED/);
      await page.unrouteAll();
      await submit(dialog, words);
      await expectSent(page, words);
      const text = await expectDelivered(values, {subject: topics.savings, attachment});
      expect(text).toContain(`Subject: ${topics.savings}\n`);
      expect(text.endsWith(attachment)).toBe(true);

      await openFrom(page, {});
      await expect(dialog).toHaveAccessibleName(words.dialogTitle);
      await expect(control(dialog, 'subject', words)).toBeHidden();
      await expect(note(dialog, words)).toBeHidden();
    });

    test('the page takes the topic from its address, and keeps what was typed before its script', async ({
      page,
    }) => {
      const values = newVisitor();
      const release = await hold(page, '**/assets/js/**');
      await page.goto(`${words.base}/contact?topic=partnership`, {waitUntil: 'domcontentloaded'});
      const form = formOf(page);
      await fill(form, values, words);
      release();
      await expect(control(form, 'subject', words)).toBeVisible();
      await expect(control(form, 'subject', words)).toHaveValue(topics.partnership);
      await expectValues(form, values, words);
      await submit(form, words);
      await expectSent(page, words);
      await expectDelivered(values, {subject: topics.partnership});
      await expect(control(form, 'subject', words)).toBeHidden();
    });

    test.describe('without script', () => {
      test.use({javaScriptEnabled: false});

      test('a refused form comes back with its messages, and the corrected one is thanked for @everyday', async ({
        page,
        complaints,
      }) => {
        const values = newVisitor();
        const wrong = {...values, company: 'R', message: '\nshort'};
        await page.goto(`${words.base}/contact?topic=partnership`);
        const form = formOf(page);
        await expect(control(form, 'subject', words)).toBeHidden();
        await submit(form, words);
        await expectErrors(form, allErrors, words);
        await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
        await fill(form, wrong, words);
        await submit(form, words);
        await expect(page).toHaveTitle(new RegExp(`^${words.server.errorTitle} `));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(form.getByText(words.summary, {exact: true})).toBeVisible();
        await expectErrors(form, {company: companyError, message: messageError}, words);
        await expectValues(form, wrong, words);
        await expect(control(form, 'company', words)).toBeFocused();
        expect(storedRows(values.email)).toEqual([]);

        await fill(form, values, words);
        await submit(form, words);
        await expect(page).toHaveURL(words.base + routes.contactThanks);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(words.thanks.title);
        await expect(page.getByRole('main')).toContainText(words.thanks.text);
        await expectDelivered(values, {locale: language, subject: null, attachment: null});
        await expectComplaints(complaints, /status of 400/, /status of 400/);
      });

      test('subject, attachment and markup come back as text, and are sent', async ({page, complaints}) => {
        const values = {
          ...newVisitor(),
          name: '"><img src="/x" alt="injected">',
          message: '\n</textarea><h1>&lt;',
        };
        const attachment = 'Clients: 25\n</textarea><b>Saving: 116 EUR</b>';
        const subject = 'Plans for "forty" <clients>';
        const posted = {...values, company: 'R', subject, attachment, locale: language};
        await page.route(`**${api}`, (route) =>
          route.continue({postData: new URLSearchParams(posted).toString()}),
        );
        await page.goto(words.base + routes.contact);
        const form = formOf(page);
        await submit(form, words);
        await expectValues(form, {...values, company: 'R'}, words);
        await expect(page.locator('[alt="injected"]')).toHaveCount(0);
        await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
        await expect(control(form, 'subject', words)).toHaveValue(subject);
        await note(form, words).click();
        await expect(attached(form, words)).toHaveValue(attachment);
        await expect(form.getByRole('button')).toHaveText([words.submit]);

        await page.unrouteAll();
        await control(form, 'company', words).fill(values.company);
        await submit(form, words);
        await expect(page).toHaveURL(words.base + routes.contactThanks);
        const {message, ...rest} = values;
        expect(storedRows(values.email)).toEqual([
          expect.objectContaining({...rest, message: message.trim(), subject, attachment}),
        ]);
        await expectComplaints(complaints, /status of 400/);
      });
    });
  });
}

test('checks the fields before anything is sent', async ({page}) => {
  const posts = countCalls(page, api);
  const form = await openPage(page);
  const rows: Partial<Values>[] = [
    {name: '   ', email: '  ', company: '\t ', message: ' '.repeat(12)},
    {name: ' A  '},
    {email: 'ada.example.com'},
    {email: 'ada@'},
    {company: 'R'},
    {message: '123456789'},
  ];
  for (const wrong of rows) {
    const values = {...newVisitor(), ...wrong};
    const bad = fields.filter((field) => field in wrong);
    await fill(form, values);
    await submit(form);
    await expectErrors(form, Object.fromEntries(bad.map((field) => [field, english.messages[field]])));
    await expect(control(form, bad[0]!)).toBeFocused();
    // The browser itself trims an address.
    await expectValues(form, {...values, email: values.email.trim()});
  }
  expect(posts()).toBe(0);
});

test('posts JSON once, however often it is sent @everyday', async ({page}) => {
  const posts = countCalls(page, api);
  const values = newVisitor();
  const form = await openPage(page);
  await fill(form, values);
  const posted = page.waitForRequest(`**${api}`);
  const before = Date.now();
  // Twice before the button is disabled.
  await form.evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  const request = await posted;
  expect(request.headers()['content-type']).toBe('application/json');
  const body = request.postDataJSON() as Values & {timestamp: string};
  expect(body).toEqual({
    ...values,
    locale: 'en',
    timestamp: expect.any(String) as unknown,
    // For the server: repetitions are one message; a filled hidden field or a fast submission suggests a bot.
    idempotencyKey: expect.stringMatching(/^[\w-]{16,}$/) as unknown,
    elapsedMs: expect.any(Number) as unknown,
    website: '',
  });
  expect(body.timestamp).toBe(new Date(body.timestamp).toISOString());
  expect(Date.parse(body.timestamp)).toBeGreaterThanOrEqual(before);
  await expectSent(page);
  expect(posts()).toBe(1);
  expect(storedRows(values.email)).toHaveLength(1);
});

test.describe('dialog', () => {
  test('closes with Esc, its button and a press beside it; what was typed is there on reopening @everyday', async ({
    page,
  }) => {
    const values = newVisitor();
    const dialog = await openDialog(page);
    await fill(dialog, values);
    await dialog.evaluate((element) =>
      element.addEventListener('close', () => {
        element.dataset.closed = String(Number(element.dataset.closed ?? 0) + 1);
      }),
    );
    let times = 0;
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', {name: english.close, exact: true}).click(),
      async () => {
        // On a link, which the click must not reach.
        const [x, y] = await page.evaluate(() => {
          const edge = document.querySelector('#contact-dialog')!.getBoundingClientRect().left;
          return Array.from(document.querySelectorAll('a[href^="/"]'), (link) => link.getBoundingClientRect())
            .map(({left, top, width, height}) => [left + width / 2, top + height / 2] as const)
            .find(([left, top]) => left > 0 && left < edge - 20 && top > 0 && top < innerHeight)!;
        });
        await page.mouse.click(x, y);
      },
    ]) {
      await leave();
      // The browser fires the close event a little later.
      times += 1;
      await expect(dialog).toHaveAttribute('data-closed', String(times));
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(routes.contactThanks);
      await expect(footerOpener(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expectValues(dialog, values);
    }
  });

  test('begins at its title, and Tab goes round inside', async ({page}) => {
    const dialog = await openDialog(page);
    await expect(dialog.getByRole('heading', {level: 2})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', {name: english.close, exact: true})).toBeFocused();
    for (const field of fields) {
      await page.keyboard.press('Tab');
      await expect(control(dialog, field)).toBeFocused();
    }
    const outside = page.locator(':focus:not(body):not(#contact-dialog *)');
    for (const key of [...Array<string>(5).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      await expect(outside).toHaveCount(0);
    }
  });

  test('leaves a click for a new tab to the browser', async ({page, context}) => {
    await page.goto(routes.contactThanks);
    const opened = context.waitForEvent('page');
    await footerOpener(page).click({modifiers: ['ControlOrMeta']});
    await expect(await opened).toHaveURL(routes.contact);
    await expect(page).toHaveURL(routes.contactThanks);
    await expect(theDialog(page)).toHaveCount(0);
  });

  test('gives way to the contact page where its script does not load, also later', async ({
    page,
    complaints,
  }) => {
    await page.route(chunkWith('"contact-dialog"'), (route) => route.abort());
    await page.goto(routes.contactThanks);
    await footerOpener(page).click();
    await expect(page).toHaveURL(routes.contact);
    await page.goBack();
    await expect(page).toHaveURL(routes.contactThanks);
    await footerOpener(page).click();
    await expect(formOf(page)).toBeVisible();
    expect(complaints.splice(0).join('\n')).toContain('ERR_FAILED');
  });

  test('has its toasts inside, where they can be dismissed, and leaves them on the page', async ({
    page,
    complaints,
  }) => {
    await answer(page, api, 500, '{"message":"The store is full"}');
    const dialog = await openDialog(page);
    const toast = page.locator('[data-variant]');
    const dismiss = {name: english.shell.toast.dismiss, exact: true} as const;
    await fill(dialog, newVisitor());
    await submit(dialog);
    await dialog.getByRole('button', dismiss).click();
    await expect(toast).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await submit(dialog);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectToast(page, 'alert', 'Error', 'The store is full');
    await footerOpener(page).click();
    await expect(dialog.getByRole('button', dismiss)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', dismiss).click();
    await expect(toast).toHaveCount(0);
    await expectComplaints(complaints, /status of 500/, /status of 500/);
  });
});

test.describe('what a link knows of the message', () => {
  test('a subject follows the links until it is edited, and is sent as edited @everyday', async ({page}) => {
    const values = newVisitor();
    const dialog = await openAtHome(page, {topic: 'custom'});
    const subject = control(dialog, 'subject');
    await expect(subject).toHaveValue(english.topics.custom);
    await control(dialog, 'message').fill('Not finished yet');
    await reopen(page, {topic: 'partnership'});
    await expect(subject).toHaveValue(english.topics.partnership);
    await reopen(page, {});
    await expect(subject).toBeHidden();
    await expect(control(dialog, 'message')).toHaveValue('Not finished yet');
    await reopen(page, {topic: 'custom'});
    await subject.fill('Forty clients');
    for (const context of [{topic: 'partnership'}, {}]) {
      await reopen(page, context);
      await expect(subject).toHaveValue('Forty clients');
    }
    await fill(dialog, values);
    await submit(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toEqual([expect.objectContaining({subject: 'Forty clients'})]);
    await openFrom(page, {topic: 'partnership'});
    await expect(subject).toHaveValue(english.topics.partnership);
  });

  test('a subject that is too long is refused, and one that is emptied stays empty', async ({page}) => {
    const values = newVisitor();
    const dialog = await openAtHome(page, {topic: 'custom'});
    const subject = control(dialog, 'subject');
    await fill(dialog, values);
    await subject.fill('x'.repeat(201));
    await submit(dialog);
    await expect(subject).toHaveAccessibleDescription(english.messages.tooLong(200));
    await expect(subject).toBeFocused();
    await subject.fill('');
    await expect(subject).toHaveAccessibleDescription('');
    await reopen(page, {topic: 'partnership'});
    await expect(subject).toHaveValue('');
    await submit(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toEqual([expect.objectContaining({subject: null})]);
  });

  test('a topic that nobody knows is none, on the page and in a link', async ({page}) => {
    for (const topic of ['Partnership', '__proto__', '<img src=x onerror=alert(1)>']) {
      await page.goto(`/contact?topic=${encodeURIComponent(topic)}`);
      await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-alive');
      await expect(control(formOf(page), 'subject')).toBeHidden();
      const dialog = await openAtHome(page, {topic});
      await expect(control(dialog, 'subject')).toBeHidden();
      await expect(dialog.locator('[name=subject]')).toHaveValue('');
    }
  });

  test('figures follow the calculator, can be removed and come again with the link', async ({page}) => {
    const values = newVisitor();
    const dialog = await openAtHome(page, calculation);
    const first = await attached(dialog).inputValue();
    await page.keyboard.press('Escape');
    const calculator = page.locator('[data-island="savings-calculator"]');
    await calculator.getByLabel('Number of clients', {exact: true}).fill('40');
    await openFrom(page, calculation);
    await expect(attached(dialog)).not.toHaveValue(first);
    await reopen(page, {topic: 'savings'});
    await expect(note(dialog)).toBeHidden();
    await reopen(page, calculation);
    const remove = dialog.getByRole('button', {name: english.attachment.removeLabel, exact: true});
    await remove.press('Enter');
    await expect(note(dialog)).toBeHidden();
    await expect(control(dialog, 'message')).toBeFocused();
    await reopen(page, calculation);
    await expect(note(dialog)).toBeVisible();
    await remove.click();
    await fill(dialog, values);
    await submit(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toEqual([expect.objectContaining({attachment: null})]);
  });

  test('the dialog opens without figures where none are offered or the calculator does not load', async ({
    page,
    complaints,
  }) => {
    for (const attachment of ['no-such-island', 'contact-form', '__proto__', calculation.attachment]) {
      if (attachment === calculation.attachment) {
        await page.route(chunkWith('"savings-clients"'), (route) => route.abort());
      }
      const dialog = await openAtHome(page, {topic: 'savings', attachment});
      await expect(control(dialog, 'subject')).toHaveValue(english.topics.savings);
      await expect(note(dialog)).toBeHidden();
    }
    expect(complaints.splice(0).join('\n')).toContain('ERR_FAILED');
  });
});
