/**
 * The contact form with script, in its dialog and on its page. English words are literal, as the specification gives
 * them; Italian ones come from the content file. Every test writes from an address of its own, so tests do not meet.
 */
import {randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {expect, pageLoaded, test} from './fixtures';
import {mailsFrom, storedRows} from './delivered';
import type {ContactContent} from '@site/src/content/contact';
import type {ContactErrorsContent} from '@site/src/content/contactErrors';
import type {HomeContent} from '@site/src/content/home';
import type {ShellContent} from '@site/src/content/shell';
import {wordsIn} from '@site/tests/languages';

const italianContact = wordsIn<ContactContent>('it', 'contact');
const italianHome = wordsIn<HomeContent>('it', 'home');
const italianShell = wordsIn<ShellContent>('it', 'shell');

const fields = ['name', 'email', 'company', 'message'] as const;
type Field = (typeof fields)[number];
type Values = Record<Field, string>;

const english = {
  base: '',
  opener: 'Contact us',
  footer: 'Contact Us',
  dialogTitle: 'Contact us',
  close: 'Close',
  dismiss: 'Dismiss',
  pageTitle: 'Talk to the partner team',
  fields: {
    name: {label: 'Name', placeholder: 'Your name'},
    email: {label: 'Email', placeholder: 'you@company.com'},
    company: {label: 'Company', placeholder: 'Your company name'},
    message: {label: 'Message', placeholder: 'How can we help you?'},
  },
  messages: {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    company: 'Company name must be at least 2 characters',
    message: 'Message must be at least 10 characters',
  },
  summary: 'Please check the fields marked below. Nothing you entered is lost.',
  refused: 'Please check the fields below.',
  submit: 'Send message',
  sending: 'Sending...',
  sent: {title: 'Message sent!', description: "We'll get back to you as soon as possible."},
  error: 'Error',
  notOk: 'Failed to submit form',
  notThrown: 'Failed to send message',
};
type Words = typeof english;

const italian: Words = {
  ...italianContact,
  messages: wordsIn<ContactErrorsContent>('it', 'contactErrors'),
  base: '/it',
  opener: italianHome.hero.secondary,
  footer: italianShell.footer.items.contact,
  dismiss: italianShell.toast.dismiss,
  pageTitle: italianContact.title,
  sent: italianContact.toasts.sent,
  error: italianContact.toasts.error,
  notOk: italianContact.toasts.notOk,
  notThrown: italianContact.toasts.notThrown,
  refused: 'Controlla i campi qui sotto.',
};
const languages = [
  ['English', english],
  ['Italian', italian],
] as const;

function newVisitor(): Values {
  return {
    name: 'Ada Rossi',
    email: `ada.${randomUUID()}@example.com`,
    company: 'Rossi Sistemi',
    message: 'We look after forty clients.\nWhich plan fits us?',
  };
}

function theDialog(page: Page, words: Words = english): Locator {
  return page.getByRole('dialog', {name: words.dialogTitle, exact: true});
}

function homeOpener(page: Page, words: Words = english): Locator {
  return page.getByRole('main').getByRole('link', {name: words.opener, exact: true}).first();
}

function footerOpener(page: Page, words: Words = english): Locator {
  return page.getByRole('contentinfo').getByRole('link', {name: words.footer, exact: true});
}

/** Opens the dialog from the home page's hero. */
async function openDialogAtHome(page: Page, words: Words = english): Promise<Locator> {
  await page.goto(`${words.base}/`);
  await pageLoaded(page);
  await homeOpener(page, words).click();
  return theDialog(page, words);
}

/** Opens the dialog from the footer of a page that loads fast. */
async function openDialog(page: Page, words: Words = english): Promise<Locator> {
  await page.goto(`${words.base}/contact/thanks`);
  await pageLoaded(page);
  await footerOpener(page, words).click();
  return theDialog(page, words);
}

/** Opens the page of the form. */
async function openPage(page: Page, words: Words = english): Promise<Locator> {
  await page.goto(`${words.base}/contact`);
  await pageLoaded(page);
  return page.getByRole('main').locator('form');
}

const places = [
  ['dialog', openDialogAtHome],
  ['page', openPage],
] as const;

function control(form: Locator, field: Field, words: Words = english): Locator {
  return form.getByLabel(words.fields[field].label, {exact: true});
}

async function fill(form: Locator, values: Values, words: Words = english): Promise<void> {
  for (const field of fields) {
    await control(form, field, words).fill(values[field]);
  }
}

async function expectValues(form: Locator, values: Values, words: Words = english): Promise<void> {
  for (const field of fields) {
    await expect(control(form, field, words)).toHaveValue(values[field]);
  }
}

function submitButton(form: Locator, words: Words = english): Locator {
  return form.getByRole('button', {name: words.submit, exact: true});
}

/** Each field is marked and described by its message, or by none. */
async function expectErrors(form: Locator, errors: Partial<Values>, words: Words = english): Promise<void> {
  for (const field of fields) {
    const message = errors[field];
    await expect(control(form, field, words)).toHaveAccessibleDescription(message ?? '');
    if (message) {
      await expect(control(form, field, words)).toHaveAttribute('aria-invalid', 'true');
      await expect(form.getByText(message, {exact: true})).toBeVisible();
    } else {
      await expect(control(form, field, words)).not.toHaveAttribute('aria-invalid');
    }
  }
}

/** Counts the posts of the form, whatever becomes of them. */
function countPosts(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    count += Number(request.method() === 'POST' && request.url().endsWith('/api/contact'));
  });
  return () => count;
}

