import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {addressesOf} from '../../lib/publishedTexts';
import {cacheKey, type MadeBy} from '../../rendering/cacheKey';
import {devServer} from '../../rendering/devServer';
import type {SitePlugin} from '../../rendering/lifecycle';
import {publishedTexts} from '../../rendering/publishedTexts';
import {wordsFiles} from '../../lib/readWords';
import {paperReads} from '../pdf/reads';
import type {ComparisonFacts} from './comparison';
import type {DownloadsFacts} from './makeDownloads';
import {offeredGuides} from './offeredGuides';
import type {ReportFacts} from './report';
import {importInTurn} from '../../lib/importInTurn';

/** What the files of a language are made by, besides the texts. */
export const madeBy = (siteDir: string, language: string): MadeBy => ({
  modules: [
    'src/plugins/downloads/makeDownloads.ts',
    'src/plugins/downloads/report/index.ts',
    ...wordsFiles(siteDir, language, ['downloads', 'riskRegister', 'sampleReport', 'sheetForms', 'sheets']),
  ],
  reads: [...paperReads, 'static/favicon.svg', '@fontsource-variable/geist'],
});

type Facts = DownloadsFacts & ReportFacts & ComparisonFacts;

/** Loads what makes the files when it is wanted: a configuration is read several times. */
async function make(facts: Facts): Promise<void> {
  const {makeDownloads} = await importInTurn(() => import('./makeDownloads'));
  const {makeReport} = await importInTurn(() => import('./report'));
  const {makeComparison} = await importInTurn(() => import('./comparison'));
  await makeDownloads(facts);
  await makeReport(facts);
  await makeComparison(facts);
}

/** Makes the files that guides give, handbooks as PDF, sheets to fill in and tables for spreadsheets, the sample report, and the comparison. */
export default function downloads({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
  i18n,
}: LoadContext): SitePlugin {
  const developmentFolder = path.join(generatedFilesDir, 'downloads-files');
  let facts: Omit<Facts, 'outDir'> | undefined;
  return {
    name: 'downloads',
    async allContentLoaded({allContent}) {
      const texts = publishedTexts(allContent);
      const guides = offeredGuides(texts);
      const addresses = addressesOf(siteConfig.url, baseUrl, texts);
      facts = {
        siteDir,
        addresses,
        guides,
        language: i18n.currentLocale,
        key: cacheKey(siteDir, madeBy(siteDir, i18n.currentLocale)),
      };
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
