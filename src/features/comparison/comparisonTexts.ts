/** Texts of the comparison PDF for a visitor's numbers, by slot id (`src/features/pdf/slots.ts`). */
import type {ComparisonPdfContent} from '../../content/comparisonPdf';
import type {SavingsCalculatorContent} from '../../content/savingsCalculator';
import {toolIds} from '../../data/savings';
import {savingsFormulas} from '../../data/calculators/formulas';
import {computeSavings, type SavingsInput} from '../../data/calculators/savings';
import {formats} from '../../data/format';

/** Lines of each block in the document. */
export const comparisonRows = {cost: 3, use: 3, tool: toolIds.length, formula: 7} as const;

type Line = readonly [name: string, value?: string];

/** Returns all texts that depend on the numbers, in a language. Empty texts clear their slots. */
export function comparisonTexts(
  input: SavingsInput,
  {calculator, pdf}: {readonly calculator: SavingsCalculatorContent; readonly pdf: ComparisonPdfContent},
  language: string,
): ReadonlyMap<string, string> {
  const format = formats(language);
  const {eur, exact, percentWithDecimal} = format;
  const result = computeSavings(input);
  const {plan, monthlySavings, annualSavings, hires, campaigns} = result;
  const saves = monthlySavings > 0;
  const formulas = savingsFormulas(input, result, format, calculator.steps.so);
  const ifSaved = (...lines: readonly (Line | false)[]): Line[] =>
    saves ? lines.filter((line) => line !== false) : [];
  const tools = toolIds
    .filter((id) => input.tools.includes(id))
    .map((id): Line => [calculator.toolNames[id]]);

  const costs: readonly Line[] = [
    ...ifSaved([calculator.monthly, eur(monthlySavings)]),
    [calculator.current, eur(result.currentCost)],
    [`${calculator.product} (${calculator.plan(plan.name)})`, eur(result.productCost)],
  ];
  const uses = ifSaved(
    hires > 0 && [calculator.hires(hires)],
    campaigns > 0 && [calculator.campaigns(campaigns)],
    [calculator.margin(percentWithDecimal(result.marginPercent))],
  ).map(([use]): Line => [`•  ${use}`]);
  const formula: readonly Line[] = [
    [calculator.current, formulas.current],
    [calculator.product, `${calculator.plan(plan.name)}: ${formulas.product}`],
    ...ifSaved(
      [calculator.monthly, formulas.monthly],
      [calculator.annual, formulas.annual],
      [pdf.formula.margin, formulas.margin],
      hires > 0 && [pdf.formula.hires, formulas.hires],
      campaigns > 0 && [pdf.formula.campaigns, formulas.campaigns],
    ),
  ];
  const lists = {cost: costs, use: uses, tool: tools.length > 0 ? tools : [[pdf.noTools] as const], formula};
  return new Map([
    ['result', saves ? calculator.annual : calculator.results],
    ['annual', saves ? eur(annualSavings) : ''],
    ['noSaving', saves ? '' : calculator.noSaving],
    ['beyondPlans', result.beyondPlans ? calculator.beyondPlans : ''],
    ['uses', saves ? calculator.uses : ''],
    ['clients', exact.number(input.clients)],
    ['price', exact.eur(input.price)],
    ...Object.entries(lists).flatMap(([name, lines]) =>
      Array.from({length: comparisonRows[name as keyof typeof lists]}, (_, index) => {
        const [first = '', value = ''] = lines[index] ?? [];
        return [
          [`${name}-${index}`, first],
          [`${name}-${index}-value`, value],
        ] as const;
      }).flat(),
    ),
  ]);
}
