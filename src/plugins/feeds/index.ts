import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {bundle} from '../../browser/bundle';
import type {SitePlugin} from '../../rendering/lifecycle';

/** Writes the style sheet of feeds, which `readableFeed` links to. */
export default function feeds(): SitePlugin {
  return {
    name: 'feeds',
    async writeFiles({outDir}) {
      const {file, code} = bundle('feeds/feeds.css');
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, code);
    },
  };
}
