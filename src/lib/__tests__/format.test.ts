import {agreementDate, formats, longDate} from '../format';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it.each([
    ['EUR', '€1,999', '€1.90', '€2.00', '1.999 €', 'euro'],
    ['USD', '$1,999', '$1.90', '$2.00', '1.999 USD', 'dollari statunitensi'],
    ['JPY', '¥1,999', '¥2', '¥2', '1.999 JPY', 'yen giapponesi'],
    ['CHF', 'CHF 1,999', 'CHF 1.90', 'CHF 2.00', '1.999 CHF', 'franchi svizzeri'],
  ])('writes prices in %s, with its decimals and name', (currency, whole, part, cents, italian, name) => {
    const {eur, eurAndCents} = formats('en', currency);
    expect([eur(1999), eur(1.9), eurAndCents(2)].map(plain)).toEqual([whole, part, cents]);
    expect([plain(formats('it', currency).eur(1999)), formats('it', currency).currencyName]).toEqual([
      italian,
      name,
    ]);
  });

  it('writes dollars with the sign alone, grouped', () => {
    expect(formats('en', 'EUR').usd(1000)).toBe('$1,000');
    expect(plain(formats('it', 'EUR').usd(1000))).toBe('1.000 $');
    expect(formats('en', 'EUR').usd(59.5)).toBe('$59.50');
    expect(formats('en', 'EUR').usd(-400)).toBe('−$400');
  });

  it('keeps the decimal of a return, where that is asked for', () => {
    expect(formats('en', 'EUR').percentWithDecimal(500)).toBe('500.0%');
    expect(formats('it', 'EUR').percentWithDecimal(1100)).toBe('1.100,0%');
    expect(formats('en', 'EUR').percentWithDecimal(-0)).toBe('0.0%');
  });

  it('shows one decimal of a number, two of a quotient, and all where a sum is written out', () => {
    const {number, quotient, exact, percent} = formats('en', 'EUR');
    expect([number(1.25), number(1234.06), quotient(1.4249), quotient(2)]).toEqual([
      '1.3',
      '1,234.1',
      '1.42',
      '2',
    ]);
    // Cut off, not rounded up: the amount beside it is a little less.
    expect(quotient(1.999)).toBe('1.99');
    expect([exact.number(1.234567), exact.eur(0.1234567), exact.usd(0.005), exact.eur(3)]).toEqual([
      '1.234567',
      '€0.123457',
      '$0.005',
      '€3',
    ]);
    expect(percent(12.34)).toBe('12.3%');
    expect(formats('en', 'EUR').list(['A', 'B', 'C'])).toBe('A, B and C');
    expect(formats('it', 'EUR').list(['A', 'B', 'C'])).toBe('A, B e C');
  });
});

it('writes days as readers of each language do', () => {
  expect(longDate('en', '2025-08-20')).toBe('20 August 2025');
  expect(longDate('it', '2025-08-20T10:00:00Z')).toBe('20 agosto 2025');
  // The written day counts, not the day in UTC.
  expect(longDate('en', '2025-08-20T23:30:00-02:00')).toBe('20 August 2025');
  expect(longDate('it', '2024-01-01')).toBe('1° gennaio 2024');
});

it('writes the day of an agreement as the client does', () => {
  expect(agreementDate('en', '2025-08-20')).toBe('August 20, 2025');
  expect(agreementDate('it', '2025-10-07')).toBe('7 ottobre 2025');
});
