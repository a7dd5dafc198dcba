/** Parts of Docusaurus's configuration that follow from data and features, and that adopters rarely touch. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {brand} from '../../data/brand';
import {pagesWithoutCustomer} from '../../data/customers';
import {routes, serverRoutes, unlistedRoutes} from '../../data/routes';
import {translatedSitemapItems} from '../../features/translations/plugin';
import {pathIn} from '../../lib/locale';
import {readPlace} from '../../lib/siteAddress';
import type {SiteOptions} from '../../rendering';
import {pageParts} from '../page-script/plugin';
import {announcementProblems} from '../page-script/plugin/announcementProblems';
import {unlistedProblems} from './unlisted';

export {requireFit} from './checks';
export {compilerPlugins, docs, markdown} from './texts';

export const {site, api} = readPlace(process.env, brand.siteUrl);

const homesOf = (locales: readonly string[]): Record<string, string> =>
  Object.fromEntries(locales.map((locale) => [locale, pathIn(locale, '/', site.home)]));

/** Homes of the languages, also if a single one is served (`npm run dev -- --locale it`). */
export const localeConfigs = (locales: readonly string[]): Record<string, {baseUrl: string}> =>
  Object.fromEntries(Object.entries(homesOf(locales)).map(([locale, baseUrl]) => [locale, {baseUrl}]));

/** Files of `src/pages` without a page here: customers that the data lack, and diagnostics without a server. */
export const noPages: string[] = [
  ...GlobExcludeDefault,
  ...pagesWithoutCustomer,
  ...(api === 'none' ? serverRoutes.map((id) => `${routes[id].slice(1)}.tsx`) : []),
];

export const sitemapOf = (siteDir: string, locales: readonly string[]): Options['sitemap'] => ({
  ignorePatterns: unlistedRoutes.flatMap((id) =>
    locales.map((locale) => pathIn(locale, routes[id], site.home)),
  ),
  createSitemapItems: translatedSitemapItems(siteDir, homesOf(locales)),
});

/** Folders with code that makes pages and files of texts. */
const pluginFolders = (siteDir: string): string[] =>
  readdirSync(path.join(siteDir, 'src/features'))
    .map((feature) => `src/features/${feature}/plugin`)
    .filter((folder) => existsSync(path.join(siteDir, folder)));

export const renderingOf = (siteDir: string): SiteOptions => ({
  islands: 'src/site/islands/defineIsland.tsx',
  bundle: 'src/shell/islands/index.tsx',
  media: 'src/css/media.css',
  code: ['src/site/brand', ...pluginFolders(siteDir)],
  parts: pageParts(),
  checks: [announcementProblems, unlistedProblems],
});
