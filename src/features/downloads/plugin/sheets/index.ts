import type {RiskRegisterContent} from '../../../../content/riskRegister';
import type {SheetFormsContent} from '../../../../content/sheetForms';
import type {SheetsContent} from '../../../../content/sheets';
import type {SheetKind} from '../../../../data/sheetForms';
import {readWords} from '../../../../lib/readWords';
import type {Guide} from '../guide';
import {checklistPdf} from './checklistPdf';
import {formPdf} from './formPdf';
import {registerPdf} from './registerPdf';
import {registerXlsx} from './registerXlsx';

export interface SheetWords {
  readonly language: string;
  /** Names of the sheets, as on the pages that offer them. */
  readonly kinds: SheetsContent['kinds'];
  readonly forms: SheetFormsContent;
  readonly register: RiskRegisterContent;
}

/** Reads the words of sheets. English replaces missing words. */
export const sheetWords = (siteDir: string, language: string): SheetWords => ({
  language,
  kinds: readWords<SheetsContent>(siteDir, language, 'sheets').kinds,
  forms: readWords<SheetFormsContent>(siteDir, language, 'sheetForms'),
  register: readWords<RiskRegisterContent>(siteDir, language, 'riskRegister'),
});

/**
 * Makes a sheet.
 *
 * @throws Error with a remedy if the guide lacks the sheet's content, or a form does not fit
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
