/** Visitors' main tasks, in Chromium, Firefox and WebKit. Each visitor is new and answers the cookie dialog first. */
import {randomUUID} from 'node:crypto';
import {expect} from '@playwright/test';
import {contact} from '@site/src/content/contact';
import {home} from '@site/src/content/home';
import {priceRuler} from '@site/src/content/priceRuler';
import {sampleReport} from '@site/src/content/sampleReport';
import {savingsCalculator} from '@site/src/content/savingsCalculator';
import {search} from '@site/src/content/search';
import {sheets} from '@site/src/content/sheets';
import {visitBrand} from '@site/src/content/visitBrand';
import {savingsInputs} from '@site/src/data/savings';
import {savingsIn} from '../expected';
import {readPdf} from '../pdf';
import {storedRows} from './delivered';
import {slowScripts, withoutScript} from './engines/detours';
import {test} from './engines/test';
import type {Role, Visitor} from './engines/visitor';
import {languages} from './site';

const cookies = {dialog: 'Cookies, kept short', essential: 'Essential Only', settings: 'Cookie settings'};

const soon = (visitor: Visitor, role: Role, name: string) =>
  expect.poll(() => visitor.sees(role, name), `${role} "${name}"`);
const words = (visitor: Visitor) => expect.poll(() => visitor.text(), 'words of the page');
const address = (visitor: Visitor) => expect.poll(() => visitor.address(), 'address');

async function arrive(visitor: Visitor, at: string): Promise<void> {
  await visitor.open(at);
  await visitor.press('button', cookies.essential);
  await soon(visitor, 'dialog', cookies.dialog).toBe(false);
}

function writer() {
  return {
    name: 'Ada Rossi',
    email: `ada.${randomUUID()}@example.com`,
    company: 'Rossi Sistemi',
    message: 'We look after forty clients. Which plan fits us?',
  };
}

async function writeTo(visitor: Visitor, values: ReturnType<typeof writer>): Promise<void> {
  for (const field of ['name', 'email', 'company', 'message'] as const) {
    await visitor.type(contact.fields[field].label, values[field]);
  }
  await visitor.press('button', contact.submit);
}

test('answers the cookie dialog once, and changes the answer', async ({visitor, baseURL}) => {
  await visitor.open(`${baseURL}/`);
  await soon(visitor, 'dialog', cookies.dialog).toBe(true);
  await visitor.press('button', 'Accept All');
  await soon(visitor, 'dialog', cookies.dialog).toBe(false);
  await visitor.reload();
  await soon(visitor, 'button', cookies.settings).toBe(true);
  expect(await visitor.sees('dialog', cookies.dialog)).toBe(false);
  await visitor.press('button', cookies.settings);
  await soon(visitor, 'dialog', cookies.dialog).toBe(true);
  await visitor.press('button', cookies.essential);
  await soon(visitor, 'dialog', cookies.dialog).toBe(false);
});

test.describe('with a narrow window', () => {
  test.use({phone: true});

  test('goes elsewhere by the menu', async ({visitor, baseURL}) => {
    await arrive(visitor, `${baseURL}/contact`);
    expect(await visitor.sees('link', 'Platform')).toBe(false);
    await visitor.press('button', 'Menu');
    await visitor.press('link', 'Platform');
    await address(visitor).toBe('/solutions');
    await soon(visitor, 'link', 'Platform').toBe(false);
  });
});

test('searches, mistypes, and opens what was found', async ({visitor, baseURL}) => {
  await arrive(visitor, `${baseURL}/contact`);
  await visitor.press('link', 'Search');
  await visitor.type(search.label, 'phising checklst');
  await words(visitor).toContain(search.corrected);
  await visitor.type(search.label, 'risk assessment');
  await visitor.press('link', 'Risk assessment');
  await address(visitor).toMatch(/^\/guides\/risk-assessment/);
});

test('writes to the company', async ({visitor, baseURL}) => {
  const values = writer();
  await arrive(visitor, `${baseURL}/contact`);
  await writeTo(visitor, values);
  await words(visitor).toContain(contact.toasts.sent.title);
  await address(visitor).toBe('/contact');
  await expect.poll(() => visitor.holds(contact.fields.message.label)).toBe('');
  expect(storedRows(values.email)).toEqual([expect.objectContaining({...values, locale: 'en'})]);
});

