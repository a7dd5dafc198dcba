import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {convert} from 'fontverter';

const {resolve} = createRequire(import.meta.url);

const files = {
  regular: '@fontsource/geist/files/geist-latin-400-normal.woff',
  bold: '@fontsource/geist/files/geist-latin-600-normal.woff',
  // Letters of other European languages, for what is written into a finished file.
  regularExt: '@fontsource/geist/files/geist-latin-ext-400-normal.woff',
  boldExt: '@fontsource/geist/files/geist-latin-ext-600-normal.woff',
  italic: '@fontsource/geist/files/geist-latin-400-italic.woff',
  mono: '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff',
} as const;

export type FontName = keyof typeof files;

export type Fonts = Readonly<Record<FontName, Buffer>>;

let loaded: Promise<Fonts> | undefined;

/** Decompresses the fonts once: PDFKit's JavaScript reader would take most of a short document's time. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= Promise.all(
    Object.entries(files).map(async ([name, file]) => [
      name,
      await convert(await readFile(resolve(file)), 'sfnt'),
    ]),
  ).then((fonts) => Object.fromEntries(fonts) as Fonts);
  return loaded;
}
