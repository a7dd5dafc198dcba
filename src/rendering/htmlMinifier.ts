import {createRequire} from 'node:module';
import {requireExports} from './reliance';

interface Minifiers {
  getHtmlMinifier?: () => Promise<{minify: (html: string) => Promise<{code: string; warnings: string[]}>}>;
}

/** Docusaurus's own module instance, not the copy that the configuration loader would create. */
const ownMinifiers = () => createRequire(__filename)('@docusaurus/bundler/lib/minifyHtml.js') as Minifiers;

/**
 * Disables Docusaurus's HTML minifier, which takes 12 ms of a processor per page, a third of its rendering, and saves
 * less than half a percent of the compressed bytes, since React writes no spaces. The environment variable for it
 * works in the threads that render pages only: this process has read it before any configuration.
 *
 * @param minifiers the part of Docusaurus's bundler; default: the loaded one
 * @throws Error if the part is missing
 */
export function leaveHtmlAsItIs(minifiers: Minifiers = ownMinifiers()): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  requireExports('@docusaurus/bundler', {getHtmlMinifier: minifiers.getHtmlMinifier});
  minifiers.getHtmlMinifier = async () => ({minify: async (html) => ({code: html, warnings: []})});
}
