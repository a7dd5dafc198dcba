import docs, {validateOptions as validateDocs} from '@docusaurus/plugin-content-docs';
import pages, {validateOptions as validatePages} from '@docusaurus/plugin-content-pages';
import type {Options} from '@docusaurus/preset-classic';
import type {Config, PluginModule} from '@docusaurus/types';
import portal from '../../docusaurus.config';
import blog from '../../src/features/blog/plugin';
import {checkContent} from '.';
import {anchorsAndLinks, diagrams, headings, imports, missing, pictures, readFrontMatter} from './checks';
import {kept} from './content';

type Settings = Readonly<Record<string, readonly unknown[]>>;

/** The plugins of the site that read texts, with their settings. */
const [, preset] = portal.presets?.find((it) => Array.isArray(it) && it[0] === 'classic') as [
  string,
  Options,
];
const blogOptions = portal.plugins?.flatMap((it) =>
  Array.isArray(it) && (it[0] as unknown) === blog ? it[1] : [],
)[0];
const plugins: [PluginModule, Settings][] = [
  [kept(docs, validateDocs), preset.docs as Settings],
  [kept(blog, blog.validateOptions), blogOptions as Settings],
  [kept(pages, validatePages), preset.pages as Settings],
];

/** The settings of the site for its texts alone, and `check-content`, which looks at what is read with them. */
const config: Config = {
  ...portal,
  future: {...portal.future, experimental_vcs: false},
  markdown: {
    ...portal.markdown,
    parseFrontMatter: readFrontMatter(portal.markdown?.parseFrontMatter),
    hooks: {onBrokenMarkdownLinks: missing('a link'), onBrokenMarkdownImages: missing('a picture')},
  },
  presets: [],
  plugins: [
    ...plugins.map(([plugin, options]): [PluginModule, object] => [
      plugin,
      {
        ...options,
        beforeDefaultRemarkPlugins: [
          ...(options.beforeDefaultRemarkPlugins ?? []),
          imports,
          pictures,
          diagrams,
        ],
        remarkPlugins: [...(options.remarkPlugins ?? []), headings],
        rehypePlugins: [anchorsAndLinks, ...(options.rehypePlugins ?? [])],
      },
    ]),
    (context) => ({
      name: 'check-content',
      extendCli: (cli) =>
        void cli
          .command('check-content')
          .option('--json', 'a list for other programs')
          .option('--stopping', 'only what the site cannot be built with')
          .action((options: object) => checkContent(context, options)),
    }),
  ],
};

export default config;
