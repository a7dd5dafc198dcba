import path from 'node:path';
import {bundle} from '../../../lib/bundle';
import {outputFile} from '../../../lib/outputFile';
import type {SitePlugin} from '../../../rendering/lifecycle';

/** Writes the style sheet of feeds, which `readableFeed` links to. */
export default function feeds(): SitePlugin {
  return {
    name: 'feeds',
    async writeFiles({outDir}) {
      const {file, code} = bundle('features/feeds/browser/feeds.css');
      outputFile(path.join(outDir, file), code);
    },
  };
}

export {atomFeed} from './atomFeed';
export {finishFeed} from './finishFeed';
export {readableFeed} from './readableFeed';
