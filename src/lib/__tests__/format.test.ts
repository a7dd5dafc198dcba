import {formats, monthName} from '../format';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it('writes amounts the way readers of each language do', () => {
    expect(formats('en').eur(1999)).toBe('€1,999');
    expect(plain(formats('it').eur(1999))).toBe('1.999 €');
    expect(formats('en').eur(1.9)).toBe('€1.90');
    expect(plain(formats('it').eur(1.9))).toBe('1,90 €');
  });

  it('writes dollars with the sign alone, grouped', () => {
    expect(formats('en').usd(1000)).toBe('$1,000');
    expect(plain(formats('it').usd(1000))).toBe('1.000 $');
    expect(formats('en').usd(59.5)).toBe('$59.50');
    expect(formats('en').usd(-400)).toBe('-$400');
  });

  it('keeps the decimal of a return, where that is asked for', () => {
    expect(formats('en').percentWithDecimal(500)).toBe('500.0%');
    expect(formats('it').percentWithDecimal(1100)).toBe('1.100,0%');
    expect(formats('en').percentWithDecimal(-0)).toBe('0.0%');
  });

  it('groups thousands in Italian too', () => {
    expect(formats('it').number(3000)).toBe('3.000');
  });

  it('takes percent, not a fraction', () => {
    expect(formats('en').percent(29.7)).toBe('29.7%');
    expect(formats('it').percent(98)).toBe('98%');
  });

  it('never shows a minus zero', () => {
    expect(formats('en').eur(-0)).toBe('€0');
  });
});

it('names months, the first as 1', () => {
  expect(monthName('en', 6, 'long')).toBe('June');
  expect(monthName('it', 12, 'long')).toBe('dicembre');
  expect(monthName('it', 1, 'narrow')).toBe('G');
});
