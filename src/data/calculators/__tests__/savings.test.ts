import {priceList} from '../../priceList';
import {computeSavings as computeWith, type SavingsFigures, type SavingsInput} from '../savings';

const figures: SavingsFigures = {plans: priceList, hireEurPerYear: 12_000, campaignEur: 1_200};
const computeSavings = (input: SavingsInput) => computeWith(input, figures);
const [, stem] = priceList.priced;

const standard: SavingsInput = {
  clients: 25,
  price: 50,
  tools: ['vulnerability', 'compliance', 'darkweb', 'reporting'],
};

it('computes every figure', () => {
  expect(computeSavings(standard)).toEqual({
    plan: stem,
    reason: {above: 5, upTo: 30},
    currentCost: 1250,
    productCost: 90,
    monthlySavings: 1160,
    annualSavings: 13_920,
    hires: 1,
    campaigns: 11,
    marginPercent: 92.8,
    beyondPlans: false,
  });
});

it.each([
  [5, [], 20],
  [6, [], 90],
  [30, [], 90],
  [500, [], 700],
  [30, ['project'], 90],
  [31, ['project'], 700],
  [1, ['portal', 'project'], 700],
] as const)('charges %i clients with tools %j %i EUR a month', (clients, tools, productCost) => {
  expect(computeSavings({clients, price: 150, tools})).toMatchObject({productCost});
});

it.each([
  [6, [], {above: 5, upTo: 30}],
  [5, ['project'], {tool: 'project'}],
  [500, ['portal'], {tool: 'portal'}],
  [500, ['project', 'portal', 'darkweb'], {tool: 'portal'}],
] as const)('says why %i clients with tools %j need their plan: %j', (clients, tools, reason) => {
  expect(computeSavings({clients, price: 150, tools})).toMatchObject({reason});
});

it('loses no hire to a hair of a cent', () => {
  // In binary, a year of this is slightly below 19,200, and one campaign would be missing.
  expect(computeSavings({clients: 25, price: 67.6, tools: []})).toMatchObject({
    currentCost: 1690,
    monthlySavings: 1600,
    annualSavings: 19_200,
    hires: 1,
    campaigns: 16,
  });
  expect(computeSavings({clients: 3, price: 0.1, tools: []}).currentCost).toBe(0.3);
});

it.each([
  [60, false],
  [61, true],
])('says that no plan with a price holds more than the largest: %i', (clients, beyondPlans) => {
  expect(computeSavings({...standard, clients}).beyondPlans).toBe(beyondPlans);
});

it.each([
  {clients: 25, price: 0},
  {clients: Number.NaN, price: Number.NaN},
  {clients: Number.POSITIVE_INFINITY, price: 1},
])('gives only finite numbers and no minus zero for %j', (input) => {
  for (const value of Object.values(computeSavings({...input, tools: []}))) {
    if (typeof value === 'number') {
      expect(Number.isFinite(value)).toBe(true);
      expect(Object.is(value, -0)).toBe(false);
    }
  }
});
