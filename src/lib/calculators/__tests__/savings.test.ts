import type {Plan} from '../../../data/planSchema';
import {priceList, readPriceList} from '../../../data/priceList';
import {savingsInputs} from '../../../data/savings';
import {
  computeSavings as computeWith,
  normaliseSavings,
  savingsDefaults,
  type SavingsFigures,
  type SavingsInput,
} from '../savings';

const figures: SavingsFigures = {plans: priceList, hireEurPerYear: 12_000, campaignEur: 1_200};
const computeSavings = (input: SavingsInput) => computeWith(input, figures);
const [seed, stem, crown] = priceList.priced;

const standard: SavingsInput = {
  clients: 25,
  price: 50,
  tools: ['vulnerability', 'compliance', 'darkweb', 'reporting'],
};

describe('computeSavings', () => {
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
    [1, [], 20],
    [5, [], 20],
    [6, [], 90],
    [30, [], 90],
    [31, [], 700],
    [60, [], 700],
    [500, [], 700],
    [2, ['project'], 90],
    [30, ['project'], 90],
    [31, ['project'], 700],
    [1, ['portal'], 700],
    [1, ['portal', 'project'], 700],
  ] as const)('charges %i clients with tools %j %i EUR a month', (clients, tools, productCost) => {
    expect(computeSavings({clients, price: 150, tools})).toMatchObject({productCost});
  });

  it.each([
    [5, [], {above: null, upTo: 5}],
    [6, [], {above: 5, upTo: 30}],
    [5, ['project'], {tool: 'project'}],
    [6, ['project'], {above: 5, upTo: 30}],
    [30, ['project'], {above: 5, upTo: 30}],
    [31, ['project'], {above: 30, upTo: null}],
    [500, ['portal'], {tool: 'portal'}],
    [500, ['project', 'portal', 'darkweb'], {tool: 'portal'}],
  ] as const)('says why %i clients with tools %j need their plan: %j', (clients, tools, reason) => {
    expect(computeSavings({clients, price: 150, tools})).toMatchObject({reason});
  });

  /** The same figures with another list. */
  const withPlans = (plans: readonly Plan[]) => {
    const {priced, planWith} = readPriceList(plans);
    return (clients: number, ...tools: SavingsInput['tools']) => {
      const {plan, reason, beyondPlans} = computeWith(
        {clients, price: 50, tools},
        {...figures, plans: {priced, planWith}},
      );
      return [plan.name, reason, beyondPlans];
    };
  };

  it('takes the only plan, for whatever reason there may be', () => {
    const of = withPlans([{...seed!, adds: priceList.all.flatMap(({adds}) => adds)}]);
    expect(of(5)).toEqual(['Seed', {above: null, upTo: null}, false]);
    expect(of(6, 'portal')).toEqual(['Seed', {above: null, upTo: null}, true]);
  });

  it('takes the smallest of five that will do', () => {
    const between = {...stem!, id: 'leaf', name: 'Leaf', eurPerMonth: 300, clients: 45, adds: []};
    const endless = {...crown!, id: 'sky', name: 'Sky', eurPerMonth: 900, clients: null, adds: []};
    const of = withPlans([seed!, stem!, between, crown!, endless]);
    expect(of(31)).toEqual(['Leaf', {above: 30, upTo: 45}, false]);
    expect(of(31, 'portal')).toEqual(['Crown', {tool: 'portal'}, false]);
    expect(of(46, 'portal')).toEqual(['Crown', {above: 45, upTo: 60}, false]);
    expect(of(500, 'project')).toEqual(['Sky', {above: 60, upTo: null}, false]);
  });

  it('loses no hire to a hair of a cent', () => {
    // In binary, a year of it is a hair below 19,200, and a campaign short.
    expect(computeSavings({clients: 25, price: 67.6, tools: []})).toMatchObject({
      currentCost: 1690,
      monthlySavings: 1600,
      annualSavings: 19_200,
      hires: 1,
      campaigns: 16,
    });
    expect(computeSavings({clients: 3, price: 0.1, tools: []}).currentCost).toBe(0.3);
  });

  it('counts decimals of clients by the formula, and takes the plan for them', () => {
    expect(computeSavings({clients: 2.5, price: 150, tools: []}).currentCost).toBe(375);
    expect(computeSavings({clients: 5.5, price: 150, tools: []}).plan).toBe(stem);
  });

  it('rounds nothing before the end', () => {
    // 12 times (3 × 50.555 − 20); rounded to cents first it would be 1,580.04.
    expect(computeSavings({clients: 3, price: 50.555, tools: []})).toMatchObject({
      monthlySavings: 131.665,
      annualSavings: 1579.98,
    });
  });

  it('saves nothing where the plan costs as much', () => {
    expect(computeSavings({clients: 1, price: 20, tools: []})).toMatchObject({
      monthlySavings: 0,
      annualSavings: 0,
      hires: 0,
      campaigns: 0,
      marginPercent: 0,
    });
  });

  it.each([
    [60, false],
    [61, true],
  ])('says that no plan with a price holds more than the largest: %i', (clients, beyondPlans) => {
    expect(computeSavings({...standard, clients}).beyondPlans).toBe(beyondPlans);
  });

  it('shows a negative saving as it is, with nothing to spend', () => {
    expect(computeSavings({clients: 1, price: 10, tools: ['portal']})).toMatchObject({
      monthlySavings: -690,
      hires: 0,
      campaigns: 0,
      marginPercent: 0,
    });
  });

  it.each([
    {clients: 0, price: 0},
    {clients: 0, price: 150},
    {clients: 25, price: 0},
    {clients: Number.NaN, price: Number.NaN},
    {clients: -3, price: -1},
    {clients: Number.POSITIVE_INFINITY, price: 1},
  ])('gives only finite numbers and no minus zero for %j', (input) => {
    for (const value of Object.values(computeSavings({...input, tools: []}))) {
      if (typeof value === 'number') {
        expect(Number.isFinite(value)).toBe(true);
        expect(Object.is(value, -0)).toBe(false);
      }
    }
  });
});

describe('normaliseSavings', () => {
  it('counts what was entered, within the limits, and tools in their order', () => {
    const {clients, price} = savingsInputs;
    expect(
      normaliseSavings({clients: clients.max + 200.9, price: 99.999, tools: ['portal', 'darkweb']}),
    ).toEqual({
      clients: clients.max,
      price: 99.999,
      tools: ['darkweb', 'portal'],
    });
    expect(normaliseSavings({clients: -1, price: 1e300, tools: []})).toEqual({
      clients: 0,
      price: price.max,
      tools: [],
    });
    expect(normaliseSavings({clients: Number.NaN, price: Number.NaN, tools: []})).toEqual({
      clients: 0,
      price: 0,
      tools: [],
    });
    expect(normaliseSavings(savingsDefaults)).toEqual(savingsDefaults);
  });
});
