import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {SocialCardsContent} from '../../../content/socialCards';
import {brand} from '../../../data/brand';
import {routes as sitePaths} from '../../../data/routes';
import {cacheKey, type MadeBy} from '../../../rendering/cacheKey';
import {keptFolder} from '../../../rendering/kept.cjs';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {contentOf, publishedTexts} from '../../../rendering/publishedTexts';
import {ownTitle} from '../../../lib/ownTitle';
import {readWords} from '../../../lib/readWords';
import type {CardWords} from './card';
import {cardArea} from './cardArea';
import {cardTags, previewTitle} from './tags';
import {importInTurn} from '../../../lib/importInTurn';

/** Soft hyphens, and what tells browsers where text runs from right to left: fonts have no letters for them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Folder of the cards in the built locale: files of its kind are cached for ever. */
const folder = 'assets/cards/';

/** What cards are drawn by, besides their words. */
export const madeBy: MadeBy = {
  modules: ['src/features/social-cards/plugin/drawCards.ts'],
  reads: ['src/css/colours.css', 'static/favicon.svg'],
};

/** Names a card in the head of every page that may be found, and draws the cards. */
export default function socialCards({siteDir, i18n}: LoadContext): SitePlugin {
  const say = readWords<SocialCardsContent>(siteDir, i18n.currentLocale, 'socialCards');
  /** What the cards say, by the name of their file. */
  const cards = new Map<string, CardWords>();
  return {
    name: 'social-cards',
    headOf({plugins, siteConfig}) {
      const {url, baseUrl} = siteConfig;
      const legal = [sitePaths.terms, sitePaths.dpa].map((route) => baseUrl + route.slice(1));
      const texts = publishedTexts(contentOf(plugins));
      const kinds = new Map(texts.map(({permalink, kind}) => [permalink, kind]));
      const key = cacheKey(siteDir, madeBy);
      const {host} = new URL(url);
      return (page) => {
        const preview = previewTitle(page);
        if (preview === undefined) {
          return '';
        }
        const area = cardArea(page.route, kinds, legal);
        const title = ownTitle(preview, siteConfig);
        // The area stands above it.
        const card = {
          area: say.areas[area],
          title: title.replace(`${say.areas[area]}: `, '').replace(unseen, ''),
          brand: brand.name,
          host,
          sheet: area === 'site',
        };
        const hash = createHash('sha256')
          .update(JSON.stringify([key, card]))
          .digest('hex');
        const file = `${hash.slice(0, 8)}.png`;
        cards.set(file, card);
        return cardTags(url + baseUrl + folder + file, title);
      };
    },
    async writeFiles({outDir}) {
      const {drawCards, lostLettersWarning} = await importInTurn(() => import('./drawCards'));
      const lost = await drawCards(cards, {
        folder: path.join(outDir, folder),
        cacheDir: keptFolder(siteDir, 'social-cards'),
      });
      lostLettersWarning(i18n.currentLocale, lost).forEach((warning) => console.warn(`[WARNING] ${warning}`));
    },
  };
}
