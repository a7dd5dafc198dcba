import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Folder of the scripts in the built locale: files of its kind are cached for ever. */
const folder = 'assets/js/';

/** What components read by `usePluginData('decorations')`. */
export interface DecorationScripts {
  /**
   * Code to inline in a decorated element: loads the script that `data-decoration` names, when it is time. None in
   * development, where React renders the page and does not run inline scripts.
   */
  readonly loader?: string;
  /** Address of the particles' script. */
  readonly particles: string;
}

/** @param define names in the code that stand for expressions */
function bundle(file: string, format: 'iife' | 'esm', define: Record<string, string> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'client', file)],
    bundle: true,
    minify: true,
    write: false,
    format,
    define,
    target: 'es2022',
  });
  const code = outputFiles[0]?.text.trim();
  if (!code) {
    throw new Error(`${file} came out empty: see src/plugins/decorations/client.`);
  }
  return code;
}

/** A script with the hash of its content in its name. */
function hashed(name: string, code: string) {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return {file: `${name}.${hash}.js`, code};
}

/** Bundles the scripts of each decoration into small files with hashed names, and the loader that brings them. */
export default function decorations({baseUrl}: LoadContext): Plugin {
  const drawing = hashed('drawing', bundle('drawing.ts', 'iife'));
  const particles = hashed(
    'particles',
    bundle('particles.ts', 'esm', {DRAWING: JSON.stringify(`./${drawing.file}`)}),
  );
  return {
    name: 'decorations',
    contentLoaded({actions}) {
      actions.setGlobalData({
        loader: process.env.NODE_ENV === 'development' ? undefined : bundle('load.ts', 'iife'),
        particles: `${baseUrl}${folder}${particles.file}`,
      } satisfies DecorationScripts);
    },
    async postBuild({outDir}) {
      const target = path.join(outDir, folder);
      await mkdir(target, {recursive: true});
      for (const {file, code} of [particles, drawing]) {
        await writeFile(path.join(target, file), code);
      }
    },
  };
}
