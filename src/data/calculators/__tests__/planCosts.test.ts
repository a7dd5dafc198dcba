import type {Plan} from '../../planSchema';
import {plans} from '@site/src/data/plans';
import {cheapest, costScale, earnings, planCost, priceToAsk, stretches} from '../planCosts';

const [seed, stem, crown, forest] = plans as readonly Plan[] as [Plan, Plan, Plan, Plan];

/** Costs in cents, worked out by hand: range of clients, cost of the first, and cost of each further one. */
type Segment = readonly [from: number, to: number, cents: number, more: number];

/** The fixture's price list worked out by hand for one user. Crown has no add-ons, Forest has no price. */
const byHand: Readonly<Record<string, readonly Segment[]>> = {
  seed: [
    [1, 5, 2000, 0],
    [6, 200, 2330, 330],
  ],
  stem: [
    [1, 30, 9000, 0],
    [31, 200, 9270, 270],
  ],
  crown: [[1, 60, 70_000, 0]],
  forest: [],
};

function eurByHand(id: string, clients: number): number | null {
  const segment = byHand[id]!.find(([from, to]) => clients >= from && clients <= to);
  if (!segment) {
    return null;
  }
  const [from, , cents, more] = segment;
  return (cents + (clients - from) * more) / 100;
}

const upTo200 = Array.from({length: 200}, (_, index) => index + 1);

describe('planCost', () => {
  it.each(Object.keys(byHand))('agrees with the table made by hand for 1 to 200 clients: %s', (id) => {
    const plan = plans.find((each) => each.id === id)!;
    expect(upTo200.map((clients) => planCost(plan, {clients, mspUsers: 1}).eurPerMonth)).toEqual(
      upTo200.map((clients) => eurByHand(id, clients)),
    );
  });

  it('adds users beyond those included', () => {
    expect(planCost(seed, {clients: 7, mspUsers: 4})).toEqual({
      plan: seed,
      eurPerMonth: 20 + 6.6 + 14,
      eurPerYear: 487.2,
      extraClients: 2,
      extraUsers: 2,
      why: undefined,
    });
    // No limit on users.
    expect(planCost(crown, {clients: 60, mspUsers: 5000}).eurPerMonth).toBe(700);
  });

  it('says why there is no cost', () => {
    const why = (plan: Plan, clients: number, mspUsers: number) => {
      const cost = planCost(plan, {clients, mspUsers});
      expect([cost.eurPerMonth, cost.eurPerYear]).toEqual([null, null]);
      return cost.why;
    };
    expect(why(crown, 61, 1)).toBe('tooManyClients');
    expect(why({...crown, mspUsers: 3}, 1, 4)).toBe('tooManyUsers');
    expect(why(forest, 1, 1)).toBe('onRequest');
  });
});

describe('cheapest and stretches', () => {
  it('breaks where the table made by hand breaks', () => {
    // Seed with 26 clients is 89.30, with 27 it is 92.60; Stem is 90.
    expect(stretches(plans, 200, 1)).toEqual([
      {from: 1, to: 26, plan: seed},
      {from: 27, to: 200, plan: stem},
    ]);
    // Three users: Seed takes one add-on, 7 a month, and breaks two clients earlier.
    expect(stretches(plans, 200, 3)[0]).toEqual({from: 1, to: 24, plan: seed});
  });

  it('takes the larger of two plans that cost the same', () => {
    const equal = {...stem, eurPerMonth: 89.3};
    expect(cheapest([seed, equal], {clients: 26, mspUsers: 1})?.plan).toBe(equal);
    expect(cheapest([seed, equal], {clients: 25, mspUsers: 1})?.plan).toBe(seed);
  });
});

describe('price and margin', () => {
  it('asks what the guide asks', () => {
    // docs/guides/pricing.md: 130 / (1 - 0.50) = 260, 130 / (1 - 0.60) = 325.
    expect([priceToAsk(130, 50), priceToAsk(130, 60), priceToAsk(130, 0)]).toEqual([260, 325, 130]);
    expect(priceToAsk(130.01, 50)).toBe(261);
    // 24.5 / 0.7 is a hair above 35 in binary.
    expect(priceToAsk(24.5, 30)).toBe(35);
  });

  it('says what is left of a price, a loss as a loss', () => {
    expect(earnings(40, 117, 115, 200)).toEqual({
      costPerClient: 117.925,
      revenue: 8000,
      cost: 4717,
      kept: 3283,
      keptPerYear: 39_396,
      marginPercent: 41,
    });
    expect(earnings(40, 117, 115, 100)).toMatchObject({kept: -717, keptPerYear: -8604, marginPercent: -17.9});
    expect(earnings(40, 117, 115, 0)).toMatchObject({revenue: 0, kept: -4717, marginPercent: null});
  });
});

describe('the scale of a drawing', () => {
  const flat = (...prices: number[]) => prices.map((eurPerMonth) => ({...seed, eurPerMonth, clients: null}));

  it('reaches above the plans that cost least for some number of clients, in even steps from 0', () => {
    // Seed is cheapest for few clients and costs 663.50 for 200. Crown costs 700 and is never cheapest.
    expect(costScale(plans, 200, 1)).toEqual([0, 200, 400, 600, 800]);
    expect(costScale(plans, 10, 1)).toEqual([0, 10, 20, 30, 40, 50]);
    // Two of the four users are extra, at 7 each: 50.50.
    expect(costScale(plans, 10, 4)).toEqual([0, 10, 20, 30, 40, 50, 60]);
    expect(costScale(flat(125), 200, 1)).toEqual([0, 25, 50, 75, 100, 125, 150]);
  });

  it('keeps to the price of a plan that ends before the drawing does', () => {
    const ends = {...seed, addOns: undefined, clients: 10};
    expect(costScale([ends], 200, 1)).toEqual([0, 5, 10, 15, 20, 25]);
  });
});
