import {plans} from '@site/src/data/plans';
import type {Plan} from '../planSchema';
import type * as FirstOrder from '../firstOrder';
import type * as PriceList from '../priceList';

/** Returns a first order for a price list whose trial plan has these changes. */
function orderWith(change: Partial<Plan>) {
  jest.resetModules();
  jest.doMock('../priceList', () => {
    const {readPriceList} = jest.requireActual<typeof PriceList>('../priceList');
    return {
      priceList: readPriceList(plans.map((plan: Plan) => ({...plan, ...(plan.freeTrial && change)}))),
    };
  });
  return jest.requireActual<typeof FirstOrder>('../firstOrder').firstOrder;
}

it('is the year of the plan that can be tried, and the setup where it has the own brand', () => {
  expect(orderWith({})).toEqual({trial: 0, year: 6 * 20, setup: 77, total: 197});
  expect(orderWith({adds: ['assessments']})).toEqual({trial: 0, year: 120, setup: 0, total: 120});
});

it('is none where the price is on request', () => {
  expect(orderWith({eurPerMonth: null})).toBeUndefined();
});
