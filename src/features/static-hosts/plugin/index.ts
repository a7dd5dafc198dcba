import {writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {brand} from '../../../data/brand';
import {legalTimeZone} from '../../../data/legal';
import {routes} from '../../../data/routes';
import {dayIn} from '../../../lib/calendar';
import {outputFile} from '../../../lib/outputFile';
import {formatRedirects} from '../../../lib/redirects';
import {apiOriginOf} from '../../../lib/siteAddress';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {siteHomeOf} from '../../site-address/plugin';
import {staticHostHeaders} from './headers';
import {movedAddresses} from './redirects';
import {hostingNotes, robotsTxt} from './robots';
import {securityTxt} from './securityTxt';

/**
 * Writes the files at the root of the site, once for all locales: `_headers` and `_redirects` for static hosts, and
 * `robots.txt`, which disallows only the API and lists the sitemap of each locale. Unlisted pages have a `noindex` tag
 * instead, which a search engine sees only if it may crawl them. Prints the remaining manual steps.
 */
export default function staticHosts(context: LoadContext): SitePlugin {
  const {siteConfig, i18n} = context;
  const {currentLocale, defaultLocale, locales, localeConfigs} = i18n;
  const home = siteHomeOf(context);
  const homes = locales.map((locale) => localeConfigs[locale]?.baseUrl ?? home);
  const api = apiOriginOf(siteConfig);
  const place = {origin: siteConfig.url, home, sitemapsIn: siteConfig.noIndex ? [] : homes, api};
  return {
    name: 'static-hosts',
    async writeFiles({outDir, baseUrl}, pages) {
      if (currentLocale === defaultLocale) {
        writeFileSync(path.join(outDir, 'robots.txt'), robotsTxt(place));
        writeFileSync(path.join(outDir, '_headers'), staticHostHeaders(homes, home, api));
        outputFile(
          path.join(outDir, '.well-known/security.txt'),
          securityTxt({
            email: brand.securityEmail ?? brand.contactEmail,
            origin: siteConfig.url,
            home,
            languages: locales,
            policy: routes.disclosure,
            day: dayIn(legalTimeZone, new Date()),
          }),
        );
        const paths = pages.map(({route}) => `/${route.slice(baseUrl.length)}`);
        const redirects = movedAddresses(siteConfig.plugins, homes, paths);
        if (redirects.length > 0) {
          const onNetlify = process.env.NETLIFY === 'true';
          writeFileSync(path.join(outDir, '_redirects'), formatRedirects(redirects, onNetlify));
        }
        hostingNotes(place, brand.contactEmail).forEach((note) => logger.info(note));
      }
    },
  };
}
