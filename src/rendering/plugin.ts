import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type {LoadContext, PostCssOptions, RouteConfig} from '@docusaurus/types';
import customMedia from 'postcss-custom-media';
import {watchOthers} from './afterOthers';
import {alivePagesRule, layoutAround} from './alivePages';
import {dependCacheOn, ForgetChangedFiles} from './bundlerCache';
import {clientBuild, configureNames} from './clientBuild';
import {nameVariablesAlike} from './clientBuild/stableNames';
import {compressFiles, textsBelow} from './compress';
import {requireReached} from './configuration/themeParts';
import {forgetUnused, keptFolder} from './kept.cjs';
import type {SitePlugin} from './lifecycle';
import {writePages} from './page/writePages';
import {contentOf, publishedTexts, requireTextsOf} from './publishedTexts';
import {openResults, saveResults} from './results';
import {requireRouter, serverAliases} from './serverBuild';
import {deadState, guardRequired, requireAliases} from './state';
import {isInert} from './state/inert';
import {TextErrors, textFilesRule} from './textErrors';
import {CompileTextsOnce} from './textsOnce';
import {unmirrored} from './unmirrored';
import {unusedModules} from './unusedModules';

const name = 'rendering';

/** Paths are relative to the site. */
export type RenderingOptions = {
  /** Pages that work without hydrating their state. A package, or a path relative to the site. */
  readonly inert?: readonly string[];
  /** Module that exports the site's `defineIsland` and its `slots` (`IslandSlots`). */
  readonly islands: string;
  /** Entry of the bundle of islands. It sets `window.islands` to what `startIslands` returns. */
  readonly bundle: string;
  /** Style sheet with `@custom-media`, for all others. */
  readonly media: string;
  /** Folders with code of the build. The bundler's cache depends on them. */
  readonly code: readonly string[];
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

/**
 * Turns Docusaurus's app into static pages with islands. Reduces the builds to what pages use. After the build,
 * writes each page with its styles and policy, lets the other plugins create their files, and compresses everything.
 */
export default function rendering(
  context: LoadContext,
  {inert = [], islands, bundle, media, code}: RenderingOptions,
): SitePlugin {
  const {siteDir, generatedFilesDir, i18n} = context;
  const development = process.env.NODE_ENV === 'development';
  // Many hosts compress files themselves and limit their number.
  const compress = process.env.PRECOMPRESS === 'off' ? () => Promise.resolve() : compressFiles;
  const within = (file: string) => path.join(siteDir, file);
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
    getClientModules: () => (development ? [within(bundle)] : []),
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
        GUARD: JSON.stringify({
          inert,
          siteDir,
          islands: path.posix.join('@site', islands).replace(/\.\w+$/, ''),
          build: isServer ? config.output?.path : undefined,
        }),
      });
      if (development) {
        return {
          ...shared,
          resolve: {alias: {...shared.resolve.alias, ...serverAliases}},
          module: {rules: [deadState, alivePagesRule(context, within(islands)), ...shared.module.rules]},
          plugins: [...shared.plugins, guard],
        };
      }
      nameThings(config, isServer, utils);
      dependCacheOn(config, [__dirname, ...code.map(within)], context.baseUrl, siteDir);
      if (isServer) {
        requireAliases(config);
        requireRouter();
        return {
          ...shared,
          resolve: {alias: {...shared.resolve.alias, ...serverAliases}},
          module: {
            rules: [
              deadState,
              alivePagesRule(context, within(islands)),
              layoutAround,
              ...shared.module.rules,
            ],
          },
          // Errors name their module.
          optimization: {moduleIds: 'named'},
          plugins: [...shared.plugins, guard, guardRequired],
        };
      }
      nameVariablesAlike(config);
      const {module, plugins, ...client} = clientBuild(context, within(bundle));
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
      plugins: [globalData({files: [within(media)]}), customMedia(), unmirrored],
    }),
    async postBuild(locale) {
      const {plugins, routes, outDir} = locale;
      const othersAreDone = watchOthers(plugins, name);
      warnOfUnknown(inert, routes);
      requireTextsOf(routes, publishedTexts(contentOf(plugins)));
      const sitePlugins: readonly SitePlugin[] = plugins;
      const {pages, requireAssets} = writePages(locale, sitePlugins);
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
