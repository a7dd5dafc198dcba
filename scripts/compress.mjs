#!/usr/bin/env node
/**
 * Writes `<file>.br` and `<file>.gz` beside every file of the build that gets smaller by it; the server sends them as
 * they are. The last step of a build: a page changed after it would be served as it was before.
 */
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
import {root} from './lib.mjs';

const build = path.join(root, 'build');
const texts = /\.(?:html|js|css|svg|xml|json|txt|csv|md|webmanifest)$/;

/** Results of earlier builds, by the hash of the content: most pages do not change from one build to the next. */
const cache = path.join(root, 'node_modules/.cache/compressed');

/** The encodings, by the qualities of a build. */
const encodings = ({brotli, deflate}) => ({
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        [constants.BROTLI_PARAM_QUALITY]: brotli,
      },
    }),
  gz: (text) => promisify(gzip)(text, {level: deflate}),
});

async function compressFile(file, qualities, used) {
  const text = readFileSync(file);
  const hash = createHash('sha256').update(JSON.stringify(qualities)).update(text).digest('hex');
  for (const [extension, compress] of Object.entries(encodings(qualities))) {
    const name = `${hash}.${extension}`;
    const kept = path.join(cache, name);
    used.add(name);
    if (!existsSync(kept)) {
      writeFileSync(kept, await compress(text));
    }
    if (statSync(kept).size < text.length) {
      copyFileSync(kept, `${file}.${extension}`);
    }
  }
}

const files = readdirSync(build, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && texts.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
if (files.length === 0) {
  throw new Error(`There is nothing to compress in ${build}.`);
}
// The highest quality takes a tenth off a page and ten times the time, which a site of thousands of pages would feel.
const qualities = files.length > 1000 ? {brotli: 5, deflate: 6} : {brotli: 11, deflate: 9};
mkdirSync(cache, {recursive: true});
const used = new Set();
const queue = files.values();
await Promise.all(
  Array.from({length: availableParallelism()}, async () => {
    for (const file of queue) {
      await compressFile(file, qualities, used);
    }
  }),
);
for (const name of readdirSync(cache)) {
  if (!used.has(name)) {
    rmSync(path.join(cache, name));
  }
}
