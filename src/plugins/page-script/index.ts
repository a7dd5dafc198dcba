import path from 'node:path';
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
        minify: true,
        write: false,
        format: 'iife',
        target: 'es2022',
      });
      const code = outputFiles[0]?.text.trim();
      if (!code) {
        throw new Error('The page script came out empty: see src/plugins/page-script/client.');
      }
      return {headTags: [{tagName: 'script', innerHTML: code}]};
    },
  };
}
