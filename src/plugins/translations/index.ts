import type {LoadContext, Plugin} from '@docusaurus/types';
import {stopFor} from '../../lib/stopFor';
import {briefWarnings, problems, readManifest, sentenceOf, withoutDrafts} from './manifest';
import {readStates} from './readStates';

/**
 * Knows for each text whether its translations are there and up to date, tells the theme, and stops the build where a text
 * may not go online as it is.
 */
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
