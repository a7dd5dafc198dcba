import {decimalText, parseDecimal} from '../decimal';

describe('parseDecimal', () => {
  it.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0,005', 0.005],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,5', 1234.5],
    ['1’234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['-3,5', -3.5],
    [',5', 0.5],
    ['€80', 80],
    ['８０', 80],
    ['US$ 1,234.50', 1234.5],
    ['80,– €', 80],
    ['\u221280 €', -80],
    ['\u2068€\u202f80\u2069', 80],
    ['٨٠', 80],
    ['15 %', 15],
  ])('reads %j in every language', (text, expected) => {
    // '0,005' ends with three digits. Only languages with a decimal comma read a fraction.
    const languages = text === '0,005' ? ['it'] : ['en', 'it', 'de'];
    expect(languages.map((language) => parseDecimal(text, language))).toEqual(languages.map(() => expected));
  });

  it.each([
    ['1.500', 1.5, 1500],
    ['1,500', 1500, 1.5],
  ])('lets the language decide what %j is', (text, english, italian) => {
    expect([parseDecimal(text, 'en'), parseDecimal(text, 'it')]).toEqual([english, italian]);
  });

  it.each(['', 'many', '1.234,5,6', '12,34.5', '.', '€', '5 apples', '€80€x', '0x1F', 'Infinity'])(
    'finds no number in %j',
    (text) => {
      expect([parseDecimal(text, 'en'), parseDecimal(text, 'it')]).toEqual([NaN, NaN]);
    },
  );
});

it.each([7.5, 7.555, 150, 0.1])('writes %d so that it reads the same', (value) => {
  for (const language of ['en', 'it']) {
    expect(parseDecimal(decimalText(value, language), language)).toBe(value);
  }
  expect(decimalText(7.5, 'it')).toBe('7,5');
});
