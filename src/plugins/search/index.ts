import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {leaveJob} from '../build-jobs';
import {wordsFolder} from '../page-words';
import {bundleClient, type SearchFile} from './bundleClient';
import type {IndexJob} from './job';

/** What components read by `usePluginData('search')`. */
export interface SearchData {
  /** Address of the script that opens the search. */
  readonly script: string;
}

async function writeFiles(folder: string, files: readonly SearchFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, file.text);
  }
}

/** Full-text search: the index of each locale, made from its built pages, and the dialog that reads it. */
export default function search(context: LoadContext): Plugin {
  const {siteDir, baseUrl, i18n, outDir: builtLocale, generatedFilesDir} = context;
  const development = process.env.NODE_ENV === 'development';
  const {script, styles} = bundleClient(siteDir, wordsFolder(context), baseUrl, development);
  const developmentFolder = path.join(generatedFilesDir, 'search-client');
  return {
    name: 'search',
    async contentLoaded({actions}) {
      if (development) {
        await writeFiles(developmentFolder, [script, styles]);
      }
      actions.setGlobalData({script: baseUrl + script.path} satisfies SearchData);
    },
    // The development server has no built pages: it shows what the last build found.
    configureWebpack: () =>
      development
        ? ({
            devServer: {
              static: [
                {publicPath: `${baseUrl}pagefind`, directory: path.join(builtLocale, 'pagefind')},
                {publicPath: baseUrl, directory: developmentFolder},
              ],
            },
          } as object)
        : {},
    async postBuild({outDir}) {
      await writeFiles(outDir, [script, styles]);
      const others = i18n.locales.filter((locale) => locale !== i18n.currentLocale);
      await leaveJob(outDir, {
        script: 'src/plugins/search/indexSite.mts',
        input: {outDir, baseUrl, otherLocales: others} satisfies IndexJob,
        failure: `The search index of ${baseUrl} could not be made`,
      });
    },
  };
}
