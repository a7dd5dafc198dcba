import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {KeepReachableFrom} from './keepReachableFrom';

/**
 * Builds the bundle that brings islands to life: production pages load this one, and only on intent. Docusaurus's own
 * app is rendered at build and never loaded, so its client build is cut down to what pages take from it: the style sheet
 * and the files that texts name. In development Docusaurus's app renders everything, and the bundle is a part of it.
 */
export default function islands({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const client = path.join(__dirname, 'client/index.tsx');
  const inDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'islands',
    getClientModules: () => (inDevelopment ? [client] : []),
    configureWebpack(config, isServer) {
      if (isServer || inDevelopment) {
        return {};
      }
      return {
        mergeStrategy: {entry: 'replace'},
        entry: {
          // Not "styles": that is the chunk into which Docusaurus gathers all style sheets.
          pages: path.join(__dirname, 'pageStyles.ts'),
          // With its runtime inside: one script less to name and to fetch.
          islands: {import: client, runtime: false},
        },
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              loader: path.join(__dirname, 'componentsOnly.cjs'),
              options: {siteDir},
            },
            // `resource` and not `test`: by `test`, core would take this for the rule of another content plugin.
            {resource: /\.mdx?$/, enforce: 'post', loader: path.join(__dirname, 'filesOnly.cjs')},
          ],
        },
        plugins: [new KeepReachableFrom('islands')],
      };
    },
  };
}
