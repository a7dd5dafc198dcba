/** Published texts. */
import {sourceLanguage} from './locale';

/** A published text: its file, relative to the site, and the path of its page with the locale. */
export interface PublishedText {
  readonly kind: 'guide' | 'post';
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Version of the guide, if not the current one. */
  readonly version?: string;
}

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
