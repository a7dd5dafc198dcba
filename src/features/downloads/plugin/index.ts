import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {wordsFiles} from '../../../lib/readWords';
import {cacheKey, type MadeBy} from '../../../rendering/cacheKey';
import {devServer} from '../../../rendering/devServer';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {publishedTexts} from '../../../rendering/publishedTexts';
import {paperReads} from '../../pdf/plugin';
import {type OfferedGuide, offeredGuides} from './offeredGuides';
import {importInTurn} from '../../../lib/importInTurn';

/** The modules and files that the files of a language depend on, besides the texts. */
export const madeBy = (siteDir: string, language: string): MadeBy => ({
  modules: [
    'src/features/downloads/plugin/makeDownloads.ts',
    'src/features/downloads/plugin/report/index.ts',
    'src/features/downloads/plugin/comparison/index.ts',
    ...wordsFiles(siteDir, language, [
      ...['downloads', 'riskRegister', 'sampleReport', 'sheetForms', 'sheets'],
      ...['comparison', 'comparisonPdf', 'company', 'savingsCalculator'],
    ]),
  ],
  reads: [...paperReads, 'static/favicon.svg', '@fontsource-variable/geist'],
});

/**
 * Makes guides' downloads (PDFs, fillable sheets, spreadsheets), the sample report and the comparison from rendered
 * pages. Development has none, and serves those of the last build.
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
      const {makeDownloads} = await importInTurn(() => import('./makeDownloads'));
      const {makeReport} = await importInTurn(() => import('./report'));
      const {makeComparison} = await importInTurn(() => import('./comparison'));
      const language = i18n.currentLocale;
      const key = cacheKey(siteDir, madeBy(siteDir, language));
      const facts = {siteDir, outDir: locale.outDir, key};
      const origin = siteConfig.url;
      await makeDownloads({...facts, baseUrl, origin, guides, pages});
      await makeReport({...facts, language});
      await makeComparison({...facts, language, origin, baseUrl});
    },
  };
}

export {default as remarkRecordTables} from './recordTables';
