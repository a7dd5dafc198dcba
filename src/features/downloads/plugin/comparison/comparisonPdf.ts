/**
 * The cost-savings comparison on A4, with slots that the browser fills with a visitor's numbers
 * (`src/features/comparison/makeComparisonPdf.ts`). The slots contain the calculator's defaults. Lengths in points.
 */
import type {CompanyContent} from '../../../../content/company';
import type {ComparisonContent} from '../../../../content/comparison';
import type {ComparisonPdfContent} from '../../../../content/comparisonPdf';
import type {SavingsCalculatorContent} from '../../../../content/savingsCalculator';
import type {Brand} from '../../../../data/brandSchema';
import {priceList} from '../../../../data/priceList';
import {
  averageCostEur,
  productPerClientEur,
  toolCostEur,
  toolFeature,
  toolIds,
  traditionalStackEur,
} from '../../../../data/savings';
import {savingsDefaults} from '../../../../data/calculators/savings';
import {featurePlans} from '../../../../data/planFacts';
import {comparisonRows, comparisonTexts} from '../../../comparison';
import {formats} from '../../../../data/format';
import {particularsLine} from '../../../../site/particulars';
import {type Line, type Run, type Box, nearest, type TextSlot} from '../../../pdf';
import {palette} from '../../../../site/brand/palette';
import {
  barHeight,
  drawBar,
  type FontSource,
  loadFonts,
  area,
  type Part,
  Sheet,
  drawTable,
  layOutTable,
} from '../../../pdf/plugin';

export interface ComparisonWords {
  readonly pdf: ComparisonPdfContent;
  readonly comparison: ComparisonContent;
  readonly calculator: SavingsCalculatorContent;
  readonly company: CompanyContent;
}

export interface ComparisonPdfFacts {
  readonly language: string;
  readonly words: ComparisonWords;
  readonly brand: Brand;
  /** Absolute URL of the page. Browsers replace it with one that contains the numbers. */
  readonly address: string;
}

const bandHeight = 74;
const small = {size: 9, leading: 1.35} as const;
const rowHeight = 20;

/** A sheet with slots for the texts of a calculation. */
class ComparisonSheet extends Sheet {
  private readonly texts: ReadonlyMap<string, string>;

  constructor({language, words}: ComparisonPdfFacts, fonts: FontSource) {
    // The browser writes date and author.
    super({language, title: words.pdf.title, date: new Date(0)}, fonts);
    this.texts = comparisonTexts(savingsDefaults, words, language);
  }

  /** Words may be in any language: replaces letters that the fonts lack, so that the build goes on. */
  override lines(runs: readonly Run[], width: number, size: number): Line[] {
    const has = (letter: string) => this.lost(letter).length === 0;
    return super.lines(
      runs.map((run) => ({...run, text: nearest(run.text, has)})),
      width,
      size,
    );
  }

  /** Adds a slot for a text, with its line at `y`. */
  reserve(
    tag: string,
    parent: Part,
    id: string,
    [x, y, width]: readonly [x: number, y: number, width: number],
    look: Partial<TextSlot> & {readonly size: number},
  ): void {
    const slot = {id, text: this.texts.get(id) ?? '', x, width, colour: palette.text, ...look};
    this.tagged(tag, parent, () =>
      this.slots.draw(this.slots.text({...slot, baseline: this.doc.page.height - y})),
    );
  }

  /** Draws a rectangle with its upper edge at `y`, only if the text is not empty. */
  boxIfText(id: string, [x, y, width, height]: Box, colour: string, radius?: number): void {
    const box: Box = [x, this.doc.page.height - y - height, width, height];
    this.decoration(() =>
      this.slots.draw(this.slots.box({id, box, colour, radius}, this.texts.get(id) ? box : null)),
    );
  }

  heading(text: string, following: number): void {
    this.y += 16;
    this.room(24 + following);
    this.write('H2', text, {size: 13, leading: 1.25, bold: true});
    this.y += 5;
  }
}

function header(sheet: ComparisonSheet, {words: {pdf}, brand}: ComparisonPdfFacts): void {
  const {height, width} = sheet.doc.page;
  const look = {size: 10, colour: palette['on-accent']} as const;
  const band = [0, height - bandHeight, width, bandHeight] as const;
  sheet.decoration(() => {
    sheet.slots.draw(sheet.slots.box({id: 'brand', box: band, colour: palette.accent}));
    sheet.slots.draw(sheet.slots.picture('brand', [area.left, height - bandHeight + 17, 130, 40]));
  });
  const right = area.right - 160;
  const name = {...look, text: brand.name, size: 18, bold: true, lines: 2};
  sheet.reserve('P', sheet.root, 'brand', [area.left, 42, 310], name);
  const kind = {...look, text: pdf.kind, bold: true, align: 'right'} as const;
  sheet.reserve('P', sheet.root, 'kind', [right, 35, 160], kind);
  sheet.reserve('P', sheet.root, 'day', [right, 50, 160], {...look, align: 'right'});
  sheet.y = bandHeight + 24;
  sheet.write('H1', pdf.title, {size: 19, leading: 1.25, bold: true});
  sheet.y += 12;
}

