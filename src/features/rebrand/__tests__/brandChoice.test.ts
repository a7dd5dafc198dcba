/** Without script, the style sheet applies the sample brands. It must match the script's result. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {initialOf} from '@site/src/data/brandName';
import {brandAccents, derived, mixed, sampleAccent} from '@site/src/features/rebrand/visitStyle';
import {siteColours} from '@site/src/site/brand/colours.cjs';

const css = readFileSync(path.resolve(__dirname, '../BrandChoice.module.css'), 'utf8');
const colours = siteColours();

function rule(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  expect(start).toBeGreaterThan(-1);
  const [, body = ''] = css.slice(start).split(/[{}]/);
  return Object.fromEntries([...body.matchAll(/([\w-]+): (.+);/g)].map(([, name, value]) => [name, value]));
}

/** Selectors that set a brand: the page with the button chosen or first, and the button itself. */
const selector = (place: number) => {
  const own = `.switcher [value='${place}']`;
  return place === 0 ? `:where(:root:has(.switcher)),\n${own}` : `:root:has(${own}:checked),\n${own}`;
};

it.each([...sampleBrands.entries()])('%i', (place, {name, colour}) => {
  expect(rule(selector(place))).toEqual({
    '--brand': colour,
    '--name': `'${name}'`,
    '--sign': `'${initialOf(name)}'`,
  });
});

it.each(sampleBrands)('$name needs no colour that the style sheet does not make of its own', ({colour}) => {
  expect(brandAccents(colour, colours)).toEqual({light: colour, dark: mixed(colour, 0.6, '#ffffff')});
});

it('makes the same of a colour as script does', () => {
  expect(rule(':root:has(.switcher :checked)')).toEqual({'--accent': sampleAccent, ...derived});
});
