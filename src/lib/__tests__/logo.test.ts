import {dominantColour, logoBytes, logoProblem} from '../logo';

const paint = (count: number, pixel: readonly number[]) => Array.from({length: count}, () => pixel).flat();

describe('logoProblem', () => {
  it.each([
    ['image/png', 10, undefined],
    ['image/svg+xml', logoBytes, undefined],
    ['image/jpeg', logoBytes + 1, 'size'],
    ['image/gif', 10, 'type'],
    ['application/pdf', logoBytes * 9, 'type'],
    ['', 10, 'type'],
  ])('%s of %d bytes: %s', (type, size, problem) => {
    expect(logoProblem({type, size})).toBe(problem);
  });
});

describe('dominantColour', () => {
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
