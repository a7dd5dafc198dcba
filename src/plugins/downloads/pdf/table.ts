import type {Table} from 'mdast';
import {palette} from '../../brand/palette';
import {type Run, widthsOf} from '../../pdf/lines';
import {area} from '../../pdf/sheet';
import {columnWidths} from './columns';
import {type Draft, gap, keptWhole, type Place} from './draft';
import {runsOf} from './runs';

const tableLook = {size: 8.75, lineHeight: 8.75 * 1.4, side: 5, above: 4} as const;

/** Columns and rows of a table, and the height of its first part that stays on one page. */
export function tableLayout({sheet}: Draft, node: Table, width: number) {
  const {size, side, above} = tableLook;
  const rows = node.children.map((row, index) =>
    row.children.map((cell): Run[] => runsOf(cell.children, index === 0 ? {bold: true} : {})),
  );
  const measure = sheet.measure(size);
  const columns = (rows[0] ?? []).map((_, column) => {
    const widths = rows.map((row) => widthsOf(row[column] ?? [], measure));
    return {
      least: Math.max(...widths.map((cell) => cell.least)) + 2 * side + 1,
      most: Math.max(...widths.map((cell) => cell.most)) + 2 * side + 1,
    };
  });
  const widths = columnWidths(columns, width);
  const laidOut = rows.map((row) => {
    const cells = row.map((runs, column) => sheet.lines(runs, (widths[column] ?? 0) - 2 * side, size));
    const height = Math.max(...cells.map((lines) => lines.length)) * tableLook.lineHeight + 2 * above;
    return {cells, height};
  });
  const heightOf = (part: typeof laidOut) => part.reduce((sum, row) => sum + row.height, 0);
  const whole = heightOf(laidOut);
  // The head is not left with a single row.
  return {widths, laidOut, beginning: whole < keptWhole ? whole : heightOf(laidOut.slice(0, 3))};
}

/** Draws a table; its head is repeated on each page. */
export function table(draft: Draft, node: Table, {x, width, parent}: Place): void {
  const {sheet} = draft;
  const {size, side, above, lineHeight: height} = tableLook;
  const {widths, laidOut, beginning: kept} = tableLayout(draft, node, width);
  const part = sheet.part('Table', parent);

  const draw = (row: (typeof laidOut)[number], repeated: boolean) => {
    const isHead = row === laidOut[0];
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
      const cell = () =>
        lines.forEach((line, number) =>
          sheet.line(line, left + side, top + above + number * height, {
            size,
            leading: 1.4,
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

  sheet.room(kept);
  const [head] = laidOut;
  laidOut.forEach((row, index) => {
    // Nor does the last row go alone.
    const last = index === laidOut.length - 2 ? laidOut.at(-1) : undefined;
    const together = row.height + (last?.height ?? 0);
    if (head && row !== head && sheet.y + together > area.bottom) {
      sheet.room(area.bottom);
      draw(head, true);
    }
    draw(row, false);
  });
  sheet.y += gap + 3;
}
