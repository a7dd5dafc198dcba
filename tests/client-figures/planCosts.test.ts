/** What the client's plans cost with add-ons for 1 to 200 clients, against a table made by hand from the price list. */
import {plans} from '@site/src/data/plans';
import {planCost, stretches} from '@site/src/lib/calculators/planCosts';

/** From and to how many clients, the cost of the first in cents, and what each further one adds. One MSP user. */
const byHand = {
  // 49 for 10 clients, 2 for each further one.
  attract: [
    [1, 10, 4900, 0],
    [11, 200, 5100, 200],
  ],
  // 199 for 100, 1.90 for each further one.
  engage: [
    [1, 100, 19_900, 0],
    [101, 200, 20_090, 190],
  ],
  // 1,999 for 150, 10 for each further one.
  scale: [
    [1, 150, 199_900, 0],
    [151, 200, 200_900, 1000],
  ],
  custom: [],
} as const satisfies Record<string, readonly (readonly [number, number, number, number])[]>;

const upTo200 = Array.from({length: 200}, (_, index) => index + 1);
const planOf = (id: string) => plans.find((plan) => plan.id === id)!;

it('has a table for every plan', () => {
  expect(Object.keys(byHand)).toEqual(plans.map(({id}) => id));
});

it.each(Object.entries(byHand))('%s costs what the table says', (id, segments) => {
  const expected = upTo200.map((clients) => {
    const segment = (segments as readonly (readonly number[])[]).find(
      ([from, to]) => clients >= from! && clients <= to!,
    );
    return segment ? (segment[2]! + (clients - segment[0]!) * segment[3]!) / 100 : null;
  });
  expect(upTo200.map((clients) => planCost(planOf(id), {clients, mspUsers: 1}).eurPerMonth)).toEqual(
    expected,
  );
});

it.each([
  ['attract', 40, 1, 109],
  ['attract', 84, 1, 197],
  ['attract', 85, 1, 199],
  ['attract', 200, 1, 429],
  ['attract', 40, 3, 147],
  ['engage', 200, 1, 389],
  ['engage', 40, 6, 218],
  ['scale', 200, 1, 2499],
  ['scale', 40, 16, 2034],
])('%s with %i clients and %i users costs %d', (id, clients, mspUsers, eur) => {
  expect(planCost(planOf(id), {clients, mspUsers}).eurPerMonth).toBe(eur);
});

it('breaks where Attract with add-ons reaches the price of Engage', () => {
  expect(stretches(plans, 200, 1).map(({from, to, plan}) => [from, to, plan?.id])).toEqual([
    [1, 84, 'attract'],
    [85, 200, 'engage'],
  ]);
});
