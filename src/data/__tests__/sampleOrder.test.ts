import {plans} from '@site/src/data/plans';
import type {Plan} from '../planSchema';
import type * as PriceList from '../priceList';
import type * as SampleOrder from '../sampleOrder';

/** The order where the price list is another one. */
function orderWith(change: (plan: Plan) => Partial<Plan>) {
  jest.resetModules();
  jest.doMock('../priceList', () => {
    const {readPriceList} = jest.requireActual<typeof PriceList>('../priceList');
    return {priceList: readPriceList(plans.map((plan: Plan) => ({...plan, ...change(plan)})))};
  });
  return jest.requireActual<typeof SampleOrder>('../sampleOrder').sampleOrder;
}

it('adds a few clients and a user to the plan that most choose', () => {
  const {plan, extraClients, extraUsers, eur, sample} = orderWith(() => ({}))!;
  expect([plan.id, plan.clients, plan.mspUsers, plan.addOns, sample]).toEqual([
    'stem',
    30,
    4,
    {extraClient: 2.7, extraUser: 6},
    true,
  ]);
  expect(eur.extraClients).toBeCloseTo(extraClients * 2.7, 6);
  expect(eur.extraUsers).toBeCloseTo(extraUsers * 6, 6);
  expect(eur.plan).toBe(90);
  expect(eur.total).toBeCloseTo(90 + eur.extraClients + eur.extraUsers, 6);
  expect(Math.min(extraClients, extraUsers)).toBeGreaterThan(0);
});

it('is in whole cents', () => {
  const {eur} = orderWith(() => ({addOns: {extraClient: 0.001, extraUser: 1.006}}))!;
  expect(eur).toEqual({plan: 90, extraClients: 0.01, extraUsers: 1.01, total: expect.any(Number)});
});

it('takes the smallest plan where none is marked', () => {
  expect(orderWith(() => ({popular: false}))?.plan.id).toBe('seed');
});

it.each<[string, Partial<Plan>]>([
  ['add-ons', {addOns: undefined}],
  ['an end of its clients', {clients: null}],
  ['an end of its users', {mspUsers: null}],
])('is none where the plan has not got %s', (_what, change) => {
  expect(orderWith(({popular}) => (popular ? change : {}))).toBeUndefined();
});
