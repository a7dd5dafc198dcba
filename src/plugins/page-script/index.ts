import path from 'node:path';
import {minifySync} from '@swc/core';
import {buildSync} from 'esbuild';
import type {Plugin} from '@docusaurus/types';

/** Bundles `client/index.ts` and inlines it in the head of every page, so that it runs before the first paint. */
export default function pageScript(): Plugin {
  const folder = path.join(__dirname, 'client');
  return {
    name: 'page-script',
    getPathsToWatch: () => [`${folder}/**/*.ts`],
    injectHtmlTags() {
      const {outputFiles} = buildSync({
        entryPoints: [path.join(folder, 'index.ts')],
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
        throw new Error('The page script came out empty: see src/plugins/page-script/client.');
      }
      // In a block, so that it leaves no names behind.
      return {headTags: [{tagName: 'script', innerHTML: `{${code}}`}]};
    },
  };
}
