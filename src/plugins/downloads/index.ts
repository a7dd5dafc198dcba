import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {languagesOf} from '../../lib/languages';
import {addressesOf} from '../../lib/publishedTexts';
import {devServer} from '../../rendering/devServer';
import type {SitePlugin} from '../../rendering/lifecycle';
import {publishedTexts} from '../../rendering/publishedTexts';
import {wordsFile} from '../../lib/readWords';
import {codeHash} from '../pdf/codeHash';
import type {DownloadsFacts} from './makeDownloads';
import {offeredGuides} from './offeredGuides';
import type {ReportFacts} from './report';
import {importInTurn} from '../../lib/importInTurn';

/** What the files are made by, besides the texts. */
const sources = [
  'src/plugins/downloads',
  'src/plugins/downloads/pdf',
  'src/plugins/downloads/report',
  'src/plugins/downloads/sheets',
  'src/data/riskScale.ts',
  'src/data/sampleBrands.ts',
  'src/data/sampleReport.ts',
  'src/data/sheetForms.ts',
  'src/lib/brandName.ts',
  'src/lib/clientReport.ts',
  'src/lib/format.ts',
  'src/lib/pdf/brandSlot.ts',
  'src/lib/pdf/letterLine.ts',
  'src/data/securityScore.ts',
  'static/favicon.svg',
  'src/plugins/brand',
];

/** The files of their words. */
const wordsFiles = (siteDir: string) =>
  languagesOf(siteDir)
    .flatMap((language) =>
      ['downloads', 'riskRegister', 'sampleReport', 'sheetForms', 'sheets'].map((name) =>
        wordsFile(language, name),
      ),
    )
    .filter((file) => existsSync(path.join(siteDir, file)));

/** Loads what makes the files when it is wanted: a configuration is read several times. */
async function make(facts: DownloadsFacts & ReportFacts): Promise<void> {
  const {makeDownloads} = await importInTurn(() => import('./makeDownloads'));
  const {makeReport} = await importInTurn(() => import('./report'));
  await makeDownloads(facts);
  await makeReport(facts);
}

/** Makes the files that guides give, handbooks as PDF, sheets to fill in and tables for spreadsheets, and the sample report. */
export default function downloads({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
  i18n,
}: LoadContext): SitePlugin {
  const developmentFolder = path.join(generatedFilesDir, 'downloads-files');
  let facts: Omit<DownloadsFacts & ReportFacts, 'outDir'> | undefined;
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
        codeHash: codeHash(siteDir, [...sources, ...wordsFiles(siteDir)]),
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
