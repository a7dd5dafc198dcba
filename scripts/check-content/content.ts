/** The pages of the site, as its plugins make them, and its texts, as their loader compiles them. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import mdxLoader from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {flattenRoutes, Globby} from '@docusaurus/utils';
import {report} from './checks';

/** Settings that the plugins for content share. */
interface Options {
  readonly path: string;
  readonly include: string[];
  readonly exclude: string[];
  readonly sidebarPath?: string | false;
}
type Make = (context: LoadContext, options: Options) => Promise<Plugin>;

/** Plugins of the site that read texts, each with its settings as Docusaurus has checked them. */
const plugins: [Make, Options][] = [];

/** A plugin that is not started but kept for later: for each language, and without texts that cannot be read. */
export function kept(make: unknown, validateOptions: unknown): PluginModule {
  const keep = (_: LoadContext, options: Options): Plugin => {
    plugins.push([make as Make, options]);
    return {name: `kept-${options.path}`};
  };
  return Object.assign(keep, {validateOptions}) as PluginModule;
}

/** Paths are compared without the slash at their end. */
export const withoutSlash = (place: string) => place.replace(/(.)\/$/, '$1');

/** What one language shows. */
export interface Locale {
  /** Path of its home, with a slash at its end. */
  readonly baseUrl: string;
  /** Its pages by their paths without a slash at their end, with the file that makes each, where one does. */
  readonly pages: ReadonlyMap<string, string | undefined>;
}

/** What went wrong at the bottom of an error: its first line, and the line of the text, as far as it says one. */
function reasonOf(error: unknown): {line?: number; message: string} {
  if (error instanceof Error && error.cause) {
    return reasonOf(error.cause);
  }
  const {line, message = String(error)} = error as {line?: number; message?: string};
  return {line, message: `cannot be read: ${stripVTControlCharacters(message).split('\n')[0]}`};
}

/** Pages that a plugin makes in a language, and settings with which its texts are compiled. */
async function load(make: Make, options: Options, locale: LoadContext) {
  const plugin = await make(locale, options);
  const routes: RouteConfig[] = [];
  const content = await plugin.loadContent?.();
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => void routes.push(route),
      createData: (name) => Promise.resolve(name),
      setGlobalData: () => undefined,
    },
  });
  const {module} = (plugin.configureWebpack as () => {module: {rules: [{use: [{options: object}]}]}})();
  return {routes: flattenRoutes(routes), compilation: module.rules[0].use[0].options};
}

/** The same without the texts that Docusaurus refuses, which are reported. */
async function loadMost(make: Make, options: Options, locale: LoadContext) {
  const {path: folder, include, exclude} = options;
  const refused: string[] = [];
  for (const name of await Globby(include, {cwd: folder, ignore: exclude})) {
    await load(make, {...options, include: [name], sidebarPath: false}, locale).catch((error) => {
      refused.push(name);
      report({file: `${folder}/${name}`, ...reasonOf(error)});
    });
  }
  return load(make, {...options, exclude: [...exclude, ...refused], sidebarPath: false}, locale);
}

/** Compiles a text as a bundler would. */
const compile = (file: string, options: object, source: string) =>
  new Promise<unknown>((resolve, reject) => {
    const loader = {
      resourcePath: path.resolve(file),
      getOptions: () => options,
      async: () => (error: unknown) => (error ? reject(error) : resolve(undefined)),
      addDependency: () => undefined,
      _compiler: {name: 'server'},
    };
    void mdxLoader.call(loader as unknown as ThisParameterType<typeof mdxLoader>, source);
  });

/** Reads all texts of the site as the build does, in every language, and says which pages each language shows. */
export async function readContent({
  siteDir,
  siteConfig,
  i18n,
  generatedFilesDir,
  ...rest
}: LoadContext): Promise<Locale[]> {
  const read = new Set<string>();
  const locales: Locale[] = [];
  for (const currentLocale of i18n.locales) {
    const {baseUrl, path: folder} = i18n.localeConfigs[currentLocale]!;
    const locale: LoadContext = {
      ...rest,
      siteDir,
      baseUrl,
      siteConfig: {...siteConfig, baseUrl},
      i18n: {...i18n, currentLocale},
      localizationDir: path.resolve(siteDir, i18n.path, folder),
      // Not where builds write.
      generatedFilesDir: path.join(generatedFilesDir, 'check-content'),
    };
    const pages = new Map<string, string | undefined>();
    for (const [make, options] of plugins) {
      const {routes, compilation} = await load(make, options, locale).catch(() =>
        loadMost(make, options, locale),
      );
      for (const {path: page, metadata} of routes) {
        const file = metadata?.sourceFilePath;
        pages.set(withoutSlash(page), file);
        // What a language shows for want of a translation has been read in its own.
        if (file && /\.mdx?$/.test(file) && !read.has(file)) {
          read.add(file);
          const source = await readFile(file, 'utf8');
          await compile(file, compilation, source).catch((error) => report({file, ...reasonOf(error)}));
        }
      }
    }
    locales.push({baseUrl, pages});
  }
  return locales;
}
