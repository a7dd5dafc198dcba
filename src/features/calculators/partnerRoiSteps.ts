import {partnerRoiCalculator as words} from '@content/partnerRoiCalculator';
import {partnerCostUsdPerYear} from '@site/src/data/partnerRoi';
import {
  computePartnerRoi,
  type PartnerRoiInput,
  type PartnerRoiResult,
} from '@site/src/data/calculators/partnerRoi';
import {formats} from '@site/src/data/format';
import {calculationText} from './calculationText';
import type {Step} from './HowComputed';

export function partnerRoiSteps(
  {numberOfClients, pricePerClient}: PartnerRoiInput,
  result: PartnerRoiResult,
  language: string,
): Step[] {
  const {
    exact: {number, usd},
    quotient,
    percentWithDecimal,
  } = formats(language);
  const [cost, monthly, yearly, profit] = [
    partnerCostUsdPerYear,
    result.monthlyRevenue,
    result.yearlyRevenue,
    result.yearlyProfit,
  ].map(usd);
  const months = partnerCostUsdPerYear / result.monthlyRevenue;
  return [
    {name: words.monthlyRevenue, formula: `${number(numberOfClients)} × ${usd(pricePerClient)} = ${monthly}`},
    {name: words.yearlyRevenue, formula: `12 × ${monthly} = ${yearly}`},
    {
      name: result.yearlyProfit < 0 ? words.yearlyLoss : words.yearlyProfit,
      formula: `${yearly} − ${cost} = ${profit}`,
    },
    {name: words.roi, formula: `${profit} ÷ ${cost} = ${percentWithDecimal(result.roi)}`},
    {
      name: words.steps.breakEven,
      formula: Number.isInteger(months)
        ? `${cost} ÷ ${monthly} = ${number(months)}`
        : `${cost} ÷ ${monthly} = ${quotient(months)}…, ${words.steps.so(number(result.monthsToBreakEven))}`,
    },
  ];
}

/** A partner calculation as text for a contact message. */
export function partnerRoiText(input: PartnerRoiInput, language: string, address: string): string {
  const result = computePartnerRoi(input);
  const {number, usd} = formats(language).exact;
  return calculationText({
    title: words.calculation,
    inputs: [
      [words.clients, number(input.numberOfClients)],
      [words.price, usd(input.pricePerClient)],
    ],
    steps: partnerRoiSteps(input, result, language),
    address,
  });
}
