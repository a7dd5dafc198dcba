/**
 * The contact form without script: the browser posts it, the server answers with a page of the site. Each test writes
 * from an address of its own.
 */
import {randomUUID} from 'node:crypto';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {mailsFrom, storedRows} from './delivered';
import type {ContactContent} from '@site/src/content/contact';
import type {ContactErrorsContent} from '@site/src/content/contactErrors';
import type {ServerContent} from '@site/src/content/server';
import {wordsIn} from '@site/tests/languages';

const italianContact = wordsIn<ContactContent>('it', 'contact');
const italianErrors = wordsIn<ContactErrorsContent>('it', 'contactErrors');

test.use({javaScriptEnabled: false});

const fields = ['name', 'email', 'company', 'message'] as const;
type Values = Record<(typeof fields)[number], string>;

const english = {
  base: '',
  locale: 'en',
  labels: {name: 'Name', email: 'Email', company: 'Company', message: 'Message'},
  messages: {
    name: 'Name must be at least 2 characters',
    email: 'Please enter a valid email address',
    company: 'Company name must be at least 2 characters',
    message: 'Message must be at least 10 characters',
  },
  error: 'Error:',
  summary: 'Please check the fields marked below. Nothing you entered is lost.',
  submit: 'Send message',
  thanks: 'Message sent!',
  thanksText: "We'll get back to you as soon as possible.",
};
type Words = typeof english;

