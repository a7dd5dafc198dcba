/** Preview of the visitor's own brand. The query string carries it, and session storage keeps it. */
import {dark, light} from '@site/src/css/colours.css?brand';
import {cleanName} from '../../data/brandName';
import {filledWith, legibleOn, parseHex} from '../../lib/colour';
import {takeBrandOff, type VisitBrand, type VisitLogo, wearBrand} from '../../data/visitBrand';
import {visitStyle} from './visitStyle';

export interface PreviewBrand {
  /** Company name, at most 60 characters. */
  name: string;
  /** '#rrggbb' */
  colour: string;
}

/** Colour of a preview without one: the accent of the light theme. */
export const defaultColour = light.accent;

export function previewColour(search: string): string | undefined {
  return parseHex(new URLSearchParams(search).get('colour') ?? '');
}

/** Parses `?brand=Name&colour=1b55ee`; `undefined` without a name. Default colour if it is missing or invalid. */
export function parsePreview(search: string): PreviewBrand | undefined {
  const name = cleanName(new URLSearchParams(search).get('brand') ?? '');
  return name ? {name, colour: previewColour(search) ?? defaultColour} : undefined;
}

/** Serializes to `?brand=Name&colour=1b55ee`. Without a name, only the colour. */
export function previewQuery({name, colour}: PreviewBrand): string {
  const query = new URLSearchParams(name ? {brand: name} : {});
  query.set('colour', colour.slice(1));
  return `?${query}`;
}

/** Applies a brand for this visit. Restores the site's own brand if the name is empty. */
export function storePreview(brand: (PreviewBrand & {logo?: VisitLogo}) | undefined): void {
  if (brand?.name) {
    wearBrand(brand, visitStyle(brand, {light, dark}));
  } else {
    takeBrandOff();
  }
}

/**
 * Returns a style sheet that shows a brand only in parts of the page with `data-tried`. It repeats the rules of the
 * visit's style sheet inside such a part, so that it overrides them.
 */
export const triedStyle = (brand: VisitBrand): string =>
  `[data-tried]{${visitStyle(brand, {light, dark}).replace('&:root', '&')}}`;

export const {paper, 'on-paper': ink} = light;

export const surfaces = {light: light['bg-raised'], dark: dark['bg-raised']};

export interface BrandColours {
  /** Background of text: the picked colour, or the nearest readable shade. */
  fill: string;
  /** Text on `fill`. */
  on: string;
  /** Colour of lines and links in the light theme. */
  light: string;
  /** Colour of lines and links in the dark theme. */
  dark: string;
}

/** Derives a readable set from any colour: every pair has a contrast of at least 4.5 to 1. */
export function brandColours(colour: string): BrandColours {
  return {
    ...filledWith(colour, [paper, ink]),
    light: legibleOn(colour, surfaces.light),
    dark: legibleOn(colour, surfaces.dark),
  };
}
