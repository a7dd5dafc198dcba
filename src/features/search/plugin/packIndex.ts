import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gunzipSync} from 'node:zlib';
import {transformSync} from 'esbuild';
import {kept} from '../../../rendering/kept.cjs';

/** Pagefind's own user interfaces and worker, which the site does not use. */
const unused = /-ui|component|highlight|playground|worker/;

/** Files that every first search loads. */
const alwaysLoaded = /\.pagefind$|\.pf_meta$/;

const compress = promisify(brotliCompress);

/** For the many small parts. A larger window than theirs takes fourteen times as long, and saves nothing. */
const fast = {params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16}};

const filesIn = (folder: string) =>
  readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const signature = 'pagefind_dcd';

/**
 * Removes Pagefind's unused files, and adds Brotli files beside the others. Pagefind compresses its files with gzip, but
 * reads them unpacked as well; Brotli is a sixth smaller.
 *
 * @returns ids of the pages, by address
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
