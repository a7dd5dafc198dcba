import path from 'node:path';

/** Aliases of the builds that know all routes: those are found by their address (`candidates.ts`). */
export const serverAliases = {
  'react-router-config$': path.join(__dirname, 'reactRouterConfig.tsx'),
  '@docusaurus/router': path.join(__dirname, 'router.ts'),
};
