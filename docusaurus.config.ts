import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {brand} from './src/data/brand';
import {brandProblems} from './src/data/brandSchema';
import {routes, unlistedRoutes} from './src/data/routes';
import devApi from './src/plugins/dev-api';
import firstView from './src/plugins/first-view';
import {pageTemplate} from './src/plugins/first-view/template';
import islands from './src/plugins/islands';
import leanPdf from './src/plugins/lean-pdf';
import leanTheme from './src/plugins/lean-theme';
import pageScript from './src/plugins/page-script';
import pageWords from './src/plugins/page-words';
import rootElement from './src/plugins/root-element';

const problems = brandProblems(brand);
if (problems.length > 0) {
  throw new Error(['The brand file does not fit:', ...problems].join('\n  '));
}

const preset: Options = {
  docs: {path: 'docs', routeBasePath: '/', sidebarPath: './sidebars.ts'},
  blog: {
    path: 'blog',
    routeBasePath: 'blog',
    blogTitle: 'Blog',
    blogDescription: 'Compiled notes from the team',
    // Articles say their own read time.
    showReadingTime: false,
    blogSidebarCount: 0,
    archiveBasePath: null,
    feedOptions: {type: null},
    onUntruncatedBlogPosts: 'throw',
  },
  theme: {customCss: './src/css/custom.css'},
  sitemap: {ignorePatterns: unlistedRoutes.flatMap((id) => [routes[id], `/it${routes[id]}`])},
};

const themeConfig: ThemeConfig = {
  // The theme follows the system and nothing else; the style sheets do it without script (src/css/tokens.css).
  colorMode: {respectPrefersColorScheme: true, disableSwitch: true},
} as ThemeConfig;

const config: Config = {
  title: brand.name,
  url: process.env.SITE_URL ?? brand.siteUrl,
  baseUrl: '/',
  favicon: '/favicon.svg',
  trailingSlash: false,
  // Its message is English, and for developers; the page reads without script anyway.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'it'],
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en'},
      it: {label: 'Italiano', htmlLang: 'it', baseUrl: '/it/'},
    },
  },
  ssrTemplate: pageTemplate,
  future: {
    // Version 4's defaults, without cascade layers: the only style sheet is ours.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    // Without `mdxCrossCompilerCache`, in which the server build waits for texts that the client build leaves out.
    faster: {
      mdxCrossCompilerCache: false,
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      ssgWorkerThreads: true,
      gitEagerVcs: true,
    },
  },
  markdown: {
    format: 'detect',
    emoji: false,
    // `## Title {#anchor}`, so that an anchor is the same in every language.
    mdx1Compat: {headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', preset]],
  plugins: [pageWords, pageScript, islands, firstView, leanTheme, leanPdf, rootElement, devApi],
  themeConfig,
};

export default config;
