import {standIns} from '@site/tests/standIns';
import {countryNames, covers, duration, frameOrigins, scriptOrigins, withEmbedId} from '../thirdParties';

const [video, map, analytics] = standIns('https://frames.example', 'https://stats.example');

it('knows whom frames and scripts come from', () => {
  const wider = {...analytics, origins: ['https://*.collect.example', 'https://stats.example']};
  expect(frameOrigins([video, map, wider])).toEqual(['https://frames.example']);
  expect(scriptOrigins([video, map, wider])).toEqual(['https://*.collect.example', 'https://stats.example']);
});

it('writes times and countries in the words of a language', () => {
  expect([duration('en', '13 months'), duration('it', '13 months'), duration('it', '1 year')]).toEqual([
    '13 months',
    '13 mesi',
    '1 anno',
  ]);
  expect([duration('en', 'session'), duration('en', 'until deleted')]).toEqual([undefined, undefined]);
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
});
