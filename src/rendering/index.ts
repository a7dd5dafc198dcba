import {createRequire} from 'node:module';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {type ConfigCheck, requireEffect} from './configuration';
import type {RenderingOptions} from './plugin';
import {requireExports} from './reliance';
import {type PagePart, pageTemplate} from './template';

interface Minifiers {
  getHtmlMinifier?: () => Promise<{minify: (html: string) => Promise<{code: string; warnings: string[]}>}>;
}

/**
 * Disables Docusaurus's HTML minifier, which takes 12 ms of a processor per page, a third of its rendering, and saves
 * less than half a percent of the compressed bytes, since React writes no spaces. The environment variable for it
 * works in the threads that render pages only: this process has read it before any configuration.
 *
 * @throws Error if Docusaurus's bundler has no such minifier
 */
function leaveHtmlAsItIs(): void {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  // Docusaurus's own module instance, not the copy that the configuration loader would create.
  const minifiers = createRequire(__filename)('@docusaurus/bundler/lib/minifyHtml.js') as Minifiers;
  requireExports('@docusaurus/bundler', {getHtmlMinifier: minifiers.getHtmlMinifier});
  minifiers.getHtmlMinifier = async () => ({minify: async (html) => ({code: html, warnings: []})});
}

export type {PagePart};

export type SiteOptions = RenderingOptions & {
  /** Scripts at the end of pages that need them. */
  readonly parts?: readonly PagePart[];
  readonly checks?: readonly ConfigCheck[];
};

/**
 * Returns a configuration whose pages are static, with islands, built by Rspack and SWC. The plugin is in a preset of its
 * own, before all others (`preset.ts`).
 *
 * @throws Error if an option has no effect on such pages
 */
export function withRendering(config: Config, {parts, checks, ...options}: SiteOptions): Config {
  requireEffect(config, checks);
  leaveHtmlAsItIs();
  const {faster, v4} = config.future ?? {};
  return {
    ...config,
    ssrTemplate: pageTemplate(parts),
    future: {
      ...config.future,
      // Version 4's defaults, without cascade layers: the site has a single style sheet.
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        siteStorageNamespacing: true,
        fasterByDefault: true,
        mdx1CompatDisabledByDefault: true,
        ...(typeof v4 === 'object' && v4),
      },
      faster: {
        swcJsLoader: true,
        swcJsMinimizer: true,
        swcHtmlMinimizer: true,
        lightningCssMinimizer: true,
        rspackBundler: true,
        rspackPersistentCache: true,
        // A thread loads the bundler and the site for a second before its first page, and takes 250 MB. Two are faster
        // from some 500 pages per language on.
        ssgWorkerThreads: false,
        gitEagerVcs: true,
        ...(typeof faster === 'object' && faster),
        mdxCrossCompilerCache: true,
      },
    },
    presets: [[path.join(__dirname, 'preset.ts'), options], ...(config.presets ?? [])],
  };
}
