/** The risk register on paper: two risks a page. */
import type {RiskRegisterContent} from '../../../../content/riskRegister';
import type {SheetFormsContent} from '../../../../content/sheetForms';
import {riskLevels, topScore} from '../../../../data/riskScale';
import {registerPages, riskRows} from '../../../../data/sheetForms';
import {area, bandHeight} from '../../../pdf/plugin';
import {drawRows, rowsLayout} from './formRows';
import {foot, heading, headingHeight, remark, sheetPdf} from './sheetPdf';

/** Returns the levels with their scores, in the guide's words. */
function levelsInWords(words: SheetFormsContent, {levels}: RiskRegisterContent): string[] {
  return riskLevels.map(({id, from}, index) =>
    words.register.level(
      from,
      (riskLevels[index - 1]?.from ?? topScore * topScore + 1) - 1,
      levels[id].toLowerCase(),
    ),
  );
}

export function registerPdf(
  title: string,
  words: SheetFormsContent,
  register: RiskRegisterContent,
  language: string,
): Promise<Buffer> {
  const {lede, labels, rows, risk, levels} = words.register;
  const choices = {
    score: Array.from({length: topScore}, (_, index) => String(index + 1)),
    treatment: register.treatments,
  };
  return sheetPdf({language, title, lede, ofClient: true, words}, (sheet) => {
    remark(sheet, levels(levelsInWords(words, register).join(' · ')), sheet.root);
    const {height, lines} = rowsLayout(riskRows);
    for (let page = 0; page < registerPages; page++) {
      if (page > 0) {
        sheet.room(area.bottom);
        sheet.y = bandHeight + 14;
      }
      const extra = (foot - sheet.y - 2 * (headingHeight + height)) / (2 * lines);
      for (const number of [2 * page + 1, 2 * page + 2]) {
        const part = sheet.part('Sect');
        heading(sheet, risk(number), part);
        const named = {rows, labels, prefix: `risk-${number}`, spoken: risk(number), choices};
        drawRows(sheet, riskRows, named, part, extra);
      }
    }
  });
}
