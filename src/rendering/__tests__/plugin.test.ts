import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, LoadedPlugin} from '@docusaurus/types';
import {standIns} from '@site/tests/standIns';
import {toldParties} from '../../browser/third-parties/toldParties';
import {alivePagesRule, layoutAround} from '../alivePages';
import {ForgetChangedFiles} from '../bundlerCache';
import {clientBuild, islandsEntry} from '../clientBuild';
import {compressFiles} from '../compress';
import {requireReached} from '../configuration/themeParts';
import type {BuiltLocale, SitePlugin} from '../lifecycle';
import rendering, {type RenderingOptions} from '../plugin';
import preset from '../preset';
import {serverAliases} from '../serverBuild';
import {deadState} from '../state';
import {places} from '../template';
import {TextErrors} from '../textErrors';
import {unmirrored} from '../unmirrored';

let mockOffer: {file: string} | undefined;
let mockParties: object[] = [];
jest.mock('../../browser/bundle', () => ({
  bundle: (entry: string, {define = {}} = {}) => ({
    code: `${entry} ${JSON.stringify(define)} OFFER_ADDRESS BRAND_ADDRESS`,
  }),
}));
jest.mock('../../browser/offer/script', () => ({offerScript: () => mockOffer}));
jest.mock('../../data/thirdParties', () => ({
  get thirdParties() {
    return mockParties;
  },
}));
// ES modules, which Jest cannot require.
jest.mock('@csstools/postcss-global-data', () => ({__esModule: true, default: (options: object) => options}));
jest.mock('postcss-custom-media', () => ({__esModule: true, default: () => 'custom media'}));
jest.mock('../configuration/themeParts', () => ({requireReached: jest.fn()}));
jest.mock('../compress', () => ({
  ...jest.requireActual<object>('../compress'),
  compressFiles: jest.fn(() => Promise.resolve()),
}));

let siteDir: string;
let context: LoadContext;
const write = (file: string, text = '') => {
  const full = path.join(siteDir, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, text);
  return full;
};
const unused = [
  '/n/infima/a.css',
  '/n/theme-classic/lib/nprogress',
  '/n/theme-classic/lib/prism-include-languages',
];

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'rendering-'));
  write('generated/registry.js');
  write('generated/client-modules.js', unused.map((name) => `require(${JSON.stringify(name)})`).join());
  write('src/plugins/a.ts');
  write('src/other.ts');
  context = {
    siteDir,
    baseUrl: '/it/',
    generatedFilesDir: path.join(siteDir, 'generated'),
    siteConfig: {baseUrl: '/it/', themeConfig: {}, customFields: {apiOrigin: 'https://api.example'}},
    i18n: {currentLocale: 'it', defaultLocale: 'en', locales: ['en', 'it'], path: 'i18n/it'},
  } as unknown as LoadContext;
  mockOffer = {file: 'offer.js'};
  mockParties = [];
});
const environment = process.env;
afterEach(() => {
  process.env = environment;
  rmSync(siteDir, {recursive: true});
});
const inDevelopment = () => {
  process.env = {...environment, NODE_ENV: 'development'};
  return rendering(context);
};

it('is the only plugin of its preset, and refuses swizzled parts that no page shows', () => {
  expect(preset(context, {inert: ['a']})).toEqual({plugins: [[rendering, {inert: ['a']}]]});
  expect(rendering(context).name).toBe('rendering');
  expect(requireReached).toHaveBeenCalledWith(siteDir);
});

it('has modules in every page in development alone', () => {
  expect(rendering(context).getClientModules?.()).toEqual([]);
  expect(inDevelopment().getClientModules?.()).toEqual([
    path.join(__dirname, '../../browser/islands/requireRoot.ts'),
    islandsEntry,
  ]);
  expect(rendering(context).getPathsToWatch?.()).toEqual([
    path.join(siteDir, 'src/browser/page-script/**/*.ts'),
  ]);
});

