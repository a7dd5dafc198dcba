/** The risk register as a spreadsheet that computes score, level, counts and overdue reviews. */
import type {Root} from 'mdast';
import {writeXlsx} from 'hucre/xlsx';
import type {RiskRegisterContent} from '../../../../content/riskRegister';
import {recordsOf} from '../register';
import {overviewSheet} from './registerOverview';
import {riskSheet} from './registerRisks';
import {scalesOf, scalesSheet} from './registerScales';
import {font} from './workbook';

/**
 * Makes the register: blank rows, an overview, the scales, and the records of the guide as an example.
 *
 * @returns an Office Open XML workbook, for Excel, LibreOffice, Numbers and Google Sheets
 * @throws Error if the text has no scales
 */
export async function registerXlsx(
  tree: Root,
  words: RiskRegisterContent,
  language: string,
): Promise<Buffer> {
  const {sheets, title} = words;
  const file = await writeXlsx({
    sheets: [
      riskSheet(sheets.register, words, []),
      overviewSheet(words),
      scalesSheet(words, scalesOf(tree)),
      riskSheet(sheets.example, words, recordsOf(tree, title)),
    ],
    defaultFont: font,
    properties: {title, custom: {language}},
  });
  return Buffer.from(file);
}
