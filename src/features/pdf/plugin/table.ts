import {type Line, type Run, widthsOf} from '../lines';
import {palette} from '../../../site/brand/palette';
import {type Part, type Sheet, area} from './sheet';

/**
 * Returns the widths of a table's columns. If there is enough space, each is as wide as its text. Otherwise the space
 * beyond the longest words is shared in proportion to each column's shortfall, as in browsers.
 *
 * @param columns width of the longest word, and of the longest cell on one line
 */
export function columnWidths(columns: readonly {least: number; most: number}[], width: number): number[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const most = sum(columns.map((column) => column.most));
  if (most <= width) {
    return columns.map((column) => column.most + (width - most) / columns.length);
  }
  const least = sum(columns.map((column) => column.least));
  if (least >= width) {
    return columns.map((column) => (column.least / least) * width);
  }
  return columns.map(
    (column) => column.least + ((column.most - column.least) / (most - least)) * (width - least),
  );
}

/** Boxes and tables below this height are not broken: at most a third of a page stays empty before them. */
export const keptWhole = (area.bottom - area.top) / 3;

const size = 8.75;
const leading = 1.4;
const lineHeight = size * leading;
const side = 5;
const above = 4;

/** Cells by row; the first row is the head. */
export type Cells = readonly (readonly (readonly Run[])[])[];

/** Column alignment, as in Markdown. */
export type Aligned = readonly ('left' | 'center' | 'right' | null)[];

interface Row {
  readonly cells: readonly (readonly Line[])[];
  readonly height: number;
}

/** A table that is broken into lines, and the height of its first part that stays on one page. */
export interface TableLayout {
  readonly widths: readonly number[];
  readonly rows: readonly Row[];
  readonly beginning: number;
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.height, 0);

export function layOutTable(sheet: Sheet, cells: Cells, width: number): TableLayout {
  const measure = sheet.measure(size);
  const columns = (cells[0] ?? []).map((_, column) => {
    const widths = cells.map((row) => widthsOf(row[column] ?? [], measure));
    return {
      least: Math.max(...widths.map((cell) => cell.least)) + 2 * side + 1,
      most: Math.max(...widths.map((cell) => cell.most)) + 2 * side + 1,
    };
  });
  const widths = columnWidths(columns, width);
  const rows = cells.map((row) => {
    const lines = row.map((runs, column) => sheet.lines(runs, (widths[column] ?? 0) - 2 * side, size));
    const height = Math.max(...lines.map((cell) => cell.length)) * lineHeight + 2 * above;
    return {cells: lines, height};
  });
  const whole = heightOf(rows);
  // The head is not left with a single row.
  return {widths, rows, beginning: whole < keptWhole ? whole : heightOf(rows.slice(0, 3))};
}

/** Draws a table; its head is repeated on each page. */
export function drawTable(
  sheet: Sheet,
  {widths, rows, beginning}: TableLayout,
  {x, width, parent}: {readonly x: number; readonly width: number; readonly parent: Part},
  aligned: Aligned = [],
): void {
  const part = sheet.part('Table', parent);
  const [head] = rows;

  const draw = (row: Row, repeated: boolean) => {
    const isHead = row === head;
    const top = sheet.y;
    sheet.decoration((doc) => {
      if (isHead) {
        doc.rect(x, top, width, row.height).fill(palette['bg-soft']);
      }
      doc
        .lineWidth(0.6)
        .moveTo(x, top + row.height)
        .lineTo(x + width, top + row.height)
        .stroke(palette.line);
    });
    const tableRow = repeated ? undefined : sheet.part('TR', part);
    let left = x;
    row.cells.forEach((lines, column) => {
      const room = (widths[column] ?? 0) - 2 * side;
      const share = {left: 0, center: 0.5, right: 1}[aligned[column] ?? 'left'];
      const cell = () =>
        lines.forEach((line, number) =>
          sheet.line(line, left + side + (room - line.width) * share, top + above + number * lineHeight, {
            size,
            leading,
            colour: isHead ? palette.muted : palette.text,
          }),
        );
      if (tableRow) {
        sheet.tagged(isHead ? 'TH' : 'TD', tableRow, cell);
      } else {
        sheet.decoration(cell);
      }
      left += widths[column] ?? 0;
    });
    sheet.y += row.height;
  };

  sheet.room(beginning);
  rows.forEach((row, index) => {
    // Nor does the last row go alone.
    const last = index === rows.length - 2 ? rows.at(-1) : undefined;
    const together = row.height + (last?.height ?? 0);
    if (head && row !== head && sheet.y + together > area.bottom) {
      sheet.room(area.bottom);
      draw(head, true);
    }
    draw(row, false);
  });
}
