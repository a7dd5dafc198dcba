import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Builds the bundle that brings islands to life, beside Docusaurus's own: production pages load this one, and only on
 * intent. In development Docusaurus's app renders everything, so the bundle is a part of it.
 */
export default function islands(): Plugin {
  const client = path.join(__dirname, 'client/index.tsx');
  const inDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'islands',
    getClientModules: () => (inDevelopment ? [client] : []),
    configureWebpack(config, isServer) {
      if (isServer || inDevelopment) {
        return {};
      }
      return {mergeStrategy: {entry: 'replace'}, entry: {main: config.entry as string, islands: client}};
    },
  };
}
