import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {devServer} from '../../../rendering/devServer';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {coloursFile, parseColours, siteColours} from '../../../site/brand/colours.cjs';
import {contrastProblems} from './contrast';
import {readFileSync} from 'node:fs';
import {iconOf, readLogo, siteLogo} from '../../../site/brand/logo.cjs';

/** Returns a sentence per invalid, missing or low-contrast colour, and per problem of the logo, with file and token. */
export function lookProblems(siteDir: string): string[] {
  const {colours, problems} = parseColours(readFileSync(path.join(siteDir, coloursFile), 'utf8'));
  return [...problems, ...contrastProblems(colours), ...readLogo(siteDir, colours).problems];
}

/** Provides colours and logo to code (`?brand`), and writes the site's icon. */
export default function brand({siteDir, baseUrl}: LoadContext): SitePlugin {
  const icon = () => iconOf(siteLogo(siteDir), siteColours(siteDir));
  return {
    name: 'brand',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?brand$/,
            // Runs before all other loaders.
            enforce: 'post',
            loader: path.join(__dirname, 'loader.cjs'),
            options: {coloursFile: path.join(siteDir, coloursFile)},
          },
        ],
      },
      ...devServer({
        middleware({url}, response, next) {
          if (url === `${baseUrl}favicon.svg`) {
            response.setHeader('content-type', 'image/svg+xml').end(icon());
          } else {
            next();
          }
        },
      }),
    }),
    async writeFiles({outDir}) {
      await writeFile(path.join(outDir, 'favicon.svg'), icon());
    },
  };
}
