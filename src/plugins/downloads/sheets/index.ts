import type {RiskRegisterContent} from '../../../content/riskRegister';
import type {SheetFormsContent} from '../../../content/sheetForms';
import type {SheetsContent} from '../../../content/sheets';
import type {SheetKind} from '../../../data/sheetForms';
import {readWords} from '../../../lib/readWords';
import type {Guide} from '../guide';
import {checklistPdf} from './checklistPdf';
import {formPdf} from './formPdf';
import {registerPdf} from './registerPdf';
import {registerXlsx} from './registerXlsx';

/** What sheets say in a language. */
export interface SheetWords {
  readonly language: string;
  /** What each is called: the page that offers it says and draws the same. */
  readonly kinds: SheetsContent['kinds'];
  readonly forms: SheetFormsContent;
  readonly register: RiskRegisterContent;
}

/** The words of the sheets, with English ones where a language has none. */
export const sheetWords = (siteDir: string, language: string): SheetWords => ({
  language,
  kinds: readWords<SheetsContent>(siteDir, language, 'sheets').kinds,
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
  {language, kinds, forms, register}: SheetWords,
): Promise<Buffer> {
  const {name} = kinds[kind];
  switch (kind) {
    case 'checklist':
      return checklistPdf(name, guide, forms, language);
    case 'risk-register':
      return format === 'pdf'
        ? registerPdf(name, forms, register, language)
        : registerXlsx(guide.tree, register, language);
    default:
      return formPdf(kind, name, forms, language);
  }
}
