import {savingsInputs} from '../../../data/savings';
import {parseSavingsQuery, savingsQuery} from '../savingsQuery';

const defaults = {
  clients: savingsInputs.clients.default,
  price: savingsInputs.price.default,
  tools: savingsInputs.tools,
};

it('reads what the address says', () => {
  expect(parseSavingsQuery('?clients=40&price=120.5&tools=darkweb,vulnerability')).toEqual({
    clients: 40,
    price: 120.5,
    tools: ['vulnerability', 'darkweb'],
  });
  expect(parseSavingsQuery('?clients=0&price=0&tools=')).toEqual({clients: 0, price: 0, tools: []});
});

it.each([
  '',
  '?brand=Nordalia',
  '?clients=&price=',
  '?clients=501&price=-1',
  '?clients=2.5&price=NaN',
  '?clients=x',
])('falls back to the defaults for "%s"', (search) => {
  expect(parseSavingsQuery(search)).toEqual(defaults);
});

it('writes nothing for the defaults, and what it reads back otherwise', () => {
  expect(savingsQuery(defaults)).toBe('');
  const input = {clients: 40, price: 99.5, tools: ['project'] as const};
  expect(savingsQuery(input)).toBe('?clients=40&price=99.5&tools=project');
  expect(parseSavingsQuery(savingsQuery(input))).toEqual(input);
  expect(parseSavingsQuery(savingsQuery({...input, tools: []}))).toEqual({...input, tools: []});
});
