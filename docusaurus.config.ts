import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {brand} from './src/data/brand';
import * as features from './src/features';
import {withRendering} from './src/rendering';
import * as own from './src/shell/configuration';
import pageScript from './src/shell/page-script/plugin';

/** Languages of the site; the first is the source language. See ADOPTING.md, "Add a language". */
const i18n = {defaultLocale: 'en', locales: ['en', 'it']};

own.requireFit(__dirname, i18n);

const config: Config = {
  title: brand.name,
  url: own.site.origin,
  baseUrl: own.site.home,
  customFields: {apiOrigin: own.api},
  favicon: '/favicon.svg',
  trailingSlash: false,
  // The banner is in English and for developers. The page is readable without JavaScript anyway.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  i18n: {...i18n, localeConfigs: own.localeConfigs(i18n.locales)},
  future: {faster: {rspackPersistentCache: true}},
  markdown: own.markdown,
  presets: [
    [
      'classic',
      {
        docs: {routeBasePath: '/', sidebarPath: './sidebars.ts', ...own.docs},
        blog: false, // features.blog, with its own feeds
        pages: {exclude: own.noPages, ...own.compilerPlugins},
        theme: {customCss: './src/css/custom.css'},
        sitemap: own.sitemapOf(__dirname, i18n.locales),
      } satisfies Options,
    ],
  ],
  plugins: [
    [
      features.blog,
      {
        blogTitle: 'Blog',
        blogDescription: 'Compiled notes from the team',
        // Articles show their own reading time.
        showReadingTime: false,
        // Full rows of two and of three cards.
        postsPerPage: 12,
        archiveBasePath: null,
        onUntruncatedBlogPosts: 'throw',
        ...own.compilerPlugins,
      },
    ],
    features.translations,
    pageScript,
    features.pageWords,
    features.siteAddress,
    features.markdown,
    features.brandFiles,
    features.pictures,
    features.diagrams,
    features.decorations,
    features.legal,
    features.socialCards,
    features.llms,
    features.search,
    features.thirdParties,
    features.languageOffer,
    features.visitBrand,
    features.downloads,
    features.staticHosts,
    features.ownScan,
    features.changelog,
    features.feeds,
    // Moved pages, on servers and static hosts too. The guides' overview lists the hub as well.
    ['@docusaurus/plugin-client-redirects', {redirects: [{from: '/resources', to: '/guides'}]}],
    features.devApi,
  ],
  themeConfig: {
    // The theme follows the system, without JavaScript (src/css/colours.css).
    colorMode: {respectPrefersColorScheme: true, disableSwitch: true},
    // Highlighted during the build: a language costs readers nothing.
    prism: {
      additionalLanguages:
        'bash batch csharp diff docker hcl http ini java nginx php powershell ruby scss toml'.split(' '),
    },
  } as ThemeConfig,
};

export default withRendering(config, own.renderingOf(__dirname));