/** Keeps posts waiting until the returned function is called. */
async function holdPosts(page: Page): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Answers posts without asking the server. */
async function answerPosts(page: Page, status: number, body: string): Promise<void> {
  await page.route('**/api/contact', (route) =>
    route.fulfill({status, contentType: 'application/json', body}),
  );
}

/** The toast on screen, of which there is never more than one. */
async function expectToast(
  page: Page,
  role: 'alert' | 'status',
  title: string,
  description: string,
): Promise<Locator> {
  const toast = page.getByRole(role).locator('[data-variant]');
  await expect(toast.getByText(title, {exact: true})).toBeVisible();
  await expect(toast.getByText(description, {exact: true})).toBeVisible();
  await expect(toast).toHaveAttribute('data-variant', role === 'alert' ? 'destructive' : 'default');
  await expect(page.locator('[data-variant]')).toHaveCount(1);
  await expect(toast).toBeInViewport();
  return toast;
}

/** The browser itself reports requests that a test lets fail. */
async function expectComplaints(complaints: string[], ...expected: RegExp[]): Promise<void> {
  await expect
    .poll(() => complaints)
    .toEqual(expected.map((pattern) => expect.stringMatching(pattern) as unknown));
  complaints.length = 0;
}

async function expectDelivered(values: Values, locale: string): Promise<void> {
  expect(storedRows(values.email)).toEqual([expect.objectContaining({...values, locale})]);
  await expect.poll(() => mailsFrom(values.email)).toHaveLength(1);
  const [mail = ''] = mailsFrom(values.email);
  expect(mail).toContain(`Reply-To: ${values.name} <${values.email}>`);
  expect(mail).toContain(`Name: ${values.name}\r\n`);
  expect(mail).toContain(`Company: ${values.company}\r\n`);
  expect(mail).toContain(values.message.replace(/\n/g, '\r\n'));
}

/** Address of the script that holds the dialog. */
function dialogChunk({base}: Words): string {
  const dir = path.join('build', base, 'assets/js');
  const holders = readdirSync(dir).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(dir, file), 'utf8').includes('"contact-dialog"'),
  );
  expect(holders, 'one chunk holds the dialog').toHaveLength(1);
  return `**/assets/js/${holders[0]}`;
}

