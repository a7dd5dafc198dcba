/** The published legal texts: pages, files and feed have the same content, without JavaScript. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {PartnerProgramContent} from '@site/src/content/partnerProgram';
import {brand} from '@site/src/data/brand';
import {agreement, dataProcessing, legalDocuments, legalStructure} from '@site/src/data/legal';
import {languages, prefix, type Language, wordsIn} from '../languages';
import {readPdf} from '../pdf';
import {attributes, build, flat, pageAt, readBuilt, root, textsAt, visibleText} from './site';

const list = JSON.parse(readFileSync(path.join(root, 'legal/versions.json'), 'utf8')) as Record<
  string,
  {date: string; noticed: string; sample?: true}[]
>;
const stateOf = (document: string, date: string): string =>
  pageAt(`/${document}/versions`).$(`#version-${date} [data-state]`).attr('data-state') ?? '';
const file = (address: string) => path.join(build, address);
const hashOf = (address: string) =>
  createHash('sha256')
    .update(readFileSync(file(address)))
    .digest('hex');

/** Returns the plain file of the binding text for a language: English, unless the translation prevails. */
function plainFile(language: Language, document: string, date: string): string {
  const own = path.join(root, `i18n/${language}/legal/${document}/${date}.mdx`);
  const prevails = language !== 'en' && /^prevailsFor: /m.test(readFileSync(own, 'utf8'));
  return `${prevails ? prefix(language) : ''}/${document}/${date}.txt`;
}

const texts = languages.flatMap((language) =>
  legalDocuments.map((document) => [language, document] as const),
);
const versions = texts.flatMap(([language, document]) =>
  list[document]!.map(({date}) => [language, document, date] as const),
);

describe.each(texts)('in %s, %s', (language, document) => {
  const {$} = pageAt(`${prefix(language)}/${document}`);
  const dates = list[document]!.map(({date}) => date);
  const states = dates.map((date) => stateOf(document, date));

  it('has an anchor for every article and paragraph, and refers to nothing that is not there', () => {
    const ids = attributes($, 'main h2[id^="section-"]', 'id');
    const {numbered} = legalStructure[document];
    expect(ids).toEqual(Array.from({length: numbered}, (_, index) => `section-${index + 1}`));
    expect(attributes($, 'main details a[href^="#section-"]', 'href')).toEqual(ids.map((id) => `#${id}`));
    const paragraphs = $('main section[data-numbered] > p').toArray();
    expect(paragraphs.length).toBeGreaterThan(30);
    for (const paragraph of paragraphs) {
      const label = $('a', paragraph).first();
      const id = `section-${flat(label.text()).replace('.', '-')}`;
      expect([$(paragraph).attr('id'), label.attr('href')]).toEqual([id, `#${id}`]);
    }
    const own = attributes($, 'main a[href^="#"]', 'href');
    expect(own.filter((href) => $(`[id="${href!.slice(1)}"]`).length !== 1)).toEqual([]);
  });

  it('says from when it is, leads back, says what it is and who stands behind it', () => {
    const date = dates[states.indexOf('inForce')]!;
    expect($('main header time').attr('datetime')).toBe(date);
    const back = $('main a').first();
    expect([back.attr('href'), flat(back.text())]).toEqual(
      language === 'en' ? ['/', 'Back'] : ['/it/', 'Indietro'],
    );
    const notices = flat($('main > aside').text());
    expect(notices.includes(language === 'en' ? 'reviewed by counsel' : 'sottoporre a un legale')).toBe(
      !brand.legal.reviewedByCounsel,
    );
    expect(notices.includes('traduzione di cortesia')).toBe(language === 'it');
    if (language === 'en') {
      // Specification: "Last updated: August 20, 2025".
      const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(
        new Date(date),
      );
      expect(flat($('main header p').text())).toBe(`Last updated: ${day}`);
    }
    const contact = $('main section').last();
    const {seat} = brand;
    for (const said of [brand.legalName, seat.street, seat.city, brand.vatNumber, brand.contactEmail]) {
      expect(flat(contact.text())).toContain(said);
    }
    expect(contact.find('a[href^="mailto:"]').attr('href')).toBe(`mailto:${brand.contactEmail}`);
  });

  it('lists when each version applied, without script', () => {
    const address = `${prefix(language)}/${document}/versions`;
    const overview = attributes(pageAt(`${prefix(language)}/legal`).$, 'main li a', 'href');
    expect(overview).toEqual(expect.arrayContaining([`${prefix(language)}/${document}`, address]));
    const {$: table} = pageAt(address);
    const rows = table('tr[data-from]').toArray();
    expect(rows.map((row) => table(row).attr('data-from'))).toEqual([...dates].reverse());
    for (const row of rows) {
      const hash = hashOf(plainFile(language, document, table(row).attr('data-from')!));
      expect(table('code', row).text()).toBe(hash);
      expect(table(row).attr('data-answer')).toContain(hash);
    }
    // Hidden, because it does nothing without JavaScript.
    expect(table('form[data-lookup]').attr('hidden')).toBeDefined();
  });

  it('has one version in force, after those before it, and announces the nearest that is to come', () => {
    expect(states.join(' ')).toMatch(/^(?:superseded )*inForce(?: announced)*$/);
    const next = dates[states.indexOf('announced')];
    expect($('[data-begins]').attr('data-day')).toBe(next);
    expect($('main aside[data-kind="warning"]')).toHaveLength(next ? 1 : 0);
  });

  it('shows what changed since the version before, in the text and side by side, without script', () => {
    const [older, newer] = dates;
    const {$: comparison} = pageAt(`${prefix(language)}/${document}/compare/${older}-to-${newer}`);
    expect(Math.min(comparison('main ins').length, comparison('main del').length)).toBeGreaterThan(5);
    expect(comparison('main input[name="view"]')).toHaveLength(2);
    expect(comparison('main input[name="view"][checked]').attr('value')).toBe('inline');
    expect(comparison('main script')).toHaveLength(0);
    expect(comparison('main h2[id^="section-"]')).toHaveLength(legalStructure[document].numbered);
  });
});

