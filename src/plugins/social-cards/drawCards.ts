import {copyFileSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import {kept} from '../../rendering/kept.cjs';
import {card, type CardWords, ground} from './card';
import {cardSize} from './tags';

const fonts = ([400, 600] as const).map((weight) => ({
  name: 'Geist',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)),
}));

async function draw(words: CardWords): Promise<Buffer> {
  const text = await satori(card(words) as Parameters<typeof satori>[0], {...cardSize, fonts});
  const svg = text.replace(/^<svg[^>]*>/, (start) => start + ground);
  const {pixels, width, height} = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  // A third faster and a fifth smaller than the renderer's own.
  return sharp(pixels, {raw: {width, height, channels: 4}})
    .removeAlpha()
    .png({compressionLevel: 6})
    .toBuffer();
}

/**
 * Lays cards into a folder; those that are not kept from an earlier build are drawn first.
 *
 * @param cards what they say, by the name of their file
 */
export async function drawCards(
  cards: ReadonlyMap<string, CardWords>,
  {folder, cacheDir}: {readonly folder: string; readonly cacheDir: string},
): Promise<void> {
  mkdirSync(folder, {recursive: true});
  for (const [file, words] of cards) {
    const cached = path.join(cacheDir, file);
    await kept(cached, () => draw(words));
    copyFileSync(cached, path.join(folder, file));
  }
}
