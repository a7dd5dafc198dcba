import {agreement, legalStructure} from '../../../data/legal';
import {addDays} from '../calendar';
import {anchorsOf, legalProblems, lockOf, sayProblem, textProblems} from '../check';
import {legalFolders, type LegalTexts, type ReadText} from '../model';
import {plainText, sha256} from '../plainText';
import type {PublishedVersion} from '../versions';
import {paragraph, readText, textOf, withBlocks} from './texts';

const {numbered} = legalStructure.terms;
const terms = readText('terms', '2026-01-01');
const dpa = readText('dpa', '2026-01-01');
const italian = readText('terms', '2026-01-01', 'it');
const said = (...texts: ReadText[]) => textProblems({texts}).map(sayProblem);
const withText = (of: ReadText, text: ReadText['text']): ReadText => ({...of, text});
const without = (of: ReadText, ...ids: string[]) =>
  withText(of, {...of.text, parts: of.text.parts.filter(({id}) => !ids.includes(id))});

it('locks the plain text of a version', () => {
  expect(lockOf(terms)).toBe(sha256(plainText(terms.text, '2026-01-01')));
});

it('knows the anchors of parts and paragraphs', () => {
  const {parts} = withBlocks(textOf('dpa'), 'section-1', [paragraph('1.1', 'a'), paragraph(undefined, 'b')]);
  expect([...anchorsOf({...textOf('dpa'), parts: parts.slice(0, 2)})]).toEqual([
    'parties',
    'section-1',
    'section-1-1',
  ]);
});

it('says file, line where there is one, and message', () => {
  const problem = {file: 'a.mdx', message: 'is wrong.'};
  expect(sayProblem({...problem, line: 2})).toBe('a.mdx:2: is wrong.');
  expect(sayProblem({...problem, line: 1})).toBe('a.mdx: is wrong.');
});

describe('the parts of a text', () => {
  const annex = {id: 'financial-entities', title: 'Annex', blocks: []};
  const withAnnex = (at: number) =>
    withText(terms, {...terms.text, parts: terms.text.parts.toSpliced(at, 0, annex)});

  it('are in order, with an annex or without', () => {
    expect(said(terms, dpa, withAnnex(terms.text.parts.length - legalStructure.terms.after.length))).toEqual(
      [],
    );
  });

  it.each([
    [
      without(terms, 'parties', 'section-2', `section-${numbered}`, 'contact'),
      `lacks the part "parties", Article 2, Article ${numbered}, the part "contact". Every version and language has the same parts: ${legalStructure.terms.before.join(', ')}, Article 1 to ${numbered}, ${legalStructure.terms.after.join(', ')}.`,
    ],
    [
      without(dpa, 'section-3'),
      `lacks Section 3. Every version and language has the same parts: ${legalStructure.dpa.before.join(', ')}, Section 1 to ${legalStructure.dpa.numbered}, ${legalStructure.dpa.after.join(', ')}.`,
    ],
    [
      withAnnex(0),
      `has its parts in another order: ${['financial-entities', ...terms.text.parts.map(({id}) => id)].join(', ')}; it should be ${terms.text.parts
        .map(({id}) => id)
        .toSpliced(-2, 0, 'financial-entities')
        .join(', ')}.`,
    ],
  ])('are complained of, once for a text', (text, message) => {
    expect(textProblems({texts: [text]})).toEqual([{file: text.file, line: 1, message}]);
  });
});

describe('a translation', () => {
  const [one, two, three] = ['1.1', '1.2', '1.3'].map((label) => paragraph(label, 'Words.'));
  const item = {kind: 'item', words: ['Item.']} as const;
  const original = withText(terms, withBlocks(terms.text, 'section-1', [one!, two!]));
  const problem = (...blocks: Parameters<typeof withBlocks>[2][number][]) =>
    said(withText(italian, withBlocks(italian.text, 'section-1', blocks)), original);

  it.each([
    [[two!, item], 'lacks 1.1 and has item besides'],
    [[one!], 'lacks 1.2'],
    [[three!], 'lacks 1.1, 1.2 and has 1.3 besides'],
    [[one!, two!, three!, item], 'has 1.3, item besides'],
    [[one!, two!, two!], 'has 3 paragraphs and items, and not 2'],
  ])('has the paragraphs of its English', (blocks, message) => {
    expect(problem(...blocks)).toEqual([
      `${italian.file}: "section-1" ${message}: it should have the same paragraphs as ${terms.file}.`,
    ]);
  });

  it('is compared with the English of its version and document alone', () => {
    const shorter = withText(italian, withBlocks(italian.text, 'section-1', [one!]));
    expect(said({...original, date: '2025-01-01'}, {...original, document: 'dpa'}, shorter)).toEqual(
      said({...original, document: 'dpa'}),
    );
    // A part that is not there is complained of as such.
    expect(said(terms, without(italian, 'section-1'))).toHaveLength(1);
    // As is the English, which no translation is held against in its own place.
    expect(said(italian)).toEqual([]);
  });
});

