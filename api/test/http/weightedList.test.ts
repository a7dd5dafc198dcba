import {weightedList} from '../../src/http/weightedList';

test.each([
  [undefined, [['', 1]]],
  ['it', [['it', 1]]],
  [
    'IT-it, en;q=0.5',
    [
      ['it-it', 1],
      ['en', 0.5],
    ],
  ],
  [
    'br ; Q=0.25;x=1 ,gzip;x=1; q=0',
    [
      ['br', 0.25],
      ['gzip', 0],
    ],
  ],
  ['br;q=much', [['br', 0]]],
])('%s', (header, expected) => {
  expect(weightedList(header).map(({value, quality}) => [value, quality])).toEqual(expected);
});
