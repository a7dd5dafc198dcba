/** Costs of the client's plans with their add-ons, worked out by hand from the price list. */
import {plans} from '@site/src/data/plans';
import {planCost, stretches} from '@site/src/data/calculators/planCosts';

const planOf = (id: string) => plans.find((plan) => plan.id === id)!;

it.each([
  // 49 for 10 clients, 2 for each further one.
  ['attract', 1, 1, 49],
  ['attract', 10, 1, 49],
  ['attract', 11, 1, 51],
  ['attract', 40, 1, 109],
  ['attract', 84, 1, 197],
  ['attract', 85, 1, 199],
  ['attract', 200, 1, 429],
  ['attract', 40, 3, 147],
  // 199 for 100, 1.90 for each further one.
  ['engage', 100, 1, 199],
  ['engage', 101, 1, 200.9],
  ['engage', 200, 1, 389],
  ['engage', 40, 6, 218],
  // 1,999 for 150, 10 for each further one.
  ['scale', 150, 1, 1999],
  ['scale', 151, 1, 2009],
  ['scale', 200, 1, 2499],
  ['scale', 40, 16, 2034],
  ['custom', 1, 1, null],
])('%s with %i clients and %i users costs %s', (id, clients, mspUsers, eur) => {
  expect(planCost(planOf(id), {clients, mspUsers}).eurPerMonth).toBe(eur);
});

it('breaks where Attract with add-ons reaches the price of Engage', () => {
  expect(stretches(plans, 200, 1).map(({from, to, plan}) => [from, to, plan?.id])).toEqual([
    [1, 84, 'attract'],
    [85, 200, 'engage'],
  ]);
});
