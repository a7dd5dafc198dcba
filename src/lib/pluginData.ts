/** Data that build-time plugins pass to components (`usePluginData`). The two sides share only these types. */

export interface SearchData {
  readonly script: string;
  readonly page: string;
}

/** Data of the plugin `third-parties`. */
export interface ThirdPartyData {
  /** Undefined if the list is empty. */
  readonly script?: string;
}

export interface DecorationScripts {
  /**
   * Code to inline in a decorated element: loads the script in `data-decoration` when it is needed. Undefined in
   * development, where React renders the page and does not run inline scripts.
   */
  readonly loader?: string;
  /** Code to inline in a bar that grows when visible. Undefined in development, like `loader`. */
  readonly grow?: string;
  readonly particles: string;
}

export interface LegalScripts {
  /** Inline code: countdown, date search, current section. `undefined` in development, where React does not run it. */
  readonly script?: string;
}

/** State of a translation: of the current original, of an older original, not present, or without an original. */
export type TranslationState = 'current' | 'stale' | 'missing' | 'orphan';

/**
 * Pages of a language that are not current, by path without the locale. A path such as `/blog/*` covers all unlisted
 * pages below it, `/*` all others. If there is such a path, current pages are listed too.
 */
export type PageStates = Readonly<Record<string, TranslationState>>;

/** Data of the plugin `translations`: the pages of each language but English. */
export type TranslationStates = Readonly<Record<string, PageStates>>;
