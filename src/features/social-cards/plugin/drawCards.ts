import {copyFileSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import {kept} from '../../../rendering/kept.cjs';
import {card, type CardWords, ground} from './card';
import {cardSize} from './tags';

const fonts = ([400, 600] as const).map((weight) => ({
  name: 'Geist',
  weight,
  style: 'normal' as const,
  data: readFileSync(require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)),
}));

/** Number of concurrent cards: rendering and packing happen in other threads. */
const atOnce = 2 * availableParallelism();

/** @param lost receives letters that the font lacks */
async function draw(words: CardWords, lost: string[]): Promise<Buffer> {
  const text = await satori(card(words) as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async (_, letters) => {
      lost.push(letters);
      return [];
    },
  });
  const svg = text.replace(/^<svg[^>]*>/, (start) => start + ground);
  const {pixels, width, height} = await renderAsync(svg, {font: {loadSystemFonts: false}});
  // A third faster and a fifth smaller than the renderer's own PNG.
  return sharp(pixels, {raw: {width, height, channels: 4}})
    .removeAlpha()
    .png({compressionLevel: 6})
    .toBuffer();
}

/**
 * Writes cards to a folder, and draws those that are not cached. A card with missing letters is not cached, so that each
 * build warns about it.
 *
 * @returns cards with missing letters
 */
export async function drawCards(
  cards: ReadonlyMap<string, CardWords>,
  {folder, cacheDir}: {readonly folder: string; readonly cacheDir: string},
): Promise<LostLetters[]> {
  mkdirSync(folder, {recursive: true});
  const incomplete = new Map<string, LostLetters>();
  const write = async ([file, words]: [string, CardWords]): Promise<void> => {
    const cached = path.join(cacheDir, file);
    const lost: string[] = [];
    await kept(cached, () => draw(words, lost));
    copyFileSync(cached, path.join(folder, file));
    if (lost.length > 0) {
      rmSync(cached, {force: true});
      const letters = [...new Set(lost.join('').replace(/\s/g, ''))].join('');
      incomplete.set(file, {title: words.title, letters});
    }
  };
  const queue = cards.entries();
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (const next of queue) {
        await write(next);
      }
    }),
  );
  return [...cards.keys()].flatMap((file) => incomplete.get(file) ?? []);
}

interface LostLetters {
  readonly title: string;
  readonly letters: string;
}

/** Returns a warning about missing letters; empty if there are none. */
export function lostLettersWarning(language: string, lost: readonly LostLetters[]): string[] {
  const [first] = lost;
  if (!first) {
    return [];
  }
  const letters = [...new Set(lost.map((card) => card.letters).join(''))].join('');
  const others = lost.length > 1 ? ` and ${lost.length - 1} more` : '';
  return [
    `The social cards of "${language}" have no letters for "${letters}" and show empty boxes instead, in "${first.title}"${others}: write other words, or give src/features/social-cards/plugin/drawCards.ts a font that has them.`,
  ];
}
