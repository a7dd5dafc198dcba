import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {type ConfigCheck, requireEffect} from './configuration';
import {leaveHtmlAsItIs} from './htmlMinifier';
import type {RenderingOptions} from './plugin';
import {type PagePart, pageTemplate} from './template';

export type {PagePart};

export type SiteOptions = RenderingOptions & {
  /** Scripts at the end of pages that need them. */
  readonly parts?: readonly PagePart[];
  /** Checks of the configuration by the site. */
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
