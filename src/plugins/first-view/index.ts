import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {createInliner} from './inlineStyles';

/** After the build, puts the rules that each page uses into the page, in place of the link to the style sheet. */
export default function firstView(): Plugin {
  return {
    name: 'first-view',
    async postBuild({outDir, routesPaths, siteConfig: {baseUrl}}) {
      const inline = createInliner((href) => readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8'));
      const files = routesPaths.map((route) => {
        const name = route.slice(baseUrl.length) || 'index';
        return path.join(outDir, name.endsWith('.html') ? name : `${name}.html`);
      });
      for (const file of new Set(files)) {
        await writeFile(file, await inline(await readFile(file, 'utf8')));
      }
    },
  };
}
