import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedTexts} from '../../rendering/publishedTexts';
import {briefWarnings, problems, readManifest} from './manifest';
import {statesOf, type TextPage} from './pageStates';

/** What the plugin `legal` loads, as far as it is asked for here. */
interface LegalContent {
  readonly shown: readonly TextPage[];
}

/**
 * Knows for each text whether its translations are there and up to date, tells the theme, and stops the build where a text
 * may not go online as it is.
 */
export default function translations({siteDir, baseUrl, i18n}: LoadContext): Plugin {
  const manifest = readManifest(siteDir);
  const faults = problems(manifest);
  if (faults.length > 0) {
    throw new Error(['Translations:', ...faults].join('\n  '));
  }
  return {
    name: 'translations',
    async allContentLoaded({allContent, actions}) {
      const legal = allContent.legal?.default as LegalContent | undefined;
      const texts = [...publishedTexts(allContent), ...(legal?.shown ?? [])];
      actions.setGlobalData(statesOf(manifest, texts, baseUrl));
    },
    async postBuild() {
      // Once, not for each locale.
      if (i18n.currentLocale === i18n.defaultLocale) {
        briefWarnings(manifest).forEach((warning) => console.warn(`[WARNING] ${warning}`));
      }
    },
  };
}
