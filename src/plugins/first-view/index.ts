import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type {LoadContext, Plugin} from '@docusaurus/types';
import customMedia from 'postcss-custom-media';
import {createClassNamer, cssModulesOf} from './classNames';
import {createInliner} from './inlineStyles';
import {leanMarkup} from './leanMarkup';
import type {PageStepMaker} from './pageSteps';
import {withPolicy} from './policy';

const isModuleRule = (rule: unknown): rule is {test: RegExp; use: unknown} => {
  const {test} = rule as {test?: unknown};
  return test instanceof RegExp && test.test('a.module.css') && !test.test('a.css');
};

/** The loaders of fonts, as Docusaurus sets them. */
const isFontRule = (rule: unknown): rule is {use: [{options: {name: string}}]} => {
  const {test} = rule as {test?: unknown};
  return test instanceof RegExp && test.test('a.woff2');
};

/** The part of the bundler's configuration that Docusaurus's types do not know. */
interface PersistentCache {
  experiments?: {cache?: {version: string}};
}

/**
 * Takes the fonts out of the style sheets that may come later: the page has declared them, and declared once more they
 * would replace the letters under the reader.
 */
async function withoutFonts(folder: string): Promise<void> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  await Promise.all(
    sheets.map(async (name) => {
      const file = path.join(folder, name);
      const css = await readFile(file, 'utf8');
      await writeFile(
        file,
        css.replaceAll(/@media[^{]*\{(?:\s*@font-face\s*\{[^}]*\})+\s*\}|@font-face\s*\{[^}]*\}/g, ''),
      );
    }),
  );
}

/** Options of the plugin. */
export interface FirstViewOptions {
  /** What else happens to every page. */
  readonly steps: readonly PageStepMaker[];
}

/**
 * After the build, puts the rules that each page uses into the page, in place of the link to the style sheet, lets others
 * change it, and gives it its own Content-Security-Policy at last.
 */
export default function firstView(context: LoadContext, {steps}: FirstViewOptions): Plugin {
  const {siteDir} = context;
  const modules = cssModulesOf(siteDir);
  const getLocalIdent = createClassNamer(siteDir, modules);
  return {
    name: 'first-view',
    configureWebpack(config, isServer, {getStyleLoaders}) {
      if (process.env.NODE_ENV === 'production') {
        const rule = config.module?.rules?.find(isModuleRule);
        if (!isModuleRule(rule)) {
          throw new Error(
            'The bundler has no rule for CSS modules that this plugin knows: has Docusaurus changed?',
          );
        }
        const fonts = config.module?.rules?.find(isFontRule);
        if (!isFontRule(fonts)) {
          throw new Error(
            'The bundler has no rule for fonts that this plugin knows: has Docusaurus changed?',
          );
        }
        // Every page names the font twice, and Docusaurus gives names of fifty characters.
        fonts.use[0].options.name = 'assets/fonts/[contenthash:8].[ext]';
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
    // LightningCSS brings the styles to the supported browsers once, when it minifies them: PostCSS would set up its own
    // plugins for each of a hundred files, and look for its configuration beside each. It only puts in the widths.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: [globalData({files: [path.join(siteDir, 'src/css/media.css')]}), customMedia()],
    }),
    async postBuild(locale) {
      const {outDir, routesPaths, siteConfig} = locale;
      const {baseUrl} = siteConfig;
      const makers = steps.map((make) => make(locale, context));
      const inline = createInliner((href) => readFile(path.join(outDir, href.slice(baseUrl.length)), 'utf8'));
      const routes = new Map(
        routesPaths.map((route) => {
          const name = route.slice(baseUrl.length) || 'index';
          return [path.join(outDir, name.endsWith('.html') ? name : `${name}.html`), route];
        }),
      );
      for (const [file, route] of routes) {
        // One page after the other, and nothing else to do meanwhile: promises of files would only take their time.
        const page = leanMarkup(await inline(readFileSync(file, 'utf8')));
        writeFileSync(file, withPolicy(makers.reduce((html, step) => step.change(html, route), page)));
      }
      await Promise.all([
        ...makers.map((step) => step.finish()),
        withoutFonts(path.join(outDir, 'assets/css')),
      ]);
    },
  };
}
