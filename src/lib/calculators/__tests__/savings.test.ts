import {computeSavings, normaliseSavings, savingsDefaults, type SavingsInput} from '../savings';

const standard: SavingsInput = {
  clients: 25,
  price: 150,
  tools: ['vulnerability', 'compliance', 'darkweb', 'reporting'],
};

describe('computeSavings', () => {
  it('gives the figures of the default inputs', () => {
    expect(computeSavings(standard)).toEqual({
      plan: 'engage',
      reason: 'withinEngage',
      currentCost: 3750,
      productCost: 199,
      monthlySavings: 3551,
      annualSavings: 42612,
      hires: 1,
      campaigns: 8,
      marginPercent: 94.7,
      beyondScale: false,
    });
  });

  it.each([
    [1, [], 49],
    [10, [], 49],
    [11, [], 199],
    [100, [], 199],
    [101, [], 1999],
    [150, [], 1999],
    [500, [], 1999],
    [5, ['project'], 199],
    [100, ['project'], 199],
    [101, ['project'], 1999],
    [1, ['portal'], 1999],
    [1, ['portal', 'project'], 1999],
  ] as const)('charges %i clients with tools %j %i EUR a month', (clients, tools, productCost) => {
    expect(computeSavings({clients, price: 150, tools})).toMatchObject({productCost});
  });

  it.each([
    [10, [], 'withinAttract'],
    [11, [], 'withinEngage'],
    [10, ['project'], 'project'],
    [11, ['project'], 'withinEngage'],
    [100, ['project'], 'withinEngage'],
    [101, ['project'], 'aboveEngage'],
    [500, ['portal'], 'portal'],
  ] as const)('says why %i clients with tools %j need their plan: %s', (clients, tools, reason) => {
    expect(computeSavings({clients, price: 150, tools})).toMatchObject({reason});
  });

  it('loses no hire to a hair of a cent', () => {
    expect(computeSavings({clients: 90, price: 29.99, tools: []})).toMatchObject({
      currentCost: 2699.1,
      monthlySavings: 2500.1,
      annualSavings: 30001.2,
      hires: 1,
      campaigns: 6,
    });
    expect(computeSavings({clients: 3, price: 0.1, tools: []}).currentCost).toBe(0.3);
  });

  it('saves nothing where the plan costs as much', () => {
    expect(computeSavings({clients: 1, price: 49, tools: []})).toMatchObject({
      monthlySavings: 0,
      annualSavings: 0,
      hires: 0,
      campaigns: 0,
      marginPercent: 0,
    });
  });

  it.each([
    [150, false],
    [151, true],
  ])('asks for the Custom plan above 150 clients: %i', (clients, beyondScale) => {
    expect(computeSavings({...standard, clients}).beyondScale).toBe(beyondScale);
  });

  it('shows a negative saving as it is, with nothing to spend', () => {
    expect(computeSavings({clients: 1, price: 10, tools: ['portal']})).toMatchObject({
      monthlySavings: -1989,
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
  it('counts whole clients and cents, within the limits, and tools in their order', () => {
    expect(normaliseSavings({clients: 700.9, price: 99.999, tools: ['portal', 'darkweb']})).toEqual({
      clients: 500,
      price: 100,
      tools: ['darkweb', 'portal'],
    });
    expect(normaliseSavings({clients: -1, price: 1e300, tools: []})).toEqual({
      clients: 0,
      price: 10_000,
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