test('writes to the company without script', async ({visitor, baseURL}) => {
  const site = await withoutScript(baseURL!);
  try {
    const values = writer();
    await visitor.open(`${site.origin}/contact`);
    await writeTo(visitor, {...values, message: 'Too short'});
    await address(visitor).toBe('/api/contact');
    await words(visitor).toContain(contact.summary);
    expect(await visitor.holds(contact.fields.company.label)).toBe(values.company);
    expect(storedRows(values.email)).toEqual([]);
    await visitor.type(contact.fields.message.label, values.message);
    await visitor.press('button', contact.submit);
    await address(visitor).toBe('/contact/thanks');
    await soon(visitor, 'heading', contact.thanks.title).toBe(true);
    expect(storedRows(values.email)).toEqual([expect.objectContaining({...values, locale: 'en'})]);
  } finally {
    await site.close();
  }
});

test('types into the calculator before its script is there, and the result follows', async ({
  visitor,
  baseURL,
}) => {
  const said = (clients: number, price: number) =>
    savingsIn('en', {clients, price, tools: savingsInputs.tools}).year;
  const atFirst = said(savingsInputs.clients.default, savingsInputs.price.default);
  const site = await slowScripts(baseURL!);
  try {
    await arrive(visitor, `${site.origin}/`);
    await visitor.type(savingsCalculator.clients, '40');
    await visitor.type(savingsCalculator.price, '200');
    await expect.poll(() => site.asked(), 'scripts asked for').toBeGreaterThan(0);
    expect(await visitor.text()).toContain(atFirst);
    expect(await visitor.text()).not.toContain(said(40, 200));
    site.arrive();
    await words(visitor).toContain(said(40, 200));
    expect(await visitor.holds(savingsCalculator.clients)).toBe('40');
    expect(await visitor.holds(savingsCalculator.price)).toBe('200');
    await visitor.type(savingsCalculator.clients, '41');
    await words(visitor).toContain(said(41, 200));
  } finally {
    await site.close();
  }
});

test('changes the tab of a text, and the page remembers', async ({visitor, baseURL}) => {
  const [forOwners, forAuditors] = ['what it costs to do nothing', 'Which measure answers which article'];
  await arrive(visitor, `${baseURL}/writing/text`);
  await visitor.press('radio', 'Auditor');
  await words(visitor).toContain(forAuditors);
  await visitor.press('radio', 'Owner');
  await words(visitor).toContain(forOwners);
  expect(await visitor.text()).not.toContain(forAuditors);
  await visitor.reload();
  await expect.poll(() => visitor.hasChosen('Owner')).toBe(true);
});

test('makes a proposal from the headline', async ({visitor, baseURL}) => {
  await arrive(visitor, `${baseURL}/`);
  await visitor.type(home.hero.own.label, 'Sentiva');
  await visitor.press('link', visitBrand.proposal);
  await visitor.type(priceRuler.inputs.clients, '60');
  await words(visitor).toContain(priceRuler.result.title(60));
  await words(visitor).toContain('Marco, Sentiva');
});

test('takes the sample report home under the own name', async ({visitor, baseURL}) => {
  await arrive(visitor, `${baseURL}/sample-report`);
  await visitor.unfold(sampleReport.body.brand);
  await visitor.type(sheets.brand.name, 'Sentiva');
  const {name, bytes} = await visitor.download(() => visitor.press('button', sampleReport.body.pdf));
  expect(name).toBe('sentiva-sample-report.pdf');
  const {pages} = readPdf(bytes);
  expect(pages.length).toBeGreaterThan(0);
  pages.forEach((text) => expect(text).toContain('Sentiva'));
});

test('changes the language and back, in place', async ({visitor, baseURL}) => {
  test.skip(!languages.includes('it'), 'the site has no Italian');
  await arrive(visitor, `${baseURL}/pricing?from=ad#plans`);
  await visitor.press('link', 'IT, Italiano');
  await address(visitor).toBe('/it/pricing?from=ad#plans');
  await soon(visitor, 'link', 'Prezzi').toBe(true);
  await visitor.press('link', 'EN, English');
  await address(visitor).toBe('/pricing?from=ad#plans');
  await soon(visitor, 'link', 'Pricing').toBe(true);
});
