import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {brandFile, brandScript} from './script';
import {outputFile} from '../../../lib/outputFile';
import {devServer} from '../../../rendering/devServer';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {wordsFolder} from '../../page-words/plugin';

/** Brings the script that lets a visit wear another company's brand. */
export default function visitBrand(context: LoadContext): SitePlugin {
  const {siteDir, baseUrl} = context;
  const code = () => brandScript(siteDir, wordsFolder(context), baseUrl).code;
  return {
    name: 'visit-brand',
    configureWebpack: () =>
      devServer({
        middleware({url}, response, next) {
          if (url === baseUrl + brandFile) {
            response.setHeader('content-type', 'text/javascript').end(code());
          } else {
            next();
          }
        },
      }),
    async writeFiles({outDir}) {
      outputFile(path.join(outDir, brandFile), code());
    },
  };
}

export {brandFile} from './script';
