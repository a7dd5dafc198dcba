import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {alternatePath} from '../../../lib/locale';
import {stateOfPage, twinsOf} from '../../../lib/translationStates';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteMetadata} from '@docusaurus/types';
import {isPost} from '../../markdown';
import {readFrontMatter} from '../../markdown/plugin';
import {readManifest} from './manifest';
import {statesOf} from './pageStates';

/** YAML parses some notations as dates. */
type Day = string | number | Date;

function dayOf(given: Day | undefined): string | undefined {
  const date = new Date(given ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/**
 * Returns the date of a text's last change, as stated in the text: `last_update`, or an article's date. Commit dates
 * would also count changes of links and comments.
 */
async function lastChanged(
  siteDir: string,
  {sourceFilePath: source, lastUpdatedAt}: RouteMetadata = {},
): Promise<string | undefined> {
  if (lastUpdatedAt || !source || !/\.mdx?$/.test(source)) {
    return dayOf(lastUpdatedAt ?? undefined);
  }
  const filePath = path.join(siteDir, source);
  const {frontMatter} = await readFrontMatter(source, await readFile(filePath, 'utf8'));
  const {last_update: update, date} = frontMatter as {last_update?: {date?: Day}; date?: Day};
  const named = isPost(source) ? /\d{4}-\d\d-\d\d/.exec(source)?.[0] : undefined;
  return dayOf(update?.date ?? date ?? named);
}

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Returns the items of a locale's sitemap: without pages shown there in English, with the alternates of each page, and
 * with the date of a text's last change.
 *
 * @param homes home path of each locale, with a trailing slash; the source language first
 */
export function translatedSitemapItems(
  siteDir: string,
  homes: Readonly<Record<string, string>>,
): CreateSitemapItems {
  const languages = Object.keys(homes);
  const original = languages[0]!;
  return async ({siteConfig, routes, defaultCreateSitemapItems}) => {
    const {url, baseUrl} = siteConfig;
    const language = languages.find((it) => homes[it] === baseUrl) ?? original;
    const texts = flattenRoutes([...routes]).flatMap(({path, metadata}) =>
      metadata?.sourceFilePath ? [{source: metadata.sourceFilePath, permalink: path}] : [],
    );
    const states = statesOf(readManifest(siteDir), texts, baseUrl);
    const days = new Map(
      await Promise.all(
        flattenRoutes([...routes]).map(
          async (route) => [route.path, await lastChanged(siteDir, route.metadata)] as const,
        ),
      ),
    );
    const items = await defaultCreateSitemapItems({siteConfig, routes});
    return items.flatMap((item) => {
      const {pathname} = new URL(item.url);
      const path = pathname.slice(baseUrl.length - 1);
      if (stateOfPage(states, language, path) === 'missing') {
        return [];
      }
      const inLanguage = (it: string) => url + alternatePath(pathname, {from: baseUrl, to: homes[it] ?? '/'});
      const links = twinsOf(states, language, languages, path).map((lang) => ({lang, url: inLanguage(lang)}));
      const fallback = {lang: 'x-default', url: inLanguage(original)};
      const lastmod = days.get(pathname) ?? item.lastmod;
      return [{...item, ...(lastmod && {lastmod}), ...(links.length > 0 && {links: [...links, fallback]})}];
    });
  };
}
