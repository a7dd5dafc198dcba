import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SitePlugin} from '../../rendering/lifecycle';
import {feedCss, feedStyles} from './styles';

/** Writes the style sheet of each locale's feeds. What else they have in common is in `finishFeed.ts`. */
export default function feeds(): SitePlugin {
  return {
    name: 'feeds',
    async writeFiles({outDir}) {
      await mkdir(outDir, {recursive: true});
      await writeFile(path.join(outDir, feedStyles), feedCss());
    },
  };
}
