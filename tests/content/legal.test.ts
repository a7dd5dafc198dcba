/** The legal texts as they are published: pages, files and feed say the same, and nobody needs script to read them. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import {brand} from '@site/src/data/brand';
import {agreement, dataProcessing, legalDocuments, legalStructure} from '@site/src/data/legal';
import type {PartnerProgramContent} from '@site/src/content/partnerProgram';
import {languages, prefix, type Language, wordsIn} from '@site/tests/languages';
import {readPdf} from '../pdf';
import {build, pages, readBuilt, root, visibleText, type BuiltPage} from './site';

const list = JSON.parse(readFileSync(path.join(root, 'legal/versions.json'), 'utf8')) as Record<
  string,
  {date: string; noticed: string; sample?: true}[]
>;
/** State of each version on the day for which the site was built, as its list of versions says. */
const stateOf = (document: string, date: string): string =>
  pageAt(`/${document}/versions`).$(`#version-${date} [data-state]`).attr('data-state') ?? '';
const inForce = (document: string): string =>
  list[document]!.find(({date}) => stateOf(document, date) === 'inForce')!.date;
const file = (address: string) => path.join(build, address);

function pageAt(address: string): BuiltPage {
  const page = pages.find((it) => it.path === address);
  if (!page) {
    throw new Error(`There is no page ${address}.`);
  }
  return page;
}

/** Where the plain file of the text is that prevails for readers of a language: its own only where the text says so. */
const plainFile = (language: Language, document: string, date: string) => {
  const own = path.join(root, `i18n/${language}/legal/${document}/${date}.mdx`);
  const prevails = language !== 'en' && /^prevailsFor: /m.test(readFileSync(own, 'utf8'));
  return `${prevails ? prefix(language) : ''}/${document}/${date}.txt`;
};

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const texts = languages.flatMap((language) =>
  legalDocuments.map((document) => [language, document] as const),
);
const versions = texts.flatMap(([language, document]) =>
  list[document]!.map(({date}) => [language, document, date] as const),
);

