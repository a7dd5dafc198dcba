import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt`: everything may be read but the API, and each locale has its sitemap. Pages that are not to be
 * listed say so themselves: a search engine that may not read them would not learn it.
 */
export default function robots({siteConfig, i18n}: LoadContext): Plugin {
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  return {
    name: 'robots',
    async postBuild({outDir}) {
      if (currentLocale === defaultLocale) {
        const sitemaps = locales.map(
          (locale) => `Sitemap: ${siteConfig.url}${localeConfigs[locale]?.baseUrl ?? '/'}sitemap.xml`,
        );
        const lines = ['User-agent: *', 'Disallow: /api/', '', ...sitemaps];
        writeFileSync(path.join(outDir, 'robots.txt'), `${lines.join('\n')}\n`);
      }
    },
  };
}
