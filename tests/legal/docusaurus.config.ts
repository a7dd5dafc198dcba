import path from 'node:path';
import type {Config, PluginModule} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import portal from '../../docusaurus.config';
import blog from '../../src/plugins/blog';
import legal from '../../src/plugins/legal';
import {legalFolders} from '../../src/lib/legal/model';

const texts = process.env.TEXTS ?? '';
const folders = legalFolders((portal.i18n?.locales ?? []) as readonly string[]);
const [rendering, [name, options]] = portal.presets as [string, [string, Options]];

/** The portal without its other pages, with the legal texts in the folder `TEXTS`, on the day `TODAY`. */
const config: Config = {
  ...portal,
  // Header and footer link to pages that are not here.
  onBrokenLinks: 'ignore',
  // The cache belongs to the portal's own builds.
  future: {...portal.future, faster: {...(portal.future?.faster as object), rspackPersistentCache: false}},
  plugins: portal.plugins
    ?.filter((plugin) => !(Array.isArray(plugin) && plugin[0] === blog))
    .map((plugin) =>
      (plugin as unknown) === legal
        ? [
            legal as PluginModule,
            {
              folders: Object.fromEntries(
                Object.entries(folders).map(([language, folder]) => [language, path.join(texts, folder)]),
              ),
              today: process.env.TODAY,
            },
          ]
        : plugin,
    ),
  presets: [rendering, [name, {...options, docs: false, pages: false}]],
};

export default config;
