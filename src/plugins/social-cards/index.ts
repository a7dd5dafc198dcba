import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {socialCards as italian} from '../../../i18n/it/content/socialCards';
import {socialCards as english, type SocialCardsContent} from '../../content/socialCards';
import {brand} from '../../data/brand';
import {routes as sitePaths} from '../../data/routes';
import {leaveJob} from '../build-jobs';
import type {PageStepMaker} from '../first-view/pageSteps';
import {contentOf, publishedTexts} from '../texts';
import type {CardWords} from './card';
import {chooseCards} from './chooseCards';
import type {CardsJob} from './job';
import {nameCard, previewTitle} from './tags';

const words: Readonly<Record<string, SocialCardsContent>> = {en: english, it: italian};

/** Folder of the cards in the built locale: files of its kind are cached for ever. */
const folder = 'assets/cards/';

/** What cards are drawn by, besides their words. */
function designHash(siteDir: string): string {
  const files = ['src/plugins/social-cards/card.ts', 'src/plugins/social-cards/drawCards.mts'];
  const packages = ['satori', '@resvg/resvg-js', '@fontsource/geist'].map(
    (name) => `node_modules/${name}/package.json`,
  );
  const hash = createHash('sha256');
  [...files, ...packages].forEach((file) => hash.update(readFileSync(path.join(siteDir, file))));
  return hash.digest('hex');
}

/** Names a card in the head of every page that may be found, and draws the cards. */
export const socialCards: PageStepMaker = (locale, {siteDir, i18n}) => {
  const {outDir, routesPaths, plugins, siteConfig} = locale;
  const {url, baseUrl} = siteConfig;
  const say = words[i18n.currentLocale] ?? english;
  const legal = [sitePaths.terms, sitePaths.dpa].map((route) => baseUrl + route.slice(1));
  const choice = chooseCards(routesPaths, publishedTexts(contentOf(plugins)), legal);
  const design = designHash(siteDir);
  const {host} = new URL(url);
  const cards: Record<string, CardWords> = {};

  return {
    change(html, route) {
      const {area, own} = choice.get(route) ?? {area: 'site', own: false};
      const preview = previewTitle(html);
      if (preview === undefined) {
        return html;
      }
      const title = own ? preview.replace(` | ${brand.name}`, '') : say.shared[area];
      // The area stands above it.
      const card = {
        area: say.areas[area],
        title: title.replace(`${say.areas[area]}: `, ''),
        brand: brand.name,
        host,
      };
      const hash = createHash('sha256')
        .update(JSON.stringify([design, card]))
        .digest('hex')
        .slice(0, 8);
      const file = `${hash}.png`;
      cards[file] = card;
      return nameCard(html, url + baseUrl + folder + file, title);
    },
    async finish() {
      await leaveJob(outDir, {
        script: 'src/plugins/social-cards/drawCards.mts',
        input: {
          cacheDir: path.join(siteDir, 'node_modules/.cache/social-cards'),
          outDir: path.join(outDir, folder),
          cards,
        } satisfies CardsJob,
        failure: 'The cards of shared pages could not be drawn',
      });
    },
  };
};
