import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync} from 'node:zlib';
import {brotliQuality, compressFiles, textsBelow} from '../compress';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

const write = (name: string, text = '') => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
};
/** A text that gets smaller the harder one tries. */
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

it('finds the texts of all folders, by the end of their names', () => {
  const sent = 'html js css svg xml json txt csv md webmanifest'.split(' ').map((ending) => `a/b.${ending}`);
  const others = ['c.png', 'd.html.br', 'e.jsx', 'md', 'f.pdf'];
  [...sent, ...others].forEach((name) => write(name));
  mkdirSync(path.join(folder, 'folder.html'));
  expect(
    textsBelow(folder)
      .map((file) => path.relative(folder, file))
      .sort(),
  ).toEqual([...sent].sort());
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
  // By its content, so that the four pages are one.
  expect(readdirSync(cache)).toEqual([expect.stringMatching(/^[\da-f]{64}\.11\.br$/)]);
  const [name = ''] = readdirSync(cache);
  writeFileSync(path.join(cache, name), 'kept');
  await compressFiles([pages[0]!], cache);
  expect(readFileSync(`${pages[0]}.br`, 'utf8')).toBe('kept');
});

it('takes less time for the pages of a large site', async () => {
  const cache = path.join(folder, 'cache');
  await compressFiles([write('large.html', 'a'.repeat(20e6)), write('page.html', long)], cache);
  expect(readFileSync(path.join(folder, 'page.html.br'))).toEqual(brotli(5));
  expect(existsSync(cache)).toBe(false);
});

it('compresses more files than are at work at a time', async () => {
  const files = Array.from({length: 100}, (_, index) => write(`${index}.txt`, `${index} ${long}`));
  await compressFiles(files, folder);
  files.forEach((file, index) => {
    expect(String(brotliDecompressSync(readFileSync(`${file}.br`)))).toBe(`${index} ${long}`);
    expect(String(gunzipSync(readFileSync(`${file}.gz`)))).toBe(`${index} ${long}`);
  });
});

it('writes nothing beside what does not get smaller', async () => {
  const files = [write('a.txt', 'a'), write('empty.txt')];
  await compressFiles(files, folder);
  expect(files.flatMap((file) => [`${file}.br`, `${file}.gz`]).filter(existsSync)).toEqual([]);
});

it('says so where there is nothing', async () => {
  await expect(compressFiles([], folder)).rejects.toThrow('There is nothing to compress.');
});
