/** The PDF of the comparison page: the visitor's own numbers on A4, made where it is read. */
import {averageCostEur, productPerClientEur, toolIds, traditionalStackEur} from '../../data/savings';
import type {ComparisonContent} from '../../content/comparison';
import type {CompanyContent} from '../../content/company';
import type {ComparisonPdfContent} from '../../content/comparisonPdf';
import type {SavingsCalculatorContent} from '../../content/savingsCalculator';
import type {Brand} from '../../data/brandSchema';
import {brandColours, type PreviewBrand} from '../brandPreview';
import {computeSavings, type SavingsInput, type SavingsResult} from '../../data/calculators/savings';
import {formats} from '../format';
import {withRegion} from '../locale';
import {particularsLine} from '../particulars';
import type {PaperLogo} from './brandSlot';
import {formulaLines} from './formula';
import {palette} from './palette';
import {area, lineHeight, Sheet} from './sheet';
import {costTable, formulaTable} from './tables';

/** What the document is made of. */
export interface ComparisonPdfFacts {
  language: string;
  /** Day on the first page, and of the document. */
  date: Date;
  /** Address of the page, with the query that holds the numbers. */
  address: string;
  /** Who it is from. */
  brand: Brand;
  /** The visitor's own brand, which then stands in the header. */
  preview?: PreviewBrand;
  /** Its logo, which then stands before its name. */
  logo?: PaperLogo;
  input: SavingsInput;
}

/** What the document says, in its language. */
export interface ComparisonPdfWords {
  pdf: ComparisonPdfContent;
  comparison: ComparisonContent;
  calculator: SavingsCalculatorContent;
  company: CompanyContent;
}

/** Everything that the parts of the document draw from. */
interface Draft extends ComparisonPdfFacts, ComparisonPdfWords {
  sheet: Sheet;
  result: SavingsResult;
  format: ReturnType<typeof formats>;
}

/** Height of the two panels with result and numbers: what the longer one needs. */
function panelHeight({result, input}: Draft): number {
  const resultHeight = (result.monthlySavings > 0 ? 70 : 52) + (result.beyondPlans ? 9 : 0);
  return Math.max(resultHeight, 42 + Math.max(input.tools.length, 1) * 4.4);
}

/** Draws a logo on white at the left of the header, and says how far the name gives way. */
function headerLogo(sheet: Sheet, logo: PaperLogo): number {
  const scale = Math.min(10 / logo.height, 42 / logo.width);
  const [width, height] = [logo.width * scale, logo.height * scale];
  sheet.box(area.left, 13 - height / 2 - 2, width + 4, height + 4, palette.paper, 1);
  sheet.picture(logo.jpeg, area.left + 2, 13 - height / 2, width, height);
  return width + 8;
}

function header({sheet, preview, logo, brand, pdf, language, date}: Draft): void {
  const {fill, on: ink} = preview
    ? brandColours(preview.colour)
    : {fill: palette.accent, on: palette['on-accent']};
  const name = preview ? pdf.preparedBy(preview.name) : brand.name;
  const day = new Intl.DateTimeFormat(withRegion(language), {dateStyle: 'long'}).format(date);
  sheet.box(0, 0, 210, 26, fill);
  const room = preview && logo ? headerLogo(sheet, logo) : 0;
  const size = sheet.fit(name, 110 - room, {size: 18, bold: true});
  sheet.text(name, area.left + room, 16.5, {size, bold: true, colour: ink});
  sheet.text(pdf.kind, area.right, 12.5, {bold: true, colour: ink, align: 'right'});
  sheet.text(day, area.right, 18, {size: 10, colour: ink, align: 'right'});
  sheet.y = sheet.text(pdf.title, area.left, 41, {size: 19, bold: true, width: area.width}) - 2;
}

/** A name and a value on one line of a panel. */
function panelLine(sheet: Sheet, name: string, value: string, y: number, right: number): number {
  const left = area.left + 7;
  sheet.rule(y - 4.6, left, right);
  const next = sheet.text(name, left, y, {size: 9.5, colour: palette.muted}) + 2;
  sheet.text(value, right, y, {bold: true, align: 'right'});
  return next;
}

function resultPanel(draft: Draft): void {
  const {sheet, calculator: words, result, format} = draft;
  const {eur, percentWithDecimal} = format;
  const {left} = area;
  const right = left + 99;
  const saves = result.monthlySavings > 0;
  sheet.box(left, sheet.y, 106, panelHeight(draft), palette[saves ? 'money-soft' : 'bg-soft'], 3);
  let y = sheet.y + 9;
  if (saves) {
    const amount = eur(result.annualSavings);
    const size = sheet.fit(amount, 90, {size: 30, bold: true});
    y = sheet.text(words.annual, left + 7, y, {size: 9.5, colour: palette.muted});
    sheet.text(amount, left + 7, y + 6.5, {size, bold: true, colour: palette.money});
    y = panelLine(sheet, words.monthly, eur(result.monthlySavings), y + 16, right);
  } else {
    y = sheet.text(words.results, left + 7, y, {size: 9.5, colour: palette.muted});
    y = sheet.text(words.noSaving, left + 7, y + 2, {size: 12, bold: true, width: 90}) + 6;
  }
  y = panelLine(sheet, words.current, eur(result.currentCost), y, right);
  const product = `${words.product} (${words.plan(result.plan.name)})`;
  y = panelLine(sheet, product, eur(result.productCost), y, right);
  if (result.beyondPlans) {
    y = sheet.text(words.beyondPlans, left + 7, y - 1, {
      size: 9,
      bold: true,
      colour: palette.warn,
      width: 92,
    });
  }
  if (saves) {
    y = sheet.text(words.uses, left + 7, y + 2, {size: 9.5, bold: true});
    for (const use of [
      ...(result.hires > 0 ? [words.hires(result.hires)] : []),
      ...(result.campaigns > 0 ? [words.campaigns(result.campaigns)] : []),
      words.margin(percentWithDecimal(result.marginPercent)),
    ]) {
      y = sheet.text(`•  ${use}`, left + 7, y, {size: 9.5});
    }
  }
}

