/** The pages of the site, as its plugins make them, and its texts, as their loader compiles them. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import mdxLoader from '@docusaurus/mdx-loader';
import type {LoadContext, Plugin, PluginModule, RouteConfig} from '@docusaurus/types';
import {flattenRoutes, Globby} from '@docusaurus/utils';
import {faultsIn, type TextFault, unreadable} from '../../src/rendering/textFaults';
import {categoryProblems} from './categories';
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

/** Keeps a plugin for later instead of starting it: for each language, and without unreadable texts. */
export function kept(make: unknown, validateOptions: unknown): PluginModule {
  const keep = (_: LoadContext, options: Options): Plugin => {
    plugins.push([make as Make, options]);
    return {name: `kept-${options.path}`};
  };
  return Object.assign(keep, {validateOptions}) as PluginModule;
}

/** Paths are compared without the slash at their end. */
export const withoutSlash = (place: string) => place.replace(/(.)\/$/, '$1');

export interface Locale {
  /** Path of its home, with a slash at its end. */
  readonly baseUrl: string;
  /** Pages by path without a trailing slash, with their source file, if any. */
  readonly pages: ReadonlyMap<string, string | undefined>;
  /** False if a fault hides the pages of a whole folder. */
  readonly complete: boolean;
}

/** Returns the faults that a text's own checks found, or else the innermost cause of an error that has a line. */
function faultsOf(error: unknown): TextFault[] {
  const {line, cause, message = String(error)} = error as {line?: number; cause?: unknown; message?: string};
  const own = faultsIn(message);
  if (own.length > 0) {
    return own;
  }
  if (cause && line === undefined) {
    return faultsOf(cause);
  }
  const because = cause ? `: ${(cause as Error).message}` : '';
  return [{line, message: unreadable(stripVTControlCharacters(message + because).split('\n')[0]!)}];
}

const reportAll = (file: string, faults: readonly TextFault[]) =>
  faults.forEach((fault) => report({file, ...fault, stops: true}));

/** Settings with which a plugin has its texts compiled. */
function compilationOf(plugin: Plugin): object {
  const {module} = (plugin.configureWebpack as () => {module: {rules: [{use: [{options: object}]}]}})();
  return module.rules[0].use[0].options;
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
  return {routes: flattenRoutes(routes), compilation: compilationOf(plugin)};
}

/** Texts of a plugin that cannot tell their pages. */
async function textsAlone(make: Make, options: Options, locale: LoadContext) {
  const names = await Globby(options.include, {cwd: options.path, ignore: options.exclude});
  return {
    routes: names.map((name) => ({path: '', metadata: {sourceFilePath: `${options.path}/${name}`}})),
    compilation: compilationOf(await make(locale, options)),
  };
}

/** Loads pages without texts that Docusaurus refuses. Reports each, or once if all have the same cause. */
async function loadMost(make: Make, options: Options, locale: LoadContext) {
  const {path: folder, include, exclude} = options;
  const names = await Globby(include, {cwd: folder, ignore: exclude});
  const refused = new Map<string, readonly TextFault[]>();
  for (const name of names) {
    await load(make, {...options, include: [name], sidebarPath: false}, locale).catch((error: Error) => {
      // Its neighbours (`pagination_next`) are missing because it is read alone.
      if (!/points to a non-existent ID/.test(error.message)) {
        refused.set(name, faultsOf(error));
      }
    });
  }
  const [first, ...others] = new Set([...refused.values()].map((faults) => JSON.stringify(faults)));
  if (first && names.length > 1 && refused.size === names.length && others.length === 0) {
    reportAll(folder, [{line: 0, message: [...refused.values()][0]![0]!.message}]);
    return textsAlone(make, options, locale);
  }
  refused.forEach((faults, name) => reportAll(`${folder}/${name}`, faults));
  const rest = {...options, exclude: [...exclude, ...refused.keys()], sidebarPath: false as const};
  return load(make, rest, locale).catch((error: Error) => {
    const message = stripVTControlCharacters(error.message)
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim();
    reportAll(folder, [{line: 0, message}]);
    return textsAlone(make, options, locale);
  });
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

/** Reads all texts in every language, as the build does. Returns the pages of each language. */
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
    let complete = true;
    for (const [make, options] of plugins) {
      const categories = await categoryProblems(options.path);
      categories.forEach(report);
      const {routes, compilation} = await load(make, options, locale).catch(() =>
        categories.length > 0 ? textsAlone(make, options, locale) : loadMost(make, options, locale),
      );
      for (const {path: page, metadata} of routes) {
        const file = metadata?.sourceFilePath;
        const taken = pages.get(withoutSlash(page));
        if (file && taken && file !== taken) {
          const message = `slug: has the address of ${taken}, /${page.slice(baseUrl.length)}: give one of them another`;
          report({file, message, stops: true});
        }
        if (page) {
          pages.set(withoutSlash(page), file);
        }
        complete &&= page !== '';
        // An untranslated text has been read in its own language.
        if (file && /\.mdx?$/.test(file) && !read.has(file)) {
          read.add(file);
          const source = await readFile(file, 'utf8');
          await compile(file, compilation, source).catch((error) => reportAll(file, faultsOf(error)));
        }
      }
    }
    locales.push({baseUrl, pages, complete});
  }
  return locales;
}
