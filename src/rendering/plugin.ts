import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type {LoadContext, PostCssOptions, RouteConfig} from '@docusaurus/types';
import customMedia from 'postcss-custom-media';
import {bundle} from '../browser/bundle';
import {brandFile} from '../browser/brand/script';
import {offerScript} from '../browser/offer/script';
import {toldParties} from '../browser/third-parties/toldParties';
import {thirdParties} from '../data/thirdParties';
import {apiOriginOf} from '../lib/siteAddress';
import {watchOthers} from './afterOthers';
import {alivePagesRule, layoutAround} from './alivePages';
import {dependCacheOn, ForgetChangedFiles} from './bundlerCache';
import {clientBuild, configureNames, islandsEntry} from './clientBuild';
import {nameVariablesAlike} from './clientBuild/stableNames';
import {compressFiles, textsBelow} from './compress';
import {requireReached} from './configuration/themeParts';
import {forgetUnused, keptFolder} from './kept.cjs';
import type {SitePlugin} from './lifecycle';
import {writePages} from './page/writePages';
import {contentOf, publishedTexts, requireTextsOf} from './publishedTexts';
import {serverAliases} from './serverBuild';
import {openResults, saveResults} from './results';
import {deadState} from './state';
import {isInert} from './state/inert';
import {TextErrors, textFilesRule} from './textErrors';
import {CompileTextsOnce} from './textsOnce';
import {unmirrored} from './unmirrored';
import {unusedModules} from './unusedModules';

const name = 'rendering';

export type RenderingOptions = {
  /** Pages that work without hydrating their state. A package, or a path relative to the site. */
  readonly inert?: string[];
};

const componentsOf = (routes: readonly RouteConfig[]): string[] =>
  routes.flatMap(({component, routes: below = []}) => [component, ...componentsOf(below)]);

function warnOfUnknown(inert: readonly string[], routes: readonly RouteConfig[]): void {
  const components = componentsOf(routes);
  for (const entry of inert.filter((it) => !components.some((file) => isInert(file, it)))) {
    console.warn(
      `[WARNING] docusaurus.config.ts: withRendering lists "${entry}" as inert, and no page is made by it. Take it out.`,
    );
  }
}

/** Modules loaded by every page in development, where Docusaurus's app renders it. */
const developmentModules = [path.join(__dirname, '../browser/islands/requireRoot.ts'), islandsEntry];

/**
 * Turns Docusaurus's app into static pages with islands. Reduces the builds to what pages use. After the build,
 * writes each page with its styles and policy, lets the other plugins create their files, and compresses everything.
 */
