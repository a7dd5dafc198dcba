/** The PDF of the comparison, filled with a visitor's numbers and read back. */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {CompanyContent} from '@site/src/content/company';
import type {ComparisonContent} from '@site/src/content/comparison';
import type {ComparisonPdfContent} from '@site/src/content/comparisonPdf';
import type {SavingsCalculatorContent} from '@site/src/content/savingsCalculator';
import {light as palette} from '@site/src/css/colours.css?brand';
import {brand} from '@site/src/data/brand';
import {priceList} from '@site/src/data/priceList';
import {averageCostEur, savingsInputs, toolFeature, toolIds} from '@site/src/data/savings';
import {brandColours} from '@site/src/features/rebrand/brandPreview';
import type {SavingsInput} from '@site/src/data/calculators/savings';
import {featurePlans} from '@site/src/data/planFacts';
import {comparisonFile} from '@site/src/data/downloadName';
import {formats} from '@site/src/data/format';
import {companyParticulars} from '@site/src/site/particulars';
import {fillComparison, type VisitorsComparison} from '@site/src/features/comparison/fillComparison';
import {savingsIn, stackEur, tooManyClients} from '@site/tests/expected';
import {hasGreen, logo} from '@site/tests/fixtures/logo';
import {languages, type Language, prefix, wordsIn} from '@site/tests/languages';
import {lookAtPdfs, type PdfPiece, readPdf, structuresOf} from '@site/tests/pdf';
import {build, origin} from './site';

/** Its words by language. */
const wordsOf = (language: Language) => ({
  pdf: wordsIn<ComparisonPdfContent>(language, 'comparisonPdf'),
  comparison: wordsIn<ComparisonContent>(language, 'comparison'),
  calculator: wordsIn<SavingsCalculatorContent>(language, 'savingsCalculator'),
  company: wordsIn<CompanyContent>(language, 'company'),
});

/** Input with savings. */
const facts = {
  language: 'en' as Language,
  date: new Date(2026, 2, 5, 12),
  address: 'https://portal.test/pricing-comparison?clients=40&price=120&tools=vulnerability,darkweb',
  input: {clients: 40, price: 120, tools: ['vulnerability', 'darkweb']} as SavingsInput,
};
type Change = Partial<Omit<VisitorsComparison, 'language'> & {language: Language}>;

/** The file of the build, filled. */
function filled(change: Change = {}): Uint8Array {
  const all = {...facts, ...change};
  const file = readFileSync(path.join(build, prefix(all.language), comparisonFile));
  return fillComparison(file, all, wordsOf(all.language))!;
}

