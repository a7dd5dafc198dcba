/** A savings calculation written out. Pure: no React, no aliases. */
import {campaignEur, hireEurPerYear} from '../savings';
import type {formats} from '../format';
import type {SavingsInput, SavingsResult} from './savings';

/**
 * Returns each result's formula with its numbers: '40 × €120 = €4,800', or '€42,612 ÷ €30,000 = 1.42…, so 1' if
 * rounded. Those after the savings require savings.
 *
 * @param input normalized
 * @param so words before a rounded number: 'so 1'
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
