/** A form of one page: the emergency sheet, the scan authorization, the pricing sheet, the decision note. */
import {clientSheets, type FormName, type FormPart, forms} from '../../../data/sheetForms';
import type {SheetFormsContent} from '../../../content/sheetForms';
import {drawRows, rowsLayout} from './formRows';
import {foot, heading, headingHeight, remark, sheetPdf} from './sheetPdf';

/** Most that a line grows by, so that a short form is not drawn out. Points. */
const mostExtra = 13;

/**
 * Makes a form; its fields share what room the page has left.
 *
 * @param title what the sheet is called
 * @throws Error where it has a field without a label, or more than a page holds
 */
export function formPdf(
  name: FormName,
  title: string,
  words: SheetFormsContent,
  language: string,
): Promise<Buffer> {
  const {lede, ...form} = words.forms[name];
  const parts: readonly FormPart[] = forms[name];
  const titles: Readonly<Record<string, string>> = form.parts;
  const texts: Readonly<Record<string, string>> = form.texts;
  const ofClient = clientSheets.includes(name);
  return sheetPdf({language, title, lede, ofClient, words}, (sheet) => {
    const textHeight = Object.values(texts).reduce(
      (sum, text) => sum + sheet.lines([{text}], 483, 9).length * 9 * 1.35 + 4,
      0,
    );
    const {height, lines} = rowsLayout(parts.flatMap(({rows}) => rows));
    const free = foot - sheet.y - parts.length * headingHeight - textHeight - height;
    if (free < 0) {
      throw new Error(`The form "${name}" does not fit on a page: take fields or words off it.`);
    }
    for (const {id, rows} of parts) {
      const part = sheet.part('Sect');
      heading(sheet, titles[id]!, part);
      if (texts[id]) {
        remark(sheet, texts[id], part);
      }
      drawRows(sheet, rows, form, part, Math.min(free / lines, mostExtra));
    }
  });
}
