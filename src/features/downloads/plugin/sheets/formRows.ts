/** Rows of fields with labels. Lengths in points. */
import type {FormRow} from '../../../../data/sheetForms';
import {palette} from '../../../../site/brand/palette';
import {drawFormField, area, type Part, type Sheet} from '../../../pdf/plugin';

/** Height of a label above its field, and gap between rows. */
const labelHeight = 10.5;
const gap = 5.5;
/** Minimum height of a handwritten line. */
const leastLine = 15;
const titleWidth = 118;
const between = 8;

/** Identifies the client of a sheet. */
export const whoseRow = {
  id: 'whose',
  fields: [
    {label: 'client', share: 0.42},
    {label: 'date', share: 0.22},
    {label: 'completedBy', share: 0.36},
  ],
};

const linesOf = ({fields}: FormRow) => Math.max(...fields.map(({lines = 1}) => lines));

/** Labels of rows and fields. */
export interface RowWords {
  readonly rows: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  /** Prefix of field names if rows repeat. */
  readonly prefix?: string;
  /** Prefix of accessible names if rows repeat. */
  readonly spoken?: string;
  readonly choices?: Readonly<Record<'score' | 'treatment', readonly string[]>>;
}

/** Returns the minimum height of rows, and their number of lines, which may grow. */
export function rowsLayout(rows: readonly FormRow[]): {height: number; lines: number} {
  const lines = rows.reduce((sum, row) => sum + linesOf(row), 0);
  return {height: lines * leastLine + rows.length * (labelHeight + gap), lines};
}

/** @throws Error for a field without a label */
function labelOf(words: RowWords, row: FormRow, label: string): string {
  const text = words.labels[label];
  if (!text) {
    throw new Error(`The field "${label}" of the row "${row.id}" has no label (src/content/sheetForms.ts).`);
  }
  return text;
}

function drawRow(sheet: Sheet, row: FormRow, words: RowWords, parent: Part, line: number): void {
  const title = words.rows[row.id];
  const part = sheet.part('Sect', parent);
  let x: number = area.left;
  if (title) {
    const top = sheet.y;
    sheet.y += labelHeight + 1;
    sheet.write('P', title, {size: 9.25, leading: 1.3, bold: true}, {width: titleWidth, parent: part});
    sheet.y = top;
    x += titleWidth + between;
  }
  const width = area.right - x - (row.fields.length - 1) * between;
  for (const {label, share, lines = 1, choice} of row.fields) {
    const text = labelOf(words, row, label);
    const fieldWidth = width * share;
    sheet.label('P', part, text, [x, sheet.y - 1, fieldWidth], {size: 7.5, colour: palette.muted});
    drawFormField(sheet, {
      x,
      y: sheet.y + labelHeight,
      width: fieldWidth,
      height: line * linesOf(row),
      name: [words.prefix, row.id, label].filter(Boolean).join('-'),
      label: [words.spoken, title, text].filter(Boolean).join(': '),
      parent: part,
      lines,
      options: choice && words.choices?.[choice],
    });
    x += fieldWidth + between;
  }
  sheet.y += labelHeight + line * linesOf(row) + gap;
}

/** Draws rows at their minimum height, plus `extra` per line. */
export function drawRows(
  sheet: Sheet,
  rows: readonly FormRow[],
  words: RowWords,
  parent: Part,
  extra: number,
): void {
  rows.forEach((row) => drawRow(sheet, row, words, parent, leastLine + extra));
}