/** Savings, on the left. */
function resultPanel(sheet: ComparisonSheet, height: number): void {
  const top = sheet.y;
  const [left, width] = [area.left + 18, 264];
  sheet.decoration((doc) => doc.roundedRect(area.left, top, 300, height, 8).fill(palette['bg-soft']));
  sheet.boxIfText('annual', [area.left, top, 300, height], palette['money-soft'], 8);
  const part = sheet.part('Sect');
  const muted = {size: 9.5, colour: palette.muted};
  sheet.reserve('P', part, 'result', [left, top + 24, width], muted);
  const amount = {size: 30, bold: true, colour: palette.money};
  sheet.reserve('P', part, 'annual', [left, top + 60, width], amount);
  sheet.reserve('P', part, 'noSaving', [left, top + 48, width], {size: 12, bold: true, lines: 2});
  for (let index = 0; index < comparisonRows.cost; index++) {
    const [id, y] = [`cost-${index}`, top + 92 + index * rowHeight];
    sheet.boxIfText(id, [left, y - 13, width, 0.6], palette.line);
    const row = sheet.part('P', part);
    sheet.reserve('Span', row, id, [left, y, width - 86], muted);
    const value = {size: 10, bold: true, align: 'right'} as const;
    sheet.reserve('Span', row, `${id}-value`, [left + width - 84, y, 84], value);
  }
  const uses = top + 160;
  sheet.reserve('P', part, 'uses', [left, uses, width], {size: 9.5, bold: true});
  for (let index = 0; index < comparisonRows.use; index++) {
    sheet.reserve('P', part, `use-${index}`, [left, uses + 16 + index * 14, width], {size: 9.5});
  }
  const warning = {size: 9, bold: true, colour: palette.warn, lines: 2};
  sheet.reserve('P', part, 'beyondPlans', [left, uses + 22 + comparisonRows.use * 14, width], warning);
}

/** Inputs, on the right. */
function numbersPanel(sheet: ComparisonSheet, words: SavingsCalculatorContent, height: number): void {
  const top = sheet.y;
  const [left, padding] = [area.left + 318, 14];
  const width = area.right - left;
  sheet.decoration((doc) => doc.roundedRect(left, top, width, height, 8).fill(palette['bg-soft']));
  const column = {x: left + padding, width: width - 2 * padding, parent: sheet.part('Sect')};
  const value = (id: string) => {
    const look = {size: 9.5, bold: true};
    sheet.reserve('P', column.parent, id, [column.x, sheet.y + 11, column.width], look);
    sheet.y += 14;
  };
  const label = (text: string) => {
    sheet.y += 4;
    sheet.write('P', text, {...small, colour: palette.muted}, column);
  };
  sheet.y += 12;
  sheet.write('P', words.inputs, {size: 10, bold: true}, column);
  label(words.clients);
  value('clients');
  label(words.price);
  value('price');
  label(words.tools);
  for (let index = 0; index < comparisonRows.tool; index++) {
    value(`tool-${index}`);
  }
  sheet.y = top;
}

function bars(sheet: ComparisonSheet, {words, brand, language}: ComparisonPdfFacts): void {
  const {comparison, pdf} = words;
  const {eur} = formats(language);
  const [total, product] = [traditionalStackEur.typical, productPerClientEur];
  const stack = toolIds.map((id) => ({share: averageCostEur(id) / total, colour: palette['bar-mute']}));
  sheet.heading(pdf.barsTitle, 2 * barHeight(18));
  const name = comparison.table.sum;
  drawBar(sheet, {name, figure: eur(total), parts: stack}, 18, sheet.root);
  const share = product / total;
  const own = {name: brand.name, figure: eur(product), parts: [{share, colour: palette.accent}]};
  drawBar(sheet, own, 18, sheet.root);
  const x = area.left + share * area.width + 11;
  sheet.y -= 22;
  const look = {size: 10, colour: palette.money, bold: true};
  sheet.write('P', pdf.barsSaving, look, {x, width: area.right - x});
  sheet.y += 4;
}

