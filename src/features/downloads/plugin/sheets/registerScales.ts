import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {WriteSheet} from 'hucre/xlsx';
import type {RiskRegisterContent} from '../../../../content/riskRegister';
import {riskLevels, topScore} from '../../../../data/riskScale';
import {firstLevelRow} from './registerColumns';
import {Cells, styles} from './workbook';

/** Returns the guide's scales: its table whose first column counts from 1 to the top score. Throws without one. */
export function scalesOf(tree: Root): string[][] {
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

/** Builds the sheet with the meaning of scores, and with levels whose thresholds users may change. */
export function scalesSheet(words: RiskRegisterContent, scales: readonly (readonly string[])[]): WriteSheet {
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
