import type {RiskRegisterContent} from '../../../content/riskRegister';
import type {SheetFormsContent} from '../../../content/sheetForms';
import type {SheetKind} from '../../../data/sheetForms';
import {readWords} from '../../../lib/readWords';
import type {Guide} from '../readGuide';
import {checklistPdf} from './checklistPdf';
import {formPdf} from './formPdf';
import {registerPdf} from './registerPdf';
import {registerXlsx} from './registerXlsx';

/** What sheets say in a language. */
export interface SheetWords {
  readonly language: string;
  readonly forms: SheetFormsContent;
  readonly register: RiskRegisterContent;
}

/** The words of the sheets, with English ones where a language has none. */
export const sheetWords = (siteDir: string, language: string): SheetWords => ({
  language,
  forms: readWords<SheetFormsContent>(siteDir, language, 'sheetForms'),
  register: readWords<RiskRegisterContent>(siteDir, language, 'riskRegister'),
});

/**
 * Makes a file of a sheet.
 *
 * @param guide the guide that it comes with
 * @throws Error where the guide has not what the sheet is made of, or a form does not fit, with what to do
 */
export async function makeSheet(
  kind: SheetKind,
  format: 'pdf' | 'xlsx',
  guide: Guide,
  {language, forms, register}: SheetWords,
): Promise<Buffer> {
  switch (kind) {
    case 'checklist':
      return checklistPdf(guide, forms, language);
    case 'risk-register':
      return format === 'pdf'
        ? registerPdf(forms, register, language)
        : registerXlsx(guide.tree, register, language);
    default:
      return formPdf(kind, forms, language);
  }
}
