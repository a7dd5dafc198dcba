/** The style sheet switches the swatches where there is no script; what it says has to be what script would say. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {previewSwatches} from '@site/src/data/previewSwatches';
import {brandColours, defaultColour} from '@site/src/lib/brandPreview';

const read = (file: string) => readFileSync(path.resolve(__dirname, file), 'utf8');
const css = read('../WhiteLabelPreview.module.css');
const tokens = new Map(
  [...read('../../../css/tokens.css').matchAll(/(--[\w-]+): (#\w+);/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);

/** A colour as it is written in the token file. */
const valueOf = (value = '') =>
  tokens.get(/^var\((--(?:sample-\w+|paper|on-paper))\)$/.exec(value)?.[1]) ?? value;

/** Declarations of the rule that holds while a swatch is chosen. */
function rule(colour: string): Record<string, string> {
  const selector = colour === defaultColour ? '.preview,' : `.preview:has([value='${colour}']:checked),`;
  const [, body = ''] = css.slice(css.indexOf(selector)).split(/[{}]/);
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, valueOf(value)]),
  );
}

it('begins with the default', () => {
  expect(Object.values(previewSwatches)[0]).toBe(defaultColour);
});

it.each(Object.entries(previewSwatches))('%s', (_name, colour) => {
  const {fill, on, light} = brandColours(colour);
  expect({'--on-brand': '#ffffff', '--brand-light': colour, ...rule(colour)}).toEqual({
    '--brand': fill,
    '--on-brand': on,
    '--brand-light': light,
  });
});
