/** Languages of published texts. */
import {sourceLanguage} from './locale';

const translated = /^i18n\/([^/]+)\/docusaurus-plugin-content-(docs\/(?:current|version-[^/]+)|blog)\//;

/** Language in which a text is written, from its file; in a locale without a translation it is the original's. */
export const languageOf = (source: string): string => translated.exec(source)?.[1] ?? sourceLanguage;

/** Returns the source file of a translation; originals return themselves. */
export const originalOf = (source: string): string =>
  source.replace(translated, (_, _locale, folder: string) =>
    folder
      .replace(/^docs\/current$/, 'docs')
      .replace(/^docs\/version-/, 'versioned_docs/version-')
      .concat('/'),
  );