describe('scripts in every page', () => {
  const scripts = ({injectHtmlTags}: SitePlugin) =>
    (injectHtmlTags?.({content: undefined}) as {headTags: {tagName: string; innerHTML: string}[]}).headTags;
  const told = {
    THIRD_PARTY_TOKENS: false,
    ANNOUNCEMENT: false,
    SEVERAL_LANGUAGES: true,
    OFFERS_LANGUAGE: true,
    LANGUAGE: 'it',
    HOME: '/it/',
  };
  const script = (name: string, define: object, offer = '/it/offer.js') => ({
    tagName: 'script',
    innerHTML: `page-script/${name}.ts ${JSON.stringify({...told, ...define})} "${offer}" "/it/brand.js"`,
  });

  it('are told of the languages, the home and the files that they load', () => {
    expect(scripts(rendering(context))).toEqual([script('index', {})]);
  });

  it('are told of third parties, and of an announcement, which has a script more', () => {
    const analytics = standIns('https://f.example', 'https://s.example')[2];
    mockParties = [analytics];
    context.siteConfig.themeConfig = {announcementBar: {id: 'new'}};
    const define = {THIRD_PARTY_TOKENS: [toldParties([analytics])[0]?.token], ANNOUNCEMENT: 'new'};
    expect(scripts(rendering(context))).toEqual([script('index', define), script('announcement', define)]);
  });

  it('offer no language where there is none to offer, nor in development, which has those of texts too', () => {
    context.i18n.locales = ['en'];
    const one = {SEVERAL_LANGUAGES: false, OFFERS_LANGUAGE: false};
    mockOffer = undefined;
    expect(scripts(rendering(context))).toEqual([script('index', one, '/it/')]);
    mockOffer = {file: 'offer.js'};
    expect(scripts(inDevelopment())).toEqual(
      ['index', 'copyCode', 'tabs', 'checklists'].map((name) => script(name, one, '/it/')),
    );
  });
});

describe('the bundler', () => {
  class DefinePlugin {}
  const shortNames = {minimizerOptions: {mangle: true as unknown}};
  const buildDependencies: string[] = [];
  const configOf = () => ({
    module: {
      rules: [
        {test: /\.woff2$/, use: [{options: {name: ''}}]},
        {test: /\.module\.css$/, use: 'modules'},
        {test: /\.png$/, use: [{options: {limit: 1}}]},
      ],
    },
    cache: {buildDependencies},
    optimization: {
      minimize: true,
      minimizer: [{name: 'SwcJsMinimizerRspackPlugin', _args: [shortNames]}],
    },
  });
  const configure = (plugin: SitePlugin, isServer: boolean, config: object = configOf()) => {
    const utils = {getStyleLoaders: () => ['ours'], currentBundler: {instance: {DefinePlugin}}};
    const told = plugin.configureWebpack!(config as never, isServer, utils as never, undefined);
    return told as unknown as Record<string, object> & {plugins: {isSaid: (file: string) => boolean}[]};
  };
  const alias = Object.fromEntries(unused.map((name) => [name, false]));
  /** The rule for files that texts name, whose functions are others each time. */
  const ofTexts = expect.objectContaining({
    loader: path.join(__dirname, '../textFiles.cjs'),
    options: expect.objectContaining({siteDir: expect.stringContaining('rendering-') as string}) as object,
  }) as object;
  const kinds = ({plugins}: {plugins: object[]}) => plugins.map(({constructor}) => constructor.name);

  it('makes pages with guarded parts, islands of whole pages and a router that finds routes by their address', () => {
    const config = configOf();
    const {plugins, ...told} = configure(rendering(context), true, config);
    expect(told).toEqual({
      resolve: {alias: {...alias, ...serverAliases}},
      node: {__filename: true},
      module: {rules: [deadState, alivePagesRule(context), layoutAround, ofTexts]},
      optimization: {moduleIds: 'named'},
    });
    expect(kinds({plugins})).toEqual([TextErrors.name, ForgetChangedFiles.name, DefinePlugin.name]);
    expect(config.module.rules[1]).toHaveProperty('use', ['ours']);
    expect(shortNames.minimizerOptions.mangle).toBe(true);
    expect(buildDependencies).not.toContain(path.join(siteDir, 'src/other.ts'));
    expect(buildDependencies).toEqual(
      expect.arrayContaining([path.join(__dirname, '../plugin.ts'), path.join(siteDir, 'src/plugins/a.ts')]),
    );
  });

  it('makes for browsers what islands need', () => {
    const {plugins, ...told} = configure(rendering(context), false);
    const {plugins: own, module, ...client} = clientBuild(context);
    expect(told).toEqual({
      ...client,
      resolve: {alias},
      node: {__filename: true},
      module: {rules: [...module.rules, ofTexts]},
    });
    expect(kinds({plugins})).toEqual([...kinds({plugins: own}), TextErrors.name, ForgetChangedFiles.name]);
    expect(shortNames.minimizerOptions.mangle).toEqual({disableCharFreq: true});
  });

  it('guards pages in development too, and changes nothing else', () => {
    const {plugins, ...told} = configure(inDevelopment(), false, {});
    expect(told).toEqual({
      resolve: {alias: {...alias, ...serverAliases}},
      node: {__filename: true},
      module: {rules: [deadState, alivePagesRule(context), ofTexts]},
    });
    expect(kinds({plugins})).toEqual([TextErrors.name, DefinePlugin.name]);
  });

  it.each([
    ['a text shown for want of a translation', 'it', 'docs/a.md', true],
    ['a translation', 'it', 'i18n/it/docs/a.md', false],
    ['a text of a folder that only begins alike', 'it', 'i18n/italy/a.md', true],
    ['a text of the first language', 'en', 'docs/a.md', false],
  ])('says what is wrong in %s once', (_, currentLocale, file, isSaid) => {
    context.i18n.currentLocale = currentLocale;
    expect(configure(rendering(context), true).plugins[0]?.isSaid(file)).toBe(isSaid);
    expect(configure(inDevelopment(), true).plugins[0]?.isSaid(file)).toBe(false);
  });

  it('puts the widths of the site into style sheets, and does nothing else', () => {
    const options = {parser: 'a', plugins: ['theirs']} as never;
    expect(rendering(context).configurePostCss!(options)).toEqual({
      parser: 'a',
      config: false,
      plugins: [{files: [path.join(siteDir, 'src/css/media.css')]}, 'custom media', unmirrored],
    });
  });
});

