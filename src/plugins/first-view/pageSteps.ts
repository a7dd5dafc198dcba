import type {LoadContext, Plugin} from '@docusaurus/types';

/** What plugins are told after the build of a locale. */
export type BuiltLocale = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Something else that happens to every page before it is written for the last time. */
export interface PageStep {
  /**
   * @param route path of the page, with the locale
   * @returns the page's HTML
   */
  change(html: string, route: string): string;
  /** After the last page. */
  finish(): Promise<void>;
}

/**
 * Makes a step for the locale that was built. Plugins run at the same time after a build, so that two of them must not
 * write the same pages: this one does, and takes others' steps with it.
 */
export type PageStepMaker = (locale: BuiltLocale, context: LoadContext) => PageStep;
