import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {addressesOf} from '../../lib/publishedTexts';
import {devServer} from '../../rendering/devServer';
import type {SitePlugin} from '../../rendering/lifecycle';
import {publishedTexts} from '../../rendering/publishedTexts';
import {codeHash} from '../pdf/codeHash';
import type {DownloadsFacts} from './makeDownloads';
import {offeredGuides} from './offeredGuides';

/** What the files are made by, besides the texts. */
const sources = [
  'src/plugins/downloads',
  'src/plugins/downloads/pdf',
  'static/favicon.svg',
  'src/plugins/brand',
  'src/content/downloads.ts',
  'i18n/it/content/downloads.ts',
];

/** Loads what makes the files when it is wanted: a configuration is read several times. */
async function make(facts: DownloadsFacts): Promise<void> {
  const {makeDownloads} = await import('./makeDownloads');
  await makeDownloads(facts);
}

/** Makes the files that the guides' buttons give: a PDF to print or fill in, and tables for spreadsheets. */
export default function downloads({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): SitePlugin {
  const developmentFolder = path.join(generatedFilesDir, 'downloads-files');
  let facts: Omit<DownloadsFacts, 'outDir'> | undefined;
  return {
    name: 'downloads',
    async allContentLoaded({allContent}) {
      const texts = publishedTexts(allContent);
      const guides = offeredGuides(texts);
      if (guides.length === 0) {
        return;
      }
      const addresses = addressesOf(siteConfig.url, baseUrl, texts);
      facts = {siteDir, addresses, guides, codeHash: codeHash(siteDir, sources)};
      if (process.env.NODE_ENV === 'development') {
        // A text in the making may be incomplete: the message stands in the terminal, the site goes on.
        void make({...facts, outDir: developmentFolder}).catch((error: Error) =>
          console.error(error.message),
        );
      }
    },
    configureWebpack: () => devServer({static: [{publicPath: baseUrl, directory: developmentFolder}]}),
    async writeFiles({outDir}) {
      await (facts && make({...facts, outDir}));
    },
  };
}
