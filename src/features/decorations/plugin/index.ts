import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {bundle} from '../../../lib/bundle';
import {outputFile} from '../../../lib/outputFile';
import type {DecorationScripts} from '../../../lib/pluginData';
import type {SitePlugin} from '../../../rendering/lifecycle';

/** Bundles the scripts of each decoration into small files with hashed names, and their loader. */
export default function decorations({baseUrl}: LoadContext): SitePlugin {
  const drawing = bundle('features/decorations/browser/drawing.ts');
  const particles = bundle('features/decorations/browser/particles.ts', {
    format: 'esm',
    define: {DRAWING: `./${path.basename(drawing.file)}`},
  });
  return {
    name: 'decorations',
    contentLoaded({actions}) {
      const development = process.env.NODE_ENV === 'development';
      actions.setGlobalData({
        loader: development ? undefined : bundle('features/decorations/browser/load.ts').code,
        grow: development ? undefined : bundle('features/decorations/browser/grow.ts').code,
        particles: baseUrl + particles.file,
      } satisfies DecorationScripts);
    },
    async writeFiles({outDir}) {
      [particles, drawing].forEach(({file, code}) => outputFile(path.join(outDir, file), code));
    },
  };
}
