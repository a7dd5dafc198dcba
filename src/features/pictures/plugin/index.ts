import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {faultsError} from '../../../rendering/textFaults';
import {cacheKey, type MadeBy} from '../../../rendering/cacheKey';
import {keptFolder} from '../../../rendering/kept.cjs';
import {pictureFault} from './pictureFault';

/** Inputs of the cache key of encoded photographs. */
export const madeBy: MadeBy = {modules: ['src/features/pictures/plugin/encode.cjs']};

/** Encodes pictures of texts (`remarkPictures.ts`) and of pages (`?picture`). In development, they stay unchanged. */
export default function pictures({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'pictures',
    configureWebpack: (config, isServer) => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?picture$/,
            // Runs before all other loaders.
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

export {default as remarkPictures} from './remarkPictures';
export {default as remarkReferences} from './remarkReferences';
