/** Reads the PDFs of legal texts back. `tests/content/legal.test.ts` compares those of the site word by word. */
import {company} from '../../../content/company';
import {legal as words} from '../../../content/legal';
import type {LegalText, Part} from '../../../lib/legal/model';
import {parseText} from '../../../lib/legal/parse';
import {titleOf} from '../../../lib/legal/plainText';
import {englishReferences} from '../../../lib/legal/references';
import {fixtureBrand} from '../../../../tests/fixtureBrand';
import type {PdfPiece, PdfStructure} from '../../../../tests/pdf';
import {structureOf} from '../../../../tests/pdfStructure.mjs';
import {palette} from '../../brand/palette';
import {area} from '../../pdf/sheet';
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

/** The PDF of a text, of a brand that counsel has advised. */
const make = (text: LegalText, {facts: other, ...change}: Partial<LegalPdf> = {}) =>
  pdfOf({
    document: 'terms',
    facts: {...facts, ...other},
    text,
    language: 'en',
    url: 'https://probe.example',
    brand: fixtureBrand,
    words,
    company,
    ...change,
  });

const read = async (...of: Parameters<typeof make>) => structureOf(await make(...of));

/** A text with every kind of part, as people write it. */
async function everything(): Promise<LegalText> {
  const source = textFile('terms', {
    withAnnexes: true,
    parts: {
      parties: 'Between **one** and *another*.',
      'section-1': [
        '1.1 A [link](https://a.example) and Article 3:',
        '- (a) an item,\n- (b) another.',
        '1.2 A second list:',
        '- without letters,\n- none at all.',
        `1.3 ${'Long words go on over lines. '.repeat(8)}`,
      ].join('\n\n'),
      'financial-entities': `(A) An annex:\n\n- (a) ${'its item is longer than a line. '.repeat(5)}`,
      contact: 'Write to us:\n\n- by mail.',
    },
  });
  const file = {document: 'terms', date: facts.date, language: 'en', file: 'a.mdx'} as const;
  const {text, problems} = await parseText(file, source, englishReferences);
  expect(problems).toEqual([]);
  return text;
}

const text = await everything();
const titles = text.parts.map(titleOf);

/** Parts from a heading on, up to the next; white space at the end of lines left out. */
function partsBelow({parts}: PdfStructure, heading: string) {
  const from = parts.findIndex((it) => it.roles === 'Document H2' && it.text === heading) + 1;
  const length = parts.slice(from).findIndex(({roles}) => /H\d$/.test(roles));
  return parts.slice(from, length < 0 ? undefined : from + length);
}
const said = (...parts: PdfStructure['parts']) =>
  parts.map((it) => [it.roles.replace('Document ', ''), it.text.trim()]);

it('says what it is, and has numbers, paragraphs and lists where screen readers look for them', async () => {
  const whole = await read(text);
  expect(whole.facts).toEqual({
    language: 'en',
    title: text.title,
    author: fixtureBrand.legalName,
    date: expect.stringMatching(/^D:20270115/) as string,
    isTagged: true,
  });
  expect(whole.outline).toEqual(titles);
  const below = (heading: string) => said(...partsBelow(whole, heading));
  const headings = whole.parts.filter(({roles}) => roles === 'Document H2').map((it) => it.text);
  expect(headings).toEqual([words.pdf.contents, ...titles]);
  expect(below('Part parties')).toEqual([['P Span', 'Between one and another.']]);
  expect(below('1. Title 1')).toEqual([
    ['P Span', '1.1'],
    ['P Span', 'A link and Article 3:'],
    ['L LI Lbl', '(a)'],
    ['L LI LBody', 'an item,'],
    ['L LI Lbl', '(b)'],
    ['L LI LBody', 'another.'],
    ['P Span', '1.2'],
    ['P Span', 'A second list:'],
    ['L LI Lbl', '•'],
    ['L LI LBody', 'without letters,'],
    ['L LI Lbl', '•'],
    ['L LI LBody', 'none at all.'],
    ['P Span', '1.3'],
    ['P Span', 'Long words go on over lines. '.repeat(8).trim()],
  ]);
  expect(below('Part financial-entities')).toEqual([
    ['P Span', '(A)'],
    ['P Span', 'An annex:'],
    ['L LI Lbl', '(a)'],
    ['L LI LBody', 'its item is longer than a line. '.repeat(5).trim()],
  ]);
  expect(below('Part contact')).toEqual([
    ['P Span', 'Write to us:'],
    ['L LI Lbl', '•'],
    ['L LI LBody', 'by mail.'],
  ]);
});

