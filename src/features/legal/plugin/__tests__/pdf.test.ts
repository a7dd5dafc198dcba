/** Reads the PDFs of legal texts. `tests/content/legal.test.ts` compares those of the site word by word. */
import {company} from '../../../../content/company';
import {legal as words} from '../../../../content/legal';
import type {LegalText, Part} from '../../model/model';
import {parseText} from '../../model/parse';
import {titleOf} from '../../model/plainText';
import {englishReferences} from '../../model/references';
import {fixtureBrand} from '../../../../../tests/fixtureBrand';
import type {PdfPiece, PdfStructure} from '../../../../../tests/pdf';
import {structureOf} from '../../../../../tests/pdfStructure.mjs';
import {palette} from '../../../../site/brand/palette';
import {area} from '../../../pdf/plugin/sheet';
import {pdfOf} from '../pdf';
import {textFile} from './site';

type LegalPdf = Parameters<typeof pdfOf>[0];

const facts: LegalPdf['facts'] = {
  date: '2027-03-01',
  noticed: '2027-01-15',
  state: 'inForce',
  sha256: '0123456789abcdef'.repeat(4),
  plainFile: '/terms/2027-03-01.txt',
  pdfFile: '/it/terms/2027-03-01.pdf',
  changes: [],
  begins: '',
};

/** Returns the content of a text's PDF, for a brand whose texts counsel has reviewed. */
const read = async (text: LegalText, change: Partial<LegalPdf> = {}) =>
  structureOf(
    await pdfOf({
      ...{document: 'terms', facts, text, language: 'en', url: 'https://probe.example'},
      ...{brand: fixtureBrand, words, company, ...change},
    }),
  );

const source = textFile('terms', {
  withAnnexes: true,
  parts: {
    'section-1': [
      '1.1 A [link](https://a.example) and Article 3:',
      '- (a) an item,\n- (b) another.',
      '1.2 A second list:',
      '- without letters.',
      `1.3 ${'Long words go on over lines. '.repeat(8)}`,
    ].join('\n\n'),
    'financial-entities': `(A) An annex:\n\n- (a) its item.`,
    contact: 'Write to **us**:\n\n- by mail.',
  },
});
const file = {document: 'terms', date: facts.date, language: 'en', file: 'a.mdx'} as const;
const {text} = parseText(file, source, englishReferences);
const titles = text.parts.map(titleOf);

/** Returns parts with their roles, without trailing white space. */
const said = (parts: PdfStructure['parts']) =>
  parts.map((it) => `${it.roles.replace('Document ', '')}: ${it.text.trim()}`);
const isHeading = ({roles}: {roles: string}) => roles === 'Document H2';

it('says what it is, and has numbers, paragraphs and lists where screen readers look for them', async () => {
  const whole = await read(text);
  expect(whole.facts).toEqual({
    ...{language: 'en', title: text.title, author: fixtureBrand.legalName, isTagged: true},
    date: expect.stringMatching(/^D:20270115/) as string,
  });
  expect(whole.outline).toEqual(titles);
  expect(whole.parts.filter(isHeading).map((it) => it.text)).toEqual([words.pdf.contents, ...titles]);
  const below = (heading: string) => {
    const after = whole.parts.slice(whole.parts.findIndex((it) => isHeading(it) && it.text === heading) + 1);
    const end = after.findIndex(isHeading);
    return said(after.slice(0, end < 0 ? undefined : end));
  };
  expect(below('1. Title 1')).toEqual([
    'P Span: 1.1',
    'P Span: A link and Article 3:',
    'L LI Lbl: (a)',
    'L LI LBody: an item,',
    'L LI Lbl: (b)',
    'L LI LBody: another.',
    'P Span: 1.2',
    'P Span: A second list:',
    'L LI Lbl: •',
    'L LI LBody: without letters.',
    'P Span: 1.3',
    `P Span: ${'Long words go on over lines. '.repeat(8).trim()}`,
  ]);
  const annex = ['P Span: (A)', 'P Span: An annex:', 'L LI Lbl: (a)', 'L LI LBody: its item.'];
  expect(below('Part financial-entities')).toEqual(annex);
  expect(below('Part contact')).toEqual(['P Span: Write to us:', 'L LI Lbl: •', 'L LI LBody: by mail.']);
});

