/** Tests the inputs of the savings examples. `tests/client-figures` compares the results with the client's figures. */
import type {Plan} from '../planSchema';
import type * as PriceList from '../priceList';
import type * as Savings from '../savings';
import {plans} from '@site/src/data/plans';
import {traditionalStackEur} from '../savings';

/** Returns the savings module for a price list whose smallest plan has these changes. */
function savingsWith(change: Partial<Plan>): typeof Savings {
  jest.resetModules();
  jest.doMock('../priceList', () => {
    const {readPriceList} = jest.requireActual<typeof PriceList>('../priceList');
    const [smallest, ...more] = plans;
    return {priceList: readPriceList([{...smallest, ...change} as Plan, ...more])};
  });
  return jest.requireActual('../savings');
}

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
