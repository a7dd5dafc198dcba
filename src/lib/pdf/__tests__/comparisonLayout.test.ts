/** Where everything stands in the PDF of the comparison. */
import {averageCostEur, toolIds} from '@site/src/data/savings';
import {stackEur, tooManyClients} from '@site/tests/expected';
import {fixtureBrand} from '@site/tests/fixtureBrand';
import {logo} from '@site/tests/fixtures/logo';
import {languages, type Language} from '@site/tests/languages';
import {computeSavings} from '../../calculators/savings';
import {formats} from '../../format';
import {comparisonPdf, type ComparisonPdfFacts} from '../comparisonPdf';
import {palette} from '../palette';
import {area, lineHeight, Sheet} from '../sheet';
import {address, facts, words} from './comparisonFacts';

afterEach(() => void jest.restoreAllMocks());

/** What is drawn on a page: texts with the room they take, and boxes. Millimetres. */
interface Drawn {
  readonly what: string;
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function layoutOf(change: Partial<ComparisonPdfFacts> = {}) {
  const [texts, boxes]: Drawn[][] = [[], []];
  const {text, box} = Sheet.prototype;
  const pageOf = (sheet: Sheet) => sheet.doc.getCurrentPageInfo().pageNumber;
  jest.spyOn(Sheet.prototype, 'text').mockImplementation(function (this: Sheet, said, x, y, look = {}) {
    const lines = this.lines(said, look);
    const width = Math.max(...lines.map((line) => this.doc.getTextWidth(line)));
    const left = look.align === 'right' ? x - width : x;
    // Letters reach about three quarters of their size above the line that they stand on.
    const high = ((look.size ?? 10) * 25.4) / 72;
    const bottom = y + (lines.length - 1) * lineHeight(look.size ?? 10) + high * 0.2;
    texts!.push({what: said, page: pageOf(this), left, right: left + width, top: y - high * 0.72, bottom});
    return text.call(this, said, x, y, look);
  });
  jest.spyOn(Sheet.prototype, 'box').mockImplementation(function (this: Sheet, x, y, width, height, ...look) {
    boxes!.push({what: look[0], page: pageOf(this), left: x, right: x + width, top: y, bottom: y + height});
    box.call(this, x, y, width, height, ...look);
  });
  comparisonPdf({...facts, ...change}, words[(change.language ?? 'en') as Language]);
  jest.restoreAllMocks();
  return {texts: texts!, boxes: boxes!};
}

const overlap = (one: Drawn, other: Drawn) =>
  one.page === other.page &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
const inside = (one: Drawn, other: Drawn) =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

const none = {clients: 1, price: 10, tools: []};
const most = {clients: tooManyClients!, price: 1e6, tools: [...toolIds]};
const preview = {name: 'Nordalia Sicurezza per le piccole imprese del Nord', colour: '#ffd166'};
it.each<[string, Partial<ComparisonPdfFacts>]>([
  ...languages.flatMap((language): [string, Partial<ComparisonPdfFacts>][] => [
    [`some saving in ${language}`, {language}],
    [`no saving in ${language}`, {language, input: none}],
    [`the most in ${language}`, {language, input: most}],
  ]),
  ['a long name', {preview}],
  ['a logo', {preview, logo}],
  ['a wide logo', {preview, logo: {...logo, width: 480, height: 8}}],
])('of %s has nothing on something else, and nothing beyond the edges', (_what, change) => {
  const {texts, boxes} = layoutOf(change);
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((one, index) => texts.slice(index + 1).some((other) => overlap(one, other)))).toEqual(
    [],
  );
  expect(
    texts.filter(({left, right, top, bottom}) => left < 17.9 || right > 192.1 || top < 8 || bottom > 294),
  ).toEqual([]);
  // The band of the header goes to the edges of the paper.
  const [band, ...others] = boxes;
  expect(band).toMatchObject({page: 1, left: 0, right: 210, top: 0});
  expect(others.filter(({left, right, bottom}) => left < 17.9 || right > 192.1 || bottom > 275)).toEqual([]);
  // A text stands in a box as a whole or not at all.
  for (const box of boxes) {
    expect(texts.filter((text) => overlap(text, box) && !inside(text, box)).map(({what}) => what)).toEqual(
      [],
    );
  }
});

