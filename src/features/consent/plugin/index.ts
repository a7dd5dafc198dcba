import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {bundle} from '../../../lib/bundle';
import {toldParties} from '../toldParties';
import {thirdParties as list} from '../../../data/thirdParties';
import {outputFile} from '../../../lib/outputFile';
import type {ThirdPartyData} from '../../../lib/pluginData';
import {devServer} from '../../../rendering/devServer';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {siteHomeOf} from '../../site-address/plugin';
import {createPageCheck} from './checkPages';

/** Adds the script for third parties, if there are any, and checks what pages load of them. */
export default function thirdParties(context: LoadContext): SitePlugin {
  const {baseUrl, generatedFilesDir} = context;
  const {sourcesOf, warnOfEmpty} = createPageCheck(list);
  const shared = {name: 'third-parties', sourcesOf, writeFiles: async () => warnOfEmpty()};
  if (list.length === 0) {
    return {
      ...shared,
      contentLoaded: async ({actions}) => actions.setGlobalData({} satisfies ThirdPartyData),
    };
  }
  const {code, file} = bundle('features/consent/browser/third-parties.ts', {
    format: 'esm',
    define: {THIRD_PARTIES: toldParties(list, siteHomeOf(context))},
  });
  const developmentFolder = path.join(generatedFilesDir, 'third-parties-client');
  const writeInto = (folder: string) => outputFile(path.join(folder, file), code);
  return {
    ...shared,
    async contentLoaded({actions}) {
      if (process.env.NODE_ENV === 'development') {
        writeInto(developmentFolder);
      }
      actions.setGlobalData({script: baseUrl + file} satisfies ThirdPartyData);
    },
    configureWebpack: () => devServer({static: [{publicPath: baseUrl, directory: developmentFolder}]}),
    async writeFiles({outDir}) {
      warnOfEmpty();
      writeInto(outDir);
    },
  };
}
