/** What all sheets to fill in have in common: the place for a brand, a title, whose it is, and the foot. Lengths in points. */
import type {SheetFormsContent} from '../../../content/sheetForms';
import {bandHeight} from '../../../lib/pdf/brandSlot';
import {palette} from '../../brand/palette';
import {loadFonts} from '../../pdf/fonts';
import {area, type Part, Sheet} from '../../pdf/sheet';
import {drawBrandedFoot} from '../brandedFoot';
import {drawRows} from './formRows';

/** Where the foot begins: what is filled in goes no further down. */
export const foot = area.bottom - 1;

/** Height of a heading with what is around it. */
export const headingHeight = 25;

const whoseRow = {
  id: 'whose',
  fields: [
    {label: 'client', share: 0.42},
    {label: 'date', share: 0.22},
    {label: 'completedBy', share: 0.36},
  ],
};

export function heading(sheet: Sheet, text: string, parent: Part): void {
  sheet.y += 5;
  const line = sheet.oneLine([{text, bold: true}], area.width, 11.5);
  sheet.tagged('H2', parent, () => sheet.line(line, area.left, sheet.y, {size: 11.5, leading: 1.3}));
  sheet.y += headingHeight - 5;
}

/** Small words below a heading. */
export function remark(sheet: Sheet, text: string, parent: Part): void {
  const lines = sheet.lines([{text}], area.width, 9);
  sheet.tagged('P', parent, () =>
    sheet.paragraph(lines, area.left, {size: 9, leading: 1.35, colour: palette.muted}),
  );
  sheet.y += 4;
}

interface SheetPdfFacts {
  readonly language: string;
  /** What the sheet is called. */
  readonly title: string;
  /** What it is about, where sheets of this name differ. */
  readonly about?: string;
  readonly lede: string;
  /** Whether it says which client it is about. */
  readonly ofClient: boolean;
  readonly words: SheetFormsContent;
}

/**
 * A sheet to fill in. It names nobody: partners hand it on as theirs.
 *
 * @param draw what it has below its head
 */
export async function sheetPdf(
  {language, title, about, lede, ofClient, words}: SheetPdfFacts,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const whole = about ? `${title}: ${about}` : title;
  const sheet = new Sheet({language, title: whole, subject: lede}, await loadFonts());
  sheet.tagged('P', sheet.root, () => sheet.brandSlot());
  sheet.y = bandHeight + 14;
  const titleLines = sheet.lines([{text: title, bold: true}], area.width, 19);
  sheet.tagged('H1', sheet.root, () => sheet.paragraph(titleLines, area.left, {size: 19, leading: 1.2}));
  sheet.y += 3;
  if (about) {
    const line = sheet.oneLine([{text: about, bold: true}], area.width, 11.5);
    sheet.tagged('P', sheet.root, () => sheet.line(line, area.left, sheet.y, {size: 11.5, leading: 1.3}));
    sheet.y += 18;
  }
  remark(sheet, lede, sheet.root);
  sheet.y += 2;
  if (ofClient) {
    const {client, date, completedBy} = words;
    drawRows(sheet, [whoseRow], {rows: {}, labels: {client, date, completedBy}}, sheet.root, 2);
  }
  draw(sheet);
  drawBrandedFoot(sheet, whole, words.page);
  return sheet.finish();
}
