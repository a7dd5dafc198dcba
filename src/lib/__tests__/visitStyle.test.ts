import {sampleBrands} from '../../data/sampleBrands';
import {previewSwatches} from '../../data/previewSwatches';
import {contrastProblems, siteColours} from '../../plugins/brand/colours.cjs';
import {contrast, legibleOn, readable} from '../colour';
import {brandAccents, brandFill, mixed, sampleAccent, visitStyle} from '../visitStyle';

const colours = siteColours();

/** Colours that are hard to read on something, by what is hard about them. */
const awkward = {
  yellow: '#ffff00',
  'lemon of a logo': '#f5d90a',
  'near white': '#fdfdfd',
  white: '#ffffff',
  'near black': '#020202',
  black: '#000000',
  grey: '#808080',
  'pale grey': '#c8c8c8',
  'pure red': '#ff0000',
  'pure green': '#00ff00',
  'pure blue': '#0000ff',
  'dark green': '#003300',
  pink: '#ffb6c1',
};

/** The colours of the site with a brand's in their place, as `visitStyle` writes them. */
function worn(colour: string) {
  const accents = brandAccents(colour, colours);
  const fills = {light: brandFill(colour, colours.light).fill, dark: accents.dark};
  const inTheme = (theme: 'light' | 'dark') => ({
    ...colours[theme],
    accent: accents[theme],
    'accent-hover': mixed(colours[theme].text, 0.2, accents[theme]),
    'accent-soft': mixed(fills[theme], 0.08, colours[theme].bg),
  });
  return {light: inTheme('light'), dark: inTheme('dark')};
}

it.each(
  Object.entries({
    ...awkward,
    ...previewSwatches,
    ...Object.fromEntries(sampleBrands.map(({name, colour}) => [name, colour])),
  }),
)('%s can be read wherever the site writes its accent', (_name, colour) => {
  expect(contrastProblems(worn(colour))).toEqual([]);
  // Also where accents and quiet words stand on their own soft ground.
  const {light, dark} = worn(colour);
  expect(
    contrastProblems({light: {...light, bg: light['accent-soft']}, dark: {...dark, bg: dark['accent-soft']}}),
  ).toEqual([]);
});

it('says so where a colour is taken as it is', () => {
  const taken = {light: {...colours.light, accent: '#ffff00'}, dark: {...colours.dark, accent: '#000000'}};
  expect(contrastProblems(taken).length).toBeGreaterThan(4);
});

it.each(Object.entries(awkward))('%s fills buttons and signs that can be read and seen', (_name, colour) => {
  const {fill, on} = brandFill(colour, colours.light);
  expect(contrast(fill, on)).toBeGreaterThanOrEqual(readable);
  expect(contrast(fill, colours.light.bg)).toBeGreaterThan(1.05);
});

it('fills with a bright colour as it is, and writes on it in ink', () => {
  const ink = colours.light['on-paper'];
  expect(brandFill('#ffd400', colours.light)).toEqual({fill: '#ffd400', on: ink});
  const css = visitStyle({name: 'Acme', colour: '#ffd400'}, colours);
  const {dark} = brandAccents('#ffd400', colours);
  expect(css).toContain(`--fill:light-dark(#ffd400,${dark})`);
  expect(css).toContain(`--on-fill:light-dark(${ink},${colours.dark['on-accent']})`);
  // A white brand is not seen on a white page.
  expect(brandFill('#ffffff', colours.light)).toEqual({
    fill: brandAccents('#ffffff', colours).light,
    on: colours.light['on-accent'],
  });
});

it('mixes as browsers do', () => {
  expect(mixed('#ff0000', 0.1, '#ffffff')).toBe('#ffe6e6');
  expect(mixed('#000000', 0, '#1b55ee')).toBe('#1b55ee');
});

