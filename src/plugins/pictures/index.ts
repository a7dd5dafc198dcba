import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {faultsError} from '../../lib/textErrors';
import {cacheKey, type MadeBy} from '../../rendering/cacheKey';
import {keptFolder} from '../../rendering/kept.cjs';
import {pictureFault} from './pictureFault';

/** What files of photographs are made by. */
export const madeBy: MadeBy = {modules: ['src/plugins/pictures/encode.cjs']};

/**
 * Makes light files of the pictures that texts (`remarkPictures.ts`) and pages ask for with `?picture`. In development
 * they stay as they are.
 */
export default function pictures({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'pictures',
    configureWebpack: (config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?picture$/,
            // First of all loaders to be asked.
            enforce: 'post',
            loader: path.join(__dirname, 'loader.cjs'),
            options: {
              encode: process.env.NODE_ENV === 'production',
              emit: !isServer,
              baseUrl,
              cacheDir: keptFolder(siteDir, 'pictures'),
              key: cacheKey(siteDir, madeBy),
              errorOf: (cause: Error) => faultsError([pictureFault(cause)]),
            },
          },
        ],
      },
    }),
  };
}