const folder = mkdtempSync(path.join(tmpdir(), 'comparison-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** Writes files for readers that run as programs. */
const written = (changes: readonly Change[]) =>
  changes.map((change, index) => {
    const file = path.join(folder, `${index}.pdf`);
    writeFileSync(file, filled(change));
    return file;
  });

const plain = (text: string) => text.replace(/\s+/g, ' ');

function read(change: Change = {}) {
  const pdf = readPdf(filled(change));
  return {...pdf, text: pdf.pages.join(' ')};
}

/** Panel and formula of the input above, as each language writes them. */
function figuresIn(language: Language): string[] {
  const {eur} = formats(language);
  const {plan, product, current, month, year, hires, campaigns, margin, formulas} = savingsIn(
    language,
    facts.input,
  );
  return [
    ...[year, month, current, product, hires, campaigns, margin].map(String),
    formulas.current,
    ...[formulas.month, formulas.year, formulas.margin, formulas.hires!, formulas.campaigns!],
    {en: '5 March 2026', it: '5 marzo 2026'}[language],
    {en: `(${plan} plan) ${product}`, it: `(Piano ${plan}) ${product}`}[language],
    `${eur(stackEur.typical)} ${brand.name} ${eur(stackEur.perClient)}`,
  ].map(plain);
}

describe.each(languages)('in %s', (language) => {
  const {pdf, comparison, calculator, company} = wordsOf(language);

  it('holds what was entered and worked out, the table row by row, whom it is from and where it can be read', () => {
    const {eur} = formats(language);
    const {text, pages, links, ...file} = read({language});
    const {toolNames} = calculator;
    const entered = [calculator.clients, '40', calculator.price, eur(120), calculator.tools];
    const held = [
      ...figuresIn(language),
      [...entered, toolNames.vulnerability, toolNames.darkweb, pdf.barsTitle].join(' '),
      ...toolIds.flatMap((id) => [
        `${toolNames[id]} ${comparison.table.tools[id]} ${eur(averageCostEur(id))}`,
        comparison.table.plansWith(featurePlans[toolFeature[id]]),
      ]),
      `${comparison.table.sum} ${comparison.table.sumTools} ${eur(stackEur.typical)}`,
      ...comparison.assumptions,
    ];
    expect(held.map(plain).filter((each) => !text.includes(each))).toEqual([]);
    // No letter that the font lacks.
    expect(text).not.toMatch(/\?\?|\ufffd|undefined|NaN/);
    expect(text).toMatch(language === 'en' ? 'Today, per month' : /è .*più .*l’anno/);

    expect(file).toMatchObject({language, title: pdf.title, author: brand.name, tagged: true});
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(
        `${pdf.questions} ${brand.contactEmail} ${pdf.page(index + 1, 2)} ${origin}${prefix(language)}/pricing-comparison`,
      );
    }
    expect(new Set(links)).toEqual(new Set([facts.address, `mailto:${brand.contactEmail}`]));
    const particulars = companyParticulars(brand, company, language);
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

    const clients = tooManyClients ?? savingsInputs.clients.max;
    const many = read({language, input: {clients, price: 200, tools: [...toolIds]}});
    expect(many.text.includes(plain(calculator.beyondPlans))).toBe(tooManyClients !== undefined);
    expect(many.text).toContain(calculator.plan(priceList.top.name));
  });
});

const preview = {name: 'Nordalia Sicurezza', ...brandColours('#ffd166')};

it('has the visitor’s brand in its header', () => {
  const file = read({preview});
  expect(file.pages[0]).toMatch(/^Prepared by Nordalia Sicurezza Cost-savings comparison/);
  expect(file.author).toBe('Nordalia Sicurezza');
  expect(read().pages[0]).toContain(`${brand.name} Cost-savings comparison`);
});

it('has the logo before the name, and colours that can be read', () => {
  // Neither white nor ink is read well enough on it.
  const grey = '#7f7f7f';
  const readable = brandColours(grey);
  const [seen, without] = lookAtPdfs(
    written([{preview, logo}, {preview: {name: preview.name, ...readable}}]),
  );
  expect(seen!.text).toMatch(/^Prepared by Nordalia Sicurezza/);
  expect(hasGreen(seen!.colours)).toBe(true);
  expect(hasGreen(without!.colours)).toBe(false);
  expect(without!.colours).toEqual(expect.arrayContaining([readable.fill, readable.on]));
  expect(readable.fill).not.toBe(grey);
});

it('leads to an address that is too long to be read by one with the numbers alone', () => {
  const address = `${facts.address}&utm_content=${'x'.repeat(2000)}`;
  expect(read({address}).links).toContain(facts.address);
});

const long = 'Łódź Škoda Sicurezza per le piccole imprese del Nord (日本) S.r.l';
const cases: readonly (readonly [string, Change])[] = [
  ...languages.flatMap((language) => [
    [`some saving in ${language}`, {language}] as const,
    [`no saving in ${language}`, {language, input: {clients: 1, price: 10, tools: []}}] as const,
    [
      `the most in ${language}`,
      {
        language,
        input: {clients: savingsInputs.clients.max, price: savingsInputs.price.max, tools: [...toolIds]},
        address: `${facts.address}&brand=${encodeURIComponent(long)}${'&x=%C5%81'.repeat(40)}`,
        preview: {...preview, name: long},
        logo: {...logo, width: 480, height: 8},
      },
    ] as const,
  ]),
];
const structures = structuresOf(written(cases.map(([, change]) => change)));

it.each(cases.map(([name], index) => [name, structures[index]!] as const))(
  'of %s has nothing on something else, nothing beyond the edges, and every word in its part',
  (_name, {parts, around, shapes, facts: {isTagged}}) => {
    const boxOf = (piece: PdfPiece) => ({
      ...piece,
      // A space at the end of a line is not seen.
      right: piece.right - (piece.text.endsWith(' ') ? piece.size * 0.3 : 0),
      top: piece.y - piece.size * 0.72,
      bottom: piece.y + piece.size * 0.2,
    });
    const texts = [...parts.flatMap(({lines}) => lines), ...around]
      .filter(({text}) => text.trim())
      .map(boxOf);
    expect(texts.length).toBeGreaterThan(60);
    expect(isTagged).toBe(true);
    const overlap = (one: (typeof texts)[number], other: (typeof texts)[number]) =>
      one.page === other.page &&
      one.left < other.right - 0.5 &&
      other.left < one.right - 0.5 &&
      one.top < other.bottom &&
      other.top < one.bottom;
    expect(texts.filter((one, index) => texts.slice(index + 1).some((other) => overlap(one, other)))).toEqual(
      [],
    );
    expect(
      texts.filter(({left, right, top, bottom}) => left < 55.9 || right > 539.6 || top < 20 || bottom > 832),
    ).toEqual([]);
    // Only the header's band reaches the edges of the paper.
    expect(shapes.filter(({left, right}) => left < 55.9 || right > 539.6)).toHaveLength(1);
    expect(around.filter(({y}) => y > 74 && y < 797)).toEqual([]);
  },
);

it('draws bars as long as the amounts', () => {
  const bars = structures[0]!.shapes.filter(({colour}) => colour === palette['bar-mute']);
  const width = 483;
  bars.forEach(({left, right}, index) =>
    expect(right - left + 1.7).toBeCloseTo((averageCostEur(toolIds[index]!) / stackEur.typical) * width, 1),
  );
  expect(bars).toHaveLength(toolIds.length);
});
