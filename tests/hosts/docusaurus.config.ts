import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import portal from '../../docusaurus.config';
import brand from '../../src/features/brand/plugin';
import languageOffer from '../../src/features/language-offer/plugin';
import pageScript from '../../src/shell/page-script/plugin';
import pageWords from '../../src/features/page-words/plugin';
import pictures from '../../src/features/pictures/plugin';
import search from '../../src/features/search/plugin';
import siteAddress from '../../src/features/site-address/plugin';
import staticHosts from '../../src/features/static-hosts/plugin';
import thirdParties from '../../src/features/consent/plugin';
import translations from '../../src/features/translations/plugin';

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