for (const [language, words] of languages) {
  test.describe(`words of the form in ${language}`, () => {
    for (const [place, open] of places) {
      test(`labels, placeholders and button on the ${place}`, async ({page}) => {
        const form = await open(page, words);
        for (const field of fields) {
          await expect(control(form, field, words)).toHaveAttribute(
            'placeholder',
            words.fields[field].placeholder,
          );
          await expect(control(form, field, words)).toHaveValue('');
        }
        await expect(control(form, 'email', words)).toHaveAttribute('type', 'email');
        await expect(submitButton(form, words)).toBeEnabled();
      });
    }
  });

  for (const [place, open] of places) {
    test(`refuses an empty form on the ${place} in ${language}`, async ({page}) => {
      const form = await open(page, words);
      await submitButton(form, words).click();
      await expect(form.locator('[role=alert][data-form-errors]')).toHaveText(words.summary);
      await expectErrors(form, words.messages, words);
      await expect(control(form, 'name', words)).toBeFocused();
    });
  }

  test(`sends from the dialog in ${language}: toast, empty form, closed dialog, focus back, stored and mailed`, async ({
    page,
  }) => {
    const values = newVisitor();
    const dialog = await openDialogAtHome(page, words);
    await fill(dialog, values, words);
    await submitButton(dialog, words).click();

    await expect(dialog).toBeHidden();
    await expectToast(page, 'status', words.sent.title, words.sent.description);
    await expect(homeOpener(page, words)).toBeFocused();
    await expectDelivered(values, words.base === '/it' ? 'it' : 'en');

    await homeOpener(page, words).click();
    await expectValues(dialog, {name: '', email: '', company: '', message: ''}, words);
    await expectErrors(dialog, {}, words);
  });

  test(`sends from the page in ${language}: toast, empty form, stored and mailed`, async ({page}) => {
    const values = newVisitor();
    const form = await openPage(page, words);
    await fill(form, values, words);
    await submitButton(form, words).click();

    await expectToast(page, 'status', words.sent.title, words.sent.description);
    await expectValues(form, {name: '', email: '', company: '', message: ''}, words);
    await expect(page).toHaveURL(`${words.base}/contact`);
    await expectDelivered(values, words.base === '/it' ? 'it' : 'en');
  });

  test(`shows what the server itself refuses in ${language}, and the values stay`, async ({
    page,
    complaints,
  }) => {
    const values = newVisitor();
    await page.route('**/api/contact', async (route) => {
      const body = {...(route.request().postDataJSON() as object), email: 'nobody', message: 'short'};
      await route.continue({postData: JSON.stringify(body)});
    });
    const form = await openPage(page, words);
    await fill(form, values, words);
    await submitButton(form, words).click();

    await expectToast(page, 'alert', words.error, words.refused);
    await expectErrors(form, {email: words.messages.email, message: words.messages.message}, words);
    await expect(control(form, 'email', words)).toBeFocused();
    await expectValues(form, values, words);
    expect(storedRows(values.email)).toEqual([]);
    await expectComplaints(complaints, /status of 400/);
  });

  test(`says in ${language} that the form was not sent where the answer holds no message`, async ({
    page,
    complaints,
  }) => {
    await answerPosts(page, 500, '{}');
    const form = await openPage(page, words);
    await fill(form, newVisitor(), words);
    await submitButton(form, words).click();
    await expectToast(page, 'alert', words.error, words.notOk);
    await expectComplaints(complaints, /status of 500/);
  });

  test(`goes to the contact page in ${language} when the dialog's chunk does not load`, async ({
    page,
    complaints,
  }) => {
    await page.route(dialogChunk(words), (route) => route.abort());
    await page.goto(`${words.base}/`);
    await pageLoaded(page);
    await homeOpener(page, words).click();

    await expect(page).toHaveURL(`${words.base}/contact`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(words.pageTitle);
    const form = page.getByRole('main').locator('form');
    await control(form, 'name', words).fill('Ada Rossi');
    await expect(control(form, 'name', words)).toHaveValue('Ada Rossi');
    expect(complaints.join('\n')).toContain('ERR_FAILED');
    complaints.length = 0;
  });
}

test.describe('validation', () => {
  const rows: [string, Partial<Values>, Field[]][] = [
    ['only whitespace', {name: '   ', email: '  ', company: '\t ', message: ' '.repeat(12)}, [...fields]],
    ['a name of one character', {name: 'A'}, ['name']],
    ['a name of one character and spaces', {name: ' A  '}, ['name']],
    ['an address without @', {email: 'ada.example.com'}, ['email']],
    ['an address without a host', {email: 'ada@'}, ['email']],
    ['a company of one character', {company: 'R'}, ['company']],
    ['a message of nine characters', {message: '123456789'}, ['message']],
    ['a bad address and a short message', {email: 'ada', message: 'short'}, ['email', 'message']],
  ];
  for (const [title, wrong, bad] of rows) {
    test(`refuses ${title}`, async ({page}) => {
      const posts = countPosts(page);
      const form = await openPage(page);
      const values = {...newVisitor(), ...wrong};
      await fill(form, values);
      await submitButton(form).click();

      await expectErrors(form, Object.fromEntries(bad.map((field) => [field, english.messages[field]])));
      await expect(control(form, bad[0] as Field)).toBeFocused();
      // The browser itself trims an address.
      await expectValues(form, {...values, email: values.email.trim()});
      await expect(submitButton(form)).toBeEnabled();
      expect(posts()).toBe(0);
    });
  }

  test('takes the shortest values that pass, with spaces around them', async ({page}) => {
    const {email} = newVisitor();
    const form = await openPage(page);
    await fill(form, {name: ' Al ', email, company: ' RS ', message: ' 1234567890 '});
    await submitButton(form).click();
    await expectToast(page, 'status', english.sent.title, english.sent.description);
    expect(storedRows(email)).toEqual([
      expect.objectContaining({name: 'Al', company: 'RS', message: '1234567890'}),
    ]);
  });

  for (const [local, domain] of [
    ["o'neill&sons", 'example.com'],
    ['josé', 'example.com'],
    ['info', 'società.example'],
  ] as const) {
    test(`takes an address like ${local}@${domain}, and removes what a paste brings unseen`, async ({
      page,
    }) => {
      const values = newVisitor();
      const key = randomUUID();
      const form = await openPage(page);
      await fill(form, {...values, email: `${local}.${key}@${domain}`});
      await control(form, 'message').fill('Call me at \u2068+39 02 1234\u2069 today,\u200b please.\u00ad');
      await submitButton(form).click();
      await expectToast(page, 'status', english.sent.title, english.sent.description);
      // Chromium sends a domain in ASCII.
      const stored = [domain, 'xn--societ-nta.example'].flatMap((host) =>
        storedRows(`${local}.${key}@${host}`),
      );
      expect(stored).toEqual([expect.objectContaining({message: 'Call me at +39 02 1234 today, please.'})]);
    });
  }
});

test.describe('mending', () => {
  test('a field loses its message while it is being mended, the others keep theirs', async ({page}) => {
    const form = await openPage(page);
    await submitButton(form).click();
    await expectErrors(form, english.messages);

    await control(form, 'company').pressSequentially('R');
    const {company: _mended, ...rest} = english.messages;
    await expectErrors(form, rest);
    await expect(control(form, 'company')).toBeFocused();
  });

  test('the summary goes with the last message, and the mended form is sent', async ({page}) => {
    const values = newVisitor();
    const form = await openPage(page);
    await submitButton(form).click();
    await expect(form.getByRole('alert')).toBeVisible();

    await fill(form, values);
    await expect(form.getByRole('alert')).toBeHidden();
    await submitButton(form).click();
    await expectToast(page, 'status', english.sent.title, english.sent.description);
    expect(storedRows(values.email)).toHaveLength(1);
  });
});

test.describe('sending', () => {
  for (const [place, open] of places) {
    test(`the button of the ${place} reads 'Sending...' and is disabled until the answer`, async ({page}) => {
      const release = await holdPosts(page);
      const form = await open(page);
      await fill(form, newVisitor());
      await submitButton(form).click();

      await expect(form.getByRole('button', {name: 'Sending...', exact: true})).toBeDisabled();
      await expect(submitButton(form)).toHaveCount(0);
      release();
      await expectToast(page, 'status', english.sent.title, english.sent.description);
      // Sent from the dialog, the form is hidden by now, so that roles do not find it.
      const button = page.locator('form[action="/api/contact"] button[type=submit]');
      await expect(button).toHaveText('Send message');
      await expect(button).toBeEnabled();
    });
  }

  test('the button says so in Italian', async ({page}) => {
    const release = await holdPosts(page);
    const form = await openPage(page, italian);
    await fill(form, newVisitor(), italian);
    await submitButton(form, italian).click();
    await expect(form.getByRole('button', {name: italian.sending, exact: true})).toBeDisabled();
    release();
    await expectToast(page, 'status', italian.sent.title, italian.sent.description);
  });

  test('a double click sends once', async ({page}) => {
    const posts = countPosts(page);
    const release = await holdPosts(page);
    const values = newVisitor();
    const form = await openPage(page);
    await fill(form, values);
    await submitButton(form).dblclick();
    release();
    await expectToast(page, 'status', english.sent.title, english.sent.description);
    expect(posts()).toBe(1);
    expect(storedRows(values.email)).toHaveLength(1);
  });

  test('two submits before the button can be disabled send once', async ({page}) => {
    const posts = countPosts(page);
    const values = newVisitor();
    const form = await openPage(page);
    await fill(form, values);
    await form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await expectToast(page, 'status', english.sent.title, english.sent.description);
    expect(posts()).toBe(1);
    expect(storedRows(values.email)).toHaveLength(1);
  });

  test('Enter in a field sends JSON: the four fields, the time, the language and what tells replays and programs', async ({
    page,
  }) => {
    const values = newVisitor();
    const form = await openPage(page);
    await fill(form, values);
    const posted = page.waitForRequest('**/api/contact');
    const before = Date.now();
    await control(form, 'company').press('Enter');

    const request = await posted;
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toBe('application/json');
    const body = request.postDataJSON() as Values & {timestamp: string};
    expect(body).toEqual({
      ...values,
      locale: 'en',
      timestamp: expect.any(String) as unknown,
      // For the server: a replay is one message, and who fills the hidden field or is too fast is no person.
      idempotencyKey: expect.stringMatching(/^[\w-]{16,}$/) as unknown,
      elapsedMs: expect.any(Number) as unknown,
      website: '',
    });
    expect(body.timestamp).toBe(new Date(body.timestamp).toISOString());
    expect(Date.parse(body.timestamp)).toBeGreaterThanOrEqual(before);
    await expectToast(page, 'status', english.sent.title, english.sent.description);
  });
});

test.describe('failures keep what was entered', () => {
  const answers: [string, number, string, string][] = [
    ["the server's message", 500, '{"message":"The store is full"}', 'The store is full'],
    ["the server's message of a refusal", 429, '{"message":"Please wait a minute"}', 'Please wait a minute'],
    ["'Failed to submit form' without a message", 503, '{"statusCode":503}', 'Failed to submit form'],
    ["'Failed to submit form' for an empty message", 500, '{"message":""}', 'Failed to submit form'],
    ["'Failed to submit form' without JSON", 502, '<h1>Bad gateway</h1>', 'Failed to submit form'],
    ["'Failed to submit form' without a body", 500, '', 'Failed to submit form'],
    ["'Failed to submit form' for null", 502, 'null', 'Failed to submit form'],
    ["'Failed to submit form' for a list", 502, '[null]', 'Failed to submit form'],
    [
      "'Failed to submit form' for a message of another kind",
      400,
      '{"message":{"a":1}}',
      'Failed to submit form',
    ],
    ["the server's message beside fields of another kind", 400, '{"message":"No","fields":"x"}', 'No'],
    [
      "the server's message beside complaints of another kind",
      400,
      '{"message":"No","fields":{"name":7}}',
      'No',
    ],
  ];
  for (const [title, status, body, description] of answers) {
    test(title, async ({page, complaints}) => {
      await answerPosts(page, status, body);
      const values = newVisitor();
      const form = await openPage(page);
      await fill(form, values);
      await submitButton(form).click();

      await expectToast(page, 'alert', 'Error', description);
      await expectValues(form, values);
      await expectErrors(form, {});
      await expect(submitButton(form)).toBeEnabled();
      expect(storedRows(values.email)).toEqual([]);
      await expectComplaints(complaints, new RegExp(`status of ${status}`));
    });
  }

  for (const [place, open] of places) {
    test(`a lost connection shows the error's own message, on the ${place}`, async ({page, complaints}) => {
      await page.route('**/api/contact', (route) => route.abort());
      const values = newVisitor();
      const form = await open(page);
      await fill(form, values);
      await submitButton(form).click();

      await expectToast(page, 'alert', 'Error', 'Failed to fetch');
      await expectValues(form, values);
      await expectComplaints(complaints, /ERR_FAILED/);

      await page.unroute('**/api/contact');
      await submitButton(form).click();
      await expectToast(page, 'status', english.sent.title, english.sent.description);
      expect(storedRows(values.email)).toHaveLength(1);
    });
  }

  test('a lost connection is told in Italian on an Italian page', async ({page, complaints}) => {
    await page.route('**/api/contact', (route) => route.abort());
    const form = await openPage(page, italian);
    await fill(form, newVisitor(), italian);
    await submitButton(form, italian).click();
    await expectToast(
      page,
      'alert',
      italian.error,
      'Invio del messaggio non riuscito. Controlla la connessione e riprova.',
    );
    await expectComplaints(complaints, /ERR_FAILED/);
  });

  for (const [language, words] of [
    ['English', english],
    ['Italian', italian],
  ] as const) {
    const own = [
      [
        'an error that is no lost connection has its own message',
        "throw new RangeError('Out of luck')",
        'Out of luck',
      ],
      ['what is thrown and is no error has ours', "throw 'luck'", words.notThrown],
    ] as const;
    for (const [title, code, description] of own) {
      test(`${title}, in ${language}`, async ({page}) => {
        const form = await openPage(page, words);
        await fill(form, newVisitor(), words);
        await page.evaluate((body) => {
          // Part of making the message.
          crypto.getRandomValues = new Function(body) as typeof crypto.getRandomValues;
        }, code);
        await submitButton(form, words).click();
        await expectToast(page, 'alert', words.error, description);
      });
    }
  }

  test('fields that the server complains about are marked with its words', async ({page, complaints}) => {
    await answerPosts(page, 400, '{"message":"Look again","fields":{"company":"No such company"}}');
    const form = await openPage(page);
    await fill(form, newVisitor());
    await submitButton(form).click();
    await expectToast(page, 'alert', 'Error', 'Look again');
    await expectErrors(form, {company: 'No such company'});
    await expect(control(form, 'company')).toBeFocused();
    await expectComplaints(complaints, /status of 400/);
  });
});

test.describe('toasts', () => {
  test('the newest replaces the one before', async ({page, complaints}) => {
    await answerPosts(page, 500, '{"message":"First"}');
    const form = await openPage(page);
    await fill(form, newVisitor());
    await submitButton(form).click();
    await expectToast(page, 'alert', 'Error', 'First');

    await answerPosts(page, 500, '{"message":"Second"}');
    await submitButton(form).click();
    await expectToast(page, 'alert', 'Error', 'Second');
    await expect(page.getByText('First', {exact: true})).toHaveCount(0);
    await expectComplaints(complaints, /status of 500/, /status of 500/);
  });

  test('a toast lies inside the open dialog and is dismissed there', async ({page, complaints}) => {
    await answerPosts(page, 500, '{"message":"The store is full"}');
    const values = newVisitor();
    const dialog = await openDialog(page);
    await fill(dialog, values);
    await submitButton(dialog).click();
    await expectToast(page, 'alert', 'Error', 'The store is full');

    const dismiss = dialog.getByRole('button', {name: 'Dismiss', exact: true});
    await dismiss.click();
    await expect(page.locator('[data-variant]')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expectValues(dialog, values);
    await expectComplaints(complaints, /status of 500/);
  });

  test('a toast of the dialog can still be read once the dialog is closed', async ({page, complaints}) => {
    await answerPosts(page, 500, '{"message":"The store is full"}');
    const dialog = await openDialog(page);
    await fill(dialog, newVisitor());
    await submitButton(dialog).click();
    await expectToast(page, 'alert', 'Error', 'The store is full');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const toast = await expectToast(page, 'alert', 'Error', 'The store is full');
    await toast.getByRole('button', {name: 'Dismiss', exact: true}).click();
    await expect(page.locator('[data-variant]')).toHaveCount(0);
    await expectComplaints(complaints, /status of 500/);
  });

  test('a toast of the page can be dismissed while the dialog is open over it', async ({page}) => {
    const form = await openPage(page);
    await fill(form, newVisitor());
    await submitButton(form).click();
    await expectToast(page, 'status', english.sent.title, english.sent.description);
    await footerOpener(page).click();
    const dismiss = theDialog(page).getByRole('button', {name: 'Dismiss', exact: true});
    await expect(dismiss).toBeVisible();
    await dismiss.click();
    await expect(page.locator('[data-variant]')).toHaveCount(0);
  });

  test('the toast of success can be dismissed', async ({page}) => {
    const form = await openPage(page);
    await fill(form, newVisitor());
    await submitButton(form).click();
    const toast = await expectToast(page, 'status', english.sent.title, english.sent.description);
    await toast.getByRole('button', {name: 'Dismiss', exact: true}).click();
    await expect(page.locator('[data-variant]')).toHaveCount(0);
  });
});

test.describe('dialog', () => {
  for (const [language, words] of languages) {
    test(`opens from the footer in ${language} and gives the focus back`, async ({page}) => {
      await page.goto(`${words.base}/pricing`);
      await pageLoaded(page);
      await footerOpener(page, words).click();
      const dialog = theDialog(page, words);
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(`${words.base}/pricing`);

      await dialog.getByRole('button', {name: words.close, exact: true}).click();
      await expect(dialog).toBeHidden();
      await expect(footerOpener(page, words)).toBeFocused();
    });
  }

  const waysOut: [string, (page: Page, dialog: Locator) => Promise<void>][] = [
    ['Esc', (page) => page.keyboard.press('Escape')],
    ['its button', (_, dialog) => dialog.getByRole('button', {name: 'Close', exact: true}).click()],
    ['a press beside it', (page) => page.mouse.click(5, 5)],
  ];
  for (const [way, leave] of waysOut) {
    test(`closes with ${way}; what was typed is there on reopening`, async ({page}) => {
      const values = newVisitor();
      const dialog = await openDialog(page);
      await fill(dialog, values);
      await dialog.evaluate((element) =>
        element.addEventListener('close', () => element.setAttribute('data-closed', '')),
      );
      await leave(page, dialog);
      await expect(dialog).toBeHidden();
      await expect(footerOpener(page)).toBeFocused();
      // The browser tells the page of it a little later.
      await expect(page.locator('#contact-dialog')).toHaveAttribute('data-closed');

      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expectValues(dialog, values);
    });
  }

  test('opens again at once after it was closed', async ({page}) => {
    const dialog = await openDialog(page);
    await dialog.getByRole('button', {name: 'Close', exact: true}).evaluate((close: HTMLElement) => {
      close.click();
      document.querySelector<HTMLElement>('footer a[href="/contact"]')?.click();
    });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  test('Tab goes round inside', async ({page}) => {
    const dialog = await openDialog(page);
    await control(dialog, 'name').focus();
    const where: string[] = [];
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      where.push(
        await page.evaluate(() => {
          const {activeElement: element} = document;
          const name = element?.getAttribute('name') ?? element?.getAttribute('aria-label');
          // Between the last and the first the browser's own buttons have the focus.
          return element === document.body
            ? 'browser'
            : element?.closest('#contact-dialog')
              ? (name ?? element.textContent)
              : 'outside';
        }),
      );
    }
    expect(where).not.toContain('outside');
    const inside = ['email', 'company', 'message', expect.stringMatching(/^privacy policy/), 'Send message'];
    expect(where.slice(0, 5)).toEqual(inside);
    expect(where.slice(5)).toEqual(expect.arrayContaining(['Close', 'name', 'email']));
  });

  test('Shift+Tab goes round inside', async ({page}) => {
    const dialog = await openDialog(page);
    await dialog.getByRole('button', {name: 'Close', exact: true}).focus();
    await page.keyboard.press('Shift+Tab');
    const outside = page.locator(':focus:not(body):not(#contact-dialog *)');
    await expect(outside).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(outside).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

  for (const key of ['metaKey', 'shiftKey'] as const) {
    // What the browser makes of such a click differs between systems: the site must leave it alone.
    test(`a click with ${key} on the link is left to the browser`, async ({page}) => {
      await page.goto('/contact/thanks');
      await pageLoaded(page);
      await expect(footerOpener(page)).toHaveAttribute('href', '/contact');
      const left = await footerOpener(page).evaluate(
        (link, modifier) =>
          new Promise<boolean>((resolve) => {
            const look = (event: MouseEvent) => {
              resolve(!event.defaultPrevented);
              event.preventDefault();
            };
            window.addEventListener('click', look, {once: true});
            link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, [modifier]: true}));
          }),
        key,
      );
      expect(left).toBe(true);
      await expect(page.locator('#contact-dialog')).toHaveCount(0);
    });
  }

  test('a press beside the dialog does not reach the link below it', async ({page}) => {
    const dialog = await openDialog(page);
    await expect(dialog).toBeVisible();
    const below = await page.evaluate(() => {
      const covered = document.querySelector('#contact-dialog')?.getBoundingClientRect() ?? new DOMRect();
      return Array.from(document.querySelectorAll('a[href^="/"]'), (link) => link.getBoundingClientRect())
        .filter(({width, height}) => width > 0 && height > 0)
        .map(({x, y, width, height}) => ({x: x + width / 2, y: y + height / 2}))
        .find(({x, y}) => x < covered.left - 20 && x > 0 && y > 0 && y < innerHeight);
    });
    expect(below, 'a link beside the dialog').toBeDefined();
    const {x, y} = below as NonNullable<typeof below>;
    await page.mouse.click(x, y);
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/contact/thanks');
    await expect(footerOpener(page)).toBeFocused();
  });

  test('text that is marked out to beyond the edge does not close the dialog', async ({page}) => {
    const dialog = await openDialog(page);
    await control(dialog, 'company').fill('Rossi Sistemi');
    const box = await control(dialog, 'company').boundingBox();
    expect(box).not.toBeNull();
    const {x, y, height} = box as NonNullable<typeof box>;
    await page.mouse.move(x + 80, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(5, y + height / 2);
    await page.mouse.up();
    await page.keyboard.type('R');
    await expect(dialog).toBeVisible();
    await expect(control(dialog, 'company')).toHaveValue(/^R/);
  });

  test('Ctrl+click opens the page in a tab of its own', async ({page, context}) => {
    await page.goto('/contact/thanks');
    await pageLoaded(page);
    const opened = context.waitForEvent('page');
    await footerOpener(page).click({modifiers: ['ControlOrMeta']});
    const tab = await opened;
    await expect(tab).toHaveURL('/contact');
    await expect(tab.getByRole('heading', {level: 1})).toHaveText('Talk to the partner team');
    await expect(page).toHaveURL('/contact/thanks');
    await expect(page.locator('#contact-dialog')).toHaveCount(0);
  });

  test('after a failed load the contact links still lead to the form', async ({page, complaints}) => {
    await page.route(dialogChunk(english), (route) => route.abort());
    await page.goto('/contact/thanks');
    await pageLoaded(page);
    await footerOpener(page).click();
    await expect(page).toHaveURL('/contact');

    await page.goBack();
    await expect(page).toHaveURL('/contact/thanks');
    await footerOpener(page).click();
    await expect(page.locator('form[action="/api/contact"]:visible')).toHaveCount(1);
    expect(complaints.join('\n')).toContain('ERR_FAILED');
    complaints.length = 0;
  });
});

test('on a wide screen the other ways stand beside the form, on a phone below it', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/contact');
  const form = page.locator('form[action="/api/contact"]');
  const ways = page.getByRole('heading', {name: 'Other ways to reach us'});
  const bottomOfForm = async () =>
    ((await form.boundingBox())?.y ?? 0) + ((await form.boundingBox())?.height ?? 0);
  expect((await ways.boundingBox())?.y).toBeLessThan(await bottomOfForm());
  await page.setViewportSize({width: 390, height: 900});
  expect((await ways.boundingBox())?.y).toBeGreaterThan(await bottomOfForm());
});
