import type {Plan} from '../../planSchema';
import {plans} from '@site/src/data/plans';
import {neededAtFirst, priceRulerInputs, priceRulerNeeds} from '../../priceRuler';
import {computePriceRuler, parsePriceRulerQuery, priceRulerDefaults, priceRulerQuery} from '../priceRuler';
import {parseProposalQuery, proposalDefaults, proposalQuery} from '../proposal';

const [seed, stem, crown] = plans as readonly Plan[] as [Plan, Plan, Plan];
const {clients, margin} = priceRulerInputs;

describe('computePriceRuler', () => {
  it('answers with plan, price and what is left', () => {
    const demand = {...priceRulerDefaults, clients: 40, ownCost: 100, needs: []};
    const {costs, least} = computePriceRuler(demand, plans);
    expect(costs.map(({eurPerMonth}) => eurPerMonth)).toEqual([135.5, 117, 700, null]);
    expect(least).toMatchObject({
      offer: {plan: stem, eurPerMonth: 117, extraClients: 10},
      // (117 / 40 + 100) / 0.5 = 205.85
      ask: 206,
      price: 206,
      earnings: {revenue: 8240, cost: 4117, kept: 4123, marginPercent: 50},
      scansPerClient: 10,
    });
  });

  it('counts with the price of the provider where there is one', () => {
    const {least} = computePriceRuler({...priceRulerDefaults, clients: 40, ownCost: 100, price: 90}, plans);
    expect(least).toMatchObject({ask: 206, price: 90, earnings: {kept: -517, keptPerYear: -6204}});
  });
});

it('what a plan must have leaves out the plans without it, and says so', () => {
  const needs = [stem.adds[0]!];
  const {costs, fitting, least} = computePriceRuler({...priceRulerDefaults, clients: 5, needs}, plans);
  expect(fitting).toEqual(plans.slice(1));
  expect(costs[0]).toMatchObject({
    plan: seed,
    eurPerMonth: null,
    eurPerYear: null,
    why: 'lacksFeatures',
    missing: needs,
  });
  expect(costs.slice(1).map(({missing}) => missing)).toEqual([[], [], []]);
  expect(costs.slice(1).map(({why}) => why)).toEqual([undefined, undefined, 'onRequest']);
  expect(least).toMatchObject({offer: {plan: stem}, alone: false});
  const both = {...priceRulerDefaults, needs: [crown.adds[0]!, stem.adds[0]!]};
  expect(computePriceRuler(both, plans).least).toMatchObject({offer: {plan: crown}, alone: true});
});

describe('the address', () => {
  it.each([
    [
      '?clients=120&users=3&cost=80.5&margin=60&ask=99.5',
      {clients: 120, mspUsers: 3, ownCost: 80.5, margin: 60, price: 99.5},
    ],
    ['?ask=0', {price: 0}],
    ['?clients=7&needs=', {clients: 7, needs: []}],
    [`?needs=support,${[...priceRulerNeeds].reverse().join(',')},nothing`, {needs: priceRulerNeeds}],
    [`?clients=${clients.max + 1}&margin=${margin.max + 1}`, {}],
    ['?clients=2.5&users=0&cost=-1&ask=x', {}],
  ])('%j holds %j', (search, expected) => {
    expect(parsePriceRulerQuery(search)).toEqual({...priceRulerDefaults, ...expected});
  });

  it('comes back as it went, and is bare for the defaults', () => {
    expect(priceRulerQuery(priceRulerDefaults)).toBe('');
    for (const change of [
      {clients: 120},
      {mspUsers: 4, ownCost: 80.25},
      {margin: 35, price: 199},
      {needs: []},
      {needs: priceRulerNeeds.slice(0, 2)},
    ]) {
      const input = {...priceRulerDefaults, ...change};
      expect(parsePriceRulerQuery(priceRulerQuery(input))).toEqual(input);
    }
  });
});

it.each([
  ['?clients=60&nis2=1', {clients: 60, needs: neededAtFirst}],
  ['?brand=Rossi&clients=7&nis2=0', {clients: 7, needs: []}],
  ['?clients=2.5', proposalDefaults],
])('the proposal at %j holds %j, and an address as good', (search, expected) => {
  expect(parseProposalQuery(search)).toEqual(expected);
  expect(parseProposalQuery(proposalQuery(expected))).toEqual(expected);
});
