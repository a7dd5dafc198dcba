import {agreement, legalStructure} from '../../../../data/legal';
import {addDays} from '../../../../lib/calendar';
import {legalProblems, lockOf, sayProblem, textProblems} from '../check';
import {legalFolders, type LegalTexts, type ReadText} from '../model';
import type {PublishedVersion} from '../versions';
import {paragraph, readText, withBlocks} from './texts';

const {numbered} = legalStructure.terms;
const terms = readText('terms', '2026-01-01');
const dpa = readText('dpa', '2026-01-01');
const italian = readText('terms', '2026-01-01', 'it');
const said = (...texts: ReadText[]) => textProblems({texts}).map(sayProblem);
const withText = (of: ReadText, text: ReadText['text']): ReadText => ({...of, text});
const without = (of: ReadText, ...ids: string[]) =>
  withText(of, {...of.text, parts: of.text.parts.filter(({id}) => !ids.includes(id))});

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
      `lacks the part "parties", Article 2, Article ${numbered}, the part "contact".`,
    ],
    [without(dpa, 'section-3'), 'lacks Section 3.'],
    [withAnnex(0), 'has its parts in another order: financial-entities, parties,'],
  ])('are complained of, once for a text', (text, message) => {
    const sentence = expect.stringContaining(message) as string;
    expect(textProblems({texts: [text]})).toEqual([{file: text.file, line: 1, message: sentence}]);
  });
});

describe('a translation', () => {
  const [one, two] = ['1.1', '1.2'].map((label) => paragraph(label, 'Words.'));
  const original = withText(terms, withBlocks(terms.text, 'section-1', [one!, two!]));
  const problem = (...blocks: Parameters<typeof withBlocks>[2][number][]) =>
    said(withText(italian, withBlocks(italian.text, 'section-1', blocks)), original);

  it.each([
    [[one!], 'lacks 1.2'],
    [[one!, two!, two!], 'has 3 paragraphs and items, and not 2'],
  ])('has the paragraphs of its English', (blocks, message) => {
    expect(problem(...blocks)).toEqual([
      `${italian.file}: "section-1" ${message}: it should have the same paragraphs as ${terms.file}.`,
    ]);
  });
});

describe('references', () => {
  const linking = (of: ReadText, link: string) =>
    withText(of, withBlocks(of.text, 'section-1', [paragraph('1.1', 'See ', {link, words: ['it']}, '.')]));

  it.each(['#section-2-1', '/dpa#section-12', '/pricing#plans', 'https://a.example'])(
    'may lead to %s',
    (link) => {
      expect(said(linking(terms, link), dpa)).toEqual([]);
    },
  );

  it.each([
    ['#section-2-9-b', 'Article 2.9(b), which this text does not have'],
    ['/dpa#section-99', 'Section 99, which the other text does not have'],
  ])('that lead to %s lead nowhere', (link, message) => {
    expect(said(linking(terms, link), dpa)).toEqual([
      `${terms.file}: paragraph 1.1 refers to ${message}. Correct the number.`,
    ]);
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

  it('has a notice before each version but the first', () => {
    const late = listing(version(next, addDays(next.date, 1 - notice)), version(terms));
    expect(problems(late)).toEqual([
      expect.stringContaining(
        `${notice - 1} days before it takes effect. The agreement promises at least ${notice}`,
      ),
    ]);
    expect(problems(late)[0]).toContain('it may take effect on 2026-06-02 at the earliest');
  });

  const gone = ': is a published version and must stay, but the file is not there. Restore it.';
  it.each([
    [
      'that was changed',
      {texts: [withText(terms, {...terms.text, title: 'Other'}), next, dpa]},
      `${terms.file}: was changed after it was published`,
    ],
    [
      'that stands on no list',
      {texts: [...all.texts, readText('terms', '2026-07-01')]},
      'legal/terms/2026-07-01.mdx: is not published',
    ],
  ])('complains of a text %s', (_what, change, message) => {
    expect(problems(change)).toEqual([expect.stringContaining(message)]);
  });

  it('needs every version in the languages that have all words', () => {
    expect(problems({required: ['en', 'it']})).toEqual(
      [terms, next, dpa].map(({file}) => `i18n/it/${file}${gone}`),
    );
  });
});
