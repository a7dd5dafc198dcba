import {createHash} from 'node:crypto';
import path from 'node:path';
import {buildSync, type BuildOptions} from 'esbuild';

/** A file of the search, by its path in the built locale. */
export interface SearchFile {
  readonly path: string;
  readonly text: string;
}

interface Bundled {
  readonly script: SearchFile;
  readonly styles: SearchFile;
}

/** Bundles one entry of `client/` into one file with a hashed name. */
function bundle(entry: string, options: BuildOptions = {}): SearchFile {
  const extension = path.extname(entry) === '.css' ? 'css' : 'js';
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'client', entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['chrome123', 'firefox130', 'safari17.5'],
    legalComments: 'none',
    write: false,
    outdir: 'assets',
    ...options,
  });
  const text = outputFiles?.[0]?.text;
  if (!text) {
    throw new Error(`${entry} came out empty: see src/plugins/search/client.`);
  }
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return {path: `assets/${extension}/search.${hash}.${extension}`, text};
}

/**
 * Bundles script and styles of the search dialog, in the words of one language.
 *
 * @param wordsFolder where `@content` of that language lies
 * @param baseUrl path of the locale's home, with a slash at its end
 * @param development whether this is `npm run dev`
 */
export function bundleClient(
  siteDir: string,
  wordsFolder: string,
  baseUrl: string,
  development: boolean,
): Bundled {
  const styles = bundle('search.css');
  const define = {
    SEARCH_STYLES: baseUrl + styles.path,
    SEARCH_HOME: baseUrl,
    SEARCH_INDEX: `${baseUrl}pagefind/`,
    SEARCH_DEVELOPMENT: development,
  };
  const script = bundle('index.ts', {
    alias: {'@content': wordsFolder, '@site': siteDir},
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return {script, styles};
}
