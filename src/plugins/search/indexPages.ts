import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, gunzipSync} from 'node:zlib';
import {transformSync} from 'esbuild';
import type * as Pagefind from 'pagefind';
import {kept} from '../../rendering/kept.cjs';
import type {RenderedPage} from '../../rendering/lifecycle';
import type {OtherVersion} from '../../rendering/publishedTexts';
import {areaOf, markForIndex, versionOf} from './pagesToIndex';
import {wordList} from './wordList';

/**
 * What of a page's main region is not its text: controls and their labels, code, formulas, words for screen readers alone, and
 * pictures of the product made of words, which are figures with a label of their own. Parts that none of this fits say
 * `data-pagefind-ignore`.
 */
const excludeSelectors = [
  'nav',
  'button',
  'form',
  'svg',
  'pre',
  // A formula on a line of its own reads as letters in a row; its LaTeX is there besides.
  'math[display]',
  'annotation',
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

/** Pagefind is an ES module, which the loader of configurations cannot import: a plain file of Node's does. */
const importPagefind = createRequire(__filename)('./importPagefind.cjs') as () => Promise<typeof Pagefind>;

/** @throws Error with what Pagefind complains of */
function refuse(complaints: readonly string[]): void {
  if (complaints.length > 0) {
    throw new Error(`The search index could not be made: ${complaints.join('; ')}`);
  }
}

const compress = promisify(brotliCompress);

/** Where an index lies, and where its pages are served. */
interface IndexPlace {
  readonly folder: string;
  /** Path of the locale's home, with a slash at its end. */
  readonly baseUrl: string;
  /** Where compressed files are kept from one build to the next. */
  readonly cacheDir: string;
  /** Versions of the guides besides the one that readers are led to. */
  readonly otherVersions: readonly OtherVersion[];
}

/**
 * Makes the search index of a locale.
 *
 * @param pages all of them: those that are not to be found are left out
 * @throws Error where no page is to be found, or one cannot be indexed
 */
export async function indexPages(
  pages: readonly RenderedPage[],
  {folder, baseUrl, cacheDir, otherVersions}: IndexPlace,
): Promise<void> {
  const {close, createIndex} = await importPagefind();
  const {index, errors} = await createIndex({rootSelector: 'main', excludeSelectors});
  if (!index) {
    return refuse(errors);
  }
  const words = wordList();
  const found = pages.flatMap(({route, file, listed}) => {
    const area = listed && areaOf(`/${route.slice(baseUrl.length)}`);
    return area ? [{route, file, area}] : [];
  });
  if (found.length === 0) {
    refuse([`no page of ${baseUrl} is to be found`]);
  }
  for (let start = 0; start < found.length; start += batch) {
    const answers = await Promise.all(
      found.slice(start, start + batch).map(({route, file, area}) => {
        const place = {route, area, version: versionOf(route, otherVersions)};
        const content = markForIndex(place, readFileSync(file, 'utf8'));
        words.add(content);
        return index.addHTMLFile({url: route, content});
      }),
    );
    refuse(answers.flatMap((answer) => answer.errors));
  }
  refuse((await index.writeFiles({outputPath: folder})).errors);
  for (const name of readdirSync(folder).filter((entry) => /\.\w+$/.test(entry))) {
    const file = path.join(folder, name);
    if (unused.test(name)) {
      rmSync(file);
    } else if (name === 'pagefind.js') {
      writeFileSync(file, transformSync(readFileSync(file), {minify: true, format: 'esm'}).code);
    } else if (alwaysLoaded.test(name)) {
      const text = gunzipSync(readFileSync(file));
      const hash = createHash('sha256').update(text).digest('hex');
      writeFileSync(`${file}.br`, await kept(path.join(cacheDir, `${hash}.br`), () => compress(text)));
    }
  }
  writeFileSync(path.join(folder, 'words.txt'), words.toText());
  await close();
}
