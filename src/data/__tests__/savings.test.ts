/** What the savings examples are made of. The client's figures themselves are held in tests/client-figures. */
import type {Plan} from '../planSchema';
import type * as PriceList from '../priceList';
import type * as Savings from '../savings';
import {plans} from '@site/src/data/plans';
import {averageCostEur, toolCostEur, toolCostSpanEur, toolIds, traditionalStackEur} from '../savings';

/** The figures where the smallest plan is another one. */
function savingsWith(change: Partial<Plan>): typeof Savings {
  jest.resetModules();
  jest.doMock('../priceList', () => {
    const {readPriceList} = jest.requireActual<typeof PriceList>('../priceList');
    const [smallest, ...more] = plans;
    return {priceList: readPriceList([{...smallest, ...change} as Plan, ...more])};
  });
  return jest.requireActual('../savings');
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value);

it('adds the tools up', () => {
  const [from, to] = [0, 1].map((end) => toolIds.map((id) => toolCostEur[id][end as 0 | 1]));
  expect(toolIds.map(averageCostEur)).toEqual(toolIds.map((_, index) => from![index]! / 2 + to![index]! / 2));
  expect(toolCostSpanEur).toEqual({from: Math.min(...from!), to: Math.max(...to!)});
  expect(traditionalStackEur).toEqual({
    from: total(from!),
    to: total(to!),
    typical: total(toolIds.map(averageCostEur)),
  });
});

const {typical} = traditionalStackEur;
it.each([
  ['a plan for each client, where it costs less than the tools', {eurPerMonth: 20.125, clients: 5}, 1, 20.13],
  ['one for all, where it costs as much', {eurPerMonth: typical, clients: 4}, 4, typical / 4],
])('counts %s', (_what, {eurPerMonth, clients}, clientsPerPlan, productPerClientEur) => {
  const saved = typical - productPerClientEur;
  const savings = savingsWith({eurPerMonth, clients});
  expect(savings).toMatchObject({exampleClients: clients, clientsPerPlan, productPerClientEur});
  expect(savings.savedPerClientEur).toBeCloseTo(saved);
  expect(savings.savedPerMonthEur).toBeCloseTo(saved * clients);
  expect(savings.savedPerYearEur).toBeCloseTo(saved * clients * 12);
  expect(savings.savedWithOnePlanEur).toBeCloseTo((typical * clients - eurPerMonth) * 12);
});

it('counts with one client where the smallest plan has no end', () => {
  expect(savingsWith({clients: null})).toMatchObject({exampleClients: 1, clientsPerPlan: 1});
});

it('knows what a plan must have to do the work of each tool, and how far its inputs go', () => {
  const {toolFeature, savingsInputs, savingsProblems} = savingsWith({});
  expect(savingsProblems()).toEqual([]);
  expect(new Set(Object.values(toolFeature)).size).toBe(toolIds.length);
  for (const {min, max, default: start} of [savingsInputs.clients, savingsInputs.price]) {
    expect(min <= start && start <= max).toBe(true);
  }
  expect(savingsInputs.clients.sliderMax).toBeLessThanOrEqual(savingsInputs.clients.max);
  expect(savingsProblemsOf({eurPerMonth: 4 * typical, clients: 4})).toEqual([
    `src/data/plans.ts: seed: eurPerMonth: even shared by all its clients it is ${typical} a client, and the tools of src/data/savings.ts are ${typical}: pages would promise a saving that is none`,
  ]);
  expect(savingsProblemsOf({eurPerMonth: typical, clients: null})).toHaveLength(1);
});

const savingsProblemsOf = (change: Partial<Plan>) => savingsWith(change).savingsProblems();
