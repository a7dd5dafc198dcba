/** Without script, the style sheet colours the swatches. It must match the script's result. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {light} from '@site/src/css/colours.css?brand';
import {previewSwatches} from '../previewSwatches';
import {brandColours, defaultColour} from '@site/src/features/rebrand/brandPreview';

const css = readFileSync(path.resolve(__dirname, '../WhiteLabelPreview.module.css'), 'utf8');
const colours: Readonly<Record<string, string>> = {...light, own: defaultColour};

/** Declarations of the rule for a checked swatch, with tokens resolved to colours. */
function rule(id: string): Record<string, string> {
  const selector = id === 'accent' ? '.preview,' : `.preview:has([value='${id}']:checked),`;
  expect(css).toContain(selector);
  const [, body = ''] = css.slice(css.indexOf(selector)).split(/[{}]/);
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+): var\(--([\w-]+)\);/g)].map(([, name, token = '']) => [
      name,
      colours[token],
    ]),
  );
}

it('begins with the default', () => {
  expect(Object.values(previewSwatches)[0]).toBe(defaultColour);
});

it.each(Object.entries(previewSwatches))('%s', (id, colour) => {
  const {fill, on, light: onLight} = brandColours(colour);
  expect({'--on-brand': light.paper, '--brand-light': colour, ...rule(id)}).toEqual({
    '--brand': fill,
    '--on-brand': on,
    '--brand-light': onLight,
  });
});
