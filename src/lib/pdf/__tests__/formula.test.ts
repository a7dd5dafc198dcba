import {comparisonPdf as pdf} from '@site/src/content/comparisonPdf';
import {savingsCalculator as calculator} from '@site/src/content/savingsCalculator';
import {savingsFormulas} from '../../calculators/formulas';
import {computeSavings, type SavingsInput} from '../../calculators/savings';
import {formats} from '../../format';
import {formulaLines} from '../formula';

const format = formats('en');

it.each<[string, Omit<SavingsInput, 'tools'>, number]>([
  ['saves nothing', {clients: 1, price: 10}, 2],
  ['pays for neither hire nor campaign', {clients: 1, price: 100}, 5],
  ['pays for campaigns', {clients: 5, price: 150}, 6],
  ['pays for both', {clients: 30, price: 150}, 7],
])('what %s has its own lines', (_what, some, lines) => {
  const input = {...some, tools: []};
  const result = computeSavings(input);
  const all = savingsFormulas(input, result, format, calculator.steps.so);
  const [current, product, monthly, annual, margin] = [
    [calculator.current, all.current],
    [calculator.product, `${calculator.plan(result.plan.name)}: ${all.product}`],
    [calculator.monthly, all.monthly],
    [calculator.annual, all.annual],
    [pdf.formula.margin, all.margin],
  ];
  const more = [
    ...(lines > 6 ? [[pdf.formula.hires, all.hires]] : []),
    [pdf.formula.campaigns, all.campaigns],
  ];
  expect(formulaLines(input, result, {pdf, calculator}, format)).toEqual(
    [current, product, monthly, annual, margin, ...more].slice(0, lines),
  );
});

it('has no line for a saving of nothing', () => {
  const input = {clients: 1, price: 20, tools: []};
  const result = computeSavings(input);
  expect(result.monthlySavings).toBe(0);
  expect(formulaLines(input, result, {pdf, calculator}, format)).toHaveLength(2);
});
