/** Pictures of a guide as its PDF takes them in. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import {visit} from 'unist-util-visit';
import {keptFolder} from '../../../rendering/kept.cjs';
import {parsePage, textOf} from '../../articles/plugin';
import {inColours, siteColours} from '../../../site/brand/colours.cjs';
import {alphabets, signs} from '../../pdf/plugin';
import type {PdfPicture} from './pdf/draft';
import type {Guide} from './guide';

/** Pixels of a picture across the page: 250 to the inch. */
const pixels = 1680;

const {resolve} = createRequire(import.meta.url);

let fonts: Promise<string[]> | undefined;

/**
 * Prepares the site's font for the SVG renderer: it supports neither WOFF nor buffers, and selects weights by family
 * name, which ready-made files do not share.
 */
function drawingFonts(siteDir: string): Promise<string[]> {
  const folder = keptFolder(siteDir, 'downloads');
  mkdirSync(folder, {recursive: true});
  const letters = Array.from({length: 0x2122}, (_, code) => String.fromCharCode(code)).join('');
  const made = alphabets.flatMap((alphabet) => [400, 600].map((weight) => ({alphabet, weight})));
  fonts ??= Promise.all(
    made.map(async ({alphabet, weight}) => {
      const file = path.join(folder, `geist-${alphabet}-wght-${weight}.ttf`);
      const source = `@fontsource-variable/geist/files/geist-${alphabet}-wght-normal.woff2`;
      const axes = {targetFormat: 'sfnt', variationAxes: {wght: weight}} as const;
      writeFileSync(file, await subsetFont(readFileSync(resolve(source)), letters, axes));
      return file;
    }),
  ).then((files) => [...files, ...signs.map((file) => resolve(file))]);
  return fonts;
}

async function drawn(source: Buffer, siteDir: string): Promise<PdfPicture> {
  const svg = source.toString('utf8');
  const image = new Resvg(inColours(svg, siteColours(siteDir)), {
    fitTo: {mode: 'width', value: pixels},
    font: {loadSystemFonts: false, fontFiles: await drawingFonts(siteDir), defaultFontFamily: 'Geist'},
  });
  let text = '';
  visit(parsePage(svg), {tagName: 'text'}, (node) => void (text += textOf(node)));
  return {data: image.render().asPng(), width: image.width, height: image.height, text};
}

async function photographed(source: Buffer): Promise<PdfPicture> {
  const {data, info} = await sharp(source)
    .autoOrient()
    .resize({width: pixels, withoutEnlargement: true})
    .flatten({background: '#fff'})
    .jpeg({quality: 85})
    .toBuffer({resolveWithObject: true});
  return {data, width: info.width, height: info.height};
}

/**
 * Returns the files of a guide's pictures by URL.
 *
 * @param home URL of the locale's home, with a final slash
 * @throws Error for a picture outside the site
 */
export function pictureFiles({tree, file}: Guide, home: string, outDir: string): Map<string, string> {
  const files = new Map<string, string>();
  visit(tree, 'image', ({url}) => {
    const place = path.join(outDir, decodeURIComponent(url.slice(home.length).replace(/[?#].*/, '')));
    if (!url.startsWith(home) || !existsSync(place)) {
      throw new Error(
        `${file}: the picture ${url} is not there. Lay it beside the text, or correct its name.`,
      );
    }
    files.set(url, place);
  });
  return files;
}

/** Reads pictures: drawings become pixels, with the site's font. */
export async function readPictures(
  files: ReadonlyMap<string, string>,
  siteDir: string,
): Promise<Map<string, PdfPicture>> {
  const pictures = new Map<string, PdfPicture>();
  for (const [url, file] of files) {
    const source = readFileSync(file);
    pictures.set(url, file.endsWith('.svg') ? await drawn(source, siteDir) : await photographed(source));
  }
  return pictures;
}
