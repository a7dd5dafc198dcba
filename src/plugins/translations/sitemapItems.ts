import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {alternatePath} from '../../lib/locale';
import {stateOfPage, twinsOf} from '../../lib/translationStates';
import {readManifest} from './manifest';
import {statesOf} from './pageStates';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Items of a locale's sitemap: without the pages that are only shown there in English, and with the twins of each page
 * that say the same.
 *
 * @param siteDir folder of the site
 * @param homes path of each locale's home, with a slash at its end; the language that texts are written in first
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
      return [links.length > 0 ? {...item, links: [...links, fallback]} : item];
    });
  };
}
