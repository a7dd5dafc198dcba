import {plans} from '../../data/plans';
import {campaignEur, hireEurPerYear} from '../../data/savings';
import type {ComparisonPdfContent} from '../../content/comparisonPdf';
import type {SavingsCalculatorContent} from '../../content/savingsCalculator';
import type {SavingsInput, SavingsResult} from '../calculators/savings';
import type {formats} from '../format';
import type {FormulaLine} from './tables';

/** The savings calculator's steps with the numbers that went in; without a saving it ends at the two costs. */
export function formulaLines(
  input: SavingsInput,
  result: SavingsResult,
  words: {pdf: ComparisonPdfContent; calculator: SavingsCalculatorContent},
  {eur, number, percentWithDecimal}: ReturnType<typeof formats>,
): FormulaLine[] {
  const {calculator, pdf} = words;
  const {currentCost, productCost, monthlySavings, annualSavings} = result;
  const costs: FormulaLine[] = [
    [calculator.current, `${number(input.clients)} × ${eur(input.price)} = ${eur(currentCost)}`],
    [calculator.product, `${calculator.plan(plans[result.plan].name)}: ${eur(productCost)}`],
  ];
  if (monthlySavings <= 0) {
    return costs;
  }
  return [
    ...costs,
    [calculator.monthly, `${eur(currentCost)} – ${eur(productCost)} = ${eur(monthlySavings)}`],
    [calculator.annual, `12 × ${eur(monthlySavings)} = ${eur(annualSavings)}`],
    [
      pdf.formula.margin,
      `${eur(monthlySavings)} ÷ ${eur(currentCost)} × 100 = ${percentWithDecimal(result.marginPercent)}`,
    ],
    [pdf.formula.hires, `${eur(annualSavings)} ÷ ${eur(hireEurPerYear)}: ${number(result.hires)}`],
    [pdf.formula.campaigns, `${eur(annualSavings)} ÷ ${eur(campaignEur)}: ${number(result.campaigns)}`],
  ];
}
