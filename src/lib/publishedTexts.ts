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
  /** Name of the version of the guides it belongs to, where that is not the one that readers are led to. */
  readonly version?: string;
}

const translated = /^i18n\/([^/]+)\/docusaurus-plugin-content-(docs\/(?:current|version-[^/]+)|blog)\//;

/** Language in which a text is written, from its file; in a locale without a translation it is the original's. */
export const languageOf = (source: string): string => translated.exec(source)?.[1] ?? sourceLanguage;

/** The file that a text translates; itself where it is an original. */
export const originalOf = (source: string): string =>
  source.replace(translated, (_, _locale, folder: string) =>
    folder
      .replace(/^docs\/current$/, 'docs')
      .replace(/^docs\/version-/, 'versioned_docs/version-')
      .concat('/'),
  );
