import {fixtureBrand as brand} from '../../../../../tests/fixtureBrand';
import {company} from '../../../../content/company';
import {legalFolders, type LegalTexts} from '../model';
import {editionsOf, pagesOf} from '../pages';
import {plainText, sha256} from '../plainText';
import {paragraph, readText, textOf, withBlocks} from './texts';

const lock = {en: 'x'};
const version = (date: string, noticed = date) => ({date, noticed, sha256: lock});
const linked = (title: string) =>
  withBlocks(textOf('terms', {title, changes: [`${title}.`]}), 'section-1', [
    paragraph('1.1', {brand: 'LegalName'}, {link: '/dpa#section-2', words: ['2']}),
    paragraph(
      '1.2',
      {strong: [{em: [{link: '/dpa#section-3', words: ['3']}]}]},
      {link: '/dpa', words: ['all']},
      {link: '/pricing#plans', words: ['plans']},
      {link: '#section-4', words: ['4']},
    ),
  ]);
const linksIn = (data: unknown) =>
  [...JSON.stringify(data).matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link);

const texts: LegalTexts = {
  folders: legalFolders(['en', 'it']),
  required: ['en'],
  problems: [],
  list: {
    terms: [
      version('2026-09-01', '2026-07-01'),
      {...version('2026-01-01'), sample: true},
      version('2026-05-01', '2026-03-01'),
    ],
    dpa: [version('2025-06-01'), version('2026-03-01', '2026-02-01')],
  },
  texts: [
    // Another text of the same day.
    readText('dpa', '2026-01-01'),
    readText('terms', '2026-01-01', 'en', linked('First')),
    readText('terms', '2026-05-01', 'en', linked('Second')),
    readText('terms', '2026-05-01', 'it', {...linked('Secondo'), prevailsFor: 'IT'}),
    readText('terms', '2026-09-01', 'en', linked('Third')),
    readText('dpa', '2025-06-01'),
    readText('dpa', '2026-03-01'),
    readText('dpa', '2026-03-01', 'it', textOf('dpa', {title: 'Accordo'})),
  ],
};
const homes = {en: '/base/', it: '/base/it/'};
const site = (language: 'en' | 'it', today = '2026-07-02') => ({
  brand,
  language,
  homes,
  today,
  company: () => company,
});

describe('editions', () => {
  it('are those that have been posted, with names filled in', () => {
    const {terms, dpa} = editionsOf(texts, site('en'));
    const [first, second, third] = terms;
    expect(terms.map(({facts}) => [facts.date, facts.state])).toEqual([
      ['2026-01-01', 'superseded'],
      ['2026-05-01', 'inForce'],
      ['2026-09-01', 'announced'],
    ]);
    expect(first!.text.parts[2]!.blocks[0]!.words[0]).toBe('Probe S.r.l.');
    const {facts, plain} = first!;
    expect(plain).toBe(plainText(first!.text, '2026-01-01'));
    expect(facts).toMatchObject({
      ...{
        noticed: '2026-01-01',
        until: '2026-04-30',
        sample: true,
        sha256: sha256(plain),
        changes: ['First.'],
      },
      ...{plainFile: '/base/terms/2026-01-01.txt', pdfFile: '/base/terms/2026-01-01.pdf'},
      begins: '2025-12-31T23:00:00.000Z',
    });
    expect([second!.facts.until, second!.facts.sample, third!.facts.noticed]).toEqual([
      '2026-08-31',
      undefined,
      '2026-07-01',
    ]);
    expect(dpa).toHaveLength(2);
  });

  it('are in the language of the site where there is a text, and identify the one that prevails', () => {
    const {terms, dpa} = editionsOf(texts, site('it'));
    expect(
      terms.map(({language, prevails, text, original}) => [language, prevails, text.title, original.title]),
    ).toEqual([
      ['en', 'en', 'First', 'First'],
      ['it', 'it', 'Secondo', 'Second'],
      ['en', 'en', 'Third', 'Third'],
    ]);
    expect(terms.map(({facts}) => [facts.plainFile, facts.pdfFile])).toEqual([
      ['/base/terms/2026-01-01.txt', '/base/it/terms/2026-01-01.pdf'],
      ['/base/it/terms/2026-05-01.txt', '/base/it/terms/2026-05-01.pdf'],
      ['/base/terms/2026-09-01.txt', '/base/it/terms/2026-09-01.pdf'],
    ]);
    expect(terms[1]!.plain).toBe(plainText(terms[1]!.text, '2026-05-01'));
    expect(dpa[1]).toMatchObject({
      language: 'it',
      prevails: 'en',
      plain: plainText(dpa[1]!.original, '2026-03-01'),
    });
    expect(dpa[1]!.text.title).toBe('Accordo');
  });
});

describe('pages', () => {
  const editions = () => editionsOf(texts, site('en'));
  const page = (path: string) => pagesOf(editions(), site('en')).find((it) => it.path === path)!;
  const versions = () => editions().terms.map(({facts}) => facts);

  it('are one of each kind, and one for each version and pair of versions', () => {
    expect(pagesOf(editions(), site('en')).map(({path, kind}) => `${kind} ${path}`)).toEqual([
      'overview /legal',
      'text /terms',
      'text /terms/2026-01-01',
      'text /terms/2026-05-01',
      'text /terms/2026-09-01',
      'versions /terms/versions',
      'comparison /terms/compare/2026-01-01-to-2026-05-01',
      'comparison /terms/compare/2026-01-01-to-2026-09-01',
      'comparison /terms/compare/2026-05-01-to-2026-09-01',
      'text /dpa',
      'text /dpa/2025-06-01',
      'text /dpa/2026-03-01',
      'versions /dpa/versions',
      'comparison /dpa/compare/2025-06-01-to-2026-03-01',
    ]);
  });

  it.each([
    ['/terms', 1, {present: true, previous: '2026-01-01'}],
    ['/terms/2026-01-01', 0, {present: false, previous: undefined}],
    ['/terms/2026-09-01', 2, {present: false, previous: '2026-05-01'}],
  ])('show %s with its place among the versions', (path, index, data) => {
    expect(page(path).data).toEqual({
      document: 'terms',
      language: 'en',
      inForce: '2026-05-01',
      text: expect.anything(),
      version: versions()[index],
      // Pages of the version in force mention the next one.
      announced: index === 1 ? versions()[2] : undefined,
      ...data,
    });
  });

  const links = (dpa: string) => [
    `${dpa}#section-2`,
    `${dpa}#section-3`,
    '/dpa',
    '/pricing#plans',
    '#section-4',
  ];
  it.each([
    ['/terms', '/dpa'],
    // On its last day, 30 April, the second version of the other text was in force.
    ['/terms/2026-01-01', '/dpa/2026-03-01'],
  ])('let links of %s lead to the other text of its time', (path, dpa) => {
    expect(linksIn(page(path).data)).toEqual(links(dpa));
  });
});
