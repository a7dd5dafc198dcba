/** The risk register as a spreadsheet that computes: score, level, counts and overdue reviews. */
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  type Cell,
  type CellStyle,
  type ConditionalRule,
  type DataValidation,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx';
import type {RiskRegisterContent} from '../../../content/riskRegister';
import {riskLevels, topScore} from '../../../data/riskScale';
import {keysOf} from '../../../lib/keysOf';
import {palette} from '../../brand/palette';
import {type Cell as Field, recordsOf, textOf} from '../register';

type Column = keyof RiskRegisterContent['columns'];

/** Width of each column, in characters, in the order in which they stand. */
const widths = {
  id: 8,
  process: 18,
  scenario: 44,
  evidence: 26,
  owner: 18,
  controls: 26,
  likelihood: 12,
  impact: 12,
  score: 9,
  level: 17,
  treatment: 14,
  measures: 44,
  likelihoodAfter: 11,
  impactAfter: 11,
  scoreAfter: 9,
  levelAfter: 17,
  acceptedBy: 16,
  acceptedOn: 13,
  nextReview: 13,
} as const satisfies Record<Column, number>;

const columns = Object.keys(widths) as Column[];
/** Blank rows of the register. */
const blankRows = 40;
/** Rows above the first risk: title, whose it is, an empty one, the heads. */
const headRow = 4;
const firstRow = headRow + 1;
const lastRow = headRow + blankRows;
/** Row of the first level on the sheet with the scales. */
const firstLevelRow = 3;

const letter = (index: number) => String.fromCharCode(65 + index);
const letterOf = (column: Column) => letter(columns.indexOf(column));

const rgb = (colour: string) => ({rgb: colour.slice(1).toUpperCase()});
const fill = (colour: string) => ({type: 'pattern', pattern: 'solid', fgColor: rgb(colour)}) as const;
const line = {style: 'thin', color: rgb(palette.line)} as const;
const frame = {top: line, right: line, bottom: line, left: line};

/** Letters that every spreadsheet has, or has some that are as wide. */
const font = {name: 'Calibri', size: 11} as const;

const styles = {
  title: {font: {...font, bold: true, size: 16, color: rgb(palette.text)}},
  subtitle: {font: {...font, bold: true}},
  label: {font: {...font, color: rgb(palette.muted)}},
  head: {
    font: {...font, bold: true, color: rgb(palette['on-accent'])},
    fill: fill(palette.accent),
    alignment: {wrapText: true, vertical: 'center'},
    border: frame,
  },
  entry: {alignment: {wrapText: true, vertical: 'top'}, border: frame},
  number: {alignment: {horizontal: 'center', vertical: 'top'}, border: frame},
  computed: {
    alignment: {horizontal: 'center', vertical: 'top', wrapText: true},
    fill: fill(palette['bg-soft']),
    border: frame,
  },
} as const satisfies Record<string, CellStyle>;

/** Looks of a level, by its place in the list: told by words besides. */
const levelLooks: readonly CellStyle[] = [
  {font: {bold: true, color: rgb(palette.danger)}, fill: conditional(palette['danger-soft'])},
  {font: {bold: true, color: rgb(palette.warn)}},
  {font: {color: rgb(palette.money)}},
];

/** Rules read the other colour of a fill. */
function conditional(colour: string) {
  return {type: 'pattern', pattern: 'solid', bgColor: rgb(colour), fgColor: rgb(colour)} as const;
}

/** Cells by their place. */
class Cells extends Map<string, Partial<Cell>> {
  /** @param row from 1, as spreadsheets count */
  put(column: number, row: number, value: Cell['value'], style?: CellStyle): void {
    this.set(`${row - 1},${column}`, {value, style});
  }

  /** @param result what it gives now: programs that do not compute, such as previews, show that */
  compute(column: number, row: number, formula: string, result: string | number, style?: CellStyle): void {
    this.set(`${row - 1},${column}`, {value: result, type: 'formula', formula, formulaResult: result, style});
  }
}

