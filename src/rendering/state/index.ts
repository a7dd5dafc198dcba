import path from 'node:path';
import type {Compiler, Configuration, RuleSetRule} from 'webpack';
import {changedInside} from '../reliance';

/** Docusaurus's own modules. They may keep state, which pages do not depend on. */
const foundation =
  /[\\/]node_modules[\\/](?:@docusaurus|@mdx-js|prism-react-renderer|react|react-dom|react-fast-compare|react-helmet-async|react-loadable|react-router[\w-]*|scheduler)[\\/]/;

const here = (file: string) => path.join(__dirname, file);

/** This folder's modules, and code for the browser. */
const rendering = path.join(__dirname, '..');

/** Under Docusaurus's own name for each, which takes precedence over a longer one. Other modules are React's. */
const aliases = {
  react: [here('react'), path.dirname(require.resolve('react/package.json'))],
  'react-router$': here('docusaurus/reactRouter.js'),
  'react-router-dom$': here('docusaurus/reactRouterDom.js'),
  '@docusaurus/BrowserOnly': here('docusaurus/BrowserOnly.js'),
  '@docusaurus/ComponentCreator': here('ComponentCreator.tsx'),
  '@docusaurus/Link': here('docusaurus/Link.js'),
  '@docusaurus/router': here('docusaurus/router.js'),
  '@docusaurus/theme-common$': here('docusaurus/themeCommon.js'),
  '@docusaurus/theme-common/internal$': here('docusaurus/themeCommonInternal.js'),
  '@docusaurus/useIsBrowser': here('docusaurus/useIsBrowser.js'),
};

/**
 * Bundler rule that gives pages, texts and packages a React that rejects state and handlers outside of islands
 * (`guard.cjs`), and parts of Docusaurus that reject waiting for the browser (`docusaurus.cjs`). Without hydration,
 * such a button would do nothing. Does not depend on React's internals: modules import another `react`.
 */
export const deadState: RuleSetRule = {
  // Not `test`, by which core would recognize this as the rule of a content plugin.
  resource: {
    and: [/\.(?:[cm]?[jt]sx?|mdx?)$/, {not: [foundation, rendering]}],
  },
  resolve: {
    alias: aliases,
  },
};

/** Throws if Docusaurus calls its modules by other names, since the aliases above would be ignored. */
export function requireAliases({resolve}: Configuration): void {
  const own = Object.keys(aliases).filter((name) => /^@docusaurus\/.*[^$]$/.test(name));
  const missing = own.find((name) => !(name in (resolve?.alias ?? {})));
  if (missing) {
    throw changedInside(`The bundler has no alias ${missing}`);
  }
}

/** Throws if no script has the guard, as a module that begins with its name in quotes. */
export function requireGuard(scripts: readonly string[]): void {
  if (!scripts.some((code) => /^"[^"]*\/state\/guard\.cjs"\s*\(/m.test(code))) {
    throw changedInside('The build that renders pages has no module ".../state/guard.cjs"');
  }
}

/** Bundler plugin with this check for the build that renders pages. */
export const guardRequired = {
  apply({hooks, webpack: {Compilation}}: Compiler): void {
    const name = 'GuardRequired';
    hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT}, (assets) =>
        requireGuard(
          Object.entries(assets).flatMap(([file, asset]) =>
            file.endsWith('.js') ? asset.source().toString() : [],
          ),
        ),
      ),
    );
  },
};
