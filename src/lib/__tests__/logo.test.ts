import {dominantColour, logoBytes, logoProblem} from '../logo';

const paint = (count: number, pixel: readonly number[]) => Array.from({length: count}, () => pixel).flat();

describe('logoProblem', () => {
  it.each([
    ['image/png', 10, undefined],
    ['image/svg+xml', logoBytes, undefined],
    ['image/webp', 0, undefined],
    ['image/jpeg', 1024 * 1024, undefined],
    ['image/jpeg', logoBytes + 1, 'size'],
    ['image/gif', 10, 'type'],
    ['application/pdf', logoBytes * 9, 'type'],
    ['', 10, 'type'],
  ])('%s of %d bytes: %s', (type, size, problem) => {
    expect(logoProblem({type, size})).toBe(problem);
  });
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
    ['dark', paint(9, [0, 8, 90, 255]), '#00085a'],
    ['green before blue', [...paint(5, [0, 96, 0, 255]), ...paint(4, [0, 0, 96, 255])], '#006000'],
    ['blue after a little green', [...paint(4, [0, 96, 0, 255]), ...paint(5, [0, 0, 96, 255])], '#000060'],
    ['two greens', [...paint(5, [0, 96, 0, 255]), ...paint(4, [0, 128, 0, 255])], '#006000'],
    ['a pixel that is cut off', [...paint(1, red), 0, 255, 0], '#c82828'],
    ['rounded parts', [...paint(1, [200, 40, 40, 255]), ...paint(1, [201, 41, 41, 255])], '#c92929'],
  ])('of %s', (_what, pixels, colour) => {
    expect(dominantColour(pixels)).toBe(colour);
  });

  it('finds the colour under white, black, grey and nothing', () => {
    const pixels = [
      ...paint(500, [255, 255, 255, 255]),
      ...paint(300, [10, 10, 10, 255]),
      ...paint(300, [128, 130, 126, 255]),
      ...paint(900, [0, 200, 0, 0]),
      ...paint(120, [194, 24, 91, 255]),
      ...paint(100, [27, 85, 238, 255]),
    ];
    expect(dominantColour(pixels)).toBe('#c2185b');
  });

  it('takes shades of one colour together', () => {
    const pixels = [
      ...paint(60, [200, 30, 96, 255]),
      ...paint(60, [194, 24, 98, 255]),
      ...paint(70, [0, 90, 200, 255]),
    ];
    expect(dominantColour(pixels)).toBe('#c51b61');
  });

  it.each([
    ['nothing', []],
    ['greys', paint(100, [90, 90, 90, 255])],
    ['a few coloured pixels', [...paint(1000, [255, 255, 255, 255]), ...paint(5, [255, 0, 0, 255])]],
  ])('finds none in %s', (_name, pixels) => {
    expect(dominantColour(pixels)).toBeUndefined();
  });
});
