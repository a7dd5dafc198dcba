import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {wordsFolder} from '../page-words';
import {bundleClient, type SearchFile} from './bundleClient';

/** What components read by `usePluginData('search')`. */
export interface SearchData {
  /** Address of the script that opens the search. */
  readonly script: string;
}

/** Indexing goes on while the next locale is built; the last one waits for all. */
const running: Promise<void>[] = [];

/** Runs `indexSite.mts`, in a process of its own: Pagefind is a kind of module that the configuration cannot load. */
async function indexSite(siteDir: string, outDir: string, baseUrl: string): Promise<void> {
  const script = path.join(siteDir, 'src/plugins/search/indexSite.mts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, outDir, baseUrl], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`The search index of ${baseUrl} could not be made; the reason stands above.`);
  }
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
      const indexing = indexSite(siteDir, outDir, baseUrl);
      // A failure is told by the last locale.
      indexing.catch(() => undefined);
      running.push(indexing);
      if (i18n.currentLocale === i18n.locales.at(-1)) {
        await Promise.all(running);
      }
    },
  };
}
