import {load} from 'cheerio';
import {legal as english} from '../../../content/legal';
import {fixtureBrand as brand} from '../../../../tests/fixtureBrand';
import {feedOf} from '../feed';
import type {LegalText} from '../../../lib/legal/model';
import {editionsOf, pagesOf} from '../../../lib/legal/pages';
import {particularsOf} from '../../../lib/legal/particulars';
import {plainText, sha256} from '../../../lib/legal/plainText';
import {readTexts} from '../readTexts';
import type {LegalContent} from '../../../../src/content/legal';
import {wordsIn} from '../../../../tests/languages';

const italian = wordsIn<LegalContent>('it', 'legal');

const all = await readTexts(process.cwd());
const homes = {en: '/', it: '/it/'};
const site = (language: 'en' | 'it', today = '2026-11-21') => ({brand, language, homes, today});

it.each(['en', 'it'] as const)(
  'the feed has an entry for each version in %s, newest announcement first',
  (language) => {
    const editions = editionsOf(all, site(language));
    const words = {en: english, it: italian}[language];
    const feed = feedOf(editions, {
      url: 'https://portal.example',
      baseUrl: homes[language],
      language,
      brand,
      words,
    });
    const $ = load(feed, {xml: true});
    expect($('feed').attr('xml:lang')).toBe(language);
    expect(
      $('feed > link[rel="self"]')
        .get()
        .map((it) => $(it).attr('href')),
    ).toEqual([`https://portal.example${homes[language]}legal/changes.xml`]);
    const entries = $('entry').toArray();
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
  },
);

it('publishes the hash of the English text with the names filled in', () => {
  const [, present] = editionsOf(all, site('it')).terms;
  expect(present?.plain).toContain(brand.legalName);
  expect(present?.plain).not.toContain('<LegalName />');
  expect(present?.plain).toContain('Master Services');
  expect(present?.facts.sha256).toBe(sha256(present?.plain ?? ''));
  expect(present?.text.title).toContain('Accordo');
});

it('refuses a day on which there is no text', () => {
  expect(() => editionsOf(all, site('en', '2025-02-02'))).toThrow(
    'legal/versions.json: no version of terms is in force on 2025-02-02.',
  );
});

it('lets a former version refer to the other text of its time', () => {
  const pages = pagesOf(editionsOf(all, site('en')), site('en'));
  const linksOf = (path: string) => JSON.stringify(pages.find((page) => page.path === path)?.data);
  expect(linksOf('/terms/2025-02-03')).toContain('"/dpa/2025-02-03#section-12"');
  expect(linksOf('/terms/2025-08-20')).toContain('"/dpa/2025-10-07#section-12"');
  expect(linksOf('/terms')).toContain('"/dpa#section-12"');
});

it('keeps a former name in texts of its time', () => {
  const renamed = {
    ...brand,
    legal: {...brand.legal, formerly: [{until: '2025-06-01', legalName: 'Old Name S.r.l.'}]},
  };
  expect(particularsOf(renamed, '2025-02-03', 'en').LegalName).toBe('Old Name S.r.l.');
  expect(particularsOf(renamed, '2025-06-01', 'en').LegalName).toBe(brand.legalName);
  expect(particularsOf(renamed, '2025-02-03', 'en').VatNumber).toBe(brand.vatNumber);
});

it('says names of countries in the language of the text', () => {
  expect(particularsOf(brand, '2025-08-20', 'it').Seat).toContain('Italia');
});

it('gives a plain file line by line', () => {
  const text: LegalText = {
    title: 'T',
    description: '',
    changes: [],
    parts: [{id: 'parties', title: 'P', blocks: []}],
  };
  expect(plainText(text, '2025-01-01')).toBe('T\nVersion 2025-01-01\n\nP\n');
});
