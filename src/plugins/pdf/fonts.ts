import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {convert} from 'fontverter';

const {resolve} = createRequire(import.meta.url);

const files = {
  regular: '@fontsource/geist/files/geist-latin-400-normal.woff',
  bold: '@fontsource/geist/files/geist-latin-600-normal.woff',
  italic: '@fontsource/geist/files/geist-latin-400-italic.woff',
  mono: '@fontsource/geist-mono/files/geist-mono-latin-400-normal.woff',
} as const;

/** Looks that documents have letters for. */
export type FontName = keyof typeof files;

let loaded: Promise<Record<FontName, Buffer>> | undefined;

/**
 * The fonts of documents, unpacked once: PDFKit would unpack them for each document, with a reader in JavaScript that takes
 * most of the time of a short one.
 */
export function loadFonts(): Promise<Record<FontName, Buffer>> {
  loaded ??= Promise.all(
    Object.values(files).map(async (file) => convert(await readFile(resolve(file)), 'sfnt')),
  ).then(([regular, bold, italic, mono]) => ({regular, bold, italic, mono}) as Record<FontName, Buffer>);
  return loaded;
}
