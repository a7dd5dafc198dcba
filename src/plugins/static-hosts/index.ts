import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {formatRedirects} from '../../lib/redirects';
import type {SitePlugin} from '../../rendering/lifecycle';
import {staticHostHeaders} from './headers';
import {movedAddresses} from './redirects';

/**
 * Writes what stands at the root of the site, once for all locales: `_headers` and `_redirects` for static hosts, and
 * `robots.txt`, by which everything may be read but the API, and each locale has its sitemap. Pages that are not to be listed say so
 * themselves: a search engine that may not read them would not learn it.
 */
export default function staticHosts({siteConfig, i18n}: LoadContext): SitePlugin {
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  const homes = locales.map((locale) => localeConfigs[locale]?.baseUrl ?? '/');
  return {
    name: 'static-hosts',
    async writeFiles({outDir, baseUrl}, pages) {
      if (currentLocale === defaultLocale) {
        const sitemaps = homes.map((home) => `Sitemap: ${siteConfig.url}${home}sitemap.xml`);
        // A site with `noIndex` has no sitemaps.
        const robots = ['User-agent: *', 'Disallow: /api/', ...(siteConfig.noIndex ? [] : ['', ...sitemaps])];
        writeFileSync(path.join(outDir, 'robots.txt'), `${robots.join('\n')}\n`);
        writeFileSync(path.join(outDir, '_headers'), staticHostHeaders(homes));
        const paths = pages.map(({route}) => `/${route.slice(baseUrl.length)}`);
        const redirects = movedAddresses(siteConfig.plugins, homes, paths);
        if (redirects.length > 0) {
          writeFileSync(path.join(outDir, '_redirects'), formatRedirects(redirects));
        }
      }
    },
  };
}