describe.each(texts)('in %s, %s', (language, document) => {
  const page = pageAt(`${prefix(language)}/${document}`);
  const {$} = page;
  const {numbered} = legalStructure[document];

  it('has an anchor for every article, in the order of their numbers', () => {
    const ids = $('main h2[id^="section-"]')
      .map((_, heading) => $(heading).attr('id'))
      .get();
    expect(ids).toEqual(Array.from({length: numbered}, (_, index) => `section-${index + 1}`));
    const entries = $('main details a[href^="#section-"]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(entries).toEqual(ids.map((id) => `#${id}`));
  });

  it('has a number that leads to itself before every paragraph of an article', () => {
    const paragraphs = $('main section[data-numbered] > p').toArray();
    expect(paragraphs.length).toBeGreaterThan(30);
    for (const paragraph of paragraphs) {
      const id = $(paragraph).attr('id') ?? '';
      const label = $('a', paragraph).first();
      expect(label.attr('href')).toBe(`#${id}`);
      expect(`section-${flat(label.text()).replace('.', '-')}`).toBe(id);
    }
  });

  it('refers to nothing that is not there', () => {
    const own = $('main a[href^="#"]')
      .map((_, link) => $(link).attr('href'))
      .get();
    expect(own.length).toBeGreaterThan(40);
    expect(own.filter((href) => $(`[id="${href.slice(1)}"]`).length !== 1)).toEqual([]);
  });

  it('says from when it is, leads back, and says that it is a template and a translation', () => {
    const date = inForce(document);
    expect($('main header time').attr('datetime')).toBe(date);
    const back = $('main a').first();
    expect(back.attr('href')).toBe(language === 'en' ? '/' : '/it/');
    expect(flat(back.text())).toBe(language === 'en' ? 'Back' : 'Indietro');
    const notices = flat($('main > aside').text());
    expect(notices.includes(language === 'en' ? 'reviewed by counsel' : 'sottoporre a un legale')).toBe(
      !brand.legal.reviewedByCounsel,
    );
    expect(notices.includes('traduzione di cortesia')).toBe(language === 'it');
    if (language === 'en') {
      const [year, month, day] = date.split('-');
      const said = flat($('main header p').text());
      expect(said).toMatch(new RegExp(`^Last updated: [A-Z][a-z]+ ${Number(day)}, ${year}$`));
      expect(new Date(`${said.slice(14)} UTC`).getUTCMonth() + 1).toBe(Number(month));
    }
  });

  it('closes with the particulars of the company', () => {
    const contact = flat($('main section').last().text());
    const {seat} = brand;
    for (const said of [brand.legalName, seat.street, seat.city, brand.vatNumber, brand.contactEmail]) {
      expect(contact).toContain(said);
    }
    expect($('main section').last().find('a[href^="mailto:"]').attr('href')).toBe(
      `mailto:${brand.contactEmail}`,
    );
  });

  it('lists when each version applied, without script', () => {
    const {$: table} = pageAt(`${prefix(language)}/${document}/versions`);
    const rows = table('tr[data-from]').toArray();
    expect(rows.map((row) => table(row).attr('data-from'))).toEqual(
      list[document]!.map(({date}) => date).reverse(),
    );
    for (const row of rows) {
      const date = table(row).attr('data-from')!;
      const hash = createHash('sha256')
        .update(readFileSync(file(plainFile(language, document, date))))
        .digest('hex');
      expect(table('code', row).text()).toBe(hash);
      expect(table(row).attr('data-answer')).toContain(hash);
    }
    // It would do nothing without script.
    expect(table('form[data-lookup]').attr('hidden')).toBeDefined();
  });

  it('announces the nearest version that is to come, and nothing where none is', () => {
    const next = list[document]!.find(({date}) => stateOf(document, date) === 'announced');
    expect($('[data-begins]').attr('data-day')).toBe(next?.date);
    expect($('main aside[data-kind="warning"]')).toHaveLength(next ? 1 : 0);
  });

  it('has one version in force, those before it behind it and those announced ahead', () => {
    const order = ['superseded', 'inForce', 'announced'];
    const states = list[document]!.map(({date}) => order.indexOf(stateOf(document, date)));
    expect(states).toEqual([...states].sort((a, b) => a - b));
    expect(states.filter((state) => state === 1)).toHaveLength(1);
    expect(states).not.toContain(-1);
  });
});

describe.each(versions)('in %s, %s of %s', (language, document, date) => {
  const address = `${prefix(language)}/${document}/${date}`;
  const {$} = pageAt(address);
  const superseded = stateOf(document, date) === 'superseded';

  const isSample = list[document]!.find((it) => it.date === date)?.sample === true;

  it('warns where it is no longer in force, and leads to the text that is', () => {
    const warning = $('main aside[data-kind="danger"]');
    expect(warning).toHaveLength(superseded ? 1 : 0);
    expect(warning.text().includes(language === 'en' ? 'invented' : 'inventata')).toBe(isSample);
    if (superseded) {
      expect(warning.find('a').attr('href')).toBe(`${prefix(language)}/${document}`);
    }
  });

  it('has a PDF with the same words', () => {
    const pdf = readPdf(readFileSync(file(`${address}.pdf`)));
    const written = flat(pdf.pages.join(' ')).replace(/[^\p{L}\p{N}]/gu, '');
    const numbered = $('main section[data-numbered] > p, main section[data-numbered] li').toArray();
    expect(numbered.length).toBeGreaterThan(40);
    const without = numbered
      .map((it) => {
        const part = $(it).clone();
        part.find('.visuallyHidden').remove();
        return flat(part.text());
      })
      // A footer may stand within a paragraph that goes on overleaf: its beginning is enough.
      .filter((text) => !written.includes(text.slice(0, 60).replace(/[^\p{L}\p{N}]/gu, '')));
    expect(without).toEqual([]);
    expect(pdf.tagged).toBe(true);
    expect(pdf.language).toBe(language);
    expect(pdf.title).toBe(flat($('main h1').text()));
    expect(pdf.pages[0]).toContain($('main aside code').text());
    // Whose text it is, as the law wants a company to say, like the page.
    const particulars = $('h2#company + dl dd').map((_, it) => flat($(it).text()));
    expect(particulars.length > 2).toBe(!superseded);
    for (const text of particulars.get()) {
      expect(pdf.pages[0]).toContain(text);
    }
  });

  it('shows the hash of the text that prevails', () => {
    const published = plainFile(language, document, date);
    const plain = readFileSync(file(published));
    expect($('main aside code').text()).toBe(createHash('sha256').update(plain).digest('hex'));
    expect($(`main aside a[href="${published}"]`)).toHaveLength(1);
    if (language === 'en') {
      const page = flat(visibleText(pageAt(address))).replace(/\s/g, '');
      const lines = plain
        .toString('utf8')
        .split('\n')
        .map((line) => line.replace(/^\s*-/, '').replace(/\s/g, ''));
      expect(lines.length).toBeGreaterThan(100);
      const spoken = page.replaceAll('(opensinanewtab)', '');
      expect(lines.filter((line) => !line.startsWith('Version') && !spoken.includes(line))).toEqual([]);
    }
  });
});

describe.each(texts)('what changed, in %s, %s', (language, document) => {
  const [older, newer] = list[document]!.map(({date}) => date);
  const {$} = pageAt(`${prefix(language)}/${document}/compare/${older}-to-${newer}`);

  it('stands in the page, both in the text and side by side', () => {
    expect($('main ins').length).toBeGreaterThan(5);
    expect($('main del').length).toBeGreaterThan(5);
    expect($('main input[name="view"]')).toHaveLength(2);
    expect($('main input[name="view"]:checked, main input[name="view"][checked]').attr('value')).toBe(
      'inline',
    );
    expect($('main script')).toHaveLength(0);
  });

  it('has every article', () => {
    expect($('main h2[id^="section-"]')).toHaveLength(legalStructure[document].numbered);
  });
});

it.each(languages)('the feed in %s tells of every version', (language) => {
  const $ = cheerio.load(readBuilt(`${prefix(language)}/legal/changes.xml`), {xml: true});
  const addresses = $('entry > link')
    .map((_, link) => new URL($(link).attr('href')!).pathname)
    .get();
  expect(addresses.sort()).toEqual(
    versions
      .filter(([of]) => of === language)
      .map(([, document, date]) => `${prefix(language)}/${document}/${date}`)
      .sort(),
  );
  expect($('feed > title').text()).toContain(brand.name);
});

it('keeps all but the texts in force and their lists out of search', () => {
  const sitemap = readBuilt('sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>[^<]*?(\/(?:terms|dpa)[^<]*)<\/loc>/g)].map(([, it]) => it);
  expect(listed.sort()).toEqual(['/dpa', '/dpa/versions', '/terms', '/terms/versions']);
  expect(existsSync(file('/pagefind/words.txt'))).toBe(true);
});

describe.each(languages)('the terms in six lines, in %s', (language) => {
  const {$} = pageAt(`${prefix(language)}/partner-program`);
  const {terms} = wordsIn<PartnerProgramContent>(language, 'partnerProgram').responsibilities.inShort;
  const agreed: Readonly<Record<keyof typeof terms, RegExp>> = {
    prices: {en: /minimum turnover, unless an Order Form/, it: /fatturato minimo/}[language],
    payment: RegExp(`${agreement.invoiceDueDays} (?:calendar days|giorni)`),
    renewal: {en: /renew automatically for successive periods equal/, it: /si rinnovano automaticamente/}[
      language
    ],
    breach: RegExp(`${agreement.curePeriodDays} (?:days|giorni)`),
    data: RegExp(`${dataProcessing.deletionDays} (?:days|giorni)`),
    law: RegExp(`Delaware.*${agreement.courts.us}`),
  };

  it.each(Object.keys(terms) as (keyof typeof terms)[])(
    '%s is what the article says that it leads to',
    (id) => {
      const link = $('#responsibilities dt a').filter((_, it) => $(it).text() === terms[id].topic);
      const [address, anchor] = link.attr('href')!.split('#') as [string, string];
      const article = pageAt(address).$(`#${anchor}`).nextUntil('h2');
      expect(article.length).toBeGreaterThan(0);
      expect(flat(article.text())).toMatch(agreed[id]);
    },
  );
});
