/** Common parts of all fillable sheets: brand slot, title, client and footer. Lengths in points. */
import type {SheetFormsContent} from '../../../../content/sheetForms';
import {palette} from '../../../../site/brand/palette';
import {loadFonts, area, bandHeight, type Part, Sheet} from '../../../pdf/plugin';
import {drawRows, whoseRow} from './formRows';

/** Upper edge of the footer: the lower limit of fields. */
export const foot = area.bottom - 1;

/** Height of a heading with its margins. */
export const headingHeight = 25;
const headingLook = {size: 11.5, leading: 1.3, bold: true} as const;

export function heading(sheet: Sheet, text: string, parent: Part): void {
  sheet.y += 5;
  sheet.label('H2', parent, text, [area.left, sheet.y, area.width], headingLook);
  sheet.y += headingHeight - 5;
}

/** Draws a note below a heading. */
export function remark(sheet: Sheet, text: string, parent: Part): void {
  sheet.write('P', text, {size: 9, leading: 1.35, colour: palette.muted}, {parent});
  sheet.y += 4;
}

interface SheetPdfFacts {
  readonly language: string;
  readonly title: string;
  /** Subject, if several sheets have the same name. */
  readonly about?: string;
  readonly lede: string;
  /** True if the sheet names its client. */
  readonly ofClient: boolean;
  readonly words: SheetFormsContent;
}

/** Draws a fillable sheet without a company, for partners to hand on. `draw` draws the content below the head. */
export async function sheetPdf(
  {language, title, about, lede, ofClient, words}: SheetPdfFacts,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const whole = about ? `${title}: ${about}` : title;
  const sheet = new Sheet({language, title: whole, subject: lede}, await loadFonts());
  sheet.tagged('P', sheet.root, () => sheet.brandSlot());
  sheet.y = bandHeight + 14;
  sheet.write('H1', title, {size: 19, leading: 1.2, bold: true});
  sheet.y += 3;
  if (about) {
    sheet.label('P', sheet.root, about, [area.left, sheet.y, area.width], headingLook);
    sheet.y += 18;
  }
  remark(sheet, lede, sheet.root);
  sheet.y += 2;
  if (ofClient) {
    const {client, date, completedBy} = words;
    drawRows(sheet, [whoseRow], {rows: {}, labels: {client, date, completedBy}}, sheet.root, 2);
  }
  draw(sheet);
  sheet.brandedFoot(whole, words.page);
  return sheet.finish();
}
