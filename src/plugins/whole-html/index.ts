import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps lazy parts in their place in the HTML. React's server streams: once a page is larger than 12.8 kB it moves
 * parts inside `<Suspense>` to the end and puts them back by script, which readers without script never see.
 */
export default function wholeHtml(): Plugin {
  return {
    name: 'whole-html',
    configureWebpack(_config, isServer, {currentBundler}) {
      // An alias would come after Docusaurus's own one for `react-dom`.
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const server = path.join(__dirname, 'server.ts');
      return isServer ? {plugins: [new NormalModuleReplacementPlugin(/^react-dom\/server$/, server)]} : {};
    },
  };
}
