/** The PDF, read back. */
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brand} from '@site/src/data/brand';
import {featurePlans} from '@site/src/data/planFacts';
import {priceList} from '@site/src/data/priceList';
import {averageCostEur, toolFeature, toolIds} from '@site/src/data/savings';
import {savingsIn, stackEur, tooManyClients} from '@site/tests/expected';
import {hasGreen, logo} from '@site/tests/fixtures/logo';
import {languages, type Language} from '@site/tests/languages';
import {lookAtPdfs, readPdf} from '@site/tests/pdf';
import {brandColours} from '../../brandPreview';
import {formats} from '../../format';
import {companyParticulars} from '../../particulars';
import {comparisonPdf, type ComparisonPdfFacts} from '../comparisonPdf';
import {address, facts, words} from './comparisonFacts';

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
  return [
    ...[year, month, current, product, hires, campaigns, margin].map(String),
    formulas.current,
    // The font of the document has a dash for the sign.
    formulas.month.replace('−', '–'),
    ...[formulas.year, formulas.margin, formulas.hires!, formulas.campaigns!],
    {en: '5 March 2026', it: '5 marzo 2026'}[language],
    {en: `(${plan} plan) ${product}`, it: `(Piano ${plan}) ${product}`}[language],
    `${eur(stackEur.typical)} ${brand.name} ${eur(stackEur.perClient)}`,
  ].map(plain);
}

describe.each(languages)('in %s', (language) => {
  const {pdf, comparison, calculator} = words[language];

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
});
