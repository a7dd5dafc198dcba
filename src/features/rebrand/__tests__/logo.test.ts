import {dominantColour, logoBytes, logoProblem} from '../logo';

const paint = (count: number, pixel: readonly number[]) => Array.from({length: count}, () => pixel).flat();

it.each([
  ['image/png', 10, undefined],
  ['image/svg+xml', logoBytes, undefined],
  ['image/jpeg', logoBytes + 1, 'size'],
  ['image/gif', 10, 'type'],
  ['application/pdf', logoBytes * 9, 'type'],
])('logoProblem %s of %d bytes: %s', (type, size, problem) => {
  expect(logoProblem({type, size})).toBe(problem);
});

describe('dominantColour', () => {
  const red = [200, 40, 40, 255];
  const white = [255, 255, 255, 255];
  it.each<[string, number[], string | undefined]>([
    ['as much as it needs', [...paint(2, red), ...paint(98, white)], undefined],
    ['a pixel more', [...paint(3, red), ...paint(97, white)], '#c82828'],
    ['half transparent', paint(9, [200, 40, 40, 128]), undefined],
    ['a little less', paint(9, [200, 40, 40, 129]), '#c82828'],
    ['nearly grey', paint(9, [100, 140, 120, 255]), undefined],
    ['a little less grey', paint(9, [100, 141, 120, 255]), '#648d78'],
    ['blue after a little green', [...paint(4, [0, 96, 0, 255]), ...paint(5, [0, 0, 96, 255])], '#000060'],
    ['a pixel that is cut off', [...paint(1, red), 0, 255, 0], '#c82828'],
  ])('of %s', (_what, pixels, colour) => {
    expect(dominantColour(pixels)).toBe(colour);
  });
});
