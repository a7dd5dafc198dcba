import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {requestsOf} from '../registry.cjs';
import {changedInside} from '../reliance';
import {isAlive, pageIslandName} from './pages.cjs';

type Context = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/** Ends of names of files, as the bundler tries them. */
const ends = ['', '.js', '.jsx', '.ts', '.tsx', '/index.js', '/index.jsx', '/index.ts', '/index.tsx'];

/** Files of the components of all routes: pages and what plugins show, but no part of a theme. */
function routeFiles({siteDir, generatedFilesDir}: Context): string[] {
  return requestsOf(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'))
    .map((request) => request.replace('@site', siteDir))
    .filter((request) => path.isAbsolute(request) && !/\.(?:json|mdx?)(?:\?|$)/.test(request))
    .flatMap(
      (request) =>
        ends.map((end) => request + end).find((file) => existsSync(file) && path.extname(file)) ?? [],
    );
}

const here = (file: string) => path.join(__dirname, file);
const loader = here('islandOfPage.cjs');

/**
 * Rule of the bundler by which pages that declare themselves alive are shown as islands.
 *
 * @param define module of the site with `slots`
 */
export const alivePagesRule = (context: Context, define: string): RuleSetRule => ({
  resource: {
    and: [
      // The folder of pages too: in development, some are added.
      {or: [...routeFiles(context), path.join(context.siteDir, 'src/pages')]},
      /\.[jt]sx?$/,
    ],
  },
  resourceQuery: {not: /alive/},
  loader,
  options: {siteDir: context.siteDir, define},
});

/** Rule of the bundler by which modules get another `@theme/Layout`, in which a page finds its island. */
const layoutRule = (file: string): RuleSetRule => ({
  resource: {and: [/\.(?:[cm]?[jt]sx?|mdx?)$/, {not: [path.join(__dirname, '..')]}]},
  resolve: {alias: {'@theme/Layout': here(file)}},
});

/** The server build renders the layout around the island of such a page. */
export const layoutAround = layoutRule('LayoutAroundIsland.tsx');

/** In the browser there is no layout: it stays as it was built. */
export const layoutLeftOut = layoutRule('LayoutLeftOut.tsx');

const link = require.resolve('@docusaurus/core/lib/client/exports/Link.js');

/**
 * Throws if links call something of Docusaurus's app that `bringToLife.tsx` does not provide.
 *
 * @param source code of Docusaurus's `Link`
 */
export function requireKnownCalls(source = readFileSync(link, 'utf8')): void {
  const calls = [...source.matchAll(/window\.docusaurus\.(\w+)/g)].map(([, name = '']) => name);
  const unknown = calls.find((name) => !['prefetch', 'preload'].includes(name));
  if (unknown) {
    throw changedInside(`Links call window.docusaurus.${unknown}`);
  }
}

/**
 * Returns client build entries of pages that declare themselves islands. Other pages load nothing from them.
 *
 * @param islands name of the entry with React
 */
export function alivePageEntries(context: Context, islands: string) {
  const {siteDir} = context;
  requireKnownCalls();
  return Object.fromEntries(
    routeFiles(context)
      .filter(isAlive)
      .map((file) => [
        pageIslandName(siteDir, file),
        {import: `${loader}?${JSON.stringify({siteDir, browser: true})}!${file}`, dependOn: islands},
      ]),
  );
}