export default function rendering(context: LoadContext, {inert = []}: RenderingOptions = {}): SitePlugin {
  const {siteDir, siteConfig, generatedFilesDir, i18n} = context;
  const development = process.env.NODE_ENV === 'development';
  // Many hosts compress files themselves and limit their number.
  const compress = process.env.PRECOMPRESS === 'off' ? () => Promise.resolve() : compressFiles;
  const nameThings = configureNames(context);
  requireReached(siteDir);
  if (!development) {
    openResults(siteDir, context.siteConfigPath);
  }
  // Untranslated texts were reported in the first locale.
  const isSaid = (file: string) =>
    !development && i18n.currentLocale !== i18n.defaultLocale && !file.startsWith(`${i18n.path}/`);
  return {
    name,
    getClientModules: () => (development ? developmentModules : []),
    getPathsToWatch: () => [path.join(siteDir, 'src/browser/page-script/**/*.ts')],
    injectHtmlTags() {
      const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
      const entries = [
        'page-script/index.ts',
        ...(announcementBar ? ['page-script/announcement.ts'] : []),
        ...(development ? ['copyCode', 'tabs', 'checklists'].map((name) => `page-script/${name}.ts`) : []),
      ];
      const offer = development ? undefined : offerScript(siteDir);
      const tokens = toldParties(thirdParties).map(({token}) => token);
      const define = {
        THIRD_PARTY_TOKENS: tokens.length > 0 && tokens,
        ANNOUNCEMENT: announcementBar?.id ?? false,
        SEVERAL_LANGUAGES: i18n.locales.length > 1,
        OFFERS_LANGUAGE: offer !== undefined,
        LANGUAGE: i18n.currentLocale,
        HOME: siteConfig.baseUrl,
      };
      // Replaced afterwards, because the bundler would try to resolve a known URL.
      const codeOf = (entry: string) =>
        bundle(entry, {define})
          .code.replace('OFFER_ADDRESS', () => JSON.stringify(siteConfig.baseUrl + (offer?.file ?? '')))
          .replace('BRAND_ADDRESS', () => JSON.stringify(siteConfig.baseUrl + brandFile));
      // Before the first paint, since it decides whether the cookie dialog shows.
      return {headTags: entries.map((entry) => ({tagName: 'script', innerHTML: codeOf(entry)}))};
    },
    configureWebpack(config, isServer, utils) {
      const shared = {
        resolve: {alias: unusedModules(generatedFilesDir)},
        // Islands are identified by their file.
        node: {__filename: true},
        module: {rules: [textFilesRule(siteDir)]},
        plugins: [
          new TextErrors(siteDir, isSaid),
          ...(development ? [] : [new ForgetChangedFiles(siteDir), new CompileTextsOnce()]),
        ],
      };
      const {DefinePlugin} = utils.currentBundler.instance;
      const guard = new DefinePlugin({
        GUARD: JSON.stringify({inert, siteDir, build: isServer ? config.output?.path : undefined}),
      });
      if (development) {
        return {
          ...shared,
          resolve: {alias: {...shared.resolve.alias, ...serverAliases}},
          module: {rules: [deadState, alivePagesRule(context), ...shared.module.rules]},
          plugins: [...shared.plugins, guard],
        };
      }
      nameThings(config, isServer, utils);
      dependCacheOn(config, [__dirname, path.join(siteDir, 'src/plugins')], context.baseUrl, siteDir);
      if (isServer) {
        return {
          ...shared,
          resolve: {alias: {...shared.resolve.alias, ...serverAliases}},
          module: {rules: [deadState, alivePagesRule(context), layoutAround, ...shared.module.rules]},
          // Errors name their module.
          optimization: {moduleIds: 'named'},
          plugins: [...shared.plugins, guard],
        };
      }
      nameVariablesAlike(config);
      const {module, plugins, ...client} = clientBuild(context);
      return {
        ...shared,
        ...client,
        // Loaders of the last rule run first.
        module: {rules: [...module.rules, ...shared.module.rules]},
        plugins: [...plugins, ...shared.plugins],
      };
    },
    // LightningCSS compiles the styles for the supported browsers once, during minification. PostCSS only inserts the
    // breakpoints: its own plugins would run for each of a hundred files and look for a configuration beside each.
    configurePostCss: (options): PostCssOptions => ({
      ...options,
      config: false,
      plugins: [globalData({files: [path.join(siteDir, 'src/css/media.css')]}), customMedia(), unmirrored],
    }),
    async postBuild(locale) {
      const {plugins, routes, outDir} = locale;
      const othersAreDone = watchOthers(plugins, name);
      warnOfUnknown(inert, routes);
      requireTextsOf(routes, publishedTexts(contentOf(plugins)));
      const sitePlugins: readonly SitePlugin[] = plugins;
      const {pages, requireAssets} = writePages(locale, sitePlugins, apiOriginOf(siteConfig));
      const cache = keptFolder(siteDir, 'compressed');
      const files = new Set(pages.map(({file}) => file));
      await Promise.all([
        compress([...files], cache),
        ...sitePlugins.map(({writeFiles}) => writeFiles?.(locale, pages)),
        othersAreDone(),
      ]);
      requireAssets();
      const changed = await Promise.all(sitePlugins.map(({measure}) => measure?.(locale, pages) ?? []));
      changed.flat().forEach((file) => files.delete(file));
      await compress(
        textsBelow(outDir).filter((file) => !files.has(file)),
        cache,
      );
      saveResults();
      await forgetUnused(keptFolder(siteDir));
    },
  };
}
