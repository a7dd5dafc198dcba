import {createRequire} from 'node:module';
import {changedInside} from './reliance';

/** The part of Docusaurus's bundler that makes HTML minifiers. */
interface Minifiers {
  getHtmlMinifier?: () => Promise<{minify: (html: string) => Promise<{code: string; warnings: string[]}>}>;
}

/** Those that Docusaurus itself has loaded, not the copy that the loader of configurations would make. */
const ownMinifiers = () => createRequire(__filename)('@docusaurus/bundler/lib/minifyHtml.js') as Minifiers;

/**
 * Switches Docusaurus's HTML minifier off: 12 ms of a processor for each page, a third of its rendering, for less than
 * half a percent of its compressed bytes, since React writes no spaces. There is an environment variable for it, which
 * the threads that render pages read; this process has read it before any configuration, and needs another answer.
 *
 * @param minifiers the part of Docusaurus's bundler; its own one if left out
 * @throws Error where there is no such part
 */
export function leaveHtmlAsItIs(minifiers: Minifiers = ownMinifiers()): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  if (!minifiers.getHtmlMinifier) {
    throw changedInside('@docusaurus/bundler has no getHtmlMinifier');
  }
  minifiers.getHtmlMinifier = async () => ({minify: async (html) => ({code: html, warnings: []})});
}
