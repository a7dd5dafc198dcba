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

it('gives a text back in pieces, each number with its name', () => {
  expect(numbersNamedIn('en', 'Together they cost 130. Floor 260: 65 are missing.', false, example)).toEqual([
    {words: 'Together they cost '},
    {words: '130', name: 'cost'},
    {words: '. Floor '},
    {words: '260', name: 'floor'},
    {words: ': '},
    {words: '65', name: 'missing'},
    {words: ' are missing.'},
  ]);
  expect(numbersNamedIn('en', '130', false, example)).toEqual([{words: '130', name: 'cost'}]);
  expect(numbersNamedIn('en', 'No number.')).toEqual([{words: 'No number.'}]);
});

it('works every number out anew', () => {
  // Costs 4.80 in place of 130.
  const cheap = {
    ...example,
    platform: 26,
    technicianHours: 0,
    managerHours: 0,
    tools: 2.8,
    yearly: 0,
    plannedMargin: 56,
  };
  expect(guideNumbers('en', cheap, so)).toMatchObject({
    cost: '4.80',
    floorSum: '9.60, so 10',
    floor: '10',
    list: '11',
    markup: '7.20',
    markupMargin: '33',
    missing: '2.80',
    approval: '11',
    // A twentieth more, in steps of five, would be 10.
    raised: '12',
  });
  expect(guideNumbers('it', {...example, tools: 1000.5}, so)).toMatchObject({
    cost: '1.120,50',
    tools: '1.000,5',
  });
});