describe('after a build', () => {
  const page = (body: string) =>
    `<html><head>${places.policy}<title>T</title>${places.head}${places.styles}</head><body data-styles="/it/s.css" data-scripts="/it/i.js">${body}</body></html>`;
  const events: unknown[] = [];
  const names = (files: readonly string[]) => files.map((file) => path.relative(siteDir, file)).sort();
  beforeEach(() => {
    events.length = 0;
    jest.mocked(compressFiles).mockReset();
    jest.mocked(compressFiles).mockImplementation((files, folder) => {
      expect(folder).toBe(path.join(siteDir, 'node_modules/.cache/portal/compressed'));
      events.push(names(files));
      return Promise.resolve();
    });
    write('out/s.css', 'p{a:b}');
  });

  /** Builds a locale as Docusaurus does: all plugins at once, in their order. */
  async function build(
    others: readonly object[],
    routes: object[] = [],
    options?: RenderingOptions,
  ): Promise<void> {
    const plugins = [rendering(context, options), ...others].map((plugin) => ({options: {}, ...plugin}));
    const locale = {
      plugins,
      routes,
      outDir: path.join(siteDir, 'out'),
      baseUrl: '/it/',
      routesPaths: ['/it/', '/it/b'],
      siteConfig: context.siteConfig,
    } as unknown as BuiltLocale;
    await Promise.all(
      (plugins as unknown as LoadedPlugin[]).map(async ({postBuild}) => postBuild?.(locale as never)),
    );
  }

  it('writes pages, then files of them, then measures, and compresses each once', async () => {
    write('out/index.html', page('<p>'));
    write('out/b.html', page('<b>'));
    const old = write('node_modules/.cache/portal/pictures/a');
    utimesSync(old, new Date(0), new Date(0));
    const site: Partial<SitePlugin> = {
      name: 'site',
      headOf: () => () => '<meta name="own">',
      async writeFiles(_, pages) {
        events.push(pages.map(({route}) => route));
        expect(readFileSync(pages[0]!.file, 'utf8')).toMatch(
          /form-action 'self' https:\/\/api\.example.*<meta name="own"><style>p\{a:b\}<\/style>/,
        );
        await Promise.resolve();
        write('out/a.txt');
      },
      measure: (_, pages) => {
        events.push('measured');
        return Promise.resolve([pages[1]!.file]);
      },
      postBuild: () => void events.push('others'),
    };
    await build([site, {name: 'plain'}]);
    expect(events).toEqual([
      ['out/b.html', 'out/index.html'],
      ['/it/', '/it/b'],
      'others',
      'measured',
      ['out/a.txt', 'out/b.html', 'out/s.css'],
    ]);
    expect(existsSync(old)).toBe(false);
  });

  it('compresses nothing where the host does', async () => {
    write('out/index.html', page('<p>'));
    write('out/b.html', page('<b>'));
    process.env = {...environment, PRECOMPRESS: 'off'};
    await build([]);
    expect(events).toEqual([]);
  });

  it('says which entry of the inert pages makes none', async () => {
    write('out/index.html', page('<p>'));
    write('out/b.html', page('<b>'));
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const inside = {path: '/it/x/y', component: '/n/node_modules/members/Page.js'};
    const routes = [{path: '/it/x', component: '@theme/Own', routes: [inside]}];
    await build([], routes, {inert: ['members', 'member']});
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining('withRendering lists "member" as inert, and no page is made by it')],
    ]);
    warn.mockRestore();
  });

  it.each<[string, object[], string]>([
    [
      'a text has a page that no plugin published',
      [{component: '@theme/DocItem', path: '/it/x'}],
      '/it/x is a guide or an article',
    ],
    ['a page names a file that is not there', [], 'The page /it/b names /it/assets/a.png'],
  ])('stops where %s', async (_, routes, message) => {
    write('out/index.html', page('<p>'));
    write('out/b.html', page('<img src="/it/assets/a.png">'));
    await expect(build([], routes)).rejects.toThrow(message);
  });
});
