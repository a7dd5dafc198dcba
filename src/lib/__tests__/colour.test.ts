import {brandColours, surfaces} from '../../features/rebrand/brandPreview';
import {contrast, filledWith, legibleOn, parseHex} from '../colour';

/** WCAG 2.2, success criterion 1.4.3. */
const readable = 4.5;

/** Colours all over the RGB cube, greys included. */
const steps = [0, 68, 119, 128, 170, 255];
const hex = (value: number) => value.toString(16).padStart(2, '0');
const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${hex(r)}${hex(g)}${hex(b)}`)));

describe('parseHex', () => {
  it.each([
    ['#1b55ee', '#1b55ee'],
    ['1B55EE', '#1b55ee'],
    [' #abc ', '#aabbcc'],
    ['F0a', '#ff00aa'],
  ])('reads %j as %s', (text, colour) => {
    expect(parseHex(text)).toBe(colour);
  });

  it.each(['', '#', '12', '1234', '12345', '#gggggg', '#12345g', 'rgb(1,2,3)'])('refuses %j', (text) => {
    expect(parseHex(text)).toBeUndefined();
  });
});

// The limits of WCAG, and grey values that are widely quoted.
it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('contrast %s on %s is %d to 1', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

describe('legibleOn', () => {
  it('goes no further than it must', () => {
    const shade = legibleOn('#f5d90a', '#ffffff');
    expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(readable);
    expect(contrast(shade, '#ffffff')).toBeLessThan(readable + 0.1);
  });

  it('keeps the hue: yellow becomes olive, not grey', () => {
    const [red, green, blue] = [1, 3, 5].map((at) =>
      parseInt(legibleOn('#f5d90a', '#ffffff').slice(at, at + 2), 16),
    );
    expect(red).toBeGreaterThan(100);
    expect(green).toBeGreaterThan(90);
    expect(blue).toBeLessThan(30);
  });
});

describe('filledWith', () => {
  it.each([
    ['#0000ff', '#ffffff'],
    ['#808080', '#000000'],
  ])('on %s %s is the ink that can be read better', (colour, on) => {
    expect(filledWith(colour, ['#ffffff', '#000000'])).toEqual({fill: colour, on});
    expect(filledWith(colour, ['#000000', '#ffffff'])).toEqual({fill: colour, on});
  });

  it('changes the colour where neither can be read, and takes the first of two that are alike', () => {
    const {fill, on} = filledWith('#808080', ['#ffffff', '#ffffff']);
    expect([fill, on]).toEqual([legibleOn('#808080', '#ffffff'), '#ffffff']);
    expect(fill).not.toBe('#808080');
  });
});

it('brandColours makes only pairs that can be read, of any colour', () => {
  expect(all).toHaveLength(216);
  const unreadable = all.filter((colour) => {
    const {fill, on, light, dark} = brandColours(colour);
    return [contrast(fill, on), contrast(light, surfaces.light), contrast(dark, surfaces.dark)].some(
      (ratio) => ratio < readable,
    );
  });
  expect(unreadable).toEqual([]);
  // Some colours are unreadable without correction, so the check above can fail.
  expect(all.some((colour) => contrast(colour, brandColours(colour).on) < readable)).toBe(true);
});