/** A name of a sheet as formulas write it. */
const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`;

/** The level of a score, as a formula and as it comes out. */
function levelOf(words: RiskRegisterContent) {
  const scales = quoted(words.sheets.scales);
  const formula = (score: string) => {
    const [last, ...others] = riskLevels.map((_, index) => firstLevelRow + index).reverse();
    const choice = others.reduce(
      (rest, row) => `IF(${score}>=${scales}!$B$${row},${scales}!$A$${row},${rest})`,
      `${scales}!$A$${last}`,
    );
    return `IF(${score}="","",${choice})`;
  };
  const result = (score: number) => words.levels[riskLevels.find(({from}) => score >= from)!.id];
  return {formula, result};
}

const isComputed = (column: Column) => /^(score|level)/.test(column);
const isNumber = (column: Column) => /^(likelihood|impact)/.test(column);
const isDate = (column: Column) => column === 'acceptedOn' || column === 'nextReview';

/** A day such as 2026-09-30; anything else is text. */
const dayOf = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : text);

/** A row with its formulas. */
function riskRow(
  cells: Cells,
  row: number,
  words: RiskRegisterContent,
  record: Readonly<Record<string, Field>> | undefined,
): void {
  const level = levelOf(words);
  const fieldOf = (column: Column) =>
    textOf(record?.[words.fields[column as keyof typeof words.fields] ?? '']);
  for (const [index, column] of columns.entries()) {
    const after = column.endsWith('After') ? 'After' : '';
    const [likelihood, impact] = [`likelihood${after}`, `impact${after}`] as const;
    const score = Number(fieldOf(likelihood)) * Number(fieldOf(impact));
    const pair = `${letterOf(likelihood)}${row}:${letterOf(impact)}${row}`;
    if (column.startsWith('score')) {
      cells.compute(index, row, `IF(COUNT(${pair})<2,"",PRODUCT(${pair}))`, score || '', styles.computed);
    } else if (column.startsWith('level')) {
      const formula = level.formula(`${letterOf(`score${after}`)}${row}`);
      cells.compute(index, row, formula, score ? level.result(score) : '', styles.computed);
    } else {
      const text = fieldOf(column);
      const value =
        text === '' ? null : isNumber(column) ? Number(text) : isDate(column) ? dayOf(text) : text;
      const style = isNumber(column)
        ? styles.number
        : isDate(column)
          ? {...styles.entry, numFmt: words.dateFormat}
          : styles.entry;
      cells.put(index, row, value, style);
    }
  }
}

/** Height of a row for its longest cell, in points: about a letter for each unit of width. */
function heightOf(record: Readonly<Record<string, Field>>, {fields}: RiskRegisterContent): number {
  const lines = keysOf(fields).map((column) =>
    Math.ceil((textOf(record[fields[column]]).length + 4) / widths[column]),
  );
  return 15 * Math.max(...lines);
}

/** What may be written into the rows, from the first to the last. */
function validations(words: RiskRegisterContent, last: number): DataValidation[] {
  const rangeOf = (column: Column) => `${letterOf(column)}${firstRow}:${letterOf(column)}${last}`;
  const shared = {allowBlank: true, showErrorMessage: true, showInputMessage: true} as const;
  return [
    ...columns.filter(isNumber).map((column): DataValidation => ({
      ...shared,
      type: 'whole',
      operator: 'between',
      formula1: '1',
      formula2: String(topScore),
      range: rangeOf(column),
      errorStyle: 'stop',
      errorTitle: words.columns[column],
      errorMessage: words.invalid.score,
      inputMessage: words.invalid.score,
    })),
    {
      ...shared,
      type: 'list',
      values: [...words.treatments],
      range: rangeOf('treatment'),
      // A risk may be reduced and the rest accepted.
      errorStyle: 'information',
      errorTitle: words.columns.treatment,
      errorMessage: words.invalid.treatment,
    },
    ...columns.filter(isDate).map((column): DataValidation => ({
      ...shared,
      type: 'date',
      operator: 'greaterThan',
      // The first day of 2020, as spreadsheets count days.
      formula1: '43831',
      range: rangeOf(column),
      errorStyle: 'stop',
      errorTitle: words.columns[column],
      errorMessage: words.invalid.date,
    })),
  ];
}

/** Colours of the levels in some cells. */
function levelRules(words: RiskRegisterContent, ranges: readonly string[]): ConditionalRule[] {
  return ranges.flatMap((range) =>
    riskLevels.map((_, index): ConditionalRule => ({
      type: 'expression',
      priority: index + 1,
      formula: `${range.split(':')[0]}=${quoted(words.sheets.scales)}!$A$${firstLevelRow + index}`,
      style: levelLooks[index],
      range,
    })),
  );
}

/** The table of risks: blank rows, or records to learn from. */
function riskSheet(
  name: string,
  words: RiskRegisterContent,
  records: readonly Readonly<Record<string, Field>>[],
): WriteSheet {
  const cells = new Cells();
  const last = records.length > 0 ? headRow + records.length : lastRow;
  cells.put(0, 1, name === words.sheets.register ? words.title : `${words.title}: ${name}`, styles.title);
  if (records.length === 0) {
    [words.company, words.preparedBy, words.asOf].forEach((label, index) => {
      const column = [0, 3, 9][index]!;
      cells.put(column, 2, label, styles.label);
      cells.put(
        column + 1,
        2,
        null,
        index === 2 ? {...styles.entry, numFmt: words.dateFormat} : styles.entry,
      );
    });
  }
  columns.forEach((column, index) => cells.put(index, headRow, words.columns[column], styles.head));
  for (let row = firstRow; row <= last; row++) {
    riskRow(cells, row, words, records[row - firstRow]);
  }
  const rangeOf = (column: Column) => `${letterOf(column)}${firstRow}:${letterOf(column)}${last}`;
  return {
    name,
    columns: columns.map((column) => ({width: widths[column]})),
    rows: Array.from({length: last}, () => columns.map(() => null)),
    cells,
    rowDefs: new Map([
      [headRow - 1, {height: 32}],
      // Rows that somebody fills in grow by themselves; what is there already may not be measured.
      ...records.map((record, index) => [headRow + index, {height: heightOf(record, words)}] as const),
    ]),
    freezePane: {rows: headRow, columns: 2},
    autoFilter: {range: `A${headRow}:${letter(columns.length - 1)}${last}`},
    dataValidations: validations(words, last),
    conditionalRules: levelRules(words, [rangeOf('level'), rangeOf('levelAfter')]),
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      // On one, the letters would be four points high.
      fitToWidth: 2,
      fitToHeight: 0,
      margins: {top: 0.5, right: 0.4, bottom: 0.6, left: 0.4, header: 0.3, footer: 0.3},
      printTitlesRow: `$${headRow}:$${headRow}`,
      printTitlesColumn: '$A:$B',
    },
    headerFooter: {oddFooter: '&L&A&R&P / &N'},
  };
}

/** What the register comes to. */
function overviewSheet(words: RiskRegisterContent): WriteSheet {
  const {overview, sheets} = words;
  const cells = new Cells();
  const register = quoted(sheets.register);
  const rangeOf = (column: Column) =>
    `${register}!$${letterOf(column)}$${firstRow}:$${letterOf(column)}$${lastRow}`;
  cells.put(0, 1, `${words.title}: ${sheets.overview}`, styles.title);
  [overview.level, overview.today, overview.after].forEach((text, index) =>
    cells.put(index, 3, text, styles.head),
  );
  riskLevels.forEach(({id}, index) => {
    const row = 4 + index;
    cells.compute(
      0,
      row,
      `${quoted(sheets.scales)}!$A$${firstLevelRow + index}`,
      words.levels[id],
      styles.entry,
    );
    cells.compute(1, row, `COUNTIF(${rangeOf('level')},$A${row})`, 0, styles.computed);
    cells.compute(2, row, `COUNTIF(${rangeOf('levelAfter')},$A${row})`, 0, styles.computed);
  });
  const sums = 4 + riskLevels.length;
  cells.put(0, sums, overview.all, styles.entry);
  cells.compute(1, sums, `COUNT(${rangeOf('score')})`, 0, styles.computed);
  cells.compute(2, sums, `COUNT(${rangeOf('scoreAfter')})`, 0, styles.computed);
  const named = rangeOf('scenario');
  [
    [overview.incomplete, `SUMPRODUCT((${named}<>"")*(${rangeOf('score')}=""))`],
    [overview.withoutOwner, `SUMPRODUCT((${named}<>"")*(${rangeOf('owner')}=""))`],
    [overview.overdue, `COUNTIF(${rangeOf('nextReview')},"<"&TODAY())`],
  ].forEach(([label, formula], index) => {
    cells.put(0, sums + 2 + index, label!, styles.entry);
    cells.compute(1, sums + 2 + index, formula!, 0, styles.computed);
  });
  const matrix = sums + 7;
  const centred = {...styles.head, alignment: {horizontal: 'center'}} as const;
  const scores = Array.from({length: topScore}, (_, index) => index + 1);
  cells.put(0, matrix - 1, overview.matrix, styles.subtitle);
  cells.put(0, matrix, null, styles.head);
  scores.forEach((impact) => cells.put(impact, matrix, impact, centred));
  scores.toReversed().forEach((likelihood, index) => {
    const row = matrix + 1 + index;
    cells.put(0, row, likelihood, centred);
    scores.forEach((impact) =>
      cells.compute(
        impact,
        row,
        `COUNTIFS(${rangeOf('likelihood')},$A${row},${rangeOf('impact')},${letter(impact)}$${matrix})`,
        0,
        styles.computed,
      ),
    );
  });
  const inMatrix = `B${matrix + 1}:${letter(topScore)}${matrix + topScore}`;
  const score = `$A${matrix + 1}*B$${matrix}`;
  return {
    name: sheets.overview,
    columns: [{width: 34}, ...scores.map(() => ({width: 16}))],
    rows: Array.from({length: matrix + topScore}, () => [null]),
    cells,
    conditionalRules: riskLevels.map((_, index): ConditionalRule => ({
      type: 'expression',
      priority: index + 1,
      formula: `AND(B${matrix + 1}>0,${score}>=${quoted(sheets.scales)}!$B$${firstLevelRow + index})`,
      style: levelLooks[index],
      stopIfTrue: true,
      range: inMatrix,
    })),
    pageSetup: {paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 1},
  };
}

/**
 * The scales of the guide: its table whose first column counts from 1 to the top score.
 *
 * @throws Error where it has none
 */
function scalesOf(tree: Root): string[][] {
  const texts = (table: Table) => table.children.map((row) => row.children.map((cell) => toString(cell)));
  const scores = Array.from({length: topScore}, (_, index) => String(index + 1));
  const found = tree.children
    .filter((node) => node.type === 'table')
    .map(texts)
    .find(([, ...rows]) => rows.map(([score]) => score).join() === scores.join());
  if (!found) {
    throw new Error(
      `its front matter offers a "risk-register", and the text has no table of scales, whose first column goes from 1 to ${topScore}. Write it, or take "risk-register" off "sheets".`,
    );
  }
  return found;
}

/** Levels with their thresholds, which whoever uses the register changes, and what the scores mean. */
function scalesSheet(words: RiskRegisterContent, scales: readonly (readonly string[])[]): WriteSheet {
  const cells = new Cells();
  cells.put(0, 1, `${words.title}: ${words.sheets.scales}`, styles.title);
  cells.put(0, firstLevelRow - 1, words.overview.level, styles.head);
  cells.put(1, firstLevelRow - 1, words.scales.from, styles.head);
  riskLevels.forEach(({id, from}, index) => {
    cells.put(0, firstLevelRow + index, words.levels[id], styles.entry);
    cells.put(1, firstLevelRow + index, from, styles.number);
  });
  const below = firstLevelRow + riskLevels.length;
  cells.put(0, below, words.scales.thresholds, styles.label);
  scales.forEach((row, index) =>
    row.forEach((text, column) =>
      cells.put(
        column,
        below + 2 + index,
        index > 0 && column === 0 ? Number(text) : text,
        index === 0 ? styles.head : column === 0 ? styles.number : styles.entry,
      ),
    ),
  );
  const end = below + 2 + scales.length;
  cells.put(0, end, words.scales.higher, styles.label);
  return {
    name: words.sheets.scales,
    columns: [26, 34, 40, 40].map((width) => ({width})),
    rows: Array.from({length: end}, () => [null]),
    cells,
    dataValidations: [
      {
        type: 'whole',
        operator: 'between',
        formula1: '1',
        formula2: String(topScore * topScore),
        range: `B${firstLevelRow}:B${firstLevelRow + riskLevels.length - 1}`,
        showErrorMessage: true,
        errorStyle: 'stop',
      },
    ],
    pageSetup: {paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 1},
  };
}

/**
 * Makes the register: blank rows, an overview, the scales, and the records of the guide as an example.
 *
 * @param tree text of the guide, which has the scales and the records
 * @returns an Office Open XML workbook, which Excel, LibreOffice, Numbers and Google Sheets open
 * @throws Error where the text has no scales
 */
export async function registerXlsx(
  tree: Root,
  words: RiskRegisterContent,
  language: string,
): Promise<Buffer> {
  const {sheets, title} = words;
  const file = await writeXlsx({
    sheets: [
      riskSheet(sheets.register, words, []),
      overviewSheet(words),
      scalesSheet(words, scalesOf(tree)),
      riskSheet(sheets.example, words, recordsOf(tree, title)),
    ],
    defaultFont: font,
    properties: {title, custom: {language}},
  });
  return Buffer.from(file);
}
