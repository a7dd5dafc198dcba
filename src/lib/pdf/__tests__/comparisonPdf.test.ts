/** The PDF, read back. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {company, type CompanyContent} from '@site/src/content/company';
import {comparison as englishComparison} from '@site/src/content/comparison';
import {comparisonPdf as englishPdf} from '@site/src/content/comparisonPdf';
import {savingsCalculator as englishCalculator} from '@site/src/content/savingsCalculator';
import {brand} from '@site/src/data/brand';
import {priceList} from '@site/src/data/priceList';
import {averageCostEur, savingsInputs, toolFeature, toolIds} from '@site/src/data/savings';
import {savingsIn, stackEur, tooManyClients} from '@site/tests/expected';
import {hasGreen, logo} from '@site/tests/fixtures/logo';
import {lookAtPdfs, readPdf} from '@site/tests/pdf';
import {brandColours} from '../../brandPreview';
import {formats} from '../../format';
import {companyParticulars} from '../../particulars';
import {comparisonPdf, type ComparisonPdfFacts} from '../comparisonPdf';
import {area, lineHeight, Sheet} from '../sheet';
import type {ComparisonContent} from '@site/src/content/comparison';
import type {ComparisonPdfContent} from '@site/src/content/comparisonPdf';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';
import {languages, wordsIn, type Language} from '@site/tests/languages';

const italianComparison = wordsIn<ComparisonContent>('it', 'comparison');
const italianPdf = wordsIn<ComparisonPdfContent>('it', 'comparisonPdf');
const italianCalculator = wordsIn<SavingsCalculatorContent>('it', 'savingsCalculator');

const words = {
  en: {pdf: englishPdf, comparison: englishComparison, calculator: englishCalculator, company},
  it: {
    pdf: italianPdf,
    comparison: italianComparison,
    calculator: italianCalculator,
    company: wordsIn<CompanyContent>('it', 'company'),
  },
};
const address = 'https://portal.test/pricing-comparison?clients=40&price=120&tools=vulnerability,darkweb';
const facts: ComparisonPdfFacts = {
  language: 'en',
  date: new Date(2026, 2, 5),
  address,
  brand,
  input: {clients: 40, price: 120, tools: ['vulnerability', 'darkweb']},
};
const plain = (text: string) => text.replace(/\s+/g, ' ');

function read(change: Partial<ComparisonPdfFacts> = {}) {
  const all = {...facts, ...change};
  const pdf = readPdf(new Uint8Array(comparisonPdf(all, words[all.language as keyof typeof words])));
  return {...pdf, text: pdf.pages.join(' ')};
}

/** Panel and formula of the input above, as each language writes them. */
function figuresIn(language: Language): string[] {
  const {eur} = formats(language);
  const {plan, product, current, month, year, hires, campaigns, margin, formulas} = savingsIn(
    language,
    facts.input,
  );
  const bars = `${eur(stackEur.typical)} ${brand.name} ${eur(stackEur.perClient)}`;
  return [
    year,
    month,
    current,
    formulas.current,
    // The font of the document has a dash for the sign.
    formulas.month.replace('−', '–'),
    formulas.year,
    formulas.margin,
    formulas.hires!,
    formulas.campaigns!,
    ...{
      en: [
        '5 March 2026',
        `With ${brand.name}, per month (${plan} plan) ${product}`,
        `hire ${hires} resource`,
        `invest in ${campaigns} marketing campaigns`,
        `raise operating margin by ${margin}`,
        `Traditional stack ${bars}`,
        `€${stackEur.from}–€${stackEur.to}`,
      ],
      it: [
        '5 marzo 2026',
        `Con ${brand.name}, al mese (Piano ${plan}) ${product}`,
        `assumere ${hires} person`,
        `investire in ${campaigns} campagne di marketing`,
        italianCalculator.margin(margin),
        `Strumenti separati ${bars}`,
        `${stackEur.from}–${stackEur.to} €`,
      ],
    }[language],
  ].map(plain);
}

