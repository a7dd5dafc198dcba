import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {alternatePath} from '../../../lib/locale';
import {stateOfPage, twinsOf} from '../../../lib/translationStates';
import {lastChanged} from './lastChanged';
import {readManifest} from './manifest';
import {statesOf} from './pageStates';

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
