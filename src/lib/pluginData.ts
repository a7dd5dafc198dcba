/** What build-time plugins tell components (`usePluginData`): the two sides know each other by these types alone. */

/** Of the plugin `search`. */
export interface SearchData {
  /** Address of the script that opens the search. */
  readonly script: string;
  /** Address of the script of the page of the search. */
  readonly page: string;
}

/** Of the plugin `third-parties`; nothing where there are none. */
export interface ThirdPartyData {
  /** Address of the script that loads them once the visitor allows it. */
  readonly script: string;
}

/** Of the plugin `decorations`. */
export interface DecorationScripts {
  /**
   * Code to inline in a decorated element: loads the script that `data-decoration` names, when it is time. None in
   * development, where React renders the page and does not run inline scripts.
   */
  readonly loader?: string;
  /** Code to inline in a bar that grows when it is seen. None in development, as above. */
  readonly grow?: string;
  /** Address of the particles' script. */
  readonly particles: string;
}

/** Of the plugin `legal`. */
export interface LegalScripts {
  /** Code to inline: countdown, search for a date, and the mark in the contents. None in development, as above. */
  readonly script?: string;
}

/** Of the plugin `blog`, as prop `posts` of the lists of subjects and of authors: a post as they show it, newest first. */
export interface ListedPost {
  readonly title: string;
  readonly permalink: string;
  /** Permalinks of its subjects. */
  readonly tags: readonly string[];
  /** Keys of its authors. */
  readonly authors: readonly string[];
}

/**
 * How a translation stands to its original: it translates what the original says now, or an earlier text; it is not
 * there; or it is there without an original.
 */
export type TranslationState = 'current' | 'stale' | 'missing' | 'orphan';

/**
 * How the pages of a language stand to their English, by path without the locale: those that are not up to date. A path
 * such as `/blog/*` stands for all pages below that are not named, `/*` for all others; where there is such a path, pages
 * that are up to date are named too.
 */
export type PageStates = Readonly<Record<string, TranslationState>>;

/** Of the plugin `translations`: the pages of each language but English. */
export type TranslationStates = Readonly<Record<string, PageStates>>;
