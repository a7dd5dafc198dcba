import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {bundle, type BundleOptions} from '../../../lib/bundle';
import {outputFile} from '../../../lib/outputFile';
import type {SearchWords} from '../../../lib/searchWords';
import {routes} from '../../../data/routes';
import type {SearchData} from '../../../lib/pluginData';
import {readWords, wordsFile} from '../../../lib/readWords';
import type {SearchAnswer} from '../../../lib/searchAnswer';
import {devServer} from '../../../rendering/devServer';
import {keptFolder} from '../../../rendering/kept.cjs';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {contentOf, listsOfTexts, otherVersions, publishedTexts} from '../../../rendering/publishedTexts';
import {wordsFolder} from '../../page-words/plugin';
import {answersOfTexts} from './answers';
import {importInTurn} from '../../../lib/importInTurn';

/** Full-text search: the index of each locale, made from its built pages, and the dialog and page that read it. */
export default function search(context: LoadContext): SitePlugin {
  const {baseUrl, outDir, generatedFilesDir} = context;
  const development = process.env.NODE_ENV === 'development';
  const developmentFolder = path.join(generatedFilesDir, 'search-client');
  const styles = bundle('features/search/browser/search.css');
  const options: BundleOptions = {
    format: 'esm',
    alias: {'@content': wordsFolder(context)},
    define: {
      SEARCH_STYLES: baseUrl + styles.file,
      SEARCH_HOME: baseUrl,
      SEARCH_INDEX: `${baseUrl}pagefind/`,
      SEARCH_DEVELOPMENT: development,
    },
  };
  const script = bundle('features/search/browser/index.ts', options);
  const page = bundle('features/search/browser/searchPage.ts', options);
  const writeInto = (folder: string) =>
    [script, page, styles].forEach(({file, code}) => outputFile(path.join(folder, file), code));
  return {
    name: 'search',
    async contentLoaded({actions}) {
      if (development) {
        writeInto(developmentFolder);
      }
      actions.setGlobalData({script: baseUrl + script.file, page: baseUrl + page.file} satisfies SearchData);
      actions.addRoute({
        path: baseUrl + routes.search.slice(1),
        // In the frame of the site, which no feature imports.
        component: '@site/src/shell/SearchPage',
        exact: true,
      });
    },
    // The development server has no built pages: it shows what the last build found.
    configureWebpack: () =>
      devServer({
        static: [
          {publicPath: `${baseUrl}pagefind`, directory: path.join(outDir, 'pagefind')},
          {publicPath: baseUrl, directory: developmentFolder},
        ],
      }),
    async writeFiles(locale, pages) {
      writeInto(locale.outDir);
      const {indexPages} = await importInTurn(() => import('./indexPages'));
      const {siteDir, i18n, siteConfig} = context;
      const content = contentOf(locale.plugins);
      const texts = publishedTexts(content);
      const ofLanguage = <Words>(name: string) => readWords<Words>(siteDir, i18n.currentLocale, name);
      const answers = ofLanguage<readonly SearchAnswer[]>('searchAnswers');
      const file = wordsFile(i18n.currentLocale, 'searchAnswers');
      await indexPages(pages, {
        folder: path.join(locale.outDir, 'pagefind'),
        baseUrl,
        cacheDir: keptFolder(siteDir, 'pagefind'),
        otherVersions: otherVersions(content),
        texts: new Map(texts.map(({permalink, kind}) => [permalink, kind])),
        lists: listsOfTexts(locale.routes),
        searchWords: ofLanguage<SearchWords>('searchWords'),
        answers: [...answers.map((answer) => ({...answer, file})), ...answersOfTexts(texts, baseUrl)],
        site: siteConfig,
      });
    },
  };
}
