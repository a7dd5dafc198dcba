/** Without script the style sheet puts the sample brands on the page; it says what script would say. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sampleBrands} from '@site/src/data/sampleBrands';
import {initialOf} from '@site/src/lib/brandName';
import {brandAccents, derived} from '@site/src/lib/visitStyle';
import {siteColours} from '@site/src/plugins/brand/colours.cjs';

const css = readFileSync(path.resolve(__dirname, '../BrandedDashboard.module.css'), 'utf8');
const colours = siteColours();

/** Declarations of a rule, by property. */
function rule(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  expect(start).toBeGreaterThan(-1);
  const [, body = ''] = css.slice(start).split(/[{}]/);
  return Object.fromEntries([...body.matchAll(/([\w-]+): (.+);/g)].map(([, name, value]) => [name, value]));
}

it.each([...sampleBrands.entries()])('%i', (place, {name, colour}) => {
  const {light, dark} = brandAccents(colour, colours);
  const own = `.switcher [value='${place}']`;
  expect(rule(`:root:has(${own}:checked),\n${own}`)).toEqual({
    '--brand': colour,
    '--accent': `light-dark(${light}, ${dark})`,
    '--name': `'${name}'`,
    '--sign': `'${initialOf(name)}'`,
  });
});

it('shows the first on the dashboard until one is chosen', () => {
  expect(rule(':root')).toEqual({'--brand': sampleBrands[0].colour});
});

it('derives the rest alike', () => {
  expect(rule(':root:has(.switcher :checked)')).toEqual(derived);
});
