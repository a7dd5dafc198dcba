import {savingsCalculator as words} from '@content/savingsCalculator';
import {plans} from '@site/src/data/plans';
import {campaignEur, hireEurPerYear} from '@site/src/data/savings';
import {computeSavings, type SavingsInput, type SavingsResult} from '@site/src/lib/calculators/savings';
import {formats, type Language} from '@site/src/lib/format';
import {calculationText} from './calculationText';
import type {Step} from './HowComputed';

/** Why there is no saving, in words. */
export function whyNoSaving({currentCost, monthlySavings}: SavingsResult, language: Language): string {
  const {empty, equal, dearer} = words.noSavingWhy;
  if (currentCost === 0) {
    return empty;
  }
  return monthlySavings === 0 ? equal : dearer(formats(language).eur(-monthlySavings));
}

/** How a savings calculation comes about, line by line. The input is normalised. */
export function savingsSteps(input: SavingsInput, result: SavingsResult, language: Language): Step[] {
  const {eur, number, percentWithDecimal} = formats(language);
  const [current, product, monthly, annual] = [
    result.currentCost,
    result.productCost,
    result.monthlySavings,
    result.annualSavings,
  ].map(eur);
  const costs: Step[] = [
    {name: words.current, formula: `${number(input.clients)} × ${eur(input.price)} = ${current}`},
    {
      name: words.plan(plans[result.plan].name),
      formula: `${product}`,
      why: words.steps.reasons[result.reason],
    },
  ];
  if (result.monthlySavings <= 0) {
    return [...costs, {name: words.monthly, formula: words.steps.none, why: whyNoSaving(result, language)}];
  }
  return [
    ...costs,
    {name: words.monthly, formula: `${current} − ${product} = ${monthly}`},
    {name: words.annual, formula: `12 × ${monthly} = ${annual}`},
    {
      name: words.steps.hires,
      formula: `${annual} ÷ ${eur(hireEurPerYear)} = ${number(result.hires)}`,
      why: words.steps.hire,
    },
    {
      name: words.steps.campaigns,
      formula: `${annual} ÷ ${eur(campaignEur)} = ${number(result.campaigns)}`,
      why: words.steps.campaign,
    },
    {
      name: words.steps.margin,
      formula: `${monthly} ÷ ${current} = ${percentWithDecimal(result.marginPercent)}`,
    },
  ];
}

/** A savings calculation as text for a contact message. The input is normalised. */
export function savingsText(input: SavingsInput, language: Language, address: string): string {
  const {eur, number} = formats(language);
  const result = computeSavings(input);
  return calculationText({
    title: words.title,
    inputs: [
      [words.clients, number(input.clients)],
      [words.price, eur(input.price)],
      [words.tools, input.tools.map((id) => words.toolNames[id]).join(', ') || words.noTools],
    ],
    steps: savingsSteps(input, result, language),
    notes: result.beyondScale ? [words.beyondScale] : [],
    address,
  });
}
