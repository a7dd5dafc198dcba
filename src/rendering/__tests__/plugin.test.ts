import {existsSync, readFileSync, utimesSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, LoadedPlugin} from '@docusaurus/types';
import {compressFiles} from '../compress';
import type {BuiltLocale, SitePlugin} from '../lifecycle';
import rendering from '../plugin';
import {places} from '../template';
import {testFolder} from '../../../tests/testFolder';

// ES modules, which Jest cannot require.
jest.mock('@csstools/postcss-global-data', () => ({__esModule: true, default: () => undefined}));
jest.mock('postcss-custom-media', () => ({__esModule: true, default: () => undefined}));
jest.mock('../configuration/themeParts', () => ({requireReached: jest.fn()}));
jest.mock('../compress', () => ({...jest.requireActual<object>('../compress'), compressFiles: jest.fn()}));

const {folder: siteDir, write} = testFolder();

const options = {islands: 'islands.tsx', bundle: 'bundle.tsx', media: 'media.css', code: []};

const page = (body: string) =>
  `<html><head>${places.policy}<title>T</title>${places.head}${places.styles}</head><body data-styles="/it/s.css" data-scripts="/it/i.js">${body}</body></html>`;

/** Builds two pages as Docusaurus does: all plugins concurrently, in their order. */
async function build(body: string, others: readonly object[], routes: object[] = []): Promise<void> {
  write('out/s.css', 'p{a:b}');
  write('out/index.html', page('<p>'));
  write('out/b.html', page(body));
  const siteConfig = {baseUrl: '/it/'};
  const siteConfigPath = write('docusaurus.config.ts', '');
  write('src/rendering/plugin.ts', '');
  const i18n = {currentLocale: 'it'};
  const context = {siteDir, siteConfig, siteConfigPath, i18n} as unknown as LoadContext;
  const plugins = [rendering(context, options), ...others].map((plugin) => ({options: {}, ...plugin}));
  const locale = {
    ...{plugins, routes, siteConfig, baseUrl: '/it/'},
    ...{outDir: path.join(siteDir, 'out'), routesPaths: ['/it/', '/it/b']},
  } as unknown as BuiltLocale;
  await Promise.all(
    (plugins as unknown as LoadedPlugin[]).map(async ({postBuild}) => postBuild?.(locale as never)),
  );
}

it('writes pages, then files of them, then measures, and compresses each once', async () => {
  const events: unknown[] = [];
  jest.mocked(compressFiles).mockImplementation(async (files) => {
    events.push(files.map((file) => path.relative(siteDir, file)).sort());
  });
  const old = write('node_modules/.cache/portal/pictures/a');
  utimesSync(old, new Date(0), new Date(0));
  const site: Partial<SitePlugin> = {
    name: 'site',
    headOf: () => () => '<meta name="own">',
    sourcesOf: () => ({forms: ['https://api.example']}),
    async writeFiles(_, pages) {
      events.push(pages.map(({route}) => route));
      expect(readFileSync(pages[0]!.file, 'utf8')).toMatch(
        /form-action 'self' https:\/\/api\.example.*<meta name="own"><style>p\{a:b\}<\/style>/,
      );
      await Promise.resolve();
      write('out/a.txt');
    },
    measure: async (_, pages) => {
      events.push('measured');
      return [pages[1]!.file];
    },
    postBuild: () => void events.push('others'),
  };
  await build('<b>', [site, {name: 'plain'}]);
  expect(events).toEqual([
    ['out/b.html', 'out/index.html'],
    ['/it/', '/it/b'],
    'others',
    'measured',
    ['out/a.txt', 'out/b.html', 'out/s.css'],
  ]);
  expect(existsSync(old)).toBe(false);
});

it.each([
  ['a text has a page that no plugin published', '@theme/DocItem', '/it/x is a guide or an article'],
  ['a page names a file that is not there', '@theme/Other', 'The page /it/b names /it/assets/a.png'],
])('stops where %s', async (_, component, message) => {
  const built = build('<img src="/it/assets/a.png">', [], [{component, path: '/it/x'}]);
  await expect(built).rejects.toThrow(message);
});
