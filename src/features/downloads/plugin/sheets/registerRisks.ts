import type {ConditionalRule, DataValidation, WriteSheet} from 'hucre/xlsx';
import type {RiskRegisterContent} from '../../../../content/riskRegister';
import {riskLevels, topScore} from '../../../../data/riskScale';
import {keysOf} from '../../../../lib/keysOf';
import {type Cell as Field, textOf} from '../register';
import {
  type Column,
  columns,
  dateFormat,
  dayOf,
  firstLevelRow,
  firstRow,
  headRow,
  isDate,
  isNumber,
  lastRow,
  letterOf,
  levelOf,
  widths,
} from './registerColumns';
import {Cells, letter, levelLooks, quoted, styles} from './workbook';

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
          ? {...styles.entry, numFmt: dateFormat}
          : styles.entry;
      cells.put(index, row, value, style);
    }
  }
}

/** Returns the row height for its longest cell, in points. Assumes about one letter per unit of width. */
function heightOf(record: Readonly<Record<string, Field>>, {fields}: RiskRegisterContent): number {
  const lines = keysOf(fields).map((column) =>
    Math.ceil((textOf(record[fields[column]]).length + 4) / widths[column]),
  );
  return 15 * Math.max(...lines);
}

/** Returns the validation rules of the rows, up to the last one. */
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
      // A warning only, since a risk may be reduced and the rest accepted.
      errorStyle: 'information',
      errorTitle: words.columns.treatment,
      errorMessage: words.invalid.treatment,
    },
    ...columns.filter(isDate).map((column): DataValidation => ({
      ...shared,
      type: 'date',
      operator: 'greaterThan',
      // 1 January 2020 as a serial date.
      formula1: '43831',
      range: rangeOf(column),
      errorStyle: 'stop',
      errorTitle: words.columns[column],
      errorMessage: words.invalid.date,
    })),
  ];
}

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

export function riskSheet(
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
      cells.put(column + 1, 2, null, index === 2 ? {...styles.entry, numFmt: dateFormat} : styles.entry);
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
      // Rows grow while people fill them in. Programs may not measure existing content.
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
      // On one page, the letters would be four points high.
      fitToWidth: 2,
      fitToHeight: 0,
      margins: {top: 0.5, right: 0.4, bottom: 0.6, left: 0.4, header: 0.3, footer: 0.3},
      printTitlesRow: `$${headRow}:$${headRow}`,
      printTitlesColumn: '$A:$B',
    },
    headerFooter: {oddFooter: '&L&A&R&P / &N'},
  };
}
