import path from 'node:path';
import {bundle} from '../../browser/bundle';
import {outputFile} from '../../lib/outputFile';
import type {SitePlugin} from '../../rendering/lifecycle';

/** Writes the style sheet of feeds, which `readableFeed` links to. */
export default function feeds(): SitePlugin {
  return {
    name: 'feeds',
    async writeFiles({outDir}) {
      const {file, code} = bundle('feeds/feeds.css');
      outputFile(path.join(outDir, file), code);
    },
  };
}
