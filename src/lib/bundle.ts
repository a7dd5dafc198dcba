import {createHash} from 'node:crypto';
import path from 'node:path';
import {minifySync} from '@swc/core';
import {buildSync, type BuildOptions} from 'esbuild';
import {oncePerBuild} from '../rendering/oncePerBuild';

export interface Bundled {
  readonly code: string;
  /** Path below the locale's home, with a content hash in the name: served as immutable. */
  readonly file: string;
}

export interface BundleOptions {
  /** Modules by import name, such as `@content`. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Values for declared constants; JSON-serializable. */
  readonly define?: Readonly<Record<string, unknown>>;
  /** `esm` for imported files; default `iife` for inline code and workers, which must not leak names. */
  readonly format?: 'esm' | 'iife';
  /** File extensions imported as text. */
  readonly text?: readonly string[];
}

/**
 * Minifies further with SWC, because esbuild renames and drops spaces but folds few statements. Saves another 60 to
 * 160 compressed bytes in the script of every page. An IIFE stays a called function: as plain statements, two inline
 * scripts would share names.
 */
const smaller = (script: string, format: 'esm' | 'iife') =>
  minifySync(script, {
    module: format === 'esm',
    compress: {ecma: 2020, passes: 3, toplevel: format === 'esm'},
    mangle: {toplevel: format === 'esm'},
  }).code;

/**
 * Bundles code for the browsers of package.json, without Docusaurus's bundler: inline scripts, and scripts loaded
 * without React.
 *
 * @param entry path in `src`. The file is named after it, or after the feature of an `index.ts`
 * @throws Error if the output is empty
 */
export const bundle = (entry: string, options: BundleOptions = {}): Bundled =>
  oncePerBuild(['bundle', entry, options], () => bundled(entry, options));

function bundled(entry: string, {alias, define = {}, format = 'iife', text = []}: BundleOptions): Bundled {
  const {dir, name, ext} = path.parse(entry);
  const kind = ext === '.css' ? 'css' : 'js';
  const options: BuildOptions = {
    entryPoints: [path.join(__dirname, '..', entry)],
    bundle: true,
    minify: true,
    write: false,
    outdir: 'out',
    format,
    target: ['chrome123', 'firefox130', 'safari17.5'],
    legalComments: 'none',
    loader: Object.fromEntries(text.map((end) => [end, 'text' as const])),
    // With tsconfig.json, esbuild would add "use strict" to each script, though modules are strict anyway.
    tsconfigRaw: {},
    alias: {...alias, '@site': path.resolve(__dirname, '../..')},
    define: Object.fromEntries(Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)])),
  };
  const output = buildSync(options).outputFiles?.[0]?.text.trim();
  if (!output) {
    throw new Error(`src/${entry} came out empty.`);
  }
  const code = kind === 'js' ? smaller(output, format) : output;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {code, file: `assets/${kind}/${name === 'index' ? dir.split('/')[1] : name}.${hash}.${kind}`};
}
