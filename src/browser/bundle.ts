import {createHash} from 'node:crypto';
import path from 'node:path';
import {minifySync} from '@swc/core';
import {buildSync, type BuildOptions} from 'esbuild';

/** A script or style sheet for the browser. */
export interface Bundled {
  readonly code: string;
  /** Path below the home of the locale, with the hash of the code in its name: such files are cached for ever. */
  readonly file: string;
}

/** What an entry needs besides itself. */
export interface BundleOptions {
  /** Modules by the name under which they are imported, such as `@content`. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Values of constants that the code declares and does not set, as JSON has them. */
  readonly define?: Readonly<Record<string, unknown>>;
  /**
   * `esm` for files that are imported; `iife`, the default for scripts, for code that stands in a page or runs in a worker
   * and leaves no names behind.
   */
  readonly format?: 'esm' | 'iife';
  /** Ends of the names of files that are imported as their text. */
  readonly text?: readonly string[];
}

/**
 * What esbuild leaves: it puts names into shorter ones and drops spaces, but folds few statements. In the script that stands
 * in every page, SWC saves another 60 to 160 compressed bytes. What stands in a page stays a function that is called: as
 * statements of the page, two scripts would take each other's names.
 */
const smaller = (script: string, format: 'esm' | 'iife') =>
  minifySync(script, {
    module: format === 'esm',
    compress: {ecma: 2020, passes: 3, toplevel: format === 'esm'},
    mangle: {toplevel: format === 'esm'},
  }).code;

/**
 * Bundles code for the browsers of package.json, without Docusaurus's bundler: what stands in every page or is loaded
 * without React.
 *
 * @param entry path in this folder, such as `search/index.ts`
 * @throws Error where nothing comes out
 */
export function bundle(
  entry: string,
  {alias, define = {}, format = 'iife', text = []}: BundleOptions = {},
): Bundled {
  const {dir, name, ext} = path.parse(entry);
  const kind = ext === '.css' ? 'css' : 'js';
  const options: BuildOptions = {
    entryPoints: [path.join(__dirname, entry)],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format,
    target: ['chrome123', 'firefox130', 'safari17.5'],
    legalComments: 'none',
    loader: Object.fromEntries(text.map((end) => [end, 'text' as const])),
    // Modules are strict by themselves; told of the settings of TypeScript, esbuild would say so in each script.
    tsconfigRaw: {},
    alias: {...alias, '@site': path.resolve(__dirname, '../..')},
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
  };
  const bundled = buildSync(options).outputFiles?.[0]?.text.trim();
  if (!bundled) {
    throw new Error(`src/browser/${entry} came out empty.`);
  }
  const code = kind === 'js' ? smaller(bundled, format) : bundled;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {code, file: `assets/${kind}/${name === 'index' ? dir : name}.${hash}.${kind}`};
}
