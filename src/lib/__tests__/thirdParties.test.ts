import {countryName, countryNames, covers, duration, withEmbedId} from '../thirdParties';

it('writes times and countries in the words of a language', () => {
  expect([duration('en', '13 months'), duration('it', '13 months'), duration('it', '1 year')]).toEqual([
    '13 months',
    '13 mesi',
    '1 anno',
  ]);
  for (const kept of ['session', 'until deleted', 'about 2 days', '2 days or more', '2  days']) {
    expect(duration('en', kept)).toBeUndefined();
  }
  expect(duration('en', '30 minutes')).toBe('30 minutes');
  expect([countryName('en', 'IE'), countryName('en', 'ZX')]).toEqual(['Ireland', undefined]);
  expect(countryNames('en', ['ZX'])).toBe('ZX');
  expect(countryNames('it', ['IE', 'US', 'EU'])).toBe('Irlanda, Stati Uniti e Unione europea');
});

it('puts an id into an address to the letter', () => {
  expect(withEmbedId('https://a.example/{id}?x={id}', "$&'")).toBe("https://a.example/$&'?x=$&'");
});

it('a star stands for whatever follows', () => {
  expect(covers('_ga_*', '_ga_ABC')).toBe(true);
  expect(covers('_ga_*', '_ga')).toBe(false);
  expect(covers('_ga', '_ga')).toBe(true);
  expect(covers('_ga', '_gat')).toBe(false);
  expect(covers('*', '_ga')).toBe(true);
  expect(covers('_ga*', 'x_ga')).toBe(false);
});
