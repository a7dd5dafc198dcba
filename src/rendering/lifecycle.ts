import type {Plugin} from '@docusaurus/types';

/** What Docusaurus tells plugins after the build of a locale. */
export type BuiltLocale = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What a page says of itself. */
export interface RenderedPage {
  /** Path of the page, with the locale. */
  readonly route: string;
  /** Its file, absolute. */
  readonly file: string;
  readonly title: string;
  /** Values of its `<meta>`, by `name` or `property`; the first of several. */
  readonly meta: ReadonlyMap<string, string>;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** HTML as it was rendered, with what components say of its parts (`data-article`). The file is without. */
  readonly rendered: string;
}

/**
 * What a plugin of this site may do after the pages of a locale are rendered, besides Docusaurus's `postBuild`. That one
 * runs for all plugins at once; these run in their order.
 */
export interface SitePlugin<Content = unknown> extends Plugin<Content> {
  /** Makes the function that gives elements to add to the head of each page, as HTML. */
  headOf?: (locale: BuiltLocale) => (page: RenderedPage) => string;
  /** Makes files of the pages, which are written by now. */
  writeFiles?: (locale: BuiltLocale, pages: readonly RenderedPage[]) => Promise<void>;
  /**
   * Measures the pages as they are sent, when all of them are compressed and all files are written.
   *
   * @returns pages that it has changed, whole paths: they are compressed again
   */
  measure?: (locale: BuiltLocale, pages: readonly RenderedPage[]) => Promise<readonly string[]>;
}