it('sets words apart from their numbers, items further in, and off what is more important', async () => {
  const whole = await read(text);
  const edges = (heading: string) =>
    partsBelow(whole, heading).map(({text: own, lines}) => {
      // Lines of one text begin below each other.
      expect(new Set(lines.map(({left}) => left)).size).toBe(1);
      return [own.trim().slice(0, 12), lines[0]!.left - area.left];
    });
  expect(edges('Part parties')).toEqual([['Between one ', 0]]);
  expect(edges('1. Title 1').slice(0, 6)).toEqual([
    ['1.1', 0],
    ['A link and A', 31],
    ['(a)', 31],
    ['an item,', 54],
    ['(b)', 31],
    ['another.', 54],
  ]);
  expect(edges('Part financial-entities')).toEqual([
    ['(A)', 0],
    ['An annex:', 23],
    ['(a)', 0],
    ['its item is ', 23],
  ]);
  expect(edges('Part contact')).toEqual([
    ['Write to us:', 0],
    ['•', 0],
    ['by mail.', 23],
  ]);
  const lineOf = (roles: string, start: string) =>
    whole.parts.find((it) => it.roles === `Document ${roles}` && it.text.startsWith(start))!.lines[0]!;
  const title = lineOf('H1', text.title);
  const heading = lineOf('H2', '1. Title 1');
  const version = lineOf('P', 'Version of');
  const paragraph = lineOf('P Span', 'A link');
  const number = lineOf('P Span', '1.1');
  const hash = lineOf('P', facts.sha256);
  const sizes = [title, heading, version, paragraph, hash].map(({size}) => size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(5);
  expect([title, heading, lineOf('H2', words.pdf.contents)].every(({isBold}) => isBold)).toBe(true);
  expect([version, paragraph, number, hash].some(({isBold}) => isBold)).toBe(false);
  expect([version, number, hash].map(({colour}) => colour)).toEqual(Array(3).fill(palette.muted));
  expect([title, heading, paragraph].map(({colour}) => colour)).toEqual(Array(3).fill(palette.text));
});

it('has the brand on a band in its colour, and leads to the page of the version', async () => {
  const whole = await read(text);
  const [brand, title] = whole.parts.map(({lines}) => lines[0]!);
  expect(brand).toMatchObject({isBold: true, colour: palette['on-accent']});
  const [band] = whole.shapes;
  expect(band).toMatchObject({page: 1, colour: palette.accent, left: 0, top: 0});
  expect(band!.right).toBeGreaterThan(590);
  expect(brand!.y).toBeLessThan(band!.bottom);
  expect(title!.y - title!.size).toBeGreaterThan(band!.bottom);
  const address = 'https://probe.example/it/terms/2027-03-01';
  const shown = whole.parts.find((it) => it.text === address)!.lines[0]!;
  expect(whole.links.filter(({to}) => typeof to === 'string')).toEqual([
    expect.objectContaining({to: address, page: 1, left: shown.left}),
  ]);
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
    expect(new Set(lines.map(({y}) => y)).size).toBe(1);
    // Words and number can both be followed.
    const links = whole.links.filter(({page, left}) =>
      lines.some((line) => page === line.page && Math.abs(left - line.left) < 0.1),
    );
    const own = links.filter(({y}) => Math.abs(y - lines[0]!.y) < 1);
    expect(own.map(({to}) => (to as {page: number}).page)).toEqual([heading.page, heading.page]);
    own.forEach(({to}) => {
      const above = heading.y - (to as {y: number}).y;
      expect(above).toBeGreaterThan(0);
      expect(above).toBeLessThan(heading.size * 1.5);
    });
  });
  expect(headings.at(-1)!.page).toBe(whole.pages);
  expect(whole.pages).toBeGreaterThan(1);
});

describe('the first page', () => {
  const particulars = expect.stringMatching(
    /^Registered name: Probe S\.r\.l\. · Registered office: /,
  ) as string;
  const [template, sample, prevails] = [words.template.text, words.sample.text, words.prevails.text];
  const unreviewed = {...fixtureBrand, legal: {...fixtureBrand.legal, reviewedByCounsel: false}};

  it.each<[string, Partial<LegalPdf>, string[], boolean]>([
    ['in force', {}, [], true],
    ['announced', {facts: {...facts, state: 'announced'}}, [], true],
    ['of former days', {facts: {...facts, state: 'superseded'}}, [], false],
    ['that counsel has not seen', {brand: unreviewed}, [template], true],
    ['that is invented', {brand: unreviewed, facts: {...facts, sample: true}}, [template, sample], true],
    ['that translates the English one', {language: 'it'}, [words.pdf.courtesy], true],
    ['that prevails', {language: 'it', text: {...text, prevailsFor: 'IT'}}, [prevails], true],
  ])(
    'says what a text %s is worth, and how it can be checked',
    async (_, change, notices, hasParticulars) => {
      const {parts} = await read(text, change);
      const opening = parts.slice(
        0,
        parts.findIndex((it) => it.roles === 'Document H2'),
      );
      expect(said(...opening)).toEqual(
        [
          [fixtureBrand.name],
          ['H1', text.title],
          [`Version of ${change.language === 'it' ? '1° marzo' : '1 March'} 2027`],
          ...notices.map((notice) => [notice]),
          ['https://probe.example/it/terms/2027-03-01'],
          ['SHA-256 of the plain text (/terms/2027-03-01.txt):'],
          [facts.sha256],
          ...(hasParticulars ? [[particulars]] : []),
        ].map((it) => (it.length === 1 ? ['P', ...it] : it)),
      );
      // Nobody overlooks it.
      expect(opening.filter(({lines: [line]}) => line!.colour === palette.warn && line!.isBold)).toHaveLength(
        notices.length,
      );
    },
  );
});

