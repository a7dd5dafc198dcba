/** Draws the checklists of a guide, with a note field beside each point. Lengths in points. */
import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {SheetFormsContent} from '../../../../content/sheetForms';
import {palette} from '../../../../site/brand/palette';
import {drawCheckBox, drawFormField, area, type Part, type Sheet} from '../../../pdf/plugin';
import type {Guide} from '../guide';
import {foot, heading, headingHeight, sheetPdf} from './sheetPdf';

interface Checklist {
  readonly title: string;
  readonly points: readonly string[];
}

const small = {size: 7.5, colour: palette.muted} as const;
const noteWidth = 176;
const textLeft = area.left + 20;
const textWidth = area.right - noteWidth - 14 - textLeft;
const lineHeight = 13;
const noteHead = 12;
/** Minimum and maximum height of a row. */
const leastRow = 25;
const mostRow = 46;
/** Minimum height of the field for decisions, in the room below the last point. */
const leastNext = 56;

/** Returns the checklists of a text, each with the heading above it. */
function checklistsOf(tree: Root, title: string): Checklist[] {
  const found: Checklist[] = [];
  let above = title;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      above = toString(node);
    } else if (node.type === 'list' && typeof node.children[0]?.checked === 'boolean') {
      // A point may span lines in the source. On the sheet and in its field's name, it is a single line.
      const points = node.children.map((item) => toString(item).replaceAll('\n', ' '));
      found.push({title: above, points});
    }
  }
  return found;
}

function point(
  sheet: Sheet,
  text: string,
  name: string,
  words: SheetFormsContent,
  list: Part,
  least: number,
) {
  const height = Math.max(least, sheet.lines([{text}], textWidth, 9.5).length * lineHeight + 8);
  sheet.room(height);
  const item = sheet.part('LI', list);
  const top = sheet.y;
  drawCheckBox(sheet, [area.left, top + 4, 12], text, item, name);
  sheet.y += 3;
  const look = {size: 9.5, leading: lineHeight / 9.5};
  sheet.write('LBody', text, look, {x: textLeft, width: textWidth, parent: item});
  drawFormField(sheet, {
    x: area.right - noteWidth,
    y: top,
    width: noteWidth,
    height: height - 5,
    name: `${name}-note`,
    label: words.checklist.noteOf(text),
    parent: item,
    lines: 2,
  });
  sheet.y = top + height;
}

/** Draws a sheet with all checklists of a guide. `name` is that of the kind of sheet. */
export function checklistPdf(
  name: string,
  guide: Guide,
  words: SheetFormsContent,
  language: string,
): Promise<Buffer> {
  const {lede, note, next} = words.checklist;
  const lists = checklistsOf(guide.tree, guide.title);
  return sheetPdf({language, title: name, about: guide.title, lede, ofClient: true, words}, (sheet) => {
    const count = lists.reduce((sum, {points}) => sum + points.length, 0);
    const free = foot - leastNext - sheet.y - lists.length * (headingHeight + noteHead);
    const least = Math.max(leastRow, Math.min(mostRow, free / count));
    for (const [index, {title: name, points}] of lists.entries()) {
      const part = sheet.part('Sect');
      sheet.room(headingHeight + noteHead + 2 * least);
      heading(sheet, name, part);
      sheet.label('P', part, note, [area.right - noteWidth, sheet.y - 6, noteWidth], small);
      sheet.y += noteHead - 6;
      const list = sheet.part('L', part);
      points.forEach((text, at) => point(sheet, text, `point-${index + 1}-${at + 1}`, words, list, least));
    }
    const height = foot - sheet.y - noteHead - 2;
    if (height >= leastNext - noteHead - 8) {
      sheet.label('P', sheet.root, next, [area.left, sheet.y, area.width], small);
      drawFormField(sheet, {
        x: area.left,
        y: sheet.y + noteHead,
        width: area.width,
        height,
        name: 'next',
        label: next,
        parent: sheet.root,
        lines: 4,
      });
    }
  });
}