/** Words that are called as they are: short, so that places do not depend on what the site says. */
const named = (given: unknown, key = ''): unknown =>
  typeof given === 'string'
    ? key
    : typeof given === 'function'
      ? (...values: unknown[]) => [key, ...values].join(' ')
      : Object.fromEntries(Object.entries(given as object).map(([name, it]) => [name, named(it, name)]));

/** Everything that is drawn, a line each: place in millimetres, then size, weight and colour, or what it leads to. */
function linesOf(change: Partial<ComparisonPdfFacts>): string[] {
  const lines: string[] = [];
  const note = (...parts: (number | string | undefined)[]) =>
    lines.push(parts.map((it) => (typeof it === 'number' ? Number(it.toFixed(1)) : it)).join(' '));
  jest.spyOn(Sheet.prototype, 'box').mockImplementation((...box) => void note('box', ...box));
  jest.spyOn(Sheet.prototype, 'link').mockImplementation((to, ...place) => void note('link', ...place, to));
  jest.spyOn(Sheet.prototype, 'rule').mockImplementation((...place) => void note('rule', ...place));
  const {text} = Sheet.prototype;
  jest.spyOn(Sheet.prototype, 'text').mockImplementation(function (this: Sheet, said, x, y, look = {}) {
    const {size = 10, bold, colour = palette.text} = look;
    note(x, y, size, bold ? 'bold' : 'plain', colour, said);
    return text.call(this, said, x, y, look);
  });
  const called = named(words.en) as typeof words.en;
  const comparison = {...called.comparison, assumptions: ['one', 'two']};
  comparisonPdf({...facts, brand: fixtureBrand, ...change}, {...called, comparison});
  jest.restoreAllMocks();
  return lines;
}

const {accent, money, muted, text: ink, warn, 'on-accent': onAccent} = palette;
const {eur} = formats('en');

it('has each line in its place, what counts bold and what explains it muted', () => {
  const {annualSavings, monthlySavings, currentCost, productCost, hires, campaigns, plan} =
    computeSavings(most);
  const savingAt = area.left + (stackEur.perClient / stackEur.typical) * area.width + 4;
  const footer = (page: number) => [
    'rule 282',
    `18 287.5 8.5 plain ${muted} questions ${fixtureBrand.contactEmail}`,
    `link 18 284 80 5 mailto:${fixtureBrand.contactEmail}`,
    `192 287.5 8.5 plain ${muted} page ${page} 2`,
    `18 292 8.5 plain ${muted} https://portal.test/pricing-comparison`,
    `link 18 289 174 4 ${address}`,
  ];
  const lines = linesOf({input: most});
  // The bars have a test of their own.
  expect(lines.filter((line) => !/^box .* 6\.5 /.test(line))).toEqual([
    `box 0 0 210 26 ${accent}`,
    `18 16.5 18 bold ${onAccent} ${fixtureBrand.name}`,
    `192 12.5 10 bold ${onAccent} kind`,
    `192 18 10 plain ${onAccent} 5 March 2026`,
    `18 41 19 bold ${ink} title`,
    `box 18 48 106 79 ${palette['money-soft']} 3`,
    `25 57 9.5 plain ${muted} annual`,
    `25 68.1 30 bold ${money} ${eur(annualSavings)}`,
    'rule 73 25 117',
    `25 77.6 9.5 plain ${muted} monthly`,
    `117 77.6 10 bold ${ink} ${eur(monthlySavings)}`,
    'rule 79.5 25 117',
    `25 84.1 9.5 plain ${muted} current`,
    `117 84.1 10 bold ${ink} ${eur(currentCost)}`,
    'rule 86 25 117',
    `25 90.6 9.5 plain ${muted} product (plan ${plan.name})`,
    `117 90.6 10 bold ${ink} ${eur(productCost)}`,
    `25 96.1 9 bold ${warn} beyondPlans`,
    `25 102.4 9.5 bold ${ink} uses`,
    `25 107 9.5 plain ${ink} •  hires ${hires}`,
    `25 111.5 9.5 plain ${ink} •  campaigns ${campaigns}`,
    `25 116 9.5 plain ${ink} •  margin 100.0%`,
    `box 129 48 63 79 ${palette['bg-soft']} 3`,
    `134 57 10 bold ${ink} inputs`,
    `134 63.3 9 plain ${muted} clients`,
    `134 67.6 10 bold ${ink} ${most.clients}`,
    `134 73.9 9 plain ${muted} price`,
    `134 78.1 10 bold ${ink} €1,000,000`,
    `134 84.4 9 plain ${muted} tools`,
    ...toolIds.map((id, index) => `134 ${[88.7, 93, 97.3, 101.6, 105.8, 110.1][index]} 9 bold ${ink} ${id}`),
    `18 139 13 bold ${ink} barsTitle`,
    `18 147.2 9.5 plain ${ink} sum`,
    `192 147.2 11 bold ${ink} ${eur(stackEur.typical)}`,
    `18 161.7 9.5 plain ${ink} ${fixtureBrand.name}`,
    `192 161.7 11 bold ${ink} ${eur(stackEur.perClient)}`,
    `${Number(savingAt.toFixed(1))} 168.4 10 bold ${money} barsSaving`,
    `18 180.7 13 bold ${ink} tableTitle`,
    `18 28 13 bold ${ink} formulaTitle`,
    `18 97 13 bold ${ink} assumptionsTitle`,
    `18 104.7 9 plain ${ink} •`,
    `23 104.7 9 plain ${ink} one`,
    `18 110.2 9 plain ${ink} •`,
    `23 110.2 9 plain ${ink} two`,
    `18 119.7 9 bold ${ink} online`,
    `18 124 9 plain ${accent} ${address}`,
    `link 18 120.5 174 4.3 ${address}`,
    expect.stringMatching(`^18 134.3 8 plain ${muted} legalName: ${fixtureBrand.legalName} `),
    ...footer(1),
    ...footer(2),
  ]);
});

