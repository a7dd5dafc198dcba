/** The compressed files beside the built ones: what the server sends must be what the build made. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {build, filesBelow} from './site';

const files = filesBelow(build).map((file) => path.join(build, file));
const texts = files.filter((file) => /\.(?:html|js|css|svg|xml)$/.test(file));

it('sees pages, scripts and styles', () => {
  for (const kind of ['.html', '.js', '.css', '.svg', '.xml']) {
    expect(texts.filter((file) => file.endsWith(kind)).length).toBeGreaterThan(0);
  }
});

it.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const)('every text has its %s, which says the same and is smaller', (extension, decompress) => {
  const wrong = texts.filter((file) => {
    const text = readFileSync(file);
    if (!existsSync(file + extension)) {
      // A file of a few lines may not get smaller.
      return text.length > 300;
    }
    const compressed = readFileSync(file + extension);
    return compressed.length >= text.length || !decompress(compressed).equals(text);
  });
  expect(wrong).toEqual([]);
});

it('nothing is compressed that is not there', () => {
  const orphans = files.filter((file) => /\.(?:br|gz)$/.test(file) && !existsSync(file.slice(0, -3)));
  expect(orphans).toEqual([]);
});
