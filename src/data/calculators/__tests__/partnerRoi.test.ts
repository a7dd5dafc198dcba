import {partnerRoiInputs} from '../../partnerRoi';
import {
  computePartnerRoi,
  parsePartnerRoiQuery,
  partnerRoiDefaults,
  partnerRoiProblems,
  partnerRoiQuery,
} from '../partnerRoi';

const {clients, price} = partnerRoiInputs;
const of = (numberOfClients: number, pricePerClient: number) => ({numberOfClients, pricePerClient});

describe('computePartnerRoi', () => {
  it('counts the cost that it is given', () => {
    expect(computePartnerRoi(of(10, 50), 1500)).toEqual({
      monthlyRevenue: 500,
      yearlyRevenue: 6000,
      yearlyProfit: 4500,
      roi: 300,
      monthsToBreakEven: 3,
    });
  });

  it.each([
    [1, 83.33, 83.33, -0.04, 0, 13],
    [1, 83.34, 83.34, 0.08, 0, 12],
    [3, 77.77, 233.31, 1799.72, 180, 5],
    // Rounding to cents first would give 820.16.
    [3, 50.555, 151.665, 819.98, 82, 7],
    [20, 50, 1000, 11_000, 1100, 1],
  ])('%d clients at %d', (clients, price, monthlyRevenue, yearlyProfit, roi, monthsToBreakEven) => {
    const result = computePartnerRoi(of(clients, price), 1000);
    expect(result).toMatchObject({monthlyRevenue, yearlyProfit, roi, monthsToBreakEven});
    expect(result.yearlyRevenue).toBeCloseTo(12 * monthlyRevenue, 2);
    expect(Object.values(result).some((value) => Object.is(value, -0) || !Number.isFinite(value))).toBe(
      false,
    );
  });
});

it.each([
  [of(clients.min, price.min), {}],
  [of(clients.min - 1, price.min), {numberOfClients: 'tooSmall'}],
  [of(clients.max + 1, price.min), {numberOfClients: 'tooLarge'}],
  [of(clients.min, price.min - 0.01), {pricePerClient: 'tooSmall'}],
  [of(clients.min, Number.NaN), {pricePerClient: 'notANumber'}],
  [of(clients.min, 1e308), {pricePerClient: 'tooLarge'}],
])('partnerRoiProblems %j has %j', (input, expected) => {
  expect(partnerRoiProblems(input)).toEqual({
    numberOfClients: undefined,
    pricePerClient: undefined,
    ...expected,
  });
});

describe('the address', () => {
  it.each([
    ['?clients=20&price=80', of(20, 80)],
    ['?clients=20', of(20, price.default)],
    [`?clients=${clients.min}&price=${price.min}&utm=x`, of(clients.min, price.min)],
    ['', null],
    [`?clients=${clients.max + 1}&price=80`, null],
    ['?clients=2.5', null],
    [`?price=${price.min - 1}`, null],
    ['?clients=%E0%A4%A', null],
  ])('%j holds %j', (search, expected) => {
    expect(parsePartnerRoiQuery(search)).toEqual(expected);
  });

  it('comes back as it went, the defaults too', () => {
    expect(partnerRoiQuery(of(20, 80))).toBe('?clients=20&price=80');
    for (const input of [partnerRoiDefaults, of(clients.min, price.min), of(clients.max, 99.95)]) {
      expect(parsePartnerRoiQuery(partnerRoiQuery(input))).toEqual(input);
    }
  });
});
