import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';
import {brotliQuality, compressFiles} from '../compress';
import {testFolder} from '../../../tests/testFolder';

const {folder, write, clear} = testFolder();
beforeEach(clear);

/** Text whose size depends on the compression quality. */
const long = Array.from({length: 4000}, (_, index) => (index * index) % 997).join(' ');
const brotli = (quality: number) =>
  brotliCompressSync(long, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: long.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  });

it.each([
  [0, 11],
  [6e6 - 1, 11],
  [6e6, 10],
  [20e6 - 1, 10],
  [20e6, 5],
])('compresses pages of %i bytes at quality %i', (bytes, quality) => {
  expect(brotliQuality(bytes)).toBe(quality);
});

it('compresses pages best and keeps the result, and other texts at once', async () => {
  const cache = path.join(folder, 'cache');
  const pages = ['html', 'js', 'css', 'svg'].map((ending) => write(`page.${ending}`, long));
  const others = ['csv', 'html.txt'].map((ending) => write(`list.${ending}`, long));
  await compressFiles([...pages, ...others], cache);
  expect(brotli(11).length).toBeLessThan(brotli(5).length);
  pages.forEach((file) => expect(readFileSync(`${file}.br`)).toEqual(brotli(11)));
  others.forEach((file) => expect(readFileSync(`${file}.br`)).toEqual(brotli(5)));
  [...pages, ...others].forEach((file) =>
    expect(readFileSync(`${file}.gz`)).toEqual(gzipSync(long, {level: 9})),
  );
  // Named by content, so the four pages share one file.
  expect(readdirSync(cache)).toEqual([expect.stringMatching(/^[\da-f]{64}\.11\.br$/)]);
  const [name = ''] = readdirSync(cache);
  writeFileSync(path.join(cache, name), 'kept');
  await compressFiles([pages[0]!], cache);
  expect(readFileSync(`${pages[0]}.br`, 'utf8')).toBe('kept');
});

it('writes nothing beside what does not get smaller', async () => {
  const files = [write('a.txt', 'a'), write('empty.txt')];
  await compressFiles(files, folder);
  expect(files.flatMap((file) => [`${file}.br`, `${file}.gz`]).filter(existsSync)).toEqual([]);
});
