import {fixtureBrand as brand} from '../../../../tests/fixtureBrand';
import {company} from '../../../content/company';
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
/** What `linked` leads to, in words. */
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
    expect(first).toEqual({
      text: first!.original,
      original: first!.text,
      language: 'en',
      prevails: 'en',
      plain: plainText(first!.text, '2026-01-01'),
      facts: {
        date: '2026-01-01',
        noticed: '2026-01-01',
        state: 'superseded',
        until: '2026-04-30',
        sample: true,
        sha256: sha256(first!.plain),
        plainFile: '/base/terms/2026-01-01.txt',
        pdfFile: '/base/terms/2026-01-01.pdf',
        changes: ['First.'],
        begins: '2025-12-31T23:00:00.000Z',
      },
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
    // A translation that does not prevail.
    expect(dpa[1]).toMatchObject({
      language: 'it',
      prevails: 'en',
      plain: plainText(dpa[1]!.original, '2026-03-01'),
    });
    expect(dpa[1]!.text.title).toBe('Accordo');
  });

  it('are none without an English text, nor on a day on which none is in force', () => {
    const early = {...texts.list, terms: [version('2026-01-01', '2025-12-01')]};
    expect(() => editionsOf({...texts, list: early}, site('en', '2025-12-31'))).toThrow(
      'no version of terms',
    );
    const missing = {...texts, texts: texts.texts.filter(({document}) => document === 'dpa')};
    expect(() => editionsOf(missing, site('en'))).toThrow('There is no text of terms 2026-01-01 in English.');
    expect(() => editionsOf(texts, site('en', '2025-12-31'))).toThrow(
      'legal/versions.json: no version of terms is in force on 2025-12-31.',
    );
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

  it('list what is in force', () => {
    const [first, second, third] = versions();
    expect(page('/legal').data).toEqual({
      texts: [
        {document: 'terms', title: 'Second', description: 'About terms.', version: second},
        {
          document: 'dpa',
          title: 'Title of dpa',
          description: 'About dpa.',
          version: editions().dpa[1]!.facts,
        },
      ],
    });
    expect(page('/terms/versions').data).toEqual({
      document: 'terms',
      title: 'Second',
      versions: [third, second, first],
      feed: '/base/legal/changes.xml',
    });
  });

  it.each([
    ['/terms', 1, {present: true, previous: '2026-01-01'}],
    ['/terms/2026-01-01', 0, {present: false, previous: undefined}],
    ['/terms/2026-05-01', 1, {present: false, previous: '2026-01-01'}],
    ['/terms/2026-09-01', 2, {present: false, previous: '2026-05-01'}],
  ])('show %s with its place among the versions', (path, index, data) => {
    expect(page(path).data).toEqual({
      document: 'terms',
      language: 'en',
      inForce: '2026-05-01',
      text: expect.anything(),
      version: versions()[index],
      // Pages of the one in force tell of the one that comes.
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
    ['/terms/2026-05-01', '/dpa/2026-03-01'],
  ])('let links of %s lead to the other text of its time', (path, dpa) => {
    expect(linksIn(page(path).data)).toEqual(links(dpa));
  });

  it('let a version lead to what applies on its last day, today, or the day on which it begins', () => {
    const dpa = [version('2025-06-01'), version('2026-04-30'), version('2026-10-01', '2026-06-01')];
    const more = {
      ...texts,
      list: {...texts.list, dpa},
      texts: [...texts.texts, readText('dpa', '2026-04-30'), readText('dpa', '2026-10-01')],
    };
    const linksOn = (today: string, path: string) => {
      const own = pagesOf(editionsOf(more, site('en', today)), site('en', today));
      return linksIn(own.find((it) => it.path === path)?.data)[0];
    };
    expect(linksOn('2026-07-02', '/terms/2026-01-01')).toBe('/dpa/2026-04-30#section-2');
    expect(linksOn('2026-07-02', '/terms/2026-09-01')).toBe('/dpa/2026-04-30#section-2');
    expect(linksOn('2026-10-02', '/terms/2026-09-01')).toBe('/dpa/2026-10-01#section-2');
    const none = {...more, list: {...more.list, dpa: dpa.slice(1)}, texts: more.texts};
    const early = pagesOf(
      editionsOf(
        {
          ...none,
          list: {...none.list, dpa: [version('2026-05-01')]},
          texts: [...none.texts, readText('dpa', '2026-05-01')],
        },
        site('en'),
      ),
      site('en'),
    );
    // Before there was another text, a link leads to the one of today.
    expect(linksIn(early.find((it) => it.path === '/terms/2026-01-01')?.data)[0]).toBe('/dpa#section-2');
  });

  it('compare texts of one language', () => {
    const [first, second] = versions();
    expect(page('/terms/compare/2026-01-01-to-2026-05-01').data).toMatchObject({
      document: 'terms',
      title: 'Second',
      older: first,
      newer: second,
    });
    const titles = (path: string) => {
      const italian = pagesOf(editionsOf(texts, site('it')), site('it')).find((it) => it.path === path);
      return (
        italian?.kind === 'comparison' && [
          italian.data.title,
          italian.data.parts.some(({changed}) => changed),
        ]
      );
    };
    // Its own title, but the English texts: the older one is not there in Italian.
    expect(titles('/terms/compare/2026-01-01-to-2026-05-01')).toEqual(['Secondo', false]);
    const both = {
      ...texts,
      texts: [
        ...texts.texts,
        readText(
          'terms',
          '2026-01-01',
          'it',
          withBlocks(linked('Primo'), 'section-1', [paragraph('1.1', 'Altro.')]),
        ),
      ],
    };
    const changed = pagesOf(editionsOf(both, site('it')), site('it')).find(
      ({path}) => path === '/terms/compare/2026-01-01-to-2026-05-01',
    );
    expect(
      changed?.kind === 'comparison' && changed.data.parts.filter((it) => it.changed).map(({id}) => id),
    ).toEqual(['section-1']);
  });
});
