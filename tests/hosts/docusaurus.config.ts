import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import portal from '../../docusaurus.config';
import brand from '../../src/plugins/brand';
import languageOffer from '../../src/plugins/language-offer';
import pageScript from '../../src/plugins/page-script';
import pageWords from '../../src/plugins/page-words';
import pictures from '../../src/plugins/pictures';
import search from '../../src/plugins/search';
import siteAddress from '../../src/plugins/site-address';
import staticHosts from '../../src/plugins/static-hosts';
import thirdParties from '../../src/plugins/third-parties';
import translations from '../../src/plugins/translations';

const [rendering, [name, options]] = portal.presets as [[string, object], [string, Options]];
const kept: unknown[] = [
  ...[brand, languageOffer, translations, pageScript, pageWords, siteAddress, pictures, search],
  ...[thirdParties, staticHosts],
];

/** The portal with only a calculator, the contact form and a guide. Has the same path in the copy. */
const config: Config = {
  ...portal,
  // Header and footer link to missing pages.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // The cache belongs to the portal's own builds.
  future: {...portal.future, faster: {...(portal.future?.faster as object), rspackPersistentCache: false}},
  plugins: portal.plugins?.filter((plugin) => kept.includes(plugin)),
  presets: [
    rendering,
    [
      name,
      {
        ...options,
        docs: {...(options.docs as object), sidebarPath: undefined},
        pages: {
          ...(options.pages as object),
          include: ['pricing-comparison.tsx', 'contact.tsx', 'contact/thanks.tsx', 'server-test.tsx'],
        },
      },
    ],
  ],
};

export default config;
