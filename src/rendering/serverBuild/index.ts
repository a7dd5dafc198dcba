import path from 'node:path';

/** Aliases for builds with all routes, which find a route by its address (`candidates.ts`). */
export const serverAliases = {
  'react-router-config$': path.join(__dirname, 'reactRouterConfig.tsx'),
  '@docusaurus/router': path.join(__dirname, 'router.ts'),
};
