import type {Table} from 'mdast';
import {drawTable, layOutTable} from '../../../pdf/plugin';
import {type Draft, gap, type Place} from './draft';
import {runsOf} from './runs';

/** A table that is broken into lines, and the height of its first part that stays on one page. */
export const tableLayout = ({sheet}: Draft, node: Table, width: number) =>
  layOutTable(
    sheet,
    node.children.map((row, index) =>
      row.children.map((cell) => runsOf(cell.children, index === 0 ? {bold: true} : {})),
    ),
    width,
  );

/** Draws a table; its head is repeated on each page. */
export function table(draft: Draft, node: Table, place: Place): void {
  drawTable(draft.sheet, tableLayout(draft, node, place.width), place, node.align ?? []);
  draft.sheet.y += gap + 3;
}