const italian: Words = {
  base: '/it',
  locale: 'it',
  labels: {
    name: italianContact.fields.name.label,
    email: italianContact.fields.email.label,
    company: italianContact.fields.company.label,
    message: italianContact.fields.message.label,
  },
  messages: {
    name: italianErrors.name,
    email: italianErrors.email,
    company: italianErrors.company,
    message: italianErrors.message,
  },
  error: wordsIn<ServerContent>('it', 'server').errorTitle,
  summary: italianContact.summary,
  submit: italianContact.submit,
  thanks: italianContact.thanks.title,
  thanksText: italianContact.thanks.text,
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

const form = (page: Page) => page.getByRole('main').locator('form');
const control = (page: Page, words: Words, field: keyof Values) =>
  form(page).getByLabel(words.labels[field], {exact: true});

async function fill(page: Page, words: Words, values: Values): Promise<void> {
  for (const field of fields) {
    await control(page, words, field).fill(values[field]);
  }
}

async function submit(page: Page, words: Words): Promise<void> {
  await form(page).getByRole('button', {name: words.submit, exact: true}).click();
}

/** The form page came back: its fields hold these values, and these fields alone are marked. */
async function expectReturned(
  page: Page,
  words: Words,
  values: Values,
  errors: Partial<Values>,
): Promise<void> {
  await expect(form(page).getByText(words.summary, {exact: true})).toBeVisible();
  expect((await page.title()).startsWith(`${words.error} `)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('lang', words.locale);
  for (const field of fields) {
    await expect(control(page, words, field)).toHaveValue(values[field]);
    await expect(control(page, words, field)).toHaveAccessibleDescription(errors[field] ?? '');
    const marked = form(page).locator(`[name="${field}"][aria-invalid="true"]`);
    await expect(marked).toHaveCount(errors[field] ? 1 : 0);
  }
  await expect(form(page).locator('[data-error]:visible')).toHaveText(Object.values(errors));
  const first = fields.find((field) => errors[field]) as keyof Values;
  await expect(page.locator('[autofocus]')).toHaveAttribute('name', first);
  await expect(control(page, words, first)).toBeFocused();
}

async function expectThanks(page: Page, words: Words): Promise<void> {
  await expect(page).toHaveURL(`${words.base}/contact/thanks`);
  await expect(page.locator('html')).toHaveAttribute('lang', words.locale);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(words.thanks);
  await expect(page.getByRole('main')).toContainText(words.thanksText);
}

/** The browser reports the 400 of each refused post. */
function expectRefusals(complaints: string[], count: number): void {
  expect(complaints).toEqual(Array<unknown>(count).fill(expect.stringMatching(/status of 400/)));
  complaints.length = 0;
}

/** Posts these values instead of what the form holds: what no browser's field would let through. */
async function postInstead(page: Page, values: Record<string, string>): Promise<void> {
  await page.route('**/api/contact', (route) =>
    route.continue({postData: new URLSearchParams(values).toString()}),
  );
}

/** Text as it stands in a mail file. */
const mailed = (text: string) => text.replaceAll('\n', '\r\n');

for (const [language, words] of languages) {
  test.describe(`in ${language}`, () => {
    test('a message is stored and mailed once, and the visitor is thanked', async ({page}) => {
      const values = newVisitor();
      await page.goto(`${words.base}/contact`);
      await fill(page, words, values);
      await submit(page, words);

      await expectThanks(page, words);
      expect(storedRows(values.email)).toEqual([expect.objectContaining({...values, locale: words.locale})]);
      await expect.poll(() => mailsFrom(values.email)).toHaveLength(1);
      expect(mailsFrom(values.email)[0]).toContain(`Reply-To: ${values.name} <${values.email}>`);
      expect(mailsFrom(values.email)[0]).toContain(mailed(values.message));
    });

    test('an empty form comes back with all messages', async ({page, complaints}) => {
      await page.goto(`${words.base}/contact`);
      await submit(page, words);
      await expectReturned(page, words, {name: '', email: '', company: '', message: ''}, words.messages);
      expectRefusals(complaints, 1);
    });

    test('a refused form keeps what was entered and can be mended and sent', async ({page, complaints}) => {
      const values = newVisitor();
      const wrong = {...values, company: 'R', message: 'Too short'};
      await page.goto(`${words.base}/contact`);
      await fill(page, words, wrong);
      await submit(page, words);
      const {company, message} = words.messages;
      await expectReturned(page, words, wrong, {company, message});
      expect(storedRows(values.email)).toEqual([]);

      await control(page, words, 'company').fill(values.company);
      await submit(page, words);
      await expectReturned(page, words, {...wrong, company: values.company}, {message});

      await control(page, words, 'message').fill(values.message);
      await submit(page, words);
      await expectThanks(page, words);
      expect(storedRows(values.email)).toEqual([expect.objectContaining({...values, locale: words.locale})]);
      await expect.poll(() => mailsFrom(values.email)).toHaveLength(1);
      expectRefusals(complaints, 2);
    });

    test('line breaks in a name become spaces, and no header of the mail', async ({page}) => {
      const values = newVisitor();
      const posted = {...values, name: 'Ada\r\nBcc: everyone@example.com', locale: words.locale};
      await page.goto(`${words.base}/contact`);
      await postInstead(page, posted);
      await submit(page, words);
      await expectThanks(page, words);
      expect(storedRows(values.email)).toEqual([
        expect.objectContaining({...values, name: 'Ada Bcc: everyone@example.com'}),
      ]);
      await expect.poll(() => mailsFrom(values.email)).toHaveLength(1);
      expect(mailsFrom(values.email)[0]).not.toMatch(/^Bcc:/m);
    });
  });
}

test('markup in the fields comes back as text', async ({page, complaints}) => {
  const values = {
    name: '"><img src="/x" alt="injected">',
    email: `"><b id="injected">${randomUUID()}`,
    company: '\'"><script>alert(1)</script>&amp;',
    message: '</textarea><h1>injected</h1>&lt;',
  };
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/contact');
  await fill(page, english, values);
  await submit(page, english);

  await expectReturned(page, english, values, {email: english.messages.email});
  await expect(page.locator('[alt="injected"], #injected')).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(form(page).locator('script')).toHaveCount(0);
  expect(requests).toContain('/api/contact');
  expect(requests).not.toContain('/x');
  expectRefusals(complaints, 1);
});

test('a message that begins with a blank line keeps it', async ({page, complaints}) => {
  const values = {...newVisitor(), name: 'A', message: '\n\nA message after two blank lines'};
  await page.goto('/contact');
  await fill(page, english, values);
  await submit(page, english);
  await expectReturned(page, english, values, {name: english.messages.name});
  expectRefusals(complaints, 1);
});

test('a line break counts as one character, as it does with script', async ({page, complaints}) => {
  const values = {...newVisitor(), message: '1234\n6789'};
  await page.goto('/contact');
  await fill(page, english, values);
  await submit(page, english);
  await expectReturned(page, english, values, {message: english.messages.message});
  expectRefusals(complaints, 1);
});

test('header lines in a message stay in the body of the mail', async ({page}) => {
  const values = {...newVisitor(), message: 'First line\nBcc: everyone@example.com\n\nLast line'};
  await page.goto('/contact');
  await fill(page, english, values);
  await submit(page, english);
  await expectThanks(page, english);
  await expect.poll(() => mailsFrom(values.email)).toHaveLength(1);
  const [head = '', ...body] = (mailsFrom(values.email)[0] ?? '').split('\r\n\r\n');
  expect(head).toContain('Reply-To:');
  expect(head).not.toContain('Bcc');
  expect(body.join('\r\n\r\n')).toContain(mailed(values.message));
});

test('markup in an accepted message is escaped in the mail', async ({page}) => {
  const values = {...newVisitor(), name: 'Ada <b>Rossi</b>', message: '<img src=x onerror=alert(1)>'};
  await page.goto('/contact');
  await fill(page, english, values);
  await submit(page, english);
  await expectThanks(page, english);
  expect(storedRows(values.email)).toEqual([
    expect.objectContaining({name: values.name, message: values.message}),
  ]);
  await expect.poll(() => mailsFrom(values.email)).toHaveLength(1);
  const quoted = (mailsFrom(values.email)[0] ?? '').split('Content-Type: text/html')[1] ?? '';
  // Quoted-printable breaks long lines (RFC 2045, section 6.7).
  const html = quoted.replaceAll(/=\r?\n/g, '');
  expect(html).toContain('&lt;img src');
  expect(html).toContain('Ada &lt;b&gt;Rossi');
  expect(html).not.toContain('<img');
});

test('the same message posted twice is stored once', async ({page}) => {
  const values = newVisitor();
  for (let times = 0; times < 2; times += 1) {
    await page.goto('/contact');
    await fill(page, english, values);
    await submit(page, english);
    await expectThanks(page, english);
  }
  expect(storedRows(values.email)).toHaveLength(1);
});

test('a refused page shows its messages without running any script', async ({page, complaints}) => {
  await page.goto('/contact');
  await submit(page, english);
  await expect(page.locator('[data-error]:visible')).toHaveCount(4);
  await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
  expectRefusals(complaints, 1);
});
