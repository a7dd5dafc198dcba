/** Style sheet that shows the site in another company's brand. */
import {initialOf} from '../../data/brandName';
import {contrast, filledWith, legibleOn} from '../../lib/colour';
import type {VisitBrand} from '../../data/visitBrand';

/** Colours of the site that a brand's colours must contrast with, by token. */
export const grounds = ['bg', 'bg-soft', 'bg-raised', 'on-accent', 'paper', 'on-paper'] as const;

/** Colours of one theme, '#rrggbb'. */
export type Grounds = Readonly<Record<(typeof grounds)[number], string>>;

export interface ThemeGrounds {
  readonly light: Grounds;
  readonly dark: Grounds;
}

/** Share of the accent in its soft background; the rest is the page's colour. */
const softShare = 0.08;

/** Mixes two colours as `color-mix(in srgb, …)` does. */
export function mixed(one: string, share: number, other: string): string {
  const part = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Returns the colour or its nearest shade that is readable on all backgrounds of a theme, and behind button text. */
function accentOn(colour: string, theme: Grounds): string {
  const {bg, 'bg-soft': soft, 'bg-raised': raised, 'on-accent': onAccent} = theme;
  const apart = (ground: string) => contrast(ground, onAccent);
  // The background nearest to the accent, on the other side from the button text.
  const hardest = [bg, soft, raised].reduce((one, other) => (apart(one) > apart(other) ? one : other));
  const first = legibleOn(colour, hardest);
  return legibleOn(first, mixed(first, softShare, hardest));
}

/** Share of a brand's colour in its tint for dark backgrounds; the rest is white. */
const tintShare = 0.6;

/** Returns the accents for a brand's colour in the two themes. Tints a colour that is too dark for the dark theme. */
export function brandAccents(colour: string, {light, dark}: ThemeGrounds): {light: string; dark: string} {
  const bright = accentOn(colour, dark) === colour ? colour : mixed(colour, tintShare, '#ffffff');
  return {light: accentOn(colour, light), dark: accentOn(bright, dark)};
}

/** Minimum contrast of a filled shape with the page: a white brand gets no white buttons. */
const seen = 1.05;

/** Returns a brand's fill and text colour: its own if white or black is readable on it, even if too bright for text. */
export function brandFill(colour: string, light: Grounds): {fill: string; on: string} {
  const own = filledWith(colour, [light.paper, light['on-paper']]);
  return contrast(own.fill, light.bg) >= seen ? own : {fill: accentOn(colour, light), on: light['on-accent']};
}

/** Colour of a sample brand for visitors without JavaScript (BrandChoice.module.css). */
export const sampleAccent = `light-dark(var(--brand), color-mix(in srgb, var(--brand) ${tintShare * 100}%, var(--paper)))`;

/** Colours derived from the accent, on all pages. */
export const derived = {
  '--accent-hover': 'color-mix(in srgb, var(--text) 20%, var(--accent))',
  '--accent-soft': `color-mix(in srgb, var(--accent) ${softShare * 100}%, var(--bg))`,
} as const;

const quoted = (text: string) =>
  `"${text.replace(/["\\]|\p{C}/gu, (each) => `\\${each.codePointAt(0)!.toString(16)} `)}"`;

/** Length from which a name is smaller and takes three lines instead of two: a bank's four words, for example. */
const longName = 24;

/** Height of the logo, and its maximum width, in rem. */
const signHeight = 1.625;
const widestSign = 7;

/**
 * Returns a style sheet that replaces the site's brand: accents, logo and name (`data-mark`). It is complete, so that a
 * page shows the brand before its first paint, and unchanged pages carry none of it.
 */
export function visitStyle({name, colour, logo}: VisitBrand, themes: ThemeGrounds): string {
  const {light, dark} = brandAccents(colour, themes);
  const {fill, on} = brandFill(colour, themes.light);
  const isLong = name.length >= longName;
  const sign = logo
    ? {
        content: '""/""',
        width: `${Math.min(signHeight * logo.ratio, widestSign).toFixed(2)}rem`,
        background: `#fff url(${logo.url}) center/contain no-repeat`,
        border: '2px solid #fff',
      }
    : {
        content: `${quoted(initialOf(name))}/""`,
        width: `${signHeight}rem`,
        background: fill,
        color: on,
        'font-weight': '700',
        'line-height': '1',
      };
  const rules = {
    // The root itself, also where the rules are nested.
    '&:root': {
      '--accent': `light-dark(${light},${dark})`,
      // Only for pages that use it.
      '--on-accent': `light-dark(${themes.light['on-accent']},${themes.dark['on-accent']})`,
      '--fill': `light-dark(${fill},${dark})`,
      '--on-fill': `light-dark(${on},${themes.dark['on-accent']})`,
      ...derived,
      // Never darker than with the accent, so that the accent is readable on it: a soft yellow rather than a soft olive.
      '--accent-soft': `color-mix(in srgb, var(--fill) ${softShare * 100}%, var(--bg))`,
      // For drawings and bars.
      '--brand': `light-dark(${light},${dark})`,
    },
    // A long name takes several lines, and ends with an ellipsis if they are full.
    '[data-mark],:has(>[data-mark])': {'min-width': '0', 'max-width': '100%'},
    // Our certificates must not appear beside another company's logo.
    '[data-mark]>*,[data-own],[data-name]>*': {display: 'none'},
    // The name within a sentence.
    '[data-name]::after': {content: quoted(name)},
    // Owner of the dashboard on the home page.
    '[data-brand]>:first-child': {background: fill, color: on},
    // Hides the brand switch of a paper that already carries the visitor's brand.
    '[data-mark]+label': {display: 'none'},
    // Beside the links of the banner, there is little more space than for the site's own name.
    'header [data-mark]': {'max-width': `calc(5.375rem + ${sign.width})`, gap: '0.375rem'},
    '[data-mark]::before': {
      display: 'grid',
      flex: 'none',
      'place-items': 'center',
      height: `${signHeight}rem`,
      'border-radius': '7px',
      ...sign,
    },
    '[data-mark]::after': {
      content: quoted(name),
      display: '-webkit-box',
      '-webkit-box-orient': 'vertical',
      '-webkit-line-clamp': isLong ? '3' : '2',
      overflow: 'hidden',
      'font-size': isLong ? '0.8125rem' : '1rem',
      'font-weight': '600',
      'line-height': '1.15',
      'overflow-wrap': 'anywhere',
    },
  };
  return Object.entries(rules)
    .map(
      ([selector, body]) =>
        `${selector}{${Object.entries(body)
          .map(([property, value]) => `${property}:${value}`)
          .join(';')}}`,
    )
    .join('');
}
