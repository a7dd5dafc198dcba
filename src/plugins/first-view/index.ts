import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createClassNamer, cssModulesOf} from './classNames';
import {createInliner} from './inlineStyles';
import {withPolicy} from './policy';

const isModuleRule = (rule: unknown): rule is {test: RegExp; use: unknown} => {
  const {test} = rule as {test?: unknown};
  return test instanceof RegExp && test.test('a.module.css') && !test.test('a.css');
};

/** The rule for font files, which Docusaurus gives names of fifty characters; each page says the font's twice. */
const isFontRule = (rule: unknown): rule is {test: RegExp; use: {options: {name: string}}[]} => {
  const {test} = rule as {test?: unknown};
  return test instanceof RegExp && test.test('a.woff2');
};

/** The part of the bundler's configuration that Docusaurus's types do not know. */
interface PersistentCache {
  experiments?: {cache?: {version: string}};
}

/**
 * After the build, puts the rules that each page uses into the page, in place of the link to the style sheet, and then
 * the page's own Content-Security-Policy.
 */
export default function firstView({siteDir}: LoadContext): Plugin {
  const modules = cssModulesOf(siteDir);
  const getLocalIdent = createClassNamer(siteDir, modules);
  return {
    name: 'first-view',
    configureWebpack(config, isServer, {getStyleLoaders}) {
      if (process.env.NODE_ENV === 'production') {
        const rule = config.module?.rules?.find(isModuleRule);
        const [fontLoader] = config.module?.rules?.find(isFontRule)?.use ?? [];
        if (!isModuleRule(rule) || !fontLoader) {
          throw new Error(
            'The bundler has no rules for CSS modules and fonts that this plugin knows: has Docusaurus changed?',
          );
        }
        fontLoader.options.name = 'assets/fonts/[contenthash:8].[ext]';
        rule.use = getStyleLoaders(isServer, {
          modules: {getLocalIdent, exportOnlyLocals: isServer},
          importLoaders: 1,
        });
        const {cache} = (config as PersistentCache).experiments ?? {};
        if (cache) {
          cache.version += createHash('sha256').update(modules.join()).digest('hex');
        }
      }
      return {};
    },
    async postBuild({outDir, routesPaths, siteConfig: {baseUrl}}) {
      const inline = createInliner((href) => readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8'));
      const files = routesPaths.map((route) => {
        const name = route.slice(baseUrl.length) || 'index';
        return path.join(outDir, name.endsWith('.html') ? name : `${name}.html`);
      });
      for (const file of new Set(files)) {
        await writeFile(file, withPolicy(await inline(await readFile(file, 'utf8'))));
      }
    },
  };
}
