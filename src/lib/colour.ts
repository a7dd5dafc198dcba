/** Colours as '#rrggbb': contrast by WCAG 2, lightness by OKLCH. */

type Triple = readonly [number, number, number];

/** Minimum contrast of text by WCAG 2 (AA). */
export const readable = 4.5;

/** Parses three or six hexadecimal digits, with or without '#'. Returns '#rrggbb', or `undefined` if invalid. */
export function parseHex(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  const six = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return six && `#${six.toLowerCase()}`;
}

const map = (values: Triple, change: (value: number) => number): Triple => [
  change(values[0]),
  change(values[1]),
  change(values[2]),
];

const times = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple =>
  map([0, 1, 2], (row) => {
    const [a, b, c] = rows[row as 0 | 1 | 2];
    return a * x + b * y + c * z;
  });

/** Returns linear red, green and blue, 0 to 1. */
const linear = (colour: string) =>
  map([1, 3, 5], (at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });

const hex = (light: Triple) =>
  `#${map(light, (value) => {
    const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(share * 255);
  })
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

function luminance(colour: string): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

// Björn Ottosson's matrices: https://bottosson.github.io/posts/oklab/
function oklab(colour: string): Triple {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear(colour),
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    map(cones, Math.cbrt),
  );
}

function fromOklab(lab: Triple): Triple {
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  );
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    map(cones, (value) => value ** 3),
  );
}

/** Bisects an interval down to less than a screen can show. Returns the end for which `holds` is true. */
function nearest(bad: number, good: number, holds: (value: number) => boolean): number {
  for (let step = 0; step < 12; step += 1) {
    const middle = (bad + good) / 2;
    [bad, good] = holds(middle) ? [bad, middle] : [middle, good];
  }
  return good;
}

/** Returns the same hue at another lightness, as saturated as sRGB allows. */
function withLightness([, a, b]: Triple, lightness: number): string {
  const at = (share: number) => fromOklab([lightness, a * share, b * share]);
  const shows = (share: number) => at(share).every((value) => value >= 0 && value <= 1);
  return hex(map(at(shows(1) ? 1 : nearest(1, 0, shows)), (value) => Math.min(Math.max(value, 0), 1)));
}

/** Returns the more readable of two text colours for a background, with the background or its nearest readable shade. */
export function filledWith(
  colour: string,
  [one, other]: readonly [string, string],
): {fill: string; on: string} {
  const on = contrast(colour, one) >= contrast(colour, other) ? one : other;
  return {fill: legibleOn(colour, on), on};
}

/** Returns the colour or its nearest shade that is readable on a background: darker on light, lighter on dark ones. */
export function legibleOn(colour: string, background: string): string {
  const holds = (candidate: string) => contrast(candidate, background) >= readable;
  if (holds(colour)) {
    return colour;
  }
  const lab = oklab(colour);
  const end = contrast(background, '#000000') > contrast(background, '#ffffff') ? 0 : 1;
  return withLightness(
    lab,
    nearest(lab[0], end, (lightness) => holds(withLightness(lab, lightness))),
  );
}
