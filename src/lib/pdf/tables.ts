/** The tables of the PDF. */
import {autoTable, type UserOptions} from 'jspdf-autotable';
import {featurePlans} from '../../data/planFacts';
import {averageCostEur, toolCostEur, toolFeature, toolIds, traditionalStackEur} from '../../data/savings';
import type {ComparisonContent} from '../../content/comparison';
import type {SavingsCalculatorContent} from '../../content/savingsCalculator';
import type {formats} from '../format';
import {palette} from './palette';
import {area, type Sheet} from './sheet';
import {toWinAnsi} from './winAnsi';

const padding = {top: 1.7, right: 2, bottom: 1.7, left: 0};

const look: UserOptions = {
  theme: 'plain',
  margin: {top: area.top, left: area.left, right: 210 - area.right, bottom: 297 - area.bottom},
  rowPageBreak: 'avoid',
  styles: {
    font: 'helvetica',
    fontSize: 9,
    textColor: palette.text,
    lineColor: palette.line,
    cellPadding: padding,
    lineWidth: {bottom: 0.25},
  },
  headStyles: {fontStyle: 'normal', fontSize: 8.5, textColor: palette.muted},
  footStyles: {fontStyle: 'bold', lineWidth: {top: 0.4, bottom: 0}},
};

/** @param firstAmount the first column that is flush right */
function draw(sheet: Sheet, firstAmount: number, options: UserOptions): void {
  autoTable(sheet.doc, {
    ...look,
    startY: sheet.y,
    ...options,
    didParseCell: ({cell, column, table}) => {
      cell.text = cell.text.map(toWinAnsi);
      if (column.index >= firstAmount) {
        cell.styles.halign = 'right';
      }
      if (column.index === table.columns.length - 1) {
        cell.styles.cellPadding = {...padding, right: 0};
      }
    },
    didDrawPage: ({cursor}) => {
      sheet.y = cursor?.y ?? sheet.y;
    },
  });
}

/** What each tool costs elsewhere, with the sum below. */
export function costTable(
  sheet: Sheet,
  words: ComparisonContent['table'],
  names: SavingsCalculatorContent['toolNames'],
  {eur}: ReturnType<typeof formats>,
): void {
  const {from, to, typical} = traditionalStackEur;
  draw(sheet, 2, {
    head: [[words.feature, words.tool, words.cost, '', words.included]],
    body: toolIds.map((id) => [
      names[id],
      words.tools[id],
      eur(averageCostEur(id)),
      words.range(toolCostEur[id][0], toolCostEur[id][1]),
      words.plansWith(featurePlans[toolFeature[id]]),
    ]),
    foot: [[words.sum, words.sumTools, eur(typical), words.range(from, to), words.sumIncluded]],
    columnStyles: {
      0: {cellWidth: 43, fontStyle: 'bold'},
      1: {cellWidth: 58, textColor: palette.muted},
      2: {cellWidth: 22},
      3: {cellWidth: 23, textColor: palette.muted},
      4: {cellWidth: 28},
    },
  });
}

/** One line of a calculation: what it gives, and how. */
export type FormulaLine = readonly [name: string, calculation: string];

/** The calculation with the visitor's numbers. */
export function formulaTable(sheet: Sheet, lines: readonly FormulaLine[]): void {
  draw(sheet, 1, {
    body: lines.map((line) => [...line]),
    columnStyles: {0: {cellWidth: 72, textColor: palette.muted}, 1: {fontStyle: 'bold'}},
  });
}