describe('references', () => {
  const linking = (of: ReadText, link: string) =>
    withText(of, withBlocks(of.text, 'section-1', [paragraph('1.1', 'See ', {link, words: ['it']}, '.')]));

  it.each(['#section-2', '#section-2-1', '/dpa#section-12', '/pricing#plans', '/dpa', 'https://a.example'])(
    'may lead to %s',
    (link) => {
      expect(said(linking(terms, link), dpa)).toEqual([]);
    },
  );

  it.each([
    ['#section-2-9', 'Article 2.9, which this text does not have'],
    ['#section-2-9-b', 'Article 2.9(b), which this text does not have'],
    ['/dpa#section-99', 'Section 99, which the other text does not have'],
  ])('that lead to %s lead nowhere', (link, message) => {
    expect(said(linking(terms, link), dpa)).toEqual([
      `${terms.file}: paragraph 1.1 refers to ${message}. Correct the number.`,
    ]);
  });

  it('name a document by its own word, and no paragraph without a number', () => {
    const words = [{strong: ['a', {em: [{link: '#section-99', words: []}]}]}, {brand: 'Name'} as const];
    expect(said(withText(dpa, withBlocks(dpa.text, 'parties', [paragraph(undefined, ...words)])))).toEqual([
      `${dpa.file}: a paragraph refers to Section 99, which this text does not have. Correct the number.`,
    ]);
  });

  it('lead to any version of the other text, in the same language', () => {
    const text = linking(terms, '/dpa#section-1-1');
    const former = withText(dpa, withBlocks(dpa.text, 'section-1', []));
    expect(said(text, former, dpa)).toEqual([]);
    expect(said(text, former)).toHaveLength(1);
    expect(said(text, former, {...dpa, language: 'it', document: 'dpa'})).toHaveLength(2);
    // The numbers of this text are no places of the other one.
    expect(said(text, former, terms)).toHaveLength(1);
  });
});

describe('the list of versions', () => {
  const notice = agreement.amendmentNoticeDays;
  const next = readText('terms', '2026-06-01');
  const version = (of: ReadText, noticed = of.date, more: Record<string, string> = {}): PublishedVersion => ({
    date: of.date,
    noticed,
    sha256: {en: lockOf(of), ...more},
  });
  const all: LegalTexts = {
    folders: legalFolders(['en', 'it']),
    required: ['en'],
    list: {terms: [version(next, addDays(next.date, -notice)), version(terms)], dpa: [version(dpa)]},
    texts: [terms, next, dpa],
    problems: [],
  };
  const problems = (change: Partial<LegalTexts>) => legalProblems({...all, ...change}).map(sayProblem);
  const listing = (...versions: PublishedVersion[]) => ({list: {...all.list, terms: versions}});

  it('fits its texts, and a translation that not all languages need may be left out', () => {
    expect(problems({})).toEqual([]);
    const translated = version(terms, terms.date, {it: lockOf(italian)});
    expect(
      problems({...listing(translated), texts: [terms, italian, dpa], required: ['en', 'it']}).filter(
        (it) => !it.includes('dpa'),
      ),
    ).toEqual([]);
  });

  it('has each version once', () => {
    const twice = listing(...all.list.terms, version(terms, '2025-11-01'));
    expect(problems(twice)).toContain('legal/versions.json: terms: the version 2026-01-01 stands twice.');
  });

  it('has a notice before each version but the first', () => {
    const late = listing(version(next, addDays(next.date, 1 - notice)), version(terms));
    expect(problems(late)).toEqual([
      `legal/versions.json: terms 2026-06-01: partners were told on ${addDays(next.date, 1 - notice)}, ${notice - 1} days before it takes effect. The agreement promises at least ${notice} days (Article 16.3): it may take effect on 2026-06-02 at the earliest. Name the files after that day or a later one, and publish them again.`,
    ]);
    const first = listing(...all.list.terms.slice(0, 1), version(terms, '2026-01-02'));
    expect(problems(first)[0]).toContain('at least 0 days (Article 16.3): it may take effect on 2026-01-02');
  });

  const gone = ': is a published version and must stay, but the file is not there. Restore it.';
  it.each([
    ['gone in English', {texts: [next, dpa]}, `${terms.file}${gone}`],
    [
      'gone in a language that has it',
      listing(all.list.terms[0]!, version(terms, terms.date, {it: 'x'})),
      `${italian.file}${gone}`,
    ],
    [
      'that was never locked in another language',
      {texts: [...all.texts, italian]},
      `${italian.file}: translates a published version, and legal/versions.json has no hash of it: npm run legal:publish -- terms 2026-01-01 2026-01-01`,
    ],
    [
      'that was changed',
      {texts: [withText(terms, {...terms.text, title: 'Other'}), next, dpa]},
      `${terms.file}: was changed after it was published, and partners have agreed to what it said. Undo the change (git checkout ${terms.file}) and publish a new version instead: legal/README.md says how.`,
    ],
    [
      'that stands on no list',
      {texts: [...all.texts, readText('terms', '2026-07-01')]},
      'legal/terms/2026-07-01.mdx: is not published: no line in legal/versions.json has it. Publish it (npm run legal:publish -- terms 2026-07-01 NOTICE-DAY), or let its name begin with an underscore while it is a draft.',
    ],
  ])('complains of a text %s', (_what, change, message) => {
    expect(problems(change)).toEqual([message]);
  });

  it('needs every version in the languages that have all words', () => {
    expect(problems({required: ['en', 'it']})).toEqual(
      [terms, next, dpa].map(({file}) => `i18n/it/${file}${gone}`),
    );
  });

  it('says nothing of the lock of a text that is broken anyway', () => {
    const broken = withText(terms, {...terms.text, parts: []});
    const unread = {file: terms.file, line: 3, message: 'cannot be read'};
    expect(problems({texts: [broken, next, dpa]})).toEqual(said(broken));
    expect(problems({texts: [next, dpa], problems: [unread]})).toEqual([`${terms.file}:3: cannot be read`]);
  });
});
