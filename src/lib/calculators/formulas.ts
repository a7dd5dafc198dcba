/** A savings calculation written out. Pure: no React, no aliases. */
import {campaignEur, hireEurPerYear} from '../../data/savings';
import type {formats} from '../format';
import type {SavingsInput, SavingsResult} from './savings';

/**
 * The formula of each result with the numbers that went in: '40 × €120 = €4,800'. Those from the saving on make sense
 * where something is saved.
 *
 * @param input normalised
 * @param format formatters of the language
 */
export function savingsFormulas(
  input: SavingsInput,
  {currentCost, productCost, monthlySavings, annualSavings, hires, campaigns, marginPercent}: SavingsResult,
  {eur, number, percentWithDecimal}: ReturnType<typeof formats>,
) {
  const [current, product, monthly, annual] = [
    eur(currentCost),
    eur(productCost),
    eur(monthlySavings),
    eur(annualSavings),
  ];
  return {
    current: `${number(input.clients)} × ${eur(input.price)} = ${current}`,
    product,
    monthly: `${current} − ${product} = ${monthly}`,
    annual: `12 × ${monthly} = ${annual}`,
    hires: `${annual} ÷ ${eur(hireEurPerYear)} = ${number(hires)}`,
    campaigns: `${annual} ÷ ${eur(campaignEur)} = ${number(campaigns)}`,
    margin: `${monthly} ÷ ${current} = ${percentWithDecimal(marginPercent)}`,
  };
}
