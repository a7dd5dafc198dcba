import path from 'node:path';

/** Aliases of the build that renders pages: routes are found by their address (`candidates.ts`). */
export const serverAliases = {
  'react-router-config$': path.join(__dirname, 'reactRouterConfig.tsx'),
};