it('leads from the contents to each part, and names its page', async () => {
  const whole = await read(text);
  const entries = whole.parts.filter(({roles}) => roles === 'Document TOC TOCI Reference');
  expect(entries.map(({lines}) => lines[0]!.text)).toEqual(titles);
  const headings = titles.map((title) => {
    const {lines} = whole.parts.find((it) => it.roles === 'Document H2' && it.text === title)!;
    return lines[0]!;
  });
  entries.forEach(({lines}, index) => {
    const heading = headings[index]!;
    expect(lines.map((line) => line.text)).toEqual([titles[index], String(heading.page)]);
    // Words and number are both links.
    const links = whole.links.filter(
      ({page, y, bottom}) => page === lines[0]!.page && y < lines[0]!.y && bottom > lines[0]!.y,
    );
    const places = links.map(({to}) => to as {page: number; y: number});
    expect(places.map(({page}) => page)).toEqual([heading.page, heading.page]);
    places.forEach(({y}) => expect(heading.y - y).toBeGreaterThan(0));
  });
  expect(headings.at(-1)!.page).toBe(whole.pages);
  expect(whole.pages).toBeGreaterThan(1);
});

const unreviewed = {...fixtureBrand, legal: {...fixtureBrand.legal, reviewedByCounsel: false}};
it.each<[string, Partial<LegalPdf>, string[], boolean]>([
  ['in force', {}, [], true],
  ['of former days', {facts: {...facts, state: 'superseded'}}, [], false],
  ['that counsel has not seen', {brand: unreviewed}, [words.template.text], true],
  ['that translates the English one', {language: 'it'}, [words.pdf.courtesy], true],
  ['that prevails', {language: 'it', text: {...text, prevailsFor: 'IT'}}, [words.prevails.text], true],
])('says first what a text %s is worth, and how it can be checked', async (_, change, notices, isOurs) => {
  const {parts} = await read(text, change);
  const opening = parts.slice(0, parts.findIndex(isHeading));
  const particulars = /^P: Registered name: Probe S\.r\.l\. · Registered office: /;
  expect(said(opening)).toEqual([
    `P: ${fixtureBrand.name}`,
    `H1: ${text.title}`,
    `P: Version of ${change.language === 'it' ? '1° marzo' : '1 March'} 2027`,
    ...notices.map((notice) => `P: ${notice}`),
    'P: https://probe.example/it/terms/2027-03-01',
    'P: SHA-256 of the plain text (/terms/2027-03-01.txt):',
    `P: ${facts.sha256}`,
    ...(isOurs ? [expect.stringMatching(particulars)] : []),
  ]);
  const warnings = opening.filter(({lines: [line]}) => line!.colour === palette.warn && line!.isBold);
  expect(warnings).toHaveLength(notices.length);
});

/** Parts of various heights, so that page breaks occur everywhere. */
const long: LegalText = {
  ...text,
  title: 'A name that is longer than the line at the foot of a page has room for. '.repeat(2).trim(),
  parts: Array.from({length: 24}, (_, index): Part => ({
    number: index + 1,
    id: `section-${index + 1}`,
    title: 'A title that is longer than a line of the contents. '.repeat(index === 6 ? 4 : 1).trim(),
    blocks: Array.from({length: 22 - Math.floor(index / 2)}, (__, at) => ({
      kind: at % 5 === 4 ? 'item' : 'paragraph',
      label: `${index + 1}.${at}`,
      words: ['Words that fill a line of the sheet, more or less, and go on. '.repeat(2 + (at % 3))],
    })),
  })),
};

it('goes on over pages within the edges of the sheet, and keeps together what belongs together', async () => {
  const {pages, parts, around} = await read(long);
  const lines = parts.flatMap((part) => part.lines.map((line) => ({...line, roles: part.roles})));
  expect(pages).toBeGreaterThan(15);
  for (const {left, right, text: own, size} of [...lines, ...around]) {
    expect(left).toBeGreaterThanOrEqual(area.left - 0.01);
    // A trailing space is invisible.
    expect(own.endsWith(' ') ? right - size * 0.3 : right).toBeLessThan(area.right + 0.6);
  }
  let above: PdfPiece | undefined;
  for (const line of lines) {
    expect(line.y).toBeLessThanOrEqual(area.bottom);
    // Lines must not overlap.
    if (above?.page === line.page && line.y !== above.y) {
      expect(line.y - above.y).toBeGreaterThan(line.size * 1.15);
    } else if (above?.page === line.page) {
      expect(line.left).toBeGreaterThan(above.right);
    } else {
      expect(line.page).toBe((above?.page ?? 0) + 1);
    }
    above = line;
  }
});
