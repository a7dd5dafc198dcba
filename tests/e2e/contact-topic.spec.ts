/**
 * A contact message that a link knows more about: the subject that its topic fills in, and the figures of a calculator
 * that go with it. No page need have such a link: the tests make one of the home page's.
 */
import {randomUUID} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import PostalMime, {type Email} from 'postal-mime';
import {mailsFrom, storedRows} from './delivered';
import {expect, pageLoaded, test} from './fixtures';
import type {ContactContent} from '@site/src/content/contact';
import {wordsIn} from '@site/tests/languages';

const italianContact = wordsIn<ContactContent>('it', 'contact');

const english = {
  base: '',
  dialogTitle: 'Contact us',
  close: 'Close',
  fields: {name: 'Name', email: 'Email', company: 'Company', message: 'Message', subject: 'Subject'},
  topics: {
    partnership: 'Starting a partnership',
    savings: 'My savings calculation',
    partnerRoi: 'My partner calculation',
    custom: 'A custom plan',
  },
  attachment: {
    note: 'Your calculation goes with the message',
    label: 'Your calculation',
    remove: 'Remove',
    removeLabel: 'Remove the calculation',
  },
  submit: 'Send message',
  sent: 'Message sent!',
  error: 'Error',
};
type Words = typeof english;

const labelsOf = ({fields}: typeof italianContact) => ({
  name: fields.name.label,
  email: fields.email.label,
  company: fields.company.label,
  message: fields.message.label,
  subject: fields.subject.label,
});

const italian: Words = {
  ...italianContact,
  base: '/it',
  fields: labelsOf(italianContact),
  sent: italianContact.toasts.sent.title,
  error: italianContact.toasts.error,
};
const languages = [
  ['English', english],
  ['Italian', italian],
] as const;

type Field = keyof Words['fields'];

function newVisitor() {
  return {
    name: 'Ada Rossi',
    email: `ada.${randomUUID()}@example.com`,
    company: 'Rossi Sistemi',
    message: 'We look after forty clients.\nWhich plan fits us?',
  };
}

/** What a link may say of the message. */
interface Context {
  topic?: string;
  attachment?: string;
}

const calculation: Context = {topic: 'savings', attachment: 'savings-calculator'};

const opener = (page: Page) => page.locator('main a[data-contact]').first();
/** By its place: its title says what the message is about. */
const theDialog = (page: Page) => page.locator('dialog#contact-dialog');
const control = (form: Locator, field: Field, words: Words = english) =>
  form.getByLabel(words.fields[field], {exact: true});
const note = (form: Locator, words: Words = english) => form.getByText(words.attachment.note, {exact: true});
const attachedText = (form: Locator, words: Words = english) =>
  form.getByLabel(words.attachment.label, {exact: true});

/** Opens the dialog from a link of the home page that says this of the message. */
async function openFrom(page: Page, {topic = '', attachment}: Context) {
  await opener(page).evaluate(
    (link, [key, island]) => {
      link.dataset.contact = key;
      if (island) {
        link.dataset.attachment = island;
      } else {
        delete link.dataset.attachment;
      }
    },
    [topic, attachment] as const,
  );
  await opener(page).click();
  await expect(theDialog(page)).toBeVisible();
  return theDialog(page);
}

async function openAtHome(page: Page, context: Context, words: Words = english): Promise<Locator> {
  await page.goto(`${words.base}/`);
  await pageLoaded(page);
  return openFrom(page, context);
}

async function close(page: Page, words: Words = english): Promise<void> {
  await theDialog(page).getByRole('button', {name: words.close, exact: true}).click();
  await expect(theDialog(page)).toBeHidden();
}

async function fill(form: Locator, values: ReturnType<typeof newVisitor>, words: Words = english) {
  for (const field of ['name', 'email', 'company', 'message'] as const) {
    await control(form, field, words).fill(values[field]);
  }
}

async function send(form: Locator, words: Words = english): Promise<void> {
  await form.getByRole('button', {name: words.submit, exact: true}).click();
}

async function expectSent(page: Page, words: Words = english): Promise<void> {
  await expect(page.locator('[data-variant]').getByText(words.sent, {exact: true})).toBeVisible();
}

/** The one mail from an address, as a mail program reads it. */
async function mailFrom(email: string): Promise<Email> {
  await expect.poll(() => mailsFrom(email)).toHaveLength(1);
  return PostalMime.parse(mailsFrom(email)[0] ?? '');
}

/** Address of the script that holds what only the savings calculator says. */
function calculatorChunk(): string {
  const dir = 'build/assets/js';
  const holders = readdirSync(dir).filter(
    (file) =>
      file.endsWith('.js') && readFileSync(path.join(dir, file), 'utf8').includes('"savings-clients"'),
  );
  expect(holders, 'one chunk holds the calculator').toHaveLength(1);
  return `**/assets/js/${holders[0]}`;
}

