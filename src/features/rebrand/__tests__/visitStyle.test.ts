import {sampleBrands} from '../../../data/sampleBrands';
import {previewSwatches} from '../previewSwatches';
import {siteColours} from '../../../site/brand/colours.cjs';
import {contrastProblems} from '../../brand/plugin/contrast';
import {contrast, readable} from '../../../lib/colour';
import {brandAccents, brandFill, mixed, visitStyle} from '../visitStyle';

const colours = siteColours();

/** Colours that are hard to read, by the reason. */
const awkward = {
  yellow: '#ffff00',
  'lemon of a logo': '#f5d90a',
  white: '#ffffff',
  black: '#000000',
  grey: '#808080',
  'pure red': '#ff0000',
  'pure blue': '#0000ff',
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
  // Includes accents and muted text on their soft background.
  const {light, dark} = worn(colour);
  expect(
    contrastProblems({light: {...light, bg: light['accent-soft']}, dark: {...dark, bg: dark['accent-soft']}}),
  ).toEqual([]);
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
  expect(css).toContain(`--on-accent:light-dark(${colours.light['on-accent']},${colours.dark['on-accent']})`);
  // A white brand is not seen on a white page.
  expect(brandFill('#ffffff', colours.light)).toEqual({
    fill: brandAccents('#ffffff', colours).light,
    on: colours.light['on-accent'],
  });
});

it('takes a name as words, whatever stands in it', () => {
  const css = visitStyle({name: 'A"}*{color:red}\\ & Söhne', colour: '#1b55ee'}, colours);
  expect(css).toContain('content:"A\\22 }*{color:red}\\5c  & Söhne"');
  expect(css).toContain('content:"A"/""');
});
