import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {languagesOf} from '../../lib/languages';
import {devServer} from '../../rendering/devServer';
import type {SitePlugin} from '../../rendering/lifecycle';
import {publishedTexts} from '../../rendering/publishedTexts';
import {wordsFile} from '../../lib/readWords';
import {codeHash} from '../pdf/codeHash';
import {type OfferedGuide, offeredGuides} from './offeredGuides';
import {importInTurn} from '../../lib/importInTurn';

/** What the files are made by, besides the texts. */
const sources = [
  'src/plugins/articles',
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
  'src/lib/securityScore.ts',
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

/**
 * Makes the files that guides give, handbooks as PDF, sheets to fill in and tables for spreadsheets, and the sample report.
 * They are made from pages: in development there are none, and those of the last build are served.
 */
export default function downloads({siteDir, siteConfig, baseUrl, outDir, i18n}: LoadContext): SitePlugin {
  const folder = path.join(outDir, 'downloads');
  let guides: readonly OfferedGuide[] = [];
  return {
    name: 'downloads',
    async allContentLoaded({allContent}) {
      guides = offeredGuides(publishedTexts(allContent));
      if (process.env.NODE_ENV === 'development' && !existsSync(folder)) {
        console.warn(
          '[WARNING] The files that guides offer are those of the last build, and there is none: run "npm run build" to see them.',
        );
      }
    },
    configureWebpack: () => devServer({static: [{publicPath: `${baseUrl}downloads`, directory: folder}]}),
    async writeFiles(locale, pages) {
      // When they are wanted: a configuration is read several times.
      const {makeDownloads} = await importInTurn(() => import('./makeDownloads'));
      const {makeReport} = await importInTurn(() => import('./report'));
      const facts = {
        siteDir,
        outDir: locale.outDir,
        codeHash: codeHash(siteDir, [...sources, ...wordsFiles(siteDir)]),
      };
      await makeDownloads({...facts, baseUrl, origin: siteConfig.url, guides, pages});
      await makeReport({...facts, language: i18n.currentLocale});
    },
  };
}
