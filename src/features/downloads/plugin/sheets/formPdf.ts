/** Forms of one page: emergency sheet, scan authorization, pricing sheet, decision note. */
import {clientSheets, type FormName, type FormPart, forms} from '../../../../data/sheetForms';
import type {SheetFormsContent} from '../../../../content/sheetForms';
import {drawRows, rowsLayout} from './formRows';
import {foot, heading, headingHeight, remark, sheetPdf} from './sheetPdf';

/** Maximum growth of a line in points, so that a short form is not stretched. */
const mostExtra = 13;

/** Makes a form. Its fields share the remaining height. Throws if a label is missing or a page is too small. */
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
