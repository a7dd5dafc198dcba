import {autoTable, type UserOptions} from 'jspdf-autotable';
import {comparison} from '@site/src/content/comparison';
import {savingsCalculator} from '@site/src/content/savingsCalculator';
import {averageCostEur, toolCostEur, toolFeature, toolIds, traditionalStackEur} from '@site/src/data/savings';
import {formats} from '../../format';
import {palette} from '../palette';
import {area, Sheet} from '../sheet';
import {costTable, formulaTable} from '../tables';

jest.mock('jspdf-autotable', () => ({autoTable: jest.fn()}));

const {eur} = formats('en');
const draw = jest.mocked(autoTable);
const sheet = new Sheet({language: 'en', title: 'T', author: 'A', date: new Date()});

/** What the library was asked for. */
function asked(): UserOptions {
  const [doc, options] = draw.mock.lastCall!;
  expect(doc).toBe(sheet.doc);
  return options;
}

/** What becomes of a cell of some columns. */
function cell({didParseCell}: UserOptions, index: number, columns: number) {
  const parsed = {text: ['1 − 2'], styles: {} as Record<string, unknown>};
  didParseCell?.({cell: parsed, column: {index}, table: {columns: Array(columns)}} as never);
  return parsed;
}

it('lists what each tool costs elsewhere, and the sum', () => {
  sheet.y = 50;
  costTable(sheet, comparison.table, savingsCalculator.toolNames, formats('en'));
  const {table: words} = comparison;
  const {from, to, typical} = traditionalStackEur;
  const options = asked();
  expect(options).toMatchObject({
    startY: 50,
    head: [[words.feature, words.tool, words.cost, '', words.included]],
    body: toolIds.map((id) => [
      savingsCalculator.toolNames[id],
      words.tools[id],
      eur(averageCostEur(id)),
      words.range(toolCostEur[id][0], toolCostEur[id][1]),
      words.plansWith(toolFeature[id]),
    ]),
    foot: [[words.sum, words.sumTools, eur(typical), words.range(from, to), words.sumIncluded]],
  });
  const widths = Object.values(options.columnStyles ?? {}).map(({cellWidth}) => Number(cellWidth));
  expect(widths).toHaveLength(5);
  expect(options.columnStyles).toMatchObject({0: {fontStyle: 'bold'}, 1: {textColor: palette.muted}});
  expect(widths.reduce((sum, width) => sum + width)).toBe(area.width);
  expect([0, 1, 2, 4].map((index) => cell(options, index, 5).styles.halign)).toEqual([
    undefined,
    undefined,
    'right',
    'right',
  ]);
});

it('writes a calculation line by line', () => {
  sheet.y = 60;
  formulaTable(sheet, [['Sum', '1 + 2 = 3']]);
  const options = asked();
  expect(options).toMatchObject({
    startY: 60,
    body: [['Sum', '1 + 2 = 3']],
    columnStyles: {0: {cellWidth: 72, textColor: palette.muted}, 1: {fontStyle: 'bold'}},
  });
  expect([0, 1].map((index) => cell(options, index, 2).styles.halign)).toEqual([undefined, 'right']);
});

it('stays within the written area, and writes letters that the font has', () => {
  formulaTable(sheet, []);
  const options = asked();
  expect(options.margin).toEqual({
    top: area.top,
    left: area.left,
    right: 210 - area.right,
    bottom: 297 - area.bottom,
  });
  expect(cell(options, 0, 2)).toEqual({text: ['1 – 2'], styles: {}});
  // The last column ends at the edge, others at a distance from the next.
  expect(cell(options, 1, 2).styles).toEqual({
    halign: 'right',
    cellPadding: {...(options.styles?.cellPadding as object), right: 0},
  });
  expect(options.styles?.cellPadding).toMatchObject({left: 0, right: expect.any(Number)});
});

it('moves the writing position below it', () => {
  sheet.y = 70;
  formulaTable(sheet, []);
  asked().didDrawPage?.({cursor: {x: 0, y: 90}} as never);
  expect(sheet.y).toBe(90);
  asked().didDrawPage?.({cursor: null} as never);
  expect(sheet.y).toBe(90);
});