/** Cost of each tool elsewhere, and the total. */
function costs(sheet: ComparisonSheet, {words, language}: ComparisonPdfFacts): void {
  const {pdf, comparison, calculator} = words;
  const {eur} = formats(language);
  const {range, ...table} = comparison.table;
  const {from, to, typical} = traditionalStackEur;
  const rows = [
    [table.feature, table.tool, table.cost, '', table.included],
    ...toolIds.map((id) => [
      calculator.toolNames[id],
      table.tools[id],
      eur(averageCostEur(id)),
      range(toolCostEur[id][0], toolCostEur[id][1]),
      table.plansWith(featurePlans[toolFeature[id]]),
    ]),
    [table.sum, table.sumTools, eur(typical), range(from, to), table.sumIncluded],
  ];
  const cells = rows.map((row, index) =>
    row.map((text, column) => [{text, bold: column === 0 || index === 0 || index === rows.length - 1}]),
  );
  const layout = layOutTable(sheet, cells, area.width);
  sheet.heading(pdf.tableTitle, layout.beginning);
  const place = {x: area.left, width: area.width, parent: sheet.root};
  drawTable(sheet, layout, place, [null, null, 'right', 'right', 'right']);
}

function formula(sheet: ComparisonSheet, {words: {pdf}}: ComparisonPdfFacts): void {
  sheet.heading(pdf.formulaTitle, comparisonRows.formula * rowHeight);
  const table = sheet.part('Table');
  for (let index = 0; index < comparisonRows.formula; index++) {
    const [id, y] = [`formula-${index}`, sheet.y + 14];
    const row = sheet.part('TR', table);
    sheet.reserve('TH', row, id, [area.left, y, 180], {size: 9, colour: palette.muted});
    const value = {size: 9, bold: true, align: 'right'} as const;
    sheet.reserve('TD', row, `${id}-value`, [area.left + 186, y, area.width - 186], value);
    sheet.y += rowHeight;
    sheet.boxIfText(id, [area.left, sheet.y, area.width, 0.6], palette.line);
  }
}

function assumptions(sheet: ComparisonSheet, {words}: ComparisonPdfFacts): void {
  sheet.heading(words.pdf.assumptionsTitle, 60);
  const list = sheet.part('L');
  const indent = 14;
  for (const assumption of words.comparison.assumptions) {
    const parent = sheet.part('LI', list);
    sheet.room(2 * small.size * small.leading);
    sheet.label('Lbl', parent, '•', [area.left, sheet.y, indent], small);
    const column = {x: area.left + indent, width: area.width - indent, parent};
    sheet.write('LBody', assumption, small, column);
    sheet.y += 3;
  }
}

/** Company details, as the law requires on letters and documents, and the page's URL. */
function ending(sheet: ComparisonSheet, {address, brand, language, words}: ComparisonPdfFacts): void {
  sheet.y += 10;
  const particulars = particularsLine(brand, words.company, language);
  sheet.write('P', particulars, {...small, size: 8, colour: palette.muted});
  const lines = 5;
  const height = lines * small.size * small.leading;
  sheet.y += 10;
  sheet.room(height + 16);
  sheet.write('P', words.pdf.online, {...small, bold: true});
  const look = {text: address, size: small.size, colour: palette.accent, lines};
  sheet.reserve('P', sheet.root, 'address', [area.left, sheet.y + 9, area.width], look);
  sheet.doc.link(area.left, sheet.y, area.width, height, address);
}

/** Makes the comparison PDF. Returns the file, and the characters that its fonts lack. */
export async function comparisonPdf(facts: ComparisonPdfFacts): Promise<{file: Buffer; lost: string}> {
  const sheet = new ComparisonSheet(facts, await loadFonts());
  const panelHeight = 186 + comparisonRows.use * 15 + (priceList.top.clients === null ? 0 : 28);
  header(sheet, facts);
  resultPanel(sheet, panelHeight);
  numbersPanel(sheet, facts.words.calculator, panelHeight);
  sheet.y += panelHeight;
  bars(sheet, facts);
  costs(sheet, facts);
  formula(sheet, facts);
  assumptions(sheet, facts);
  ending(sheet, facts);
  const {address, brand, words} = facts;
  const {contactEmail} = brand;
  const questions = {text: `${words.pdf.questions} ${contactEmail}`, link: `mailto:${contactEmail}`};
  sheet.foot([questions], words.pdf.page, [{text: address, link: address}]);
  const lost = new Set(sheet.slots.lost(JSON.stringify(words).normalize('NFC')));
  return {file: await sheet.finish(), lost: [...lost].join('')};
}
