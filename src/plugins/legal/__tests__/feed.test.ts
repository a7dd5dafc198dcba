import {load} from 'cheerio';
import {company as companyEnglish, type CompanyContent} from '../../../content/company';
import {legal as english} from '../../../content/legal';
import {fixtureBrand as brand} from '../../../../tests/fixtureBrand';
import {feedOf} from '../feed';
import {editionsOf} from '../../../lib/legal/pages';
import {sha256} from '../../../lib/legal/plainText';
import {readTexts} from '../readTexts';
import type {LegalContent} from '../../../../src/content/legal';
import {languages, wordsIn} from '../../../../tests/languages';
import {whereItalian} from '../../../../tests/whereItalian';

const italian = wordsIn<LegalContent>('it', 'legal');

const all = await readTexts(process.cwd());
const homes = {en: '/', it: '/it/'};
const companies = {en: companyEnglish, it: wordsIn<CompanyContent>('it', 'company')};
const company = (language: string) => companies[language as 'en' | 'it'];
const site = (language: 'en' | 'it', today = '2026-11-21') => ({brand, language, homes, today, company});

it.each(languages)('the feed has an entry for each version in %s, newest announcement first', (language) => {
  const editions = editionsOf(all, site(language));
  const words = {en: english, it: italian}[language];
  const feed = feedOf(editions, {
    url: 'https://portal.example',
    baseUrl: homes[language],
    language,
    brand,
    words,
    sample: 'Sample',
  });
  const $ = load(feed, {xml: true});
  expect($('feed').attr('xml:lang')).toBe(language);
  expect(
    $('feed > link[rel="self"]')
      .get()
      .map((it) => $(it).attr('href')),
  ).toEqual([`https://portal.example${homes[language]}legal/changes.xml`]);
  const head = ['id', 'updated', 'rights', 'author > name'].map((name) => $(`feed > ${name}`).text());
  expect(head).toEqual([
    `https://portal.example${homes[language]}legal/changes.xml`,
    '2025-09-03T00:00:00.000Z',
    `© ${brand.legalName}`,
    brand.name,
  ]);
  const entries = $('entry').toArray();
  // The first version of a text has nothing to be compared with.
  expect($('content', entries.at(-1)).text()).not.toContain('/compare/');
  expect(entries.map((entry) => $('published', entry).text().slice(0, 10))).toEqual([
    '2025-09-03',
    '2025-07-18',
    '2025-02-03',
    '2025-02-03',
  ]);
  const [newest] = entries;
  expect($('id', newest).text()).toBe(`https://portal.example${homes[language]}dpa/2025-10-07`);
  expect($('content', newest).text()).toContain('48');
  expect($('content', newest).text()).toContain(
    `https://portal.example${homes[language]}dpa/compare/2025-02-03-to-2025-10-07`,
  );
});

whereItalian.test('publishes the hash of the English text with the names filled in', () => {
  const [, present] = editionsOf(all, site('it')).terms;
  expect(present?.plain).toContain(brand.legalName);
  expect(present?.plain).not.toContain('<LegalName />');
  expect(present?.plain).toContain('Master Services');
  expect(present?.facts.sha256).toBe(sha256(present?.plain ?? ''));
  expect(present?.text.title).toContain('Accordo');
});

whereItalian.test(
  'identifies the Italian text where it prevails for its readers, and the English one elsewhere',
  () => {
    const newest = (language: 'en' | 'it') => editionsOf(all, site(language, '2026-11-22')).terms.at(-1)!;
    const [there, here] = [newest('en'), newest('it')];
    expect(here.text.prevailsFor).toBe('IT');
    expect(here.plain).toContain('prevale il testo italiano');
    expect(here.facts.plainFile).toBe('/it/terms/2027-03-01.txt');
    expect(here.facts.sha256).toBe(sha256(here.plain));
    expect(there.plain).toContain('the Italian text prevails');
    expect(there.facts.plainFile).toBe('/terms/2027-03-01.txt');
    expect(there.facts.sha256).not.toBe(here.facts.sha256);
    const [, before] = editionsOf(all, site('it')).terms;
    expect(before?.facts.plainFile).toBe('/terms/2025-08-20.txt');
  },
);

it('says that versions are samples, and that texts are templates until counsel has reviewed them', () => {
  const of = (reviewedByCounsel: boolean) => {
    const ours = {...brand, legal: {...brand.legal, reviewedByCounsel}};
    const feed = feedOf(editionsOf(all, {...site('en'), brand: ours}), {
      url: 'https://portal.example',
      baseUrl: '/',
      language: 'en',
      brand: ours,
      words: english,
      sample: 'Sample',
    });
    const $ = load(feed, {xml: true});
    return $('entry')
      .toArray()
      .map((entry) => $('title', entry).text() + $('content', entry).text());
  };
  expect(of(false).filter((entry) => entry.includes('(Sample)'))).toHaveLength(2);
  expect(of(false).join()).not.toContain('In force');
  expect(of(false)[0]).toContain('would apply from');
  expect(of(true)[0]).toContain('In force from');
});
