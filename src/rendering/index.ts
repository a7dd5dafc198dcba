import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {requireEffect} from './configuration';
import {leaveHtmlAsItIs} from './htmlMinifier';
import type {RenderingOptions} from './plugin';
import {pageTemplate} from './template';

/**
 * Returns a configuration whose pages are static, with islands. The plugin is in a preset of its own, before all
 * others (`preset.ts`).
 *
 * @throws Error if an option has no effect on such pages
 */
export function withRendering(config: Config, options: RenderingOptions = {}): Config {
  requireEffect(config);
  leaveHtmlAsItIs();
  const {faster} = config.future ?? {};
  return {
    ...config,
    ssrTemplate: pageTemplate,
    future: {
      ...config.future,
      faster: {
        ...(typeof faster === 'object' && faster),
        mdxCrossCompilerCache: true,
      },
    },
    presets: [[path.join(__dirname, 'preset.ts'), options], ...(config.presets ?? [])],
  };
}
