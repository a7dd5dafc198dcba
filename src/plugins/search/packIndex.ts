import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gunzipSync} from 'node:zlib';
import {transformSync} from 'esbuild';
import {kept} from '../../rendering/kept.cjs';

/** Pagefind brings user interfaces of its own; the site has one, which needs no worker. */
const unused = /-ui|component|highlight|playground|worker/;

/** Files that every first search loads. */
const alwaysLoaded = /\.pagefind$|\.pf_meta$/;

const compress = promisify(brotliCompress);

/** Of parts that a query may need there are many: nine tenths of what the best compression saves, in a tenth of its time. */
const fast = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

const filesIn = (folder: string) =>
  readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** What Pagefind writes before the content of its files. */
const signature = 'pagefind_dcd';

/**
 * Leaves out what the site does not use of Pagefind's files, and lays compressed ones beside the others. Pagefind compresses
 * its files itself, with gzip, and reads them unpacked as well: what the server sends as Brotli is a sixth smaller.
 *
 * @param folder where Pagefind wrote them
 * @param cacheDir where compressed files are kept from one build to the next
 * @returns ids of the pages, by their addresses
 */
export async function packIndex(folder: string, cacheDir: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const file of filesIn(folder)) {
    const {base, name, ext} = path.parse(file);
    if (unused.test(base)) {
      rmSync(file);
    } else if (base === 'pagefind.js') {
      writeFileSync(file, transformSync(readFileSync(file), {minify: true, format: 'esm'}).code);
    } else if (alwaysLoaded.test(base)) {
      const content = gunzipSync(readFileSync(file));
      const hash = createHash('sha256').update(content).digest('hex');
      writeFileSync(`${file}.br`, await kept(path.join(cacheDir, `${hash}.br`), () => compress(content)));
    } else if (ext === '.pf_fragment' || ext === '.pf_index') {
      const content = gunzipSync(readFileSync(file));
      writeFileSync(`${file}.br`, await compress(content, fast));
      if (ext === '.pf_fragment') {
        const {url} = JSON.parse(content.subarray(signature.length).toString()) as {url: string};
        ids.set(url, name);
      }
    }
  }
  return ids;
}
