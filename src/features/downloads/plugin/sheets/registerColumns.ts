/** The columns of the register, and what is computed in them. */
import type {RiskRegisterContent} from '../../../../content/riskRegister';
import {riskLevels} from '../../../../data/riskScale';
import {letter, quoted} from './workbook';

export type Column = keyof RiskRegisterContent['columns'];

/** Width of each column in characters, in order. */
export const widths = {
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

export const columns = Object.keys(widths) as Column[];

const blankRows = 40;
/** Row of the headings, from 1: title, client and an empty row precede it. */
export const headRow = 4;
export const firstRow = headRow + 1;
export const lastRow = headRow + blankRows;

/** Date format in spreadsheet notation. */
export const dateFormat = 'dd/mm/yyyy';

/** Row of the first level on the sheet with the scales. */
export const firstLevelRow = 3;

/** The letters by which formulas name a column. */
export const letterOf = (column: Column) => letter(columns.indexOf(column));

/** Returns the level of a score as a formula and a value. Thresholds are on the sheet with the scales. */
export function levelOf(words: RiskRegisterContent) {
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

export const isNumber = (column: Column) => /^(likelihood|impact)/.test(column);
export const isDate = (column: Column) => column === 'acceptedOn' || column === 'nextReview';

/** Parses a day such as 2026-09-30. Others stay text. */
export const dayOf = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : text;
