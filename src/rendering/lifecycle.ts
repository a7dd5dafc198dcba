import type {Plugin} from '@docusaurus/types';
import type {PageFacts} from './page/readPage';

export type {PageFacts};

/** Docusaurus's facts for plugins after the build of a locale. */
export type BuiltLocale = Parameters<NonNullable<Plugin['postBuild']>>[0];

export interface RenderedPage {
  /** Path, with the locale. */
  readonly route: string;
  /** Absolute path of the file. */
  readonly file: string;
  readonly title: string;
  /** Values of `<meta>` elements by `name` or `property`; the first of several. */
  readonly meta: ReadonlyMap<string, string>;
  /** True if search engines may index the page. */
  readonly listed: boolean;
  /** HTML as rendered, with `data-article` marks of components. The file has no marks. */
  readonly rendered: string;
}

/** Sources besides the site's own that the Content-Security-Policy of a page allows. */
export interface PageSources {
  /** For scripts, styles, pictures, frames and requests. */
  readonly all?: readonly string[];
  readonly frames?: readonly string[];
  readonly forms?: readonly string[];
  readonly requests?: readonly string[];
}

/**
 * Hooks of this site's plugins after the pages of a locale are rendered. Docusaurus runs `postBuild` of all plugins in
 * parallel; these run in the order of the plugins.
 */
export interface SitePlugin<Content = unknown> extends Plugin<Content> {
  /** Returns a function that returns HTML for the head of each page. */
  headOf?: (locale: BuiltLocale) => (page: RenderedPage) => string;
  /** Returns what a page may load, and throws for what it must not contain. */
  sourcesOf?: (route: string, page: PageFacts) => PageSources;
  /** Creates files from the pages, which are already written. */
  writeFiles?: (locale: BuiltLocale, pages: readonly RenderedPage[]) => Promise<void>;
  /** Measures the final, compressed pages. Returns absolute paths of changed pages, to compress again. */
  measure?: (locale: BuiltLocale, pages: readonly RenderedPage[]) => Promise<readonly string[]>;
}
