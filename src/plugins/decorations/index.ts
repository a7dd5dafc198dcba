import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildSync} from 'esbuild';
import type {LoadContext, Plugin} from '@docusaurus/types';

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

function bundle(file: string, format: 'iife' | 'esm'): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'client', file)],
    bundle: true,
    minify: true,
    write: false,
    format,
    target: 'es2022',
  });
  const code = outputFiles[0]?.text.trim();
  if (!code) {
    throw new Error(`${file} came out empty: see src/plugins/decorations/client.`);
  }
  return code;
}

/** Bundles the script of each decoration into one small file with a hashed name, and the loader that brings it. */
export default function decorations({baseUrl}: LoadContext): Plugin {
  const code = bundle('particles.ts', 'esm');
  const file = `assets/js/particles.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'decorations',
    contentLoaded({actions}) {
      actions.setGlobalData({
        loader: process.env.NODE_ENV === 'development' ? undefined : bundle('load.ts', 'iife'),
        particles: baseUrl + file,
      } satisfies DecorationScripts);
    },
    async postBuild({outDir}) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, code);
    },
  };
}
