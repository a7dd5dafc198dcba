/** Overview sheet of the risk register. */
import type {ConditionalRule, WriteSheet} from 'hucre/xlsx';
import type {RiskRegisterContent} from '../../../../content/riskRegister';
import {riskLevels, topScore} from '../../../../data/riskScale';
import {type Column, firstLevelRow, firstRow, lastRow, letterOf} from './registerColumns';
import {Cells, letter, levelLooks, quoted, styles} from './workbook';

export function overviewSheet(words: RiskRegisterContent): WriteSheet {
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
