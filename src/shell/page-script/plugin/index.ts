import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {thirdParties} from '../../../data/thirdParties';
import thirdPartiesPlugin from '../../../features/consent/plugin';
import {toldParties} from '../../../features/consent/toldParties';
import languageOffer, {offerScript} from '../../../features/language-offer/plugin';
import visitBrand, {brandFile} from '../../../features/rebrand/plugin';
import search from '../../../features/search/plugin';
import {bundle} from '../../../lib/bundle';
import {lists} from '../../../lib/lists';
import type {PagePart} from '../../../rendering';
import {leftBehind} from '../../configuration/unlisted';

/** Parts of the page script for pages that have elements with all these attributes. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'features/reading/browser/copyCode.ts': ['data-copy'],
  'features/reading/browser/tabs.ts': ['data-tabs'],
  'features/checklists/browser/checklists.ts': ['data-checklist'],
  'shell/page-script/keepPlace.ts': ['data-to=', 'data-text'],
};

export const pageParts = (): PagePart[] =>
  Object.entries(parts).map(([entry, attributes]) => ({
    code: bundle(entry).code,
    attributes,
  }));

/** Inlines the page script (src/shell/page-script) into the head of every page, without parts of unlisted features. */
export default function pageScript({siteDir, siteConfig, i18n}: LoadContext): Plugin {
  const development = process.env.NODE_ENV === 'development';
  return {
    name: 'page-script',
    getPathsToWatch: () => [path.join(siteDir, 'src/{shell/page-script,features/*/browser}/**/*.ts')],
    async postBuild() {
      // Once, not for each locale.
      if (i18n.currentLocale === i18n.defaultLocale) {
        leftBehind(siteConfig).forEach((sentence) => console.warn(`[WARNING] ${sentence}`));
      }
    },
    injectHtmlTags() {
      const {announcementBar} = siteConfig.themeConfig as {announcementBar?: {id: string}};
      const entries = [
        'shell/page-script/index.ts',
        ...(announcementBar ? ['shell/page-script/announcement.ts'] : []),
        ...(development ? Object.keys(parts).filter((entry) => entry.startsWith('features/')) : []),
      ];
      const offer = development || !lists(siteConfig, languageOffer) ? undefined : offerScript(siteDir);
      const tokens = toldParties(thirdParties).map(({token}) => token);
      const define = {
        THIRD_PARTY_TOKENS: tokens.length > 0 && tokens,
        ANNOUNCEMENT: announcementBar?.id ?? false,
        SEVERAL_LANGUAGES: i18n.locales.length > 1,
        OFFERS_LANGUAGE: offer !== undefined,
        SEARCHES: lists(siteConfig, search),
        ASKS_CONSENT: lists(siteConfig, thirdPartiesPlugin),
        WEARS_BRANDS: lists(siteConfig, visitBrand),
        LANGUAGE: i18n.currentLocale,
        HOME: siteConfig.baseUrl,
      };
      // Replaced afterwards, because the bundler would try to resolve a known URL.
      const codeOf = (entry: string) =>
        bundle(entry, {define})
          .code.replace('OFFER_ADDRESS', () => JSON.stringify(siteConfig.baseUrl + (offer?.file ?? '')))
          .replace('BRAND_ADDRESS', () => JSON.stringify(siteConfig.baseUrl + brandFile));
      // Before the first paint, since it decides whether the cookie dialog shows.
      return {headTags: entries.map((entry) => ({tagName: 'script', innerHTML: codeOf(entry)}))};
    },
  };
}
