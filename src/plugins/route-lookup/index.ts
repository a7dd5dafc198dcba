import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets the build find the route of a page by its address. */
export default function routeLookup(): Plugin {
  return {
    name: 'route-lookup',
    configureWebpack: (config, isServer) =>
      isServer
        ? {resolve: {alias: {'react-router-config$': path.join(__dirname, 'reactRouterConfig.tsx')}}}
        : {},
  };
}