describe.each(languages)('in %s', (language) => {
  const {pdf, comparison, calculator} = words[language];

  it('holds what was entered and worked out, the table row by row, and every assumption', () => {
    const {eur} = formats(language);
    const {text} = read({language});
    const {toolNames} = calculator;
    const entered = [calculator.clients, '40', calculator.price, eur(120), calculator.tools];
    const held = [
      ...figuresIn(language),
      [...entered, toolNames.vulnerability, toolNames.darkweb, pdf.barsTitle].join(' '),
      ...toolIds.flatMap((id) => [
        `${toolNames[id]} ${comparison.table.tools[id]} ${eur(averageCostEur(id))}`,
        comparison.table.plansWith(toolFeature[id]),
      ]),
      `${comparison.table.sum} ${comparison.table.sumTools} ${eur(stackEur.typical)}`,
      ...comparison.assumptions,
    ];
    expect(held.map(plain).filter((each) => !text.includes(each))).toEqual([]);
    // No letter that the font lacks.
    expect(text).not.toMatch(/\?\?|\ufffd|undefined|NaN/);
    expect(text).toMatch(language === 'en' ? 'Today, per month' : /è .*più .*l’anno/);
  });

  it('says who it is from, as the law wants it, and on each page where it can be read and which page it is', () => {
    const {pages, links, ...file} = read({language});
    expect(file).toMatchObject({language, title: pdf.title, author: brand.name});
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(
        `${pdf.questions} ${brand.contactEmail} ${pdf.page(index + 1, 2)} https://portal.test/pricing-comparison`,
      );
    }
    expect(new Set(links)).toEqual(new Set([address, `mailto:${brand.contactEmail}`]));
    const particulars = companyParticulars(brand, words[language].company, language);
    expect(particulars.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toContain(plain(particulars.map(({name, text}) => `${name}: ${text}`).join(' · ')));
  });

  it('says in words where nothing is saved, and above what the plans hold', () => {
    const none = read({language, input: {clients: 1, price: 10, tools: []}});
    expect(none.text).toContain(calculator.noSaving);
    expect(none.text).toContain(pdf.noTools);
    expect(none.text).not.toContain(calculator.annual);
    expect(none.text).not.toMatch(/[-–−]\s?[€\d]+ ?€? ?=/);
    expect(none.text).not.toContain(calculator.beyondPlans);

    const many = read({language, input: {clients: tooManyClients!, price: 200, tools: [...toolIds]}});
    expect(many.text).toContain(calculator.beyondPlans);
    expect(many.text).toContain(calculator.plan(priceList.top.name));
  });
});

describe('the visitor’s brand', () => {
  const preview = {name: 'Nordalia Sicurezza', colour: '#ffd166'};

  it('stands in the header', () => {
    const file = read({preview});
    expect(file.pages[0]).toMatch(/^Prepared by Nordalia Sicurezza Cost-savings comparison/);
    expect(file.author).toBe('Nordalia Sicurezza');
    expect(read().pages[0]).toContain(`${brand.name} Cost-savings comparison`);
  });

  it('has its logo before its name', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'comparison-'));
    const files = [logo, undefined].map((each, index) => {
      const file = path.join(folder, `${index}.pdf`);
      writeFileSync(file, new Uint8Array(comparisonPdf({...facts, preview, logo: each}, words.en)));
      return file;
    });
    const [seen, without] = lookAtPdfs(files);
    expect(seen!.text).toMatch(/^Prepared by Nordalia Sicurezza/);
    expect(hasGreen(seen!.colours)).toBe(true);
    expect(hasGreen(without!.colours)).toBe(false);
  });

  it('can be read on its colour, whatever that is', () => {
    // Neither white nor ink is read well enough on it.
    const colour = '#7f7f7f';
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'comparison-')), 'grey.pdf');
    const pdf = comparisonPdf({...facts, preview: {...preview, colour}}, words.en);
    writeFileSync(file, new Uint8Array(pdf));
    const [look] = lookAtPdfs([file]);
    const {fill, on} = brandColours(colour);
    expect(look!.colours).toEqual(expect.arrayContaining([fill, on]));
    expect(look!.colours).not.toContain(colour);
  });

  it('may be written in letters that the font lacks', () => {
    expect(read({preview: {...preview, name: 'Čepička 日本'}}).pages[0]).toContain('Prepared by Cepicka ??');
  });
});

describe('the layout', () => {
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
    jest.spyOn(Sheet.prototype, 'box').mockImplementation(function (
      this: Sheet,
      x,
      y,
      width,
      height,
      ...look
    ) {
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
    expect(others.filter(({left, right, bottom}) => left < 17.9 || right > 192.1 || bottom > 275)).toEqual(
      [],
    );
    // A text stands in a box as a whole or not at all.
    for (const box of boxes) {
      expect(texts.filter((text) => overlap(text, box) && !inside(text, box)).map(({what}) => what)).toEqual(
        [],
      );
    }
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
      const {boxes} = layoutOf({preview, logo: {...logo, width, height}});
      const [, ground] = boxes;
      expect(ground).toMatchObject({page: 1, left: area.left});
      expect(ground!.right - ground!.left).toBeCloseTo(wide + 4);
      expect(ground!.bottom - ground!.top).toBeCloseTo(high + 4);
      expect((ground!.top + ground!.bottom) / 2).toBeCloseTo(13);
    }
  });
});

it('takes the largest numbers and the longest address', () => {
  const file = read({
    address: `${address}&brand=${'x'.repeat(300)}`,
    input: {clients: savingsInputs.clients.max, price: 1e10, tools: [...toolIds]},
  });
  expect(file.pages).toHaveLength(2);
  expect(file.text).toContain(
    formats('en').eur((savingsInputs.clients.max * 1e10 - priceList.top.eurPerMonth) * 12),
  );
  expect(file.text).not.toMatch(/NaN|Infinity|∞/);
});