it('says in its place that nothing is saved', () => {
  expect(linesOf({input: none})).toEqual(
    expect.arrayContaining([
      `box 18 48 106 52 ${palette['bg-soft']} 3`,
      `25 57 9.5 plain ${muted} results`,
      `25 63.6 12 bold ${ink} noSaving`,
      'rule 70.7 25 117',
      `134 88.7 9 bold ${ink} noTools`,
    ]),
  );
});

it('says what the saving pays for, and no more', () => {
  const lines = linesOf({input: {clients: 5, price: 30, tools: []}});
  expect(lines.filter((line) => line.includes('•  '))).toEqual([
    expect.stringMatching(/• {2}margin [\d.]+%$/),
  ]);
});

it('has bars as long as their amounts, and two panels side by side', () => {
  const {boxes} = layoutOf();
  const [, result, numbers, ...bars] = boxes;
  expect(result).toMatchObject({left: area.left, top: numbers!.top, bottom: numbers!.bottom});
  expect(numbers!.right).toBeCloseTo(area.right);
  expect(numbers!.left).toBeGreaterThan(result!.right);
  const tools = bars.slice(0, toolIds.length);
  const [product] = bars.slice(toolIds.length);
  const perEuro = area.width / stackEur.typical;
  // A gap of the same width is left behind each.
  const gaps = tools.map(
    ({left, right}, index) => averageCostEur(toolIds[index]!) * perEuro - (right - left),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  expect(Math.max(...gaps)).toBeCloseTo(Math.min(...gaps));
  tools.forEach(({left}, index) => {
    const before = toolIds.slice(0, index).reduce((sum, id) => sum + averageCostEur(id), 0);
    expect(left).toBeCloseTo(area.left + before * perEuro);
  });
  expect(product!.left).toBe(area.left);
  expect(product!.right - product!.left).toBeCloseTo(stackEur.perClient * perEuro);
  expect(product!.top).toBeGreaterThan(tools[0]!.bottom);
  expect(bars).toHaveLength(toolIds.length + 1);
});

it('shows a logo at its own shape, on white, in the band', () => {
  for (const [width, height, wide, high] of [
    [16, 8, 20, 10],
    [480, 8, 42, 0.7],
  ] as const) {
    const drawn = jest.spyOn(Sheet.prototype, 'picture');
    const {boxes} = layoutOf({preview, logo: {...logo, width, height}});
    const [[jpeg, ...place] = []] = drawn.mock.calls;
    const [, ground] = boxes;
    expect(ground).toMatchObject({page: 1, left: area.left});
    expect(ground!.right - ground!.left).toBeCloseTo(wide + 4);
    expect(ground!.bottom - ground!.top).toBeCloseTo(high + 4);
    expect((ground!.top + ground!.bottom) / 2).toBeCloseTo(13);
    expect([jpeg, ...place]).toEqual([
      logo.jpeg,
      ...[area.left + 2, ground!.top + 2, wide, high].map((it) => expect.closeTo(it) as number),
    ]);
  }
});
