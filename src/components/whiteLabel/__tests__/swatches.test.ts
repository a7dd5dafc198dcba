/** The style sheet switches the swatches where there is no script; what it says has to be what script would say. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {previewSwatches} from '@site/src/data/previewSwatches';
import {brandColours, defaultColour} from '@site/src/lib/brandPreview';

const css = readFileSync(path.resolve(__dirname, '../WhiteLabelPreview.module.css'), 'utf8');

/** Declarations of the rule that holds while a swatch is chosen. */
function rule(colour: string): Record<string, string> {
  const selector = colour === defaultColour ? '.preview,' : `.preview:has([value='${colour}']:checked),`;
  const [, body = ''] = css.slice(css.indexOf(selector)).split(/[{}]/);
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
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
