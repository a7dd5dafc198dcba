/** Figures of the data that follow from others. What the client has fixed is in tests/client-figures. */
import {planIds, plans} from '@site/src/data/plans';
import {sampleOrder, sampleOrderEur} from '@site/src/data/sampleOrder';
import {
  savedPerClientEur,
  savedPerMonthTenClientsEur,
  savedPerYearTenClientsEur,
  toolCostEur,
  toolFromPlan,
  toolIds,
  traditionalStackEur,
} from '@site/src/data/savings';
import {computeSavings} from '@site/src/lib/calculators/savings';
import {stackEur} from '../expected';

it('has plans that cost more and hold more, one after the other', () => {
  const priced = planIds.map((id) => plans[id]).filter(({eurPerMonth}) => eurPerMonth !== null);
  for (const field of ['eurPerMonth', 'clients', 'mspUsers', 'scansPerMonth'] as const) {
    const values = priced.map((plan) => plan[field] ?? Number.NaN);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(new Set(values).size).toBe(values.length);
  }
});

it('adds the tools up to the traditional stack', () => {
  const {from, to, typical, saved} = stackEur;
  expect(traditionalStackEur).toEqual({from, to, typical});
  expect(savedPerClientEur).toBe(saved);
  expect(savedPerMonthTenClientsEur).toBe(saved * plans.attract.clients);
  expect(savedPerYearTenClientsEur).toBe(saved * plans.attract.clients * 12);
});

it.each(toolIds.map((id) => [id, ...toolCostEur[id]] as const))(
  '%s costs from less to more',
  (_id, from, to) => {
    expect(from).toBeGreaterThan(0);
    expect(from).toBeLessThan(to);
  },
);

it.each(toolIds)('%s comes with the plan that the calculator takes for it', (id) => {
  expect(computeSavings({clients: 1, price: 100, tools: [id]}).plan).toBe(toolFromPlan[id]);
});

it('adds the sample order up, to the cent', () => {
  const {eurPerMonth, addOns} = plans[sampleOrder.plan];
  const {extraClients, extraUsers} = sampleOrder;
  const cents = [eurPerMonth, extraClients * addOns.extraClient, extraUsers * addOns.extraUser].map((eur) =>
    Math.round(eur * 100),
  );
  const inCents = Object.values(sampleOrderEur).map((eur) => Math.round(eur * 100));
  expect(inCents).toEqual([...cents, cents.reduce((total, part) => total + part)]);
});
