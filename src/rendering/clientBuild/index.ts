import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {alivePageEntries, layoutLeftOut} from '../alivePages';
import {changedInside} from '../reliance';
import {createClassNamer} from './classNames';
import {KeepReachableFrom} from './keepReachableFrom';

/** The entry that brings islands to life. */
export const islandsEntry = path.join(__dirname, '../../browser/islands/index.tsx');

/** A rule of the bundler for files of a kind, as Docusaurus sets it. */
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

/** Every page names the font twice, and Docusaurus gives names of fifty characters. */
function shortenFontNames(rules: readonly unknown[]): void {
  const rule = ruleFor(rules, 'a.woff2', 'a.png');
  const [loader] = rule.use as [{options?: {name?: string}}];
  if (typeof loader?.options?.name !== 'string') {
    throw changedInside('The loader of fonts has no option for their names');
  }
  loader.options.name = 'assets/fonts/[contenthash:8].[ext]';
}

/** Small pictures would stand in the page as `data:`, which its policy does not let in. */
function keepPicturesFiles(rules: readonly unknown[]): void {
  const rule = ruleFor(rules, 'a.png', 'a.woff2');
  const [loader] = rule.use as [{options?: {limit?: number | false}}];
  if (loader?.options?.limit === undefined) {
    throw changedInside('The loader of pictures has no option for their size');
  }
  loader.options.limit = false;
}

/**
 * Makes the function that gives both production builds short names for classes and fonts, which each page repeats, and keeps
 * pictures apart from pages.
 */
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
    ruleFor(rules, 'a.module.css', 'a.css').use = getStyleLoaders(isServer, {
      modules: {getLocalIdent, exportOnlyLocals: isServer},
      importLoaders: 1,
    });
  };
}

/**
 * What the bundler is told for the production build for browsers. Docusaurus's own app is rendered at build and never
 * loaded, so this build is cut down to what pages take from it: the style sheet, the files that texts name, and the
 * bundle that brings islands to life.
 */
export function clientBuild(context: LoadContext) {
  const {siteDir, generatedFilesDir} = context;
  const registry = path.join(generatedFilesDir, 'registry.js');
  if (!existsSync(registry)) {
    throw changedInside(`The registry of routes is not ${registry}`);
  }
  const alivePages = alivePageEntries(context, 'islands');
  return {
    mergeStrategy: {entry: 'replace' as const},
    entry: {
      // Not "styles": that is the chunk into which Docusaurus gathers all style sheets.
      pages: path.join(__dirname, 'pageStyles.ts'),
      // With its runtime inside: one script less to name and to fetch.
      islands: {import: islandsEntry, runtime: false as const},
      ...alivePages,
    },
    module: {
      rules: [
        layoutLeftOut,
        {
          test: registry,
          loader: path.join(__dirname, 'componentsOnly.cjs'),
          options: {siteDir},
        },
        // `resource` and not `test`: by `test`, core would take this for the rule of another content plugin.
        {resource: /\.mdx?$/, enforce: 'post' as const, loader: path.join(__dirname, 'filesOnly.cjs')},
      ],
    },
    // Numbers would depend on what else is compiled, and on the folder that Docusaurus generates into.
    optimization: {moduleIds: 'named' as const, chunkIds: 'named' as const},
    plugins: [new KeepReachableFrom('islands', Object.keys(alivePages))],
  };
}