describe.each(versions)('in %s, %s of %s', (language, document, date) => {
  const address = `${prefix(language)}/${document}/${date}`;
  const {$} = pageAt(address);
  const superseded = stateOf(document, date) === 'superseded';

  it('warns where it is no longer in force, and leads to the text that is', () => {
    const warning = $('main aside[data-kind="danger"]');
    expect(warning).toHaveLength(superseded ? 1 : 0);
    const isSample = list[document]!.find((it) => it.date === date)?.sample === true;
    expect(warning.text().includes(language === 'en' ? 'invented' : 'inventata')).toBe(isSample);
    expect(warning.find('a').attr('href')).toBe(superseded ? `${prefix(language)}/${document}` : undefined);
  });

  it('has a PDF with the same words', () => {
    const pdf = readPdf(readFileSync(file(`${address}.pdf`)));
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    const written = letters(pdf.pages.join(' '));
    const numbered = $('main section[data-numbered] > p, main section[data-numbered] li').clone();
    numbered.find('.visuallyHidden').remove();
    const clauses = numbered.toArray().map((clause) => flat($(clause).text()));
    expect(clauses.length).toBeGreaterThan(40);
    // A footer may interrupt a paragraph that continues on the next page, so its beginning is enough.
    expect(clauses.filter((text) => !written.includes(letters(text.slice(0, 60))))).toEqual([]);
    expect(pdf).toMatchObject({tagged: true, language, title: flat($('main h1').text())});
    // The company's legal particulars, as on the page.
    const particulars = textsAt($, 'h2#company + dl dd');
    expect(particulars.length > 2).toBe(!superseded);
    for (const text of [$('main aside code').text(), ...particulars]) {
      expect(pdf.pages[0]).toContain(text);
    }
  });

  it('shows the hash of the text that prevails', () => {
    const published = plainFile(language, document, date);
    expect($('main aside code').text()).toBe(hashOf(published));
    expect($(`main aside a[href="${published}"]`)).toHaveLength(1);
    if (language === 'en') {
      const spoken = visibleText(pageAt(address)).replace(/\s/g, '').replaceAll('(opensinanewtab)', '');
      const lines = readFileSync(file(published), 'utf8')
        .split('\n')
        .map((line) => line.replace(/^\s*-/, '').replace(/\s/g, ''));
      expect(lines.length).toBeGreaterThan(100);
      expect(lines.filter((line) => !line.startsWith('Version') && !spoken.includes(line))).toEqual([]);
    }
  });
});

it.each(languages)('the feed in %s tells of every version', (language) => {
  const $ = cheerio.load(readBuilt(`${prefix(language)}/legal/changes.xml`), {xml: true});
  const addresses = attributes($, 'entry > link', 'href').map((href) => new URL(href!).pathname);
  expect(addresses.sort()).toEqual(
    versions
      .filter(([of]) => of === language)
      .map(([, document, date]) => `${prefix(language)}/${document}/${date}`)
      .sort(),
  );
  expect($('feed > title').text()).toContain(brand.name);
});

it('keeps all but the texts in force and their lists out of search', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>[^<]*?(\/(?:terms|dpa)[^<]*)<\/loc>/g)];
  expect(listed.map(([, address]) => address).sort()).toEqual(
    legalDocuments.flatMap((document) => [`/${document}`, `/${document}/versions`]).sort(),
  );
});

it.each(languages)('the terms in six lines say in %s what the articles say that they lead to', (language) => {
  const {$} = pageAt(`${prefix(language)}/partner-program`);
  const {terms} = wordsIn<PartnerProgramContent>(language, 'partnerProgram').responsibilities.inShort;
  const agreed: Readonly<Record<keyof typeof terms, RegExp>> = {
    prices: /minimum turnover, unless an Order Form|fatturato minimo/,
    payment: RegExp(`${agreement.invoiceDueDays} (?:calendar days|giorni)`),
    renewal: /renew automatically for successive periods equal|si rinnovano automaticamente/,
    breach: RegExp(`${agreement.curePeriodDays} (?:days|giorni)`),
    data: RegExp(`${dataProcessing.deletionDays} (?:days|giorni)`),
    law: RegExp(`Delaware.*${agreement.courts.us}`),
  };
  for (const id of Object.keys(terms) as (keyof typeof terms)[]) {
    const link = $('#responsibilities dt a').filter((_, it) => $(it).text() === terms[id].topic);
    const [address, anchor] = link.attr('href')!.split('#') as [string, string];
    expect(flat(pageAt(address).$(`#${anchor}`).nextUntil('h2').text())).toMatch(agreed[id]);
  }
});
