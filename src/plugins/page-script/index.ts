import path from 'node:path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import type {Plugin} from '@docusaurus/types';

const folder = path.join(__dirname, 'client');

/**
 * A script to inline in a page.
 *
 * @param file name of the entry in `client/`
 */
function inlineScript(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, file)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  // It is in every page: swc makes it a tenth smaller than esbuild does.
  const {code} = minifySync(outputFiles[0]?.text ?? '', {
    module: true,
    compress: {passes: 3, unsafe_arrows: true, toplevel: true, ecma: 2022},
    mangle: {toplevel: true},
    ecma: 2022,
  });
  if (!code) {
    throw new Error(`The page script ${file} came out empty: see src/plugins/page-script/client.`);
  }
  // In a block, so that it leaves no names behind.
  return `{${code}}`;
}

/** What pages with blocks of code have besides; the template of production pages puts it there. */
export const copyScript = () => inlineScript('copyCode.ts');

/** Inlines `client/index.ts` in the head of every page, so that it runs before the first paint. */
export default function pageScript(): Plugin {
  return {
    name: 'page-script',
    getPathsToWatch: () => [`${folder}/**/*.ts`],
    injectHtmlTags() {
      const files = process.env.NODE_ENV === 'development' ? ['index.ts', 'copyCode.ts'] : ['index.ts'];
      return {headTags: files.map((file) => ({tagName: 'script', innerHTML: inlineScript(file)}))};
    },
  };
}
