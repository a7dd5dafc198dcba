/** Makes the search index of one locale: a job with an `IndexJob` as its input (`../build-jobs`). */
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {json} from 'node:stream/consumers';
import {brotliCompressSync, gunzipSync} from 'node:zlib';
import {transformSync} from 'esbuild';
import {close, createIndex} from 'pagefind';
import {filesOf} from '../build-jobs/filesOf';
import type {IndexJob} from './job';
import {markForIndex, pathOf} from './pagesToIndex';
import {wordList} from './wordList';

/**
 * What of a page's main region is not its text: controls and their labels, code, words for screen readers alone, and
 * pictures of the product made of words, which are figures with a label of their own. Parts that none of this fits say
 * `data-pagefind-ignore`.
 */
const excludeSelectors = [
  'nav',
  'button',
  'form',
  'svg',
  'pre',
  'noscript',
  'figure[aria-label]',
  '[role="img"]',
  '[role="status"]',
  '[hidden]',
  '[aria-hidden]',
  '.visuallyHidden',
  'h2 > a, h3 > a, h4 > a',
];

/** Pagefind brings user interfaces of its own; the site has one, which needs no worker. */
const unused = /-ui|component|highlight|playground|worker/;

/**
 * Files that every first search loads. Pagefind compresses its files itself, with gzip, and reads them unpacked as well:
 * what the server sends as Brotli is a sixth smaller. Of the many parts of the index it would save little and cost time.
 */
const alwaysLoaded = /\.pagefind$|\.pf_meta$/;

/** Pages that are handed over at a time. */
const batch = 64;

async function indexSite({outDir, baseUrl, otherLocales}: IndexJob): Promise<void> {
  const {index, errors} = await createIndex({rootSelector: 'main', excludeSelectors});
  if (!index) {
    throw new Error(errors.join('; '));
  }
  const words = wordList();
  const pages = filesOf(outDir, otherLocales).filter((file) => file.endsWith('.html'));
  const records = pages.flatMap((page) => {
    const file = path.relative(outDir, page).replaceAll(path.sep, '/');
    const route = pathOf(file);
    const content = markForIndex(route, readFileSync(page, 'utf8'));
    return content ? [{url: baseUrl + route.slice(1), content}] : [];
  });
  if (records.length === 0) {
    throw new Error(`No page to index in ${outDir}.`);
  }
  records.forEach(({content}) => words.add(content));
  for (let start = 0; start < records.length; start += batch) {
    const answers = await Promise.all(records.slice(start, start + batch).map((it) => index.addHTMLFile(it)));
    const refused = answers.flatMap((answer) => answer.errors);
    if (refused.length > 0) {
      throw new Error(refused.join('; '));
    }
  }
  const folder = path.join(outDir, 'pagefind');
  const written = await index.writeFiles({outputPath: folder});
  if (written.errors.length > 0) {
    throw new Error(written.errors.join('; '));
  }
  for (const name of readdirSync(folder).filter((entry) => /\.\w+$/.test(entry))) {
    const file = path.join(folder, name);
    if (unused.test(name)) {
      rmSync(file);
    } else if (name === 'pagefind.js') {
      writeFileSync(file, transformSync(readFileSync(file), {minify: true, format: 'esm'}).code);
    } else if (alwaysLoaded.test(name)) {
      writeFileSync(`${file}.br`, brotliCompressSync(gunzipSync(readFileSync(file))));
    }
  }
  writeFileSync(path.join(folder, 'words.txt'), words.toText());
  await close();
}

await indexSite((await json(process.stdin)) as IndexJob);
