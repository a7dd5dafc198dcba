import {savingsInputs} from '../../../data/savings';
import {savingsDefaults, type SavingsInput} from '../savings';
import {parseSavingsQuery, savingsQuery} from '../savingsQuery';

const {clients, price} = savingsInputs;
const defaults = `?clients=${clients.default}&price=${price.default}`;

describe('parseSavingsQuery', () => {
  it('reads all three', () => {
    expect(parseSavingsQuery('?clients=40&price=120&tools=vulnerability,darkweb')).toEqual({
      clients: 40,
      price: 120,
      tools: ['vulnerability', 'darkweb'],
    });
  });

  it.each(['', '?', '?other=1', '?clients&price', '?clients=&price='])(
    'gives the defaults for %j',
    (search) => {
      expect(parseSavingsQuery(search)).toEqual(savingsDefaults);
    },
  );

  it.each([
    ['?clients=0', {clients: 0}],
    [`?clients=${clients.max}`, {clients: clients.max}],
    [`?clients=${clients.max + 1}`, {}],
    ['?clients=-1', {}],
    ['?clients=2.5', {clients: 2.5}],
    ['?clients=1e2', {}],
    ['?clients=NaN', {}],
    ['?price=0', {price: 0}],
    ['?price=99.5', {price: 99.5}],
    [`?price=${price.max}`, {price: price.max}],
    [`?price=${price.max + 1}`, {}],
    ['?price=Infinity', {}],
    ['?price=-0', {}],
    ['?tools=', {tools: []}],
    ['?tools=nothing', {tools: []}],
    ['?tools=portal,vulnerability,portal', {tools: ['vulnerability', 'portal']}],
    ['?tools=project%2Cportal', {tools: ['project', 'portal']}],
    ['?tools=portal&tools=project', {tools: ['project', 'portal']}],
    ['?tools=__proto__,constructor,darkweb', {tools: ['darkweb']}],
    ['clients=3', {clients: 3}],
  ])('reads %j', (search, expected) => {
    expect(parseSavingsQuery(search)).toEqual({...savingsDefaults, ...expected});
  });

  it.each([
    '?clients=%E0%A4%A&price=%',
    '?clients=<script>alert(1)</script>',
    `?tools=${'x,'.repeat(50_000)}`,
    `?clients=${'9'.repeat(50_000)}`,
    '?clients=40\u0000',
    '?&=&&==',
  ])('does not throw', (search) => {
    expect(parseSavingsQuery(search)).toMatchObject({clients: clients.default, price: price.default});
  });
});

describe('savingsQuery', () => {
  it('is empty for the defaults, in whatever order the tools come', () => {
    expect(savingsQuery(savingsDefaults)).toBe('');
    expect(savingsQuery({...savingsDefaults, tools: savingsDefaults.tools.toReversed()})).toBe('');
  });

  it('holds all of a calculation', () => {
    expect(savingsQuery({clients: 40, price: 120, tools: ['darkweb', 'vulnerability']})).toBe(
      '?clients=40&price=120&tools=vulnerability,darkweb',
    );
    expect(savingsQuery({...savingsDefaults, tools: []})).toBe(`${defaults}&tools=`);
  });

  it.each<SavingsInput>([
    savingsDefaults,
    {clients: 0, price: 0, tools: []},
    {clients: clients.max, price: 99.95, tools: ['project', 'portal']},
    {clients: 1, price: 0.01, tools: ['reporting']},
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
