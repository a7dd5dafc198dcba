import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {convert} from 'fontverter';
import type {Run} from '../lines';

const {resolve} = createRequire(import.meta.url);

/** Alphabets of Geist, each a file of its own. */
export const alphabets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/** Arrows, signs of mathematics and the Greek letters of formulas. */
export const signs = ['Main-Regular', 'AMS-Regular', 'Math-Italic'].map(
  (name) => `katex/dist/fonts/KaTeX_${name}.ttf`,
);

type Look = Pick<Run, 'bold' | 'italic' | 'mono'>;

/** Returns the font files of a look. A character is in the first that has it. */
export function fontsOf({bold, italic, mono}: Look): readonly string[] {
  const family = mono ? 'geist-mono' : 'geist';
  const style = `${bold ? 600 : 400}-${italic ? 'italic' : 'normal'}`;
  return [
    ...[...alphabets, ...(mono ? ['symbols2'] : [])].map(
      (alphabet) => `@fontsource/${family}/files/${family}-${alphabet}-${style}.woff`,
    ),
    ...signs,
  ];
}

/** Fonts of the alphabets that slots are written in: the first two of a look. */
export const slotFontsOf = (bold: boolean) => fontsOf({bold}).slice(0, 2);

const common = [
  ...[...slotFontsOf(false), ...slotFontsOf(true)],
  ...[{italic: true}, {mono: true}].flatMap((look) => fontsOf(look).slice(0, 1)),
];

/** Files that documents read at run time, besides code and words (`rendering/cacheKey.ts`). */
export const paperReads = ['src/css/colours.css', '@fontsource/geist', '@fontsource/geist-mono', 'katex'];

/** Content of a font file, or its path. */
export type FontSource = (file: string) => Buffer | string;

let loaded: Promise<FontSource> | undefined;

/**
 * Decompresses the common fonts once: PDFKit's JavaScript reader would take most of a short document's time. It reads
 * the others where a text needs them.
 */
export function loadFonts(): Promise<FontSource> {
  loaded ??= Promise.all(
    common.map(async (file) => [file, await convert(await readFile(resolve(file)), 'sfnt')] as const),
  ).then((entries) => {
    const fonts = new Map(entries);
    return (file) => fonts.get(file) ?? resolve(file);
  });
  return loaded;
}
