import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brandMark} from '../../../data/brandMark';
import {darkPalette, palette} from '../palette';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../../../..', file), 'utf8');
const tokens = read('src/css/tokens.css');

const whole = (colour: string) => (colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour);

/** Light and dark value of a token, written out: '#fff' is '#ffffff'. */
function valuesOf(name: string): string[] {
  const [, light = '', dark = ''] =
    new RegExp(`--${name}: light-dark\\((#[0-9a-f]+), ([^;]+)\\);`).exec(tokens) ?? [];
  const [, variable] = /^var\((.*)\)$/.exec(dark) ?? [];
  const [, value = ''] = variable ? (new RegExp(`${variable}: (#[0-9a-f]+)`).exec(tokens) ?? []) : ['', dark];
  return [light, value].map(whole);
}

it('is the light theme of the site', () => {
  for (const [name, colour] of Object.entries(palette)) {
    expect([name, colour]).toEqual([name, valuesOf(name)[0]]);
  }
});

it('is the dark theme of the site', () => {
  for (const [name, colour] of Object.entries(darkPalette)) {
    expect([name, colour]).toEqual([name, valuesOf(name)[1]]);
  }
});

it('the icon of the site is the sign of the brand, in its colours', () => {
  const icon = read('static/favicon.svg');
  for (const part of [brandMark.ground, brandMark.line, palette.accent]) {
    expect(icon).toContain(`"${part}"`);
  }
});
