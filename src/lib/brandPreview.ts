/** The visitor's own brand, tried on: cleaned, carried by the address, kept for the session. */
import {dark, light} from '@site/src/css/colours.css?brand';
import {contrast, legibleOn, parseHex} from './colour';

/** A brand that a visitor tries on. */
export interface PreviewBrand {
  /** Company name, at most 60 characters. */
  name: string;
  /** '#rrggbb' */
  colour: string;
}

/** Longest company name, in characters. */
export const nameLength = 60;

/** Colour of a preview that names none: the accent of the light theme. */
export const defaultColour = light.accent;

const key = 'brandPreview';

/** A company name as people see it: no control or invisible characters, single spaces, not too long. */
export function cleanName(text: string): string {
  const visible = text.normalize('NFC').replace(/[\p{C}\p{Z}\s]+/gu, ' ');
  return [...visible.trim()].slice(0, nameLength).join('').trim();
}

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

/** The brand that this session tries on. */
export function storedPreview(): PreviewBrand | undefined {
  try {
    return parsePreview(sessionStorage.getItem(key) ?? '');
  } catch {
    // Storage is off.
    return undefined;
  }
}

/** Keeps a brand for this session, or forgets it. */
export function storePreview(brand: PreviewBrand | undefined): void {
  try {
    if (brand?.name) {
      sessionStorage.setItem(key, previewQuery(brand));
    } else {
      sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is off or full: the preview lives as long as the page.
  }
}

/** White and ink, as on paper. */
export const {paper, 'on-paper': ink} = light;

/** Colour of text on a brand's colour: white or ink, the one with the better contrast. */
export function readableOn(colour: string): string {
  return contrast(colour, paper) >= contrast(colour, ink) ? paper : ink;
}

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
  const on = readableOn(colour);
  return {
    fill: legibleOn(colour, on),
    on,
    light: legibleOn(colour, surfaces.light),
    dark: legibleOn(colour, surfaces.dark),
  };
}

/** First letter or digit of a name, as a sign where there is no logo. */
export function initialOf(name: string): string {
  const characters = [...name];
  return (characters.find((each) => /[\p{L}\p{N}]/u.test(each)) ?? characters[0] ?? '').toUpperCase();
}

/** A name as part of an internet address: 'Città Sicura S.r.l.' is 'citta-sicura-s-r-l'; may be empty. */
export function hostPart(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 24)
    .replace(/^-|-$/g, '');
}
