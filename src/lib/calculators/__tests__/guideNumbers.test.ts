import {floorPriceDefaults} from '../floorPrice';
import {guideNumbers, numbersNamedIn} from '../guideNumbers';

/** The example of the guide, with the plan that it names. */
const example = {...floorPriceDefaults, platform: 199};
const so = (rounded: string) => `so ${rounded}`;
const named = (text: string, language = 'en', letter = false) =>
  numbersNamedIn(language, text, letter, example).flatMap(({words, name}) =>
    name ? [`${name} ${words}`] : [],
  );

it('finds the numbers of the example, and no others', () => {
  expect(named('at 50%, 130 / (1 − 0.50) = 260.')).toEqual([
    'lowestMargin 50',
    'cost 130',
    'lowestShare 0.50',
    'floorSum 260',
  ]);
  expect(named('less than 10% above it (below 286), divided by 12')).toEqual(['approval 286']);
  expect(named('qui 2.292 €; 0,5 ore', 'it')).toEqual(['yearly 2.292', 'managerHours 0,5']);
});

it('finds only prices in a letter', () => {
  expect(named('from 325 to 340 euros, at 10:00', 'en', true)).toEqual(['list 325', 'raised 340']);
});

it('keeps the whole text', () => {
  const text = 'Together they cost 130. 65 are missing.';
  expect(
    numbersNamedIn('en', text)
      .map(({words}) => words)
      .join(''),
  ).toBe(text);
});

it('says what a price is rounded from', () => {
  const {floorSum, floor, lowestShare} = guideNumbers('en', {...example, tools: 10.1}, so);
  expect([floorSum, floor, lowestShare]).toEqual(['260.20, so 261', '261', '0.50']);
});
