import type {ComparisonPdfContent} from '../../content/comparisonPdf';
import type {SavingsCalculatorContent} from '../../content/savingsCalculator';
import {savingsFormulas} from '../../data/calculators/formulas';
import type {SavingsInput, SavingsResult} from '../../data/calculators/savings';
import type {formats} from '../format';
import type {FormulaLine} from './tables';

/** The savings calculator's steps with the numbers that went in; without a saving it ends at the two costs. */
export function formulaLines(
  input: SavingsInput,
  result: SavingsResult,
  words: {pdf: ComparisonPdfContent; calculator: SavingsCalculatorContent},
  format: ReturnType<typeof formats>,
): FormulaLine[] {
  const {calculator, pdf} = words;
  const formulas = savingsFormulas(input, result, format, calculator.steps.so);
  const costs: FormulaLine[] = [
    [calculator.current, formulas.current],
    [calculator.product, `${calculator.plan(result.plan.name)}: ${formulas.product}`],
  ];
  if (result.monthlySavings <= 0) {
    return costs;
  }
  return [
    ...costs,
    [calculator.monthly, formulas.monthly],
    [calculator.annual, formulas.annual],
    [pdf.formula.margin, formulas.margin],
    ...(result.hires > 0 ? [[pdf.formula.hires, formulas.hires] as const] : []),
    ...(result.campaigns > 0 ? [[pdf.formula.campaigns, formulas.campaigns] as const] : []),
  ];
}
