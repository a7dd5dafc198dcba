import {createHash} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {filesOf} from '../src/plugins/build-jobs/filesOf';
import {root} from './lib.mjs';

const texts = /\.(?:html|js|css|svg|xml|json|txt|csv|md|webmanifest)$/;

/** Files of a locale from which on the highest quality takes too long. */
const many = 500;

/** Files at work at a time: while some are read and written, others are compressed. */
const atOnce = 2 * availableParallelism();

/** The encodings, by the qualities of a build. */
const encodings = ({brotli, deflate}: {brotli: number; deflate: number}) => ({
  br: (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_QUALITY]: brotli,
      },
    }),
  gz: (text: Buffer) => promisify(gzip)(text, {level: deflate}),
});

/**
 * Writes `<file>.br` and `<file>.gz` beside every file of a built locale that gets smaller by it; the server sends them
 * as they are. A page changed after it would be served as it was before.
 *
 * @param folder of the locale
 * @param otherLocales names of folders in it that are left out
 */
export function compressor(folder: string, otherLocales: readonly string[]) {
  /** Results of earlier builds, by the hash of the content: most pages do not change from one build to the next. */
  const cache = path.join(
    root,
    'node_modules/.cache/compressed',
    path.relative(root, folder).replaceAll(path.sep, '-'),
  );
  const used = new Set<string>();
  const done = new Set<string>();

  const list = () => filesOf(folder, otherLocales).filter((file) => texts.test(file));

  async function compress(file: string, qualities: {brotli: number; deflate: number}): Promise<void> {
    const text = readFileSync(file);
    const hash = createHash('sha256').update(JSON.stringify(qualities)).update(text).digest('hex');
    for (const [extension, encode] of Object.entries(encodings(qualities))) {
      const name = `${hash}.${extension}`;
      const kept = path.join(cache, name);
      used.add(name);
      if (!existsSync(kept)) {
        writeFileSync(kept, await encode(text));
      }
      if (statSync(kept).size < text.length) {
        copyFileSync(kept, `${file}.${extension}`);
      }
    }
  }

  return {
    /**
     * Compresses the files that came since the last time.
     *
     * @throws Error where there are none at all
     */
    async files(): Promise<void> {
      const all = list();
      if (all.length === 0) {
        throw new Error(`There is nothing to compress in ${folder}.`);
      }
      // The highest quality takes a tenth off a page and ten times the time, which a site of thousands of pages feels.
      const qualities = all.length > many ? {brotli: 5, deflate: 6} : {brotli: 11, deflate: 9};
      mkdirSync(cache, {recursive: true});
      const queue = all.filter((file) => !done.has(file)).values();
      await Promise.all(
        Array.from({length: atOnce}, async () => {
          for (const file of queue) {
            done.add(file);
            await compress(file, qualities);
          }
        }),
      );
    },
    /** Empties the cache of what this build did not need. */
    forgetUnused(): void {
      for (const name of readdirSync(cache)) {
        if (!used.has(name)) {
          rmSync(path.join(cache, name));
        }
      }
    },
  };
}
