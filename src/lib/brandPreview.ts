/** The visitor's own brand, tried on: carried by the address, kept for the visit, made readable. */
import {dark, light} from '@site/src/css/colours.css?brand';
import {cleanName} from './brandName';
import {filledWith, legibleOn, parseHex} from './colour';
import {takeBrandOff, type VisitBrand, type VisitLogo, wearBrand} from './visitBrand';
import {visitStyle} from './visitStyle';

/** A brand that a visitor tries on. */
export interface PreviewBrand {
  /** Company name, at most 60 characters. */
  name: string;
  /** '#rrggbb' */
  colour: string;
}

/** Colour of a preview that names none: the accent of the light theme. */
export const defaultColour = light.accent;

/** Colour in an address; `undefined` where there is none. */
export function previewColour(search: string): string | undefined {
  return parseHex(new URLSearchParams(search).get('colour') ?? '');
}

/**
 * Reads `?brand=Name&colour=1b55ee`.
 *
 * @returns `undefined` without a name; the default colour where the address has no valid one
 */
export function parsePreview(search: string): PreviewBrand | undefined {
  const name = cleanName(new URLSearchParams(search).get('brand') ?? '');
  return name ? {name, colour: previewColour(search) ?? defaultColour} : undefined;
}

/** Writes `?brand=Name&colour=1b55ee`; a brand without a name gives its colour alone. */
export function previewQuery({name, colour}: PreviewBrand): string {
  const query = new URLSearchParams(name ? {brand: name} : {});
  query.set('colour', colour.slice(1));
  return `?${query}`;
}

/** Lets this visit wear a brand, or the site's own where it has no name. */
export function storePreview(brand: (PreviewBrand & {logo?: VisitLogo}) | undefined): void {
  if (brand?.name) {
    wearBrand(brand, visitStyle(brand, {light, dark}));
  } else {
    takeBrandOff();
  }
}

/**
 * A style sheet that shows a brand as the visit would wear it, on parts of the page with `data-tried` alone. Its rules are those
 * of the visit, which they win over: each stands within such a part.
 */
export const triedStyle = (brand: VisitBrand): string =>
  `[data-tried]{${visitStyle(brand, {light, dark}).replace(':root', '&')}}`;

/** White and ink, as on paper. */
export const {paper, 'on-paper': ink} = light;

/** Surfaces of the mock-ups in the two themes. */
export const surfaces = {light: light['bg-raised'], dark: dark['bg-raised']};

/** A readable set of colours made of one. */
export interface BrandColours {
  /** Behind text: the picked colour, or its nearest shade that text can be read on. */
  fill: string;
  /** Text on `fill`. */
  on: string;
  /** Lines and links in the light theme. */
  light: string;
  /** Lines and links in the dark theme. */
  dark: string;
}

/** Makes a readable set out of any colour: every pair has a contrast of 4.5 to 1 or more. */
export function brandColours(colour: string): BrandColours {
  return {
    ...filledWith(colour, [paper, ink]),
    light: legibleOn(colour, surfaces.light),
    dark: legibleOn(colour, surfaces.dark),
  };
}
