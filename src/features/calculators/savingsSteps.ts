import {savingsCalculator as words} from '@content/savingsCalculator';
import {savingsFormulas} from '@site/src/data/calculators/formulas';
import {computeSavings, type SavingsInput, type SavingsResult} from '@site/src/data/calculators/savings';
import {formats} from '@site/src/data/format';
import {calculationText} from './calculationText';
import type {Step} from './HowComputed';

export function whyNoSaving({currentCost, monthlySavings}: SavingsResult, language: string): string {
  const {empty, equal, dearer} = words.noSavingWhy;
  if (currentCost === 0) {
    return empty;
  }
  return monthlySavings === 0 ? equal : dearer(formats(language).eur(-monthlySavings));
}

export function whyPlan({reason, plan}: SavingsResult, language: string): string {
  const {reasons} = words.steps;
  if ('tool' in reason) {
    return reasons.tool(words.toolNames[reason.tool], plan.name);
  }
  const {number} = formats(language);
  const [above, upTo] = [reason.above, reason.upTo].map((limit) =>
    limit === null ? undefined : number(limit),
  );
  const {clients} = reasons;
  if (above) {
    return upTo ? clients.between(above, upTo) : clients.above(above);
  }
  return upTo ? clients.upTo(upTo) : clients.any;
}

/** Returns a savings calculation, line by line. The input must be normalized. */
export function savingsSteps(input: SavingsInput, result: SavingsResult, language: string): Step[] {
  const formulas = savingsFormulas(input, result, formats(language), words.steps.so);
  const costs: Step[] = [
    {name: words.current, formula: formulas.current},
    {
      name: words.plan(result.plan.name),
      formula: formulas.product,
      why: whyPlan(result, language),
    },
  ];
  if (result.monthlySavings <= 0) {
    return [...costs, {name: words.monthly, formula: words.steps.none, why: whyNoSaving(result, language)}];
  }
  return [
    ...costs,
    {name: words.monthly, formula: formulas.monthly},
    {name: words.annual, formula: formulas.annual},
    ...(result.hires > 0 ? [{name: words.steps.hires, formula: formulas.hires, why: words.steps.hire}] : []),
    ...(result.campaigns > 0
      ? [{name: words.steps.campaigns, formula: formulas.campaigns, why: words.steps.campaign}]
      : []),
    {name: words.steps.margin, formula: formulas.margin, why: words.steps.share},
  ];
}

/** A savings calculation as text for a contact message. The input is normalised. */
export function savingsText(input: SavingsInput, language: string, address: string): string {
  const {exact} = formats(language);
  const result = computeSavings(input);
  return calculationText({
    title: words.title,
    inputs: [
      [words.clients, exact.number(input.clients)],
      [words.price, exact.eur(input.price)],
      [words.tools, input.tools.map((id) => words.toolNames[id]).join(', ') || words.noTools],
    ],
    steps: savingsSteps(input, result, language),
    notes: result.beyondPlans ? [words.beyondPlans] : [],
    address,
  });
}
