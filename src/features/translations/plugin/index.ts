import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopFor} from '../../../rendering/stopFor';
import {briefWarnings, problems, readManifest, sentenceOf, withoutDrafts} from './manifest';
import {readStates} from './readStates';

/** Tracks the state of each text's translations for the theme. Fails the build for texts that may not be published. */
export default function translations({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const manifest = readManifest(siteDir);
  stopFor('Translations:', problems(manifest).map(sentenceOf));
  const warn = () =>
    briefWarnings(withoutDrafts(siteDir, manifest)).forEach((warning) =>
      console.warn(`[WARNING] ${warning}`),
    );
  if (process.env.NODE_ENV === 'development') {
    warn();
  }
  return {
    name: 'translations',
    async allContentLoaded({allContent, actions}) {
      actions.setGlobalData(readStates(siteDir, allContent, baseUrl));
    },
    async postBuild() {
      // Once, not for each locale.
      if (i18n.currentLocale === i18n.defaultLocale) {
        warn();
      }
    },
  };
}

export {readStates} from './readStates';
export {linksFromRoot} from './linksFromRoot';
export {translatedSitemapItems} from './sitemapItems';
