import type {Config} from '@docusaurus/types';
import {stopFor} from '../stopFor';
import {
  otherThemeOptions,
  pluginOptions,
  presetOptions,
  refusedPlugins,
  siteOptions,
  themeKeys,
  themeOptions,
  type Refusals,
} from './table';

type Options = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valueAt = (options: Options, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), options);

function problemsIn(options: Options, refusals: Refusals, where: string): string[] {
  return Object.entries(refusals).flatMap(([path, {instead, unless = [], worksFor}]) => {
    const value = valueAt(options, path);
    return value === undefined || unless.includes(value) || worksFor?.(value)
      ? []
      : [`${where}${path}: ${instead}`];
  });
}

/** Returns keys of `themeConfig` that belong neither to Docusaurus nor to this site. */
function unknownThemeOptions(themeConfig: Options): string[] {
  return Object.keys(themeConfig)
    .filter((key) => !themeKeys.includes(key))
    .map(
      (key) =>
        `themeConfig.${key}: ${otherThemeOptions[key] ?? 'nothing on this site reads it. Take it out, or keep it in customFields for a component of your own.'}`,
    );
}

function entriesOf(
  list: Config['plugins'] | Config['themes'] | Config['presets'],
): {name: string; options: Options}[] {
  return (list ?? []).filter(Boolean).map((entry) => {
    const [plugin, options = {}] = (Array.isArray(entry) ? entry : [entry]) as [unknown, Options?];
    return {name: typeof plugin === 'string' ? plugin : ((plugin as {name?: string}).name ?? ''), options};
  });
}

/** Returns the plugin that defines the options; `blog` is this site's replacement of Docusaurus's. */
const pluginOf = (name: string) =>
  Object.keys(pluginOptions).find((it) => name === it || name.endsWith(`plugin-${it}`)) ??
  (name === 'blog' ? 'content-blog' : undefined);

/**
 * Lists options that have no effect on this site, one per line, each with a remedy.
 *
 * @param config as written, before Docusaurus adds defaults
 */
export function configurationProblems(config: Config): string[] {
  const themeConfig = (config.themeConfig ?? {}) as Options;
  const plugins = [...entriesOf(config.plugins), ...entriesOf(config.themes)];
  const presets = entriesOf(config.presets).filter(({name}) => /(?:^|-)classic$/.test(name));
  const own = [
    ...plugins.map(({name, options}) => ({plugin: pluginOf(name), options, where: `options of "${name}": `})),
    ...presets.flatMap(({options}) =>
      Object.entries(options).map(([key, value]) => ({
        plugin: pluginOf(`plugin-content-${key}`) ?? pluginOf(key),
        options: isGroup(value) ? value : {},
        where: `options of the preset: ${key}.`,
      })),
    ),
  ];
  return [
    ...problemsIn(config as unknown as Options, siteOptions, ''),
    ...problemsIn(themeConfig, themeOptions, 'themeConfig.'),
    ...unknownThemeOptions(themeConfig),
    ...presets.flatMap(({options}) => problemsIn(options, presetOptions, 'options of the preset: ')),
    ...own.flatMap(({plugin, options, where}) =>
      plugin ? problemsIn(options, pluginOptions[plugin] ?? {}, where) : [],
    ),
    ...plugins.flatMap(({name}) => {
      const refused = refusedPlugins.find((it) => it.name.test(name));
      return refused ? [`the plugin "${name}": ${refused.instead}`] : [];
    }),
  ];
}

/** Returns problems of a configuration, one sentence each. */
export type ConfigCheck = (config: Config) => readonly string[];

/**
 * Rejects options that would be ignored silently.
 *
 * @throws Error with all of them and their remedies
 */
export function requireEffect(config: Config, checks: readonly ConfigCheck[] = []): void {
  stopFor('Options of docusaurus.config.ts that have no effect on this site:', [
    ...configurationProblems(config),
    ...checks.flatMap((check) => check(config)),
  ]);
}
