/** Writes out a savings calculation. Pure: no React, no aliases. */
import {campaignEur, hireEurPerYear} from '../../data/savings';
import type {formats} from '../format';
import type {SavingsInput, SavingsResult} from './savings';

/**
 * Returns the formula of each result with its numbers: '40 × €120 = €4,800'. Rounded results show the exact value first,
 * as in '€42,612 ÷ €30,000 = 1.42…, so 1'. Formulas from the saving on need a saving above 0.
 *
 * @param input normalised
 * @param so phrase for a rounded value: 'so 1'
 */
export function savingsFormulas(
  input: SavingsInput,
  {currentCost, productCost, monthlySavings, annualSavings, hires, campaigns, marginPercent}: SavingsResult,
  {exact: {eur, number}, quotient, percentWithDecimal}: ReturnType<typeof formats>,
  so: (rounded: string) => string,
) {
  const [current, product, monthly, annual] = [
    eur(currentCost),
    eur(productCost),
    eur(monthlySavings),
    eur(annualSavings),
  ];
  const times = (each: number, count: number) => {
    const exactly = annualSavings / each;
    const division = `${annual} ÷ ${eur(each)}`;
    return exactly === count
      ? `${division} = ${number(count)}`
      : `${division} = ${quotient(exactly)}…, ${so(number(count))}`;
  };
  return {
    current: `${number(input.clients)} × ${eur(input.price)} = ${current}`,
    product,
    monthly: `${current} − ${product} = ${monthly}`,
    annual: `12 × ${monthly} = ${annual}`,
    hires: times(hireEurPerYear, hires),
    campaigns: times(campaignEur, campaigns),
    margin: `${monthly} ÷ ${current} = ${percentWithDecimal(marginPercent)}`,
  };
}