const long: LegalText = {
  ...text,
  title: 'A name that is longer than the line at the foot of a page has room for. '.repeat(2).trim(),
  parts: Array.from({length: 24}, (_, index): Part => {
    const number = index + 1;
    const paragraph = (at: number, length: number) => ({
      kind: 'paragraph' as const,
      label: `${number}.${at}`,
      words: ['Words that fill a line of the sheet, more or less, and go on. '.repeat(length)],
    });
    const items = Array.from({length: index}, () => ({kind: 'item' as const, words: ['An item.']}));
    return {
      number,
      id: `section-${number}`,
      title:
        number === 7
          ? 'A title that is longer than a line of the contents. '.repeat(4).trim()
          : `Part ${number}`,
      // Parts of other heights: their ends fall everywhere.
      blocks: [
        paragraph(1, 3),
        ...items,
        ...Array.from({length: 22 - Math.floor(index / 2)}, (__, at) => paragraph(at + 2, 3 + (at % 3))),
      ],
    };
  }),
};

it('goes on over pages within the edges of the sheet, and keeps together what belongs together', async () => {
  const {pages, parts, around} = await read(long);
  const lines = parts.flatMap((part) => part.lines.map((line) => ({...line, roles: part.roles})));
  expect(pages).toBeGreaterThan(25);
  for (const {left, right, text: own, size} of [...lines, ...around]) {
    expect(left).toBeGreaterThanOrEqual(area.left - 0.01);
    // A space at the end of a line is not seen.
    expect(own.endsWith(' ') ? right - size * 0.3 : right).toBeLessThan(area.right + 0.6);
  }
  let above: PdfPiece | undefined;
  for (const line of lines) {
    expect(line.y).toBeLessThanOrEqual(area.bottom);
    // No line is written on another.
    if (above?.page === line.page && line.y !== above.y) {
      expect(line.y - above.y).toBeGreaterThan(line.size * 1.15);
    } else if (above?.page === line.page) {
      expect(line.left).toBeGreaterThan(above.right);
    } else {
      expect(line.page).toBe((above?.page ?? 0) + 1);
    }
    above = line;
  }
  lines.forEach((line, index) => {
    const [next, second, third] = lines.slice(index + 1);
    if (line.roles === 'Document H2' && line.text !== words.pdf.contents) {
      // A number, and two lines of words.
      expect([next, second, third].map((it) => it!.page)).toEqual(Array(3).fill(line.page));
    }
    if (line.left === area.left && /^\d+\.\d+$/.test(line.text)) {
      expect(next).toMatchObject({page: line.page, y: line.y});
    }
  });
  // No page is left half empty.
  const ends = new Map(lines.map(({page, y}) => [page, y]));
  ends.delete(pages);
  for (const y of ends.values()) {
    expect(y).toBeGreaterThan(area.bottom - 60);
  }
});

it('has text, version and number at the foot of each page, and cuts what is too long', async () => {
  const [name] = (await read(text)).around;
  expect(name!.text).toBe(`${text.title}, 1 March 2027`);
  const {pages, parts, around, shapes} = await read(long);
  const numbers = around.filter((it) => it.text.startsWith('Page '));
  expect(numbers.map((it) => it.text)).toEqual(
    Array.from({length: pages}, (_, index) => `Page ${index + 1} of ${pages}`),
  );
  expect(around.filter((it) => it.text === '…')).toHaveLength(pages);
  for (const {page, left, right, y} of numbers) {
    expect(right).toBeCloseTo(area.right, 1);
    const others = around.filter((it) => it.page === page && it.left < left);
    others.forEach((it) => expect(it.right).toBeLessThan(left));
    const rule = shapes.find((it) => it.page === page && it.top === it.bottom)!;
    expect([rule.left, rule.right]).toEqual([area.left, area.right]);
    expect(rule.top).toBeGreaterThan(area.bottom);
    expect(rule.top).toBeLessThan(y - 10);
  }
  const entries = parts.filter(({roles}) => roles.endsWith('Reference'));
  expect(entries[6]!.lines.map((it) => it.text)).toEqual([
    expect.stringMatching(/^7\. A title that is longer/),
    '…',
    expect.stringMatching(/^\d+$/),
  ]);
  entries.forEach((it) => expect(it.lines.at(-1)!.right).toBeCloseTo(area.right, 1));
});

it('is the same file each time', async () => {
  const [first, second] = [await make(text), await make(text)];
  expect(first.equals(second)).toBe(true);
});