for (const [language, words] of languages) {
  test.describe(`in ${language}`, () => {
    test('a link with a topic opens the dialog with its subject, which is stored and mailed', async ({
      page,
    }) => {
      const values = newVisitor();
      const dialog = await openAtHome(page, {topic: 'custom'}, words);
      await expect(dialog).toHaveAccessibleName(words.topics.custom);
      await expect(control(dialog, 'subject', words)).toHaveValue(words.topics.custom);
      await expect(note(dialog, words)).toBeHidden();
      await fill(dialog, values, words);
      await send(dialog, words);

      await expectSent(page, words);
      expect(storedRows(values.email)).toEqual([
        expect.objectContaining({...values, subject: words.topics.custom, attachment: null}),
      ]);
      const mail = await mailFrom(values.email);
      // The form was filled faster than people type, which the mail says in front.
      expect(mail.subject?.replace(/^\[Possible spam\] /, '')).toBe(
        `Contact form: ${words.topics.custom} - Rossi Sistemi (Ada Rossi)`,
      );
      expect(mail.text).toContain(`Subject: ${words.topics.custom}\n`);
    });

    test('the figures of a calculator are shown, stored and mailed, and gone afterwards', async ({page}) => {
      const values = newVisitor();
      const dialog = await openAtHome(page, calculation, words);
      await expect(control(dialog, 'subject', words)).toHaveValue(words.topics.savings);
      await expect(attachedText(dialog, words)).toBeHidden();
      await note(dialog, words).click();
      await expect(attachedText(dialog, words)).toBeVisible();
      await expect(attachedText(dialog, words)).toHaveAttribute('readonly');
      const text = await attachedText(dialog, words).inputValue();
      expect(text).toMatch(/\d.*\n.*\d/);

      await fill(dialog, values, words);
      await send(dialog, words);
      await expectSent(page, words);
      await expect(page.locator('#contact-dialog [name=subject]')).toHaveValue('');
      await expect(page.locator('#contact-dialog [name=attachment]')).toHaveValue('');
      const [row] = storedRows(values.email);
      expect(row).toMatchObject({subject: words.topics.savings, attachment: text});
      const mail = await mailFrom(values.email);
      expect(mail.text?.trimEnd()).toMatch(/Which plan fits us\?\n\nAttached calculation\n-+\n[^]+$/);
      expect(mail.text?.trimEnd().endsWith(text)).toBe(true);
      expect(mail.html).toContain('Attached calculation</h2>');

      await openFrom(page, {});
      await expect(dialog).toHaveAccessibleName(words.dialogTitle);
      await expect(control(dialog, 'message', words)).toHaveValue('');
      await expect(control(dialog, 'subject', words)).toBeHidden();
      await expect(note(dialog, words)).toBeHidden();
    });

    test('the contact page takes the topic from its address, without a touch', async ({page}) => {
      const values = newVisitor();
      await page.goto(`${words.base}/contact?topic=partnership`);
      const form = page.getByRole('main').locator('form');
      await expect(control(form, 'subject', words)).toBeVisible();
      await expect(control(form, 'subject', words)).toHaveValue(words.topics.partnership);
      await fill(form, values, words);
      await send(form, words);
      await expectSent(page, words);
      expect(storedRows(values.email)).toEqual([
        expect.objectContaining({...values, subject: words.topics.partnership}),
      ]);
      await expect(control(form, 'subject', words)).toBeHidden();
    });
  });
}

