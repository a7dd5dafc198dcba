import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {devServer} from '../../rendering/devServer';
import type {SitePlugin} from '../../rendering/lifecycle';
import {coloursFile, parseColours, siteColours} from './colours.cjs';
import {contrastProblems} from './contrast';
import {readFileSync} from 'node:fs';
import {iconOf, readLogo, siteLogo} from './logo.cjs';

/**
 * What does not fit in the colours and the sign of a site, a sentence each that names file and token: what is missing or
 * cannot be read, and colours that cannot be told from what they stand on.
 *
 * @param siteDir folder of the site
 */
export function lookProblems(siteDir: string): string[] {
  const {colours, problems} = parseColours(readFileSync(path.join(siteDir, coloursFile), 'utf8'));
  return [...problems, ...contrastProblems(colours), ...readLogo(siteDir, colours).problems];
}

/** Gives colours and sign to code (`?brand`), and writes the icon of the site in its colours. */
export default function brand({siteDir, baseUrl}: LoadContext): SitePlugin {
  const icon = () => iconOf(siteLogo(siteDir), siteColours(siteDir));
  return {
    name: 'brand',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            resourceQuery: /^\?brand$/,
            // First of all loaders to be asked.
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
