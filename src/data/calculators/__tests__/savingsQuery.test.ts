import {savingsInputs} from '../../savings';
import {parseSavingsQuery, savingsDefaults, type SavingsInput, savingsQuery} from '../savings';

const {clients, price} = savingsInputs;

describe('parseSavingsQuery', () => {
  it('reads all three', () => {
    expect(parseSavingsQuery('?clients=40&price=120&tools=vulnerability,darkweb')).toEqual({
      clients: 40,
      price: 120,
      tools: ['vulnerability', 'darkweb'],
    });
  });

  it.each(['', '?other=1', '?clients&price'])('gives the defaults for %j', (search) => {
    expect(parseSavingsQuery(search)).toEqual(savingsDefaults);
  });

  it.each([
    ['?clients=0', {clients: 0}],
    [`?clients=${clients.max}`, {clients: clients.max}],
    [`?clients=${clients.max + 1}`, {}],
    ['?clients=2.5', {clients: 2.5}],
    ['?price=99.5', {price: 99.5}],
    ['?tools=', {tools: []}],
    ['?tools=portal,vulnerability,portal', {tools: ['vulnerability', 'portal']}],
    ['?tools=project%2Cportal', {tools: ['project', 'portal']}],
    ['?tools=portal&tools=project', {tools: ['project', 'portal']}],
    ['?tools=__proto__,constructor,darkweb', {tools: ['darkweb']}],
  ])('reads %j', (search, expected) => {
    expect(parseSavingsQuery(search)).toEqual({...savingsDefaults, ...expected});
  });

  it.each(['?clients=%E0%A4%A&price=%', `?tools=${'x,'.repeat(50_000)}`, `?clients=${'9'.repeat(50_000)}`])(
    'does not throw',
    (search) => {
      expect(parseSavingsQuery(search)).toMatchObject({clients: clients.default, price: price.default});
    },
  );
});

describe('savingsQuery', () => {
  it('is empty for the defaults, in whatever order the tools come', () => {
    expect(savingsQuery(savingsDefaults)).toBe('');
    expect(savingsQuery({...savingsDefaults, tools: savingsDefaults.tools.toReversed()})).toBe('');
  });

  it.each<SavingsInput>([
    {clients: 0, price: 0, tools: []},
    {clients: clients.max, price: 99.95, tools: ['project', 'portal']},
  ])('comes back as it went: %j', (input) => {
    expect(parseSavingsQuery(savingsQuery(input))).toEqual(input);
  });

  it('writes only what it can read', () => {
    expect(savingsQuery({clients: 9999, price: 1e300, tools: []})).toBe(
      `?clients=${clients.max}&price=${price.max}&tools=`,
    );
    expect(savingsQuery({clients: Number.NaN, price: -5, tools: []})).toBe('?clients=0&price=0&tools=');
  });
});
