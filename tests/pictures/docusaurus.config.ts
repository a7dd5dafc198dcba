import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import portal from '../../docusaurus.config';
import blog from '../../src/plugins/blog';

const texts = (inside: string) => path.join(process.env.TEXTS ?? '', inside);
const [rendering, [name, options]] = portal.presets as [string, [string, Options]];
const {docs} = options;

/** The blog is a plugin of its own, and stands with its options. */
const plugins = portal.plugins?.map((plugin) =>
  Array.isArray(plugin) && (plugin[0] as unknown) === blog
    ? ([plugin[0], {...(plugin[1] as object), path: texts('blog')}] as typeof plugin)
    : plugin,
);

/** The portal with other texts: those in the folder `TEXTS`, which is laid out as the repository is. */
const config: Config = {
  ...portal,
  i18n: {...portal.i18n!, path: texts('i18n')},
  // Header and footer link to pages that are not here.
  onBrokenLinks: 'ignore',
  // The cache belongs to the portal's own builds.
  future: {...portal.future, faster: {...(portal.future?.faster as object), rspackPersistentCache: false}},
  plugins,
  presets: [
    rendering,
    [
      name,
      {
        ...options,
        docs: {...(docs as object), path: texts('docs'), sidebarPath: undefined},
        pages: false,
      },
    ],
  ],
};

export default config;
