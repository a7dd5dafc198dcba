/** The data against the figures of the specification, section 9. */
import {planIds, plans, whiteLabelSetupEur} from '@site/src/data/plans';
import {
  campaignEur,
  hireEurPerYear,
  savedPerClientEur,
  savedPerYearTenClientsEur,
  savingsInputs,
  toolCostEur,
  toolFromPlan,
  toolIds,
  traditionalStackEur,
} from '@site/src/data/savings';
import {computeSavings} from '@site/src/lib/calculators/savings';

const costs = toolIds.map((id) => toolCostEur[id]);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it('holds the plans of the table', () => {
  expect(planIds.map((id) => plans[id])).toEqual([
    {
      name: 'Attract',
      eurPerMonth: 49,
      mspUsers: 1,
      clients: 10,
      scansPerMonth: 300,
      addOns: {extraClient: 2, extraUser: 19},
      freeTrial: true,
      popular: false,
    },
    {
      name: 'Engage',
      eurPerMonth: 199,
      mspUsers: 5,
      clients: 100,
      scansPerMonth: 3000,
      addOns: {extraClient: 1.9, extraUser: 19},
      freeTrial: false,
      popular: true,
    },
    {
      name: 'Scale',
      eurPerMonth: 1999,
      mspUsers: 15,
      clients: 150,
      scansPerMonth: 7500,
      addOns: {extraClient: 10, extraUser: 35},
      freeTrial: false,
      popular: false,
    },
    {
      name: 'Custom',
      eurPerMonth: null,
      mspUsers: null,
      clients: null,
      scansPerMonth: null,
      freeTrial: false,
      popular: false,
    },
  ]);
  expect(whiteLabelSetupEur).toBe(199);
});

it('adds the tools up to the traditional stack', () => {
  expect(costs).toHaveLength(6);
  expect(sum(costs.map(([from]) => from))).toBe(125);
  expect(sum(costs.map(([, to]) => to))).toBe(205);
  expect(sum(costs.map(([from, to]) => (from + to) / 2))).toBe(165);
  expect(traditionalStackEur).toEqual({from: 125, to: 205, typical: 165});
});

it.each(toolIds.map((id) => [id, ...toolCostEur[id]] as const))(
  '%s costs between 10 and 70',
  (_id, from, to) => {
    expect(from).toBeGreaterThanOrEqual(10);
    expect(to).toBeLessThanOrEqual(70);
    expect(from).toBeLessThan(to);
  },
);

it.each(toolIds)('%s comes with the plan that the calculator takes for it', (id) => {
  expect(computeSavings({clients: 1, price: 100, tools: [id]}).plan).toBe(toolFromPlan[id]);
});

it('computes what is saved', () => {
  expect(savedPerClientEur).toBe(116);
  expect(savedPerYearTenClientsEur).toBe(13_920);
  expect(hireEurPerYear).toBe(30_000);
  expect(campaignEur).toBe(5_000);
});

it('starts the calculator as the specification says', () => {
  expect(savingsInputs).toEqual({
    clients: {default: 25, min: 1, max: 500, sliderMax: 200},
    price: {default: 150, min: 0, max: 10_000},
    tools: ['vulnerability', 'compliance', 'darkweb', 'reporting'],
  });
  expect(toolIds).toEqual(['vulnerability', 'compliance', 'darkweb', 'project', 'reporting', 'portal']);
});
