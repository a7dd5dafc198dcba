import {brandColours, defaultColour, ink, paper, surfaces} from '../brandPreview';
import {contrast, legibleOn, parseHex} from '../colour';

/** WCAG 2.2, success criterion 1.4.3. */
const readable = 4.5;

/** Colours all around the cube, the greys included. */
const steps = [0, 34, 68, 102, 119, 128, 136, 170, 204, 238, 255];
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

  it.each(['', '#', '12', '1234', '12345', '1234567', '##123456', 'red', '#gggggg', '#12345g', 'rgb(1,2,3)'])(
    'refuses %j',
    (text) => {
      expect(parseHex(text)).toBeUndefined();
    },
  );
});

describe('contrast', () => {
  // WCAG's own limits, and grey values that are quoted everywhere.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
    ['#ffff00', '#ffffff', 1.07],
  ])('%s on %s is %d to 1', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });
});

describe('legibleOn', () => {
  it('leaves alone what can be read', () => {
    expect(legibleOn('#1b55ee', '#ffffff')).toBe('#1b55ee');
  });

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

describe('brandColours', () => {
  it('makes only pairs that can be read, of any colour', () => {
    expect(all).toHaveLength(1331);
    const unreadable = all.filter((colour) => {
      const {fill, on, light, dark} = brandColours(colour);
      return [contrast(fill, on), contrast(light, surfaces.light), contrast(dark, surfaces.dark)].some(
        (ratio) => ratio < readable,
      );
    });
    expect(unreadable).toEqual([]);
    // Left alone, some of them cannot: the check above has something to find.
    expect(all.some((colour) => contrast(colour, brandColours(colour).on) < readable)).toBe(true);
  });

  it('takes a colour as it is where it works', () => {
    expect(brandColours(defaultColour)).toMatchObject({
      fill: defaultColour,
      on: paper,
      light: defaultColour,
    });
    expect(brandColours('#f5d90a')).toMatchObject({fill: '#f5d90a', on: ink, dark: '#f5d90a'});
  });
});
