import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Runs the check of `client.ts` before the site mounts. */
export default function rootElement(): Plugin {
  return {
    name: 'root-element',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
  };
}
