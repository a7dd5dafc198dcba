/** Figures of the data that follow from others. What the client has fixed is in tests/client-figures. */
import {firstOrder} from '@site/src/data/firstOrder';
import {planProblems, planWordProblems} from '@site/src/data/planSchema';
import {contractMonths, plans, whiteLabelSetupEur} from '@site/src/data/plans';
import {priceList} from '@site/src/data/priceList';
import {
  exampleClients,
  productPerClientEur,
  savedPerClientEur,
  savedPerMonthEur,
  savedPerYearEur,
  savingsProblems,
  toolCostEur,
  toolIds,
  traditionalStackEur,
} from '@site/src/data/savings';
import {computeSavings} from '@site/src/lib/calculators/savings';
import {languagesOf} from '@site/src/lib/languages';
import {readWords, wordsFile} from '@site/src/lib/readWords';
import {planOf, stackEur} from '../expected';

it('has plans that fit, with their words', () => {
  expect(planProblems(plans)).toEqual([]);
  expect(savingsProblems()).toEqual([]);
  const siteDir = process.cwd();
  for (const language of languagesOf(siteDir)) {
    const words = readWords<Record<string, object>>(siteDir, language, 'planWords');
    expect(planWordProblems(plans, wordsFile(language, 'planWords'), words)).toEqual([]);
  }
});

it('adds the tools up to the traditional stack', () => {
  const {from, to, typical, saved, perClient, clients} = stackEur;
  expect(traditionalStackEur).toEqual({from, to, typical});
  expect(savedPerClientEur).toBeCloseTo(saved);
  expect([productPerClientEur, exampleClients]).toEqual([perClient, clients]);
  expect(savedPerMonthEur).toBeCloseTo(saved * clients);
  expect(savedPerYearEur).toBeCloseTo(saved * clients * 12);
});

it.each(toolIds.map((id) => [id, ...toolCostEur[id]] as const))(
  '%s costs from less to more',
  (_id, from, to) => {
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(to);
  },
);

it.each(toolIds)('%s comes with the plan that the calculator takes for it', (id) => {
  const input = {clients: 1, price: 100, tools: [id]};
  expect(computeSavings(input).plan).toBe(planOf(input));
});

it('adds the first order up, where the plan on trial has a price', () => {
  const {eurPerMonth} = priceList.trial;
  expect(firstOrder !== undefined).toBe(eurPerMonth !== null);
  const {trial, year, setup, total} = firstOrder ?? {trial: 0, year: 0, setup: 0, total: 0};
  expect(year).toBe((eurPerMonth ?? 0) * contractMonths);
  expect([0, whiteLabelSetupEur]).toContain(setup);
  expect(total).toBe(trial + year + setup);
});
