import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What texts may import besides modules: any file as its text, with `!!raw-loader!./file`. */
export default function markdown(): Plugin {
  return {
    name: 'markdown',
    configureWebpack: () => ({
      resolveLoader: {alias: {'raw-loader': path.join(__dirname, 'rawLoader.cjs')}},
    }),
  };
}
