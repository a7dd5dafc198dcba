#!/usr/bin/env node
/**
 * Makes src/css/fonts/geist-latin.woff2 from the full variable font: the characters of English and Italian text,
 * weights 400 to 700, tabular figures kept. Run it again only when the font package or the characters change:
 *   node scripts/subset-font.mjs
 */
import {readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);
const target = new URL('../src/css/fonts/geist-latin.woff2', import.meta.url);
const range = (from, to) =>
  Array.from({length: to - from + 1}, (_, i) => String.fromCodePoint(from + i)).join('');
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…€™−×→≤≥';

const font = await subsetFont(await readFile(source), characters, {
  targetFormat: 'woff2',
  variationAxes: {wght: {min: 400, max: 700, default: 400}},
  featureTags: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'tnum', 'case'],
});
await writeFile(target, font);
console.log(`${target.pathname}: ${font.length.toLocaleString('en')} bytes`);
