import path from 'node:path';
import core from '@docusaurus/core/package.json';
import {changedInside} from '../reliance';

/** Aliases for builds with all routes, which find a route by its address (`candidates.ts`). */
export const serverAliases = {
  'react-router-config$': path.join(__dirname, 'reactRouterConfig.tsx'),
  '@docusaurus/router': path.join(__dirname, 'router.ts'),
};

/** Throws if Docusaurus no longer matches routes with the package that `reactRouterConfig.tsx` replaces. */
export function requireRouter(dependencies: Readonly<Record<string, string>> = core.dependencies): void {
  const name = 'react-router-config';
  if (!dependencies[name]?.startsWith('^5.')) {
    throw changedInside(`Docusaurus does not depend on ${name} 5`);
  }
}