test.describe('subject', () => {
  test('a link without a topic shows none, and none is sent', async ({page}) => {
    const values = newVisitor();
    const dialog = await openAtHome(page, {});
    await expect(control(dialog, 'subject')).toBeHidden();
    await fill(dialog, values);
    await send(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toEqual([expect.objectContaining({subject: null, attachment: null})]);
    // Tests type faster than people: the mail may be marked as possible spam.
    expect((await mailFrom(values.email)).subject).toMatch(
      /^(?:\[Possible spam\] )?Contact form: Rossi Sistemi \(Ada Rossi\)$/,
    );
  });

  test('follows the link while nobody has edited it; what was typed stays', async ({page}) => {
    const dialog = await openAtHome(page, {topic: 'custom'});
    await control(dialog, 'message').fill('Not finished yet');
    await close(page);
    await openFrom(page, {topic: 'partnership'});
    await expect(control(dialog, 'subject')).toHaveValue('Starting a partnership');
    await expect(control(dialog, 'message')).toHaveValue('Not finished yet');
    await close(page);
    await openFrom(page, {});
    await expect(control(dialog, 'subject')).toBeHidden();
    await expect(control(dialog, 'message')).toHaveValue('Not finished yet');
  });

  test('edited, it survives closing and every other link, and is what is sent', async ({page}) => {
    const values = newVisitor();
    const dialog = await openAtHome(page, {topic: 'custom'});
    await control(dialog, 'subject').fill('Forty clients');
    for (const context of [{topic: 'custom'}, {topic: 'partnership'}, {}, calculation]) {
      await close(page);
      await openFrom(page, context);
      await expect(control(dialog, 'subject')).toHaveValue('Forty clients');
    }
    await fill(dialog, values);
    await send(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toEqual([expect.objectContaining({subject: 'Forty clients'})]);

    await openFrom(page, {topic: 'partnership'});
    await expect(control(dialog, 'subject')).toHaveValue('Starting a partnership');
  });

  test('emptied, it stays empty and the message goes without', async ({page}) => {
    const values = newVisitor();
    const dialog = await openAtHome(page, {topic: 'custom'});
    await control(dialog, 'subject').fill('');
    await close(page);
    await openFrom(page, {topic: 'partnership'});
    await expect(control(dialog, 'subject')).toHaveValue('');
    await fill(dialog, values);
    await send(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toEqual([expect.objectContaining({subject: null})]);
  });

  test('too long, it is refused under the field, and mended', async ({page}) => {
    const values = newVisitor();
    const dialog = await openAtHome(page, {topic: 'custom'});
    await fill(dialog, values);
    await control(dialog, 'subject').fill('x'.repeat(201));
    await send(dialog);
    await expect(control(dialog, 'subject')).toHaveAccessibleDescription('Please use at most 200 characters');
    await expect(control(dialog, 'subject')).toBeFocused();
    expect(storedRows(values.email)).toEqual([]);
    await control(dialog, 'subject').fill('x'.repeat(200));
    await expect(control(dialog, 'subject')).toHaveAccessibleDescription('');
    await send(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toHaveLength(1);
  });

  test('what was typed on the page before React came is kept', async ({page}) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/contact?topic=partnership', {waitUntil: 'domcontentloaded'});
    const form = page.getByRole('main').locator('form');
    await control(form, 'message').fill('Not finished yet');
    release();
    await expect(control(form, 'subject')).toBeVisible();
    await expect(control(form, 'subject')).toHaveValue('Starting a partnership');
    await expect(control(form, 'message')).toHaveValue('Not finished yet');
  });

  const hostile = [
    '',
    'unknown',
    'Partnership',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '<img src=x onerror=alert(1)>',
    'partnership\u0000',
    '"]',
    'x'.repeat(5000),
  ];
  test('without a topic the page loads no script until it is touched', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.url().includes('/assets/js/') && scripts.push(request.url()));
    await page.goto('/contact?utm_source=topic');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await expect(control(page.getByRole('main').locator('form'), 'subject')).toBeHidden();
  });

  for (const topic of hostile) {
    test(`the topic ${JSON.stringify(topic.slice(0, 40))} is no topic`, async ({page}) => {
      await page.goto(`/contact?topic=${encodeURIComponent(topic)}`);
      const form = page.getByRole('main').locator('form');
      await expect(page.locator('[data-island="contact-form"]')).toHaveAttribute('data-alive');
      await expect(form.locator('[name=subject]')).toHaveValue('');
      await expect(control(form, 'subject')).toBeHidden();

      const dialog = await openAtHome(page, {topic});
      await expect(dialog.locator('[name=subject]')).toHaveValue('');
      await expect(control(dialog, 'subject')).toBeHidden();
    });
  }
});

test.describe('attachment', () => {
  test('wakes the calculator that offers it, and follows its numbers', async ({page}) => {
    await page.goto('/');
    const island = page.locator('[data-island="savings-calculator"]');
    await expect(island).not.toHaveAttribute('data-alive');
    const dialog = await openFrom(page, calculation);
    await expect(island).toHaveAttribute('data-alive');
    const first = await attachedText(dialog).inputValue();
    expect(first).not.toBe('');
    await close(page);

    await island.getByLabel('Number of clients', {exact: true}).fill('40');
    await openFrom(page, calculation);
    await expect(attachedText(dialog)).not.toHaveValue(first);
    await close(page);
    await openFrom(page, {topic: 'savings'});
    await expect(note(dialog)).toBeHidden();
    await expect(dialog.locator('[name=attachment]')).toHaveValue('');
  });

  test('can be removed, and comes again with the link', async ({page}) => {
    const values = newVisitor();
    const dialog = await openAtHome(page, calculation);
    const remove = dialog.getByRole('button', {name: 'Remove the calculation', exact: true});
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(note(dialog)).toBeHidden();
    await expect(control(dialog, 'message')).toBeFocused();
    await close(page);
    await openFrom(page, calculation);
    await expect(note(dialog)).toBeVisible();
    await remove.click();

    await fill(dialog, values);
    await send(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toEqual([
      expect.objectContaining({subject: 'My savings calculation', attachment: null}),
    ]);
    expect((await mailFrom(values.email)).text).not.toContain('Attached');
  });

  test('a failure keeps it, the subject and the rest', async ({page, complaints}) => {
    await page.route('**/api/contact', (route) => route.abort());
    const values = newVisitor();
    const dialog = await openAtHome(page, calculation);
    await fill(dialog, values);
    await control(dialog, 'subject').fill('Forty clients');
    const text = await attachedText(dialog).inputValue();
    await send(dialog);
    await expect(page.locator('[data-variant]').getByText('Error', {exact: true})).toBeVisible();
    await expect(control(dialog, 'subject')).toHaveValue('Forty clients');
    await expect(control(dialog, 'message')).toHaveValue(values.message);
    await expect(note(dialog)).toBeVisible();
    await expect(attachedText(dialog)).toHaveValue(text);
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);

    await page.unroute('**/api/contact');
    await send(dialog);
    await expectSent(page);
    expect(storedRows(values.email)).toEqual([
      expect.objectContaining({subject: 'Forty clients', attachment: text}),
    ]);
  });

  test('the dialog opens without it where the calculator does not load', async ({page, complaints}) => {
    await page.route(calculatorChunk(), (route) => route.abort());
    const dialog = await openAtHome(page, calculation);
    await expect(control(dialog, 'subject')).toHaveValue('My savings calculation');
    await expect(note(dialog)).toBeHidden();
    await expect(page).toHaveURL('/');
    expect(complaints.join('\n')).toContain('ERR_FAILED');
    complaints.length = 0;
  });

  for (const attachment of ['no-such-island', 'contact-form', '__proto__']) {
    test(`the dialog opens without it where ${attachment} offers none`, async ({page}) => {
      const dialog = await openAtHome(page, {topic: 'savings', attachment});
      await expect(control(dialog, 'subject')).toHaveValue('My savings calculation');
      await expect(note(dialog)).toBeHidden();
    });
  }

  test('axe finds nothing in the dialog with both, and nothing overflows on a small phone', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 700});
    const dialog = await openAtHome(page, calculation);
    await note(dialog).click();
    await expect(attachedText(dialog)).toBeVisible();
    const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBe(0);
    await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({finished}) => finished)));
    const {violations} = await new AxeBuilder({page})
      .include('#contact-dialog')
      .setLegacyMode(true)
      .analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the form has no subject, whatever the address says, and is sent', async ({page}) => {
    const values = newVisitor();
    await page.goto('/contact?topic=partnership');
    const form = page.getByRole('main').locator('form');
    await expect(control(form, 'subject')).toBeHidden();
    await expect(note(form)).toBeHidden();
    await fill(form, values);
    await send(form);
    await expect(page).toHaveURL('/contact/thanks');
    expect(storedRows(values.email)).toEqual([expect.objectContaining({subject: null, attachment: null})]);
  });

  for (const [language, words] of languages) {
    test(`a refused form comes back in ${language} with subject and attachment, and is sent with them`, async ({
      page,
      complaints,
    }) => {
      const values = newVisitor();
      const attachment = 'Clients: 25\n</textarea><b>Saving: 116 EUR</b>';
      const subject = 'Plans for "forty" <clients>';
      const posted = {...values, company: 'R', subject, attachment, locale: words.base ? 'it' : 'en'};
      await page.route('**/api/contact', (route) =>
        route.continue({postData: new URLSearchParams(posted).toString()}),
      );
      await page.goto(`${words.base}/contact`);
      const form = page.getByRole('main').locator('form');
      await send(form, words);
      await expect(control(form, 'company', words)).toHaveAttribute('aria-invalid', 'true');
      await expect(control(form, 'subject', words)).toBeVisible();
      await expect(control(form, 'subject', words)).toHaveValue(subject);
      await note(form, words).click();
      await expect(attachedText(form, words)).toHaveValue(attachment);
      await expect(form.getByRole('button')).toHaveText([words.submit]);

      await page.unroute('**/api/contact');
      await control(form, 'company', words).fill(values.company);
      await send(form, words);
      await expect(page).toHaveURL(`${words.base}/contact/thanks`);
      expect(storedRows(values.email)).toEqual([expect.objectContaining({...values, subject, attachment})]);
      expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
    });
  }
});
