import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {alternatePath} from '../../lib/locale';
import {readManifest} from './manifest';
import {pageStates} from './pageStates';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Items of a locale's sitemap: without the pages that are only shown there in English, and with the twin of each page
 * that says the same.
 *
 * @param siteDir folder of the site
 * @param homes path of each locale's home, with a slash at its end; the language that texts are written in first
 */
export function translatedSitemapItems(
  siteDir: string,
  homes: Readonly<Record<string, string>>,
): CreateSitemapItems {
  const [original] = Object.values(homes);
  return async ({siteConfig, routes, defaultCreateSitemapItems}) => {
    const {url, baseUrl} = siteConfig;
    const texts = flattenRoutes([...routes]).flatMap(({path, metadata}) =>
      metadata?.sourceFilePath ? [{source: metadata.sourceFilePath, permalink: path}] : [],
    );
    const states = pageStates(readManifest(siteDir), texts, baseUrl);
    const items = await defaultCreateSitemapItems({siteConfig, routes});
    return items.flatMap((item) => {
      const {pathname} = new URL(item.url);
      const state = states[pathname.slice(baseUrl.length - 1)] ?? 'current';
      if (state === 'missing' && baseUrl !== original) {
        return [];
      }
      const links = Object.entries(homes).map(([lang, to]) => ({
        lang,
        url: url + alternatePath(pathname, {from: baseUrl, to}),
      }));
      const fallback = {lang: 'x-default', url: links[0]?.url ?? item.url};
      return [state === 'current' ? {...item, links: [...links, fallback]} : item];
    });
  };
}
