import {createHash} from 'node:crypto';
import {readdirSync, statSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {kept} from './kept.cjs';

const texts = /\.(?:html|js|css|svg|xml|json|txt|csv|md|webmanifest)$/;

/** What pages are made of; the rest is read by programs, which do not wait. */
const seen = /\.(?:html|js|css|svg)$/;

/** Files at work at a time: while some are read and written, others are compressed. */
const atOnce = 2 * availableParallelism();

/** Quality of Brotli that costs next to nothing. */
const quick = 5;

/**
 * Quality of Brotli by the bytes of the pages and scripts of a locale. A megabyte takes a processor 1.1 s at quality 11,
 * 0.4 s at 10 and 0.02 s at 5; a page gets 2 % heavier at 10, and 10 % at 5. So a site of fifty pages gets the best, and
 * a site of thousands is not built in minutes.
 */
export const brotliQuality = (bytes: number): number => (bytes < 6e6 ? 11 : bytes < 20e6 ? 10 : quick);

const brotli = (text: Buffer, quality: number) =>
  promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      [constants.BROTLI_PARAM_QUALITY]: quality,
    },
  });

const hashOf = (text: Buffer) => createHash('sha256').update(text).digest('hex');

/** Files below a folder that are sent compressed. */
export const textsBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/**
 * Writes `<file>.br` and `<file>.gz` beside files that get smaller by it; servers send them as they are. What took the
 * better qualities is kept by its content, for most pages do not change from one build to the next; at quality 5, and
 * with gzip, a file is compressed again in less time than it is kept and found.
 *
 * @param files whole paths
 * @param cacheDir where results are kept
 * @throws Error where there is no file at all
 */
export async function compressFiles(files: readonly string[], cacheDir: string): Promise<void> {
  if (files.length === 0) {
    throw new Error('There is nothing to compress.');
  }
  const best = brotliQuality(
    files.reduce((sum, file) => sum + (seen.test(file) ? statSync(file).size : 0), 0),
  );

  async function compress(file: string): Promise<void> {
    const text = await readFile(file);
    const quality = seen.test(file) ? best : quick;
    const make = () => brotli(text, quality);
    const br =
      quality === quick
        ? await make()
        : await kept(path.join(cacheDir, `${hashOf(text)}.${quality}.br`), make);
    const gz = await promisify(gzip)(text, {level: 9});
    await Promise.all(
      Object.entries({br, gz}).map(
        ([ending, data]) => data.length < text.length && writeFile(`${file}.${ending}`, data),
      ),
    );
  }

  const queue = files.values();
  await Promise.all(
    Array.from({length: atOnce}, async () => {
      for (const file of queue) {
        await compress(file);
      }
    }),
  );
}
