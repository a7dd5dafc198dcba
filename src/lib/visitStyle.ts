/** What makes the pages of the site look like another company's. */
import {hostOf, initialOf} from './brandName';
import {contrast, filledWith, legibleOn} from './colour';
import type {VisitBrand} from './visitBrand';

/** The colours of the site that stand beside a brand's, by their tokens. */
export const grounds = ['bg', 'bg-soft', 'bg-raised', 'on-accent', 'paper', 'on-paper'] as const;

/** The same in a theme, '#rrggbb'. */
export type Grounds = Readonly<Record<(typeof grounds)[number], string>>;

/** Grounds in the two themes. */
export interface ThemeGrounds {
  readonly light: Grounds;
  readonly dark: Grounds;
}

/** How much of the accent its soft ground takes; the rest is the page's. */
const softShare = 0.08;

/** Two colours mixed as `color-mix(in srgb, …)` does. */
export function mixed(one: string, share: number, other: string): string {
  const part = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part(one, at) * share + part(other, at) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour or its nearest shade that can be read on all grounds of a theme, and that the text of buttons can be read on. */
function accentOn(colour: string, theme: Grounds): string {
  const {bg, 'bg-soft': soft, 'bg-raised': raised, 'on-accent': onAccent} = theme;
  const apart = (ground: string) => contrast(ground, onAccent);
  // The ground that lies nearest to the accent, which is on the other side of the text of buttons.
  const hardest = [bg, soft, raised].reduce((one, other) => (apart(one) > apart(other) ? one : other));
  const first = legibleOn(colour, hardest);
  return legibleOn(first, mixed(first, softShare, hardest));
}

/** How much of a brand's colour is left in the tint that stands for it on dark grounds; the rest is white. */
const tintShare = 0.6;

/** The accent that a brand's colour becomes, in the two themes. On dark grounds a colour that is too dark is tinted first. */
export function brandAccents(colour: string, {light, dark}: ThemeGrounds): {light: string; dark: string} {
  const bright = accentOn(colour, dark) === colour ? colour : mixed(colour, tintShare, '#ffffff');
  return {light: accentOn(colour, light), dark: accentOn(bright, dark)};
}

/** Contrast with the page below which a filled shape would not be seen: a white brand has no white buttons. */
const seen = 1.05;

/**
 * What a brand fills, and the text on it: its own colour where white or the ink can be read on it, also one that is too bright
 * to be text on the page.
 */
export function brandFill(colour: string, light: Grounds): {fill: string; on: string} {
  const own = filledWith(colour, [light.paper, light['on-paper']]);
  return contrast(own.fill, light.bg) >= seen ? own : {fill: accentOn(colour, light), on: light['on-accent']};
}

/** What the choice of sample brands makes of a colour for visitors without script (BrandChoice.module.css). */
export const sampleAccent = `light-dark(var(--brand), color-mix(in srgb, var(--brand) ${tintShare * 100}%, var(--paper)))`;

/** What follows from the accent, on all pages. */
export const derived = {
  '--accent-hover': 'color-mix(in srgb, var(--text) 20%, var(--accent))',
  '--accent-soft': `color-mix(in srgb, var(--accent) ${softShare * 100}%, var(--bg))`,
} as const;

/** A text as style sheets quote it. */
const quoted = (text: string) =>
  `"${text.replace(/["\\]|\p{C}/gu, (each) => `\\${each.codePointAt(0)!.toString(16)} `)}"`;

/** Characters from which on a name is set smaller, in three lines instead of two: four words of a bank, say. */
const longName = 24;

/** Height of the sign, rem, and the widest that a logo may be. */
const signHeight = 1.625;
const widestSign = 7;

/**
 * A style sheet that puts a brand in the place of the site's own: accents, sign and name (`data-mark`). It is complete, so
 * that a page wears it before its first paint, and pages that nobody changes carry none of it.
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
    ':root': {
      '--accent': `light-dark(${light},${dark})`,
      // Pages that do not use it do not have it.
      '--on-accent': `light-dark(${themes.light['on-accent']},${themes.dark['on-accent']})`,
      '--fill': `light-dark(${fill},${dark})`,
      '--on-fill': `light-dark(${on},${themes.dark['on-accent']})`,
      ...derived,
      // Never darker than with the accent, so that the accent can be read on it: a soft yellow, and no soft olive.
      '--accent-soft': `color-mix(in srgb, var(--fill) ${softShare * 100}%, var(--bg))`,
      // Of drawings and bars.
      '--brand': `light-dark(${light},${dark})`,
    },
    // A long name takes several lines, and ends in dots where they are full.
    '[data-mark],:has(>[data-mark])': {'min-width': '0', 'max-width': '100%'},
    // Certificates are ours: beside their sign they would seem to be theirs.
    '[data-mark]>*,[data-own]': {display: 'none'},
    // What the company set once, where the page says it (BrandFlow).
    '[data-colour]::after': {content: quoted(colour)},
    '[data-colour]>:first-child': {background: colour},
    '[data-host]::after': {content: quoted(hostOf(name))},
    // The owner of the dashboard on the home page.
    '[data-brand]>:first-child': {background: fill, color: on},
    // What would put another brand on a paper that is theirs already.
    '[data-mark]+label': {display: 'none'},
    // Beside the links of the banner there is room for little more than the site's own.
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
