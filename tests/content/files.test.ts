/** Files of the build: compressed twins. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {build, filesBelow} from './site';

const files = filesBelow(build);
const inBuild = (file: string) => readFileSync(path.join(build, file));

it.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const)(
  'every text has its %s, which says the same and is smaller, and nothing else has one',
  (end, decompress) => {
    const there = new Set(files);
    for (const kind of ['.html', '.js', '.css', '.svg', '.xml']) {
      const texts = files.filter((file) => file.endsWith(kind));
      expect(texts.length).toBeGreaterThan(0);
      const wrong = texts.filter((file) => {
        const text = inBuild(file);
        if (!there.has(file + end)) {
          // A file of a few lines may not get smaller.
          return text.length > 300;
        }
        const compressed = inBuild(file + end);
        return compressed.length >= text.length || !decompress(compressed).equals(text);
      });
      expect(wrong).toEqual([]);
    }
    expect(files.filter((file) => file.endsWith(end) && !there.has(file.slice(0, -end.length)))).toEqual([]);
  },
);
