import type {Config} from '@docusaurus/types';
import {stopFor} from '../../lib/stopFor';
import {contrast, parseHex, readable} from '../../lib/colour';
import {
  otherThemeOptions,
  pluginOptions,
  presetOptions,
  refusedPlugins,
  siteOptions,
  themeOptions,
  type Verdicts,
} from './table';

type Options = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a path; `undefined` where nobody set it. */
const valueAt = (options: Options, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isGroup(value) ? value[key] : undefined), options);

/** What has no effect among options, a line each. */
function problemsIn(options: Options, verdicts: Verdicts, where: string): string[] {
  return Object.entries(verdicts).flatMap(([path, verdict]) => {
    const value = valueAt(options, path);
    if (verdict === 'works' || value === undefined) {
      return [];
    }
    const {instead, unless = [], worksFor} = verdict;
    return unless.includes(value) || worksFor?.(value) ? [] : [`${where}${path}: ${instead}`];
  });
}

/** Keys of `themeConfig` that are neither Docusaurus's own nor this site's. */
function unknownThemeOptions(themeConfig: Options): string[] {
  const known = new Set(Object.keys(themeOptions).map((path) => path.split('.')[0]));
  return Object.keys(themeConfig)
    .filter((key) => !known.has(key))
    .map(
      (key) =>
        `themeConfig.${key}: ${otherThemeOptions[key] ?? 'nothing on this site reads it. Take it out, or keep it in customFields for a component of your own.'}`,
    );
}

/** What is wrong with the colours of the announcement bar, which are its writer's own. */
function announcementProblems(themeConfig: Options): string[] {
  const {backgroundColor, textColor} = (themeConfig.announcementBar ?? {}) as Record<
    string,
    string | undefined
  >;
  if (backgroundColor === undefined && textColor === undefined) {
    return [];
  }
  const where = 'themeConfig.announcementBar: ';
  if (backgroundColor === undefined || textColor === undefined) {
    return [
      `${where}give both backgroundColor and textColor, or neither: the site’s own change with the theme.`,
    ];
  }
  const [ground, text] = [parseHex(backgroundColor), parseHex(textColor)];
  if (!ground || !text) {
    return [`${where}write colours as #rrggbb, so that it can be seen whether they are readable.`];
  }
  const found = contrast(ground, text);
  return found >= readable
    ? []
    : [
        `${where}${textColor} on ${backgroundColor} has a contrast of ${found.toFixed(1)}, and text needs ${readable}. Without colours the bar takes the site’s own.`,
      ];
}

/** A plugin, theme or preset as the configuration names it, with its options. */
function entriesOf(
  list: Config['plugins'] | Config['themes'] | Config['presets'],
): {name: string; options: Options}[] {
  return (list ?? []).filter(Boolean).map((entry) => {
    const [plugin, options = {}] = (Array.isArray(entry) ? entry : [entry]) as [unknown, Options?];
    return {name: typeof plugin === 'string' ? plugin : ((plugin as {name?: string}).name ?? ''), options};
  });
}

/** Whose options these are; `blog` is this site's plugin in the place of Docusaurus's. */
const pluginOf = (name: string) =>
  Object.keys(pluginOptions).find((it) => name === it || name.endsWith(`plugin-${it}`)) ??
  (name === 'blog' ? 'content-blog' : undefined);

/**
 * What stands in a configuration and has no effect on this site, a line each: the option, and what to use instead.
 *
 * @param config as it is written, before Docusaurus adds what it leaves out
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
    ...announcementProblems(themeConfig),
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

/**
 * Stops where an option would be ignored in silence.
 *
 * @throws Error with all of them, and what to use instead
 */
export function requireEffect(config: Config): void {
  stopFor('Options of docusaurus.config.ts that have no effect on this site:', configurationProblems(config));
}
