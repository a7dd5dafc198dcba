import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import search from '..';
import {indexPages} from '../indexPages';

jest.mock('../../../browser/bundle', () => ({
  bundle: (entry: string, options?: object) => ({
    file: `assets/${path.basename(entry)}`,
    code: JSON.stringify([entry, options]),
  }),
}));
jest.mock('../../../lib/readWords', () => ({
  ...jest.requireActual<object>('../../../lib/readWords'),
  readWords: (siteDir: string, language: string, name: string) =>
    name === 'searchAnswers' ? [{ask: ['x'], text: 'y', to: '/a'}] : [siteDir, language, name],
}));
jest.mock('../../page-words', () => ({wordsFolder: () => '/words'}));
jest.mock('../indexPages', () => ({indexPages: jest.fn()}));

let dir: string;
const environment = process.env;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'search-'));
});
afterEach(() => {
  process.env = environment;
  rmSync(dir, {recursive: true});
});
const make = (NODE_ENV = 'production') => {
  process.env = {...environment, NODE_ENV};
  return search({
    baseUrl: '/it/',
    siteDir: '/site',
    outDir: path.join(dir, 'out'),
    generatedFilesDir: path.join(dir, 'generated'),
    i18n: {currentLocale: 'it'},
    siteConfig: {titleDelimiter: '|', title: 'Site'},
  } as unknown as LoadContext);
};
/** What the browser is given, with the words of the language and the addresses of the locale. */
const files = (development: boolean) => {
  const options = {
    format: 'esm',
    alias: {'@content': '/words'},
    define: {
      SEARCH_STYLES: '/it/assets/search.css',
      SEARCH_HOME: '/it/',
      SEARCH_INDEX: '/it/pagefind/',
      SEARCH_DEVELOPMENT: development,
    },
  };
  return {
    'index.ts': JSON.stringify(['search/index.ts', options]),
    'searchPage.ts': JSON.stringify(['search/searchPage.ts', options]),
    'search.css': JSON.stringify(['search/search.css', null]),
  };
};
const read = (folder: string) =>
  Object.fromEntries(
    Object.keys(files(false)).flatMap((name) => {
      const file = path.join(dir, folder, 'assets', name);
      return existsSync(file) ? [[name, readFileSync(file, 'utf8')]] : [];
    }),
  );
async function load(plugin: ReturnType<typeof search>): Promise<unknown> {
  let told: unknown;
  const actions = {setGlobalData: (data: unknown) => (told = data)};
  await plugin.contentLoaded!({actions} as never);
  return told;
}

it('tells pages where the scripts of the search are, which lie among the files of a build', async () => {
  const plugin = make();
  expect(plugin.name).toBe('search');
  expect(await load(plugin)).toEqual({script: '/it/assets/index.ts', page: '/it/assets/searchPage.ts'});
  expect(plugin.configureWebpack!({}, false, {} as never, undefined)).toEqual({});
  expect(existsSync(path.join(dir, 'generated'))).toBe(false);
});

it('has them and the last index served in development', async () => {
  const plugin = make('development');
  await load(plugin);
  expect(read('generated/search-client')).toEqual(files(true));
  expect(plugin.configureWebpack!({}, false, {} as never, undefined)).toEqual({
    devServer: {
      static: [
        {publicPath: '/it/pagefind', directory: path.join(dir, 'out/pagefind')},
        {publicPath: '/it/', directory: path.join(dir, 'generated/search-client')},
      ],
    },
  });
});

it('indexes the pages of a locale with its words, and the answers of the site and its texts', async () => {
  const frontMatter = {answers: [{ask: ['z'], text: 'v'}]};
  const text = {source: '@site/docs/a.md', permalink: '/it/a', title: 'A', frontMatter};
  const version = {versionName: 'current', label: 'Next', path: '/it/next', isLast: true, docs: [text]};
  const content = {loadedVersions: [version, {...version, isLast: false, docs: []}]};
  const plugins = [{name: 'docusaurus-plugin-content-docs', options: {}, content}];
  const pages = [{route: '/it/'}];
  const routes = [
    {path: '/it/blog', component: '@theme/BlogListPage'},
    {path: '/it/blog/authors/a', component: '@theme/Blog/Pages/BlogAuthorsPostsPage'},
    {path: '/it/tags/b', component: '@theme/DocTagDocListPage'},
    {path: '/it/a', component: '@theme/DocItem'},
    {path: '/it/tags', component: '@site/src/pages/tags.tsx'},
  ];
  const outDir = path.join(dir, 'out');
  await make().writeFiles!({outDir, plugins, routes} as never, pages as never);
  expect(read('out')).toEqual(files(false));
  expect(indexPages).toHaveBeenCalledWith(pages, {
    folder: path.join(outDir, 'pagefind'),
    baseUrl: '/it/',
    cacheDir: '/site/node_modules/.cache/portal/pagefind',
    otherVersions: [{label: 'Next', path: '/it/next'}],
    texts: new Map([['/it/a', 'guide']]),
    lists: new Set(['/it/blog', '/it/blog/authors/a', '/it/tags/b']),
    searchWords: ['/site', 'it', 'searchWords'],
    answers: [
      {ask: ['x'], text: 'y', to: '/a', file: 'i18n/it/content/searchAnswers.ts'},
      {ask: ['z'], text: 'v', to: '/a', file: 'docs/a.md'},
    ],
    site: {titleDelimiter: '|', title: 'Site'},
  });
});