function numbersPanel(draft: Draft): void {
  const {sheet, calculator: words, pdf, input, format} = draft;
  const {exact} = format;
  const left = area.left + 111;
  const small = {size: 9, colour: palette.muted, width: 53};
  const value = {size: 10, bold: true, width: 53};
  sheet.box(left, sheet.y, area.right - left, panelHeight(draft), palette['bg-soft'], 3);
  let y = sheet.text(words.inputs, left + 5, sheet.y + 9, {bold: true}) + 1.5;
  y = sheet.text(words.clients, left + 5, y, small);
  y = sheet.text(exact.number(input.clients), left + 5, y, value) + 1.5;
  y = sheet.text(words.price, left + 5, y, small);
  y = sheet.text(exact.eur(input.price), left + 5, y, value) + 1.5;
  y = sheet.text(words.tools, left + 5, y, small);
  const tools = toolIds.filter((id) => input.tools.includes(id)).map((id) => words.toolNames[id]);
  for (const tool of tools.length > 0 ? tools : [pdf.noTools]) {
    y = sheet.text(tool, left + 5, y, {...value, size: 9});
  }
}

function bars({sheet, comparison, brand, pdf, format: {eur}}: Draft): void {
  const total = traditionalStackEur.typical;
  const product = productPerClientEur;
  const gap = 0.6;
  sheet.heading(pdf.barsTitle, 34);
  const row = (name: string, amount: string, y: number) => {
    sheet.text(name, area.left, y, {size: 9.5});
    sheet.text(amount, area.right, y, {size: 11, bold: true, align: 'right'});
  };
  row(comparison.table.sum, eur(total), sheet.y + 1.5);
  let x: number = area.left;
  for (const id of toolIds) {
    const width = (averageCostEur(id) / total) * area.width;
    sheet.box(x, sheet.y + 3.5, width - gap, 6.5, palette['bar-mute']);
    x += width;
  }
  row(brand.name, eur(product), sheet.y + 16);
  sheet.box(area.left, sheet.y + 18, (product / total) * area.width, 6.5, palette.accent);
  sheet.text(pdf.barsSaving, area.left + (product / total) * area.width + 4, sheet.y + 22.7, {
    bold: true,
    colour: palette.money,
  });
  sheet.y += 29;
}

function assumptions({sheet, comparison, pdf, address}: Draft): void {
  const look = {size: 9, width: area.width - 8};
  sheet.heading(pdf.assumptionsTitle, 20);
  sheet.y += 1;
  for (const assumption of comparison.assumptions) {
    sheet.room(sheet.lines(assumption, look).length * lineHeight(look.size));
    sheet.text('•', area.left, sheet.y, look);
    sheet.y = sheet.text(assumption, area.left + 5, sheet.y, look) + 1.2;
  }
  const addressLook = {size: 9, width: area.width, colour: palette.accent};
  const height = sheet.lines(address, addressLook).length * lineHeight(9);
  sheet.room(height + 12);
  const y = sheet.text(pdf.online, area.left, sheet.y + 4, {size: 9, bold: true});
  sheet.y = sheet.text(address, area.left, y, addressLook);
  sheet.link(address, area.left, y - 3.5, area.width, height);
}

/** Who it is from, as the law wants letters and documents of a company to say. */
function imprint({sheet, brand, company, language}: Draft): void {
  const text = particularsLine(brand, company, language);
  const look = {size: 8, width: area.width, colour: palette.muted};
  sheet.room(sheet.lines(text, look).length * lineHeight(look.size) + 6);
  sheet.y = sheet.text(text, area.left, sheet.y + 6, look);
}

function footer({sheet, brand, pdf, address}: Draft): void {
  const look = {size: 8.5, colour: palette.muted};
  const place = address.replace(/[?#].*$/, '');
  sheet.onEveryPage((page, of) => {
    sheet.rule(282);
    sheet.text(`${pdf.questions} ${brand.contactEmail}`, area.left, 287.5, look);
    sheet.link(`mailto:${brand.contactEmail}`, area.left, 284, 80, 5);
    sheet.text(pdf.page(page, of), area.right, 287.5, {...look, align: 'right'});
    sheet.text(place, area.left, 292, {...look, size: sheet.fit(place, area.width, look)});
    sheet.link(address, area.left, 289, area.width, 4);
  });
}

/**
 * Makes the document.
 *
 * @returns a PDF file
 */
export function comparisonPdf(facts: ComparisonPdfFacts, words: ComparisonPdfWords): ArrayBuffer {
  const {language, date, brand, preview} = facts;
  const draft: Draft = {
    ...facts,
    ...words,
    sheet: new Sheet({language, title: words.pdf.title, author: preview?.name ?? brand.name, date}),
    result: computeSavings(facts.input),
    format: formats(language),
  };
  const {sheet, format} = draft;
  header(draft);
  resultPanel(draft);
  numbersPanel(draft);
  sheet.y += panelHeight(draft) + 6;
  bars(draft);
  sheet.heading(words.pdf.tableTitle, 30);
  costTable(sheet, words.comparison.table, words.calculator.toolNames, format);
  sheet.y += 7;
  sheet.heading(words.pdf.formulaTitle, 55);
  formulaTable(sheet, formulaLines(facts.input, draft.result, words, format));
  sheet.y += 7;
  assumptions(draft);
  imprint(draft);
  footer(draft);
  return sheet.doc.output('arraybuffer');
}