it('takes a name as words, whatever stands in it', () => {
  const css = visitStyle({name: 'A"}*{color:red}\\ & Söhne', colour: '#1b55ee'}, colours);
  expect(css).toContain('content:"A\\22 }*{color:red}\\5c  & Söhne"');
  expect(css).toContain('content:"A"/""');
});

it('shows a logo at its own shape, up to a width', () => {
  const logo = {url: 'data:image/png;base64,iVBORw0KGgo=', ratio: 2};
  const css = (ratio: number) =>
    visitStyle({name: 'Acme', colour: '#1b55ee', logo: {...logo, ratio}}, colours);
  expect(css(2)).toContain('width:3.25rem;background:#fff url(data:image/png;base64,iVBORw0KGgo=)');
  expect(css(40)).toContain('width:7.00rem');
});

/** Rules of a style sheet, by their selectors. */
const rulesIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body = '']) => [
      selector,
      Object.fromEntries(body.split(/;(?=[a-z-]+:)/).map((line) => line.split(/:(.*)/).slice(0, 2))),
    ]),
  ) as Record<string, Record<string, string>>;

it('puts colours, sign and name of the brand in the place of the site’s own', () => {
  const colour = '#1b55ee';
  const {light, dark} = brandAccents(colour, colours);
  const rules = rulesIn(visitStyle({name: 'acme', colour}, colours));
  const sign = {content: '"A"/""', width: '1.625rem', background: colour, color: '#ffffff'};
  expect(rules).toMatchObject({
    ':root': {
      '--accent': `light-dark(${light},${dark})`,
      '--on-accent': `light-dark(${colours.light['on-accent']},${colours.dark['on-accent']})`,
      '--accent-hover': 'color-mix(in srgb, var(--text) 20%, var(--accent))',
      '--accent-soft': 'color-mix(in srgb, var(--fill) 8%, var(--bg))',
      '--brand': `light-dark(${light},${dark})`,
    },
    '[data-mark]>*,[data-own]': {display: 'none'},
    'header [data-mark]': {'max-width': 'calc(5.375rem + 1.625rem)'},
    '[data-mark]::before': {...sign, height: '1.625rem'},
    '[data-mark]::after': {content: '"acme"'},
    '[data-colour]::after': {content: `"${colour}"`},
    '[data-colour]>:first-child': {background: colour},
    '[data-host]::after': {content: '"security.acme.example"'},
    '[data-brand]>:first-child': {background: colour, color: '#ffffff'},
    '[data-mark]+label': {display: 'none'},
  });
  const logo = {url: 'data:image/png;base64,AA==', ratio: 0.5};
  const {'header [data-mark]': mark, '[data-mark]::before': before} = rulesIn(
    visitStyle({name: 'acme', colour, logo}, colours),
  );
  expect(mark).toMatchObject({'max-width': 'calc(5.375rem + 0.81rem)'});
  expect(before).toMatchObject({
    content: '""/""',
    width: '0.81rem',
    background: `#fff url(${logo.url}) center/contain no-repeat`,
  });
  expect(before).not.toHaveProperty('color');
});

it.each([
  ['Acme', {'font-size': '1rem', '-webkit-line-clamp': '2'}],
  ['Banca Popolare Sicurezza', {'font-size': '0.8125rem', '-webkit-line-clamp': '3'}],
])('finds room for the name %s', (name, room) => {
  expect(rulesIn(visitStyle({name, colour: '#1b55ee'}, colours))['[data-mark]::after']).toMatchObject(room);
});

it('tints a colour for dark grounds only where it is too dark for them', () => {
  expect(brandAccents('#c0d0ff', colours).dark).toBe('#c0d0ff');
  const {dark} = brandAccents('#003300', colours);
  // A tint is greyer than the nearest shade of the colour itself.
  const red = (shade: string) => parseInt(shade.slice(1, 3), 16);
  expect(red(dark)).toBeGreaterThan(red(legibleOn('#003300', colours.dark['bg-raised'])) + 10);
  expect(sampleAccent).toContain('60%');
});
