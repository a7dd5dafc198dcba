import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {alivePageEntries, layoutLeftOut} from '../alivePages';
import {changedInside} from '../reliance';
import {createClassNamer} from './classNames';
import {KeepReachableFrom} from './keepReachableFrom';

const cssOnce = path.join(__dirname, '../cssOnce.cjs');

/** Bundler rule for a kind of files, as Docusaurus configures it. */
interface Rule {
  test: RegExp;
  use: unknown;
}

function ruleFor(rules: readonly unknown[], file: string, other: string): Rule {
  const rule = rules.find(
    (it): it is Rule =>
      (it as Partial<Rule>).test instanceof RegExp &&
      (it as Rule).test.test(file) &&
      !(it as Rule).test.test(other),
  );
  if (!rule) {
    throw changedInside(`The bundler has no rule for ${file} alone`);
  }
  return rule;
}

/** Every page names the font twice, and Docusaurus generates names of fifty characters. */
function shortenFontNames(rules: readonly unknown[]): void {
  const rule = ruleFor(rules, 'a.woff2', 'a.png');
  const [loader] = rule.use as [{options?: {name?: string}}];
  if (typeof loader?.options?.name !== 'string') {
    throw changedInside('The loader of fonts has no option for their names');
  }
  loader.options.name = 'assets/fonts/[contenthash:8].[ext]';
}

/** Small pictures would be inlined as `data:` URLs, which the page's policy blocks. */
function keepPicturesFiles(rules: readonly unknown[]): void {
  const rule = ruleFor(rules, 'a.png', 'a.woff2');
  const [loader] = rule.use as [{options?: {limit?: number | false}}];
  if (loader?.options?.limit === undefined) {
    throw changedInside('The loader of pictures has no option for their size');
  }
  loader.options.limit = false;
}

/** Returns a function that configures both production builds: short class and font names, pictures as files. */
export function configureNames({siteDir}: LoadContext) {
  const getLocalIdent = createClassNamer(siteDir);
  return (
    config: Configuration,
    isServer: boolean,
    {getStyleLoaders}: Pick<ConfigureWebpackUtils, 'getStyleLoaders'>,
  ): void => {
    const rules = config.module?.rules ?? [];
    shortenFontNames(rules);
    keepPicturesFiles(rules);
    const loaders = getStyleLoaders(isServer, {
      modules: {getLocalIdent, exportOnlyLocals: isServer},
      importLoaders: 1,
    }) as {loader: string}[];
    ruleFor(rules, 'a.module.css', 'a.css').use = loaders.map((use) =>
      /[\\/]css-loader[\\/]/.test(use.loader) ? {...use, loader: cssOnce} : use,
    );
  };
}

/**
 * Configures the production build for browsers. Docusaurus's app is rendered by the build and never loaded, so this
 * build keeps only what pages use: the style sheet, files named in texts, and the bundle of islands.
 *
 * @param islandsEntry absolute path
 */
export function clientBuild(context: LoadContext, islandsEntry: string) {
  const {generatedFilesDir} = context;
  const registry = path.join(generatedFilesDir, 'registry.js');
  if (!existsSync(registry)) {
    throw changedInside(`The registry of routes is not ${registry}`);
  }
  const alivePages = alivePageEntries(context, 'islands');
  return {
    mergeStrategy: {entry: 'replace' as const},
    entry: {
      // Not "styles", the name of Docusaurus's chunk for all style sheets.
      pages: path.join(__dirname, 'pageStyles.ts'),
      // With an inlined runtime, which saves a script.
      islands: {import: islandsEntry, runtime: false as const},
      ...alivePages,
    },
    module: {
      rules: [
        layoutLeftOut,
        {test: registry, loader: path.join(__dirname, 'componentsOnly.cjs')},
        // `resource` instead of `test`, by which core would recognize this as the rule of another content plugin.
        {resource: /\.mdx?$/, enforce: 'post' as const, loader: path.join(__dirname, 'filesOnly.cjs')},
      ],
    },
    // Numeric ids would depend on other modules and on Docusaurus's generated folder.
    optimization: {moduleIds: 'named' as const, chunkIds: 'named' as const},
    plugins: [new KeepReachableFrom('islands', Object.keys(alivePages))],
  };
}
