import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginModule} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options} from '@docusaurus/preset-classic';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {brand} from './src/data/brand';
import {brandProblems} from './src/data/brandSchema';
import {pagesWithoutCustomer} from './src/data/customers';
import {planProblems, planWordProblems} from './src/data/planSchema';
import {currency, plans} from './src/data/plans';
import {savingsProblems} from './src/data/savings';
import {routes, serverRoutes, unlistedRoutes} from './src/data/routes';
import {textComponents} from './src/data/textComponents';
import {thirdParties as parties} from './src/data/thirdParties';
import {thirdPartyProblems} from './src/data/thirdPartySchema';
import {languageList, languageProblems, languagesOf} from './src/lib/languages';
import {pathIn} from './src/lib/locale';
import {readWords, wordsFile} from './src/lib/readWords';
import {readPlace} from './src/lib/siteAddress';
import {stopFor} from './src/rendering/stopFor';
import decorations from './src/features/decorations/plugin';
import blog from './src/features/blog/plugin';
import changelog from './src/features/changelog/plugin';
import brandFiles, {lookProblems} from './src/features/brand/plugin';
import {rehypeChecklists} from './src/features/checklists/plugin/rehypeChecklists';
import diagrams from './src/features/diagrams/plugin';
import remarkDiagrams from './src/features/diagrams/plugin/remarkDiagrams';
import feeds from './src/features/feeds/plugin';
import downloads from './src/features/downloads/plugin';
import devApi from './src/features/dev-api/plugin';
import remarkRecordTables from './src/features/downloads/plugin/recordTables';
import remarkFormulas from './src/features/formulas/plugin/remarkFormulas';
import {parseFrontMatter} from './src/features/markdown/plugin/front-matter';
import legal from './src/features/legal/plugin';
import llms from './src/features/llms/plugin';
import languageOffer from './src/features/language-offer/plugin';
import visitBrand from './src/features/rebrand/plugin';
import markdown from './src/features/markdown/plugin';
import {htmlComments} from './src/features/markdown/plugin/htmlComments';
import {exampleNumbers} from './src/features/markdown/plugin/exampleNumbers';
import {liveCode} from './src/features/markdown/plugin/liveCode';
import {plainDirectives} from './src/features/markdown/plugin/plainDirectives';
import {shortColumns} from './src/features/markdown/plugin/shortColumns';
import {preprocess} from './src/features/markdown/plugin/preprocess';
import ownScan from './src/features/own-scan/plugin';
import pageScript, {pageParts} from './src/shell/page-script/plugin';
import {announcementProblems} from './src/shell/page-script/plugin/announcementProblems';
import pageWords from './src/features/page-words/plugin';
import pictures from './src/features/pictures/plugin';
import remarkPictures from './src/features/pictures/plugin/remarkPictures';
import remarkReferences from './src/features/pictures/plugin/remarkReferences';
import search from './src/features/search/plugin';
import {sidebarItemsGenerator} from './src/features/guides/plugin';
import siteAddress from './src/features/site-address/plugin';
import socialCards from './src/features/social-cards/plugin';
import staticHosts from './src/features/static-hosts/plugin';
import thirdParties from './src/features/consent/plugin';
import failedExpressions from './src/features/markdown/plugin/text-problems/failedExpressions';
import {missingLinks} from './src/features/markdown/plugin/text-problems/missingLinks';
import {unclosedHtml} from './src/features/markdown/plugin/text-problems/unclosedHtml';
import unknownNames from './src/features/markdown/plugin/text-problems/unknownNames';
import translations from './src/features/translations/plugin';
import {linksFromRoot} from './src/features/translations/plugin/linksFromRoot';
import {translatedSitemapItems} from './src/features/translations/plugin/sitemapItems';
import {withRendering} from './src/rendering';
import {missingFiles} from './src/rendering/textErrors';

stopFor('The brand does not fit:', [...brandProblems(brand), ...lookProblems(__dirname)]);

/** Languages of the site; the first is the source language. See CONTRIBUTING.md, "Add a language". */
const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'it'],
} satisfies Config['i18n'];

stopFor('The languages do not fit:', languageProblems(__dirname, i18n));

const misfits = planProblems(plans, currency);
if (misfits.length === 0) {
  misfits.push(
    ...savingsProblems(),
    ...languagesOf(__dirname).flatMap((language) =>
      planWordProblems(plans, wordsFile(language, 'planWords'), readWords(__dirname, language, 'planWords')),
    ),
  );
}
stopFor('The price list does not fit:', misfits);

const hasStaticFile = (file: string) => existsSync(path.join(__dirname, 'static', file));
stopFor(
  'The list of third parties does not fit:',
  thirdPartyProblems(parties, hasStaticFile, languageList(__dirname)),
);

const {site, api} = readPlace(process.env, brand.siteUrl);

const homes = Object.fromEntries(i18n.locales.map((locale) => [locale, pathIn(locale, '/', site.home)]));

/** Compiler plugins of all texts. */
const markdownPlugins = {
  beforeDefaultRemarkPlugins: [
    htmlComments,
    plainDirectives,
    linksFromRoot,
    remarkReferences,
    remarkFormulas,
    remarkDiagrams,
  ],
  remarkPlugins: [
    [npm2yarn, {sync: true}],
    liveCode,
    unclosedHtml,
    remarkRecordTables,
    shortColumns,
    remarkPictures,
  ],
  rehypePlugins: [rehypeChecklists, exampleNumbers, missingLinks],
  recmaPlugins: [[unknownNames, {components: textComponents}], failedExpressions],
} satisfies Partial<BlogOptions>;

const preset: Options = {
  docs: {
    path: 'docs',
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator,
    ...markdownPlugins,
  },
  // Configured below, with its own feeds.
  blog: false,
  pages: {
    ...markdownPlugins,
    exclude: [
      ...GlobExcludeDefault,
      ...pagesWithoutCustomer,
      // Without a server, diagnostics pages have no data.
      ...(api === 'none' ? serverRoutes.map((id) => `${routes[id].slice(1)}.tsx`) : []),
    ],
  },
  theme: {customCss: './src/css/custom.css'},
  sitemap: {
    ignorePatterns: unlistedRoutes.flatMap((id) =>
      i18n.locales.map((locale) => pathIn(locale, routes[id], site.home)),
    ),
    createSitemapItems: translatedSitemapItems(__dirname, homes),
  },
};

const blogOptions = {
  path: 'blog',
  routeBasePath: 'blog',
  blogTitle: 'Blog',
  blogDescription: 'Compiled notes from the team',
  // Articles show their own reading time.
  showReadingTime: false,
  blogSidebarCount: 0,
  // Full rows of two and of three cards.
  postsPerPage: 12,
  archiveBasePath: null,
  onUntruncatedBlogPosts: 'throw',
  ...markdownPlugins,
} satisfies BlogOptions;

const themeConfig: ThemeConfig = {
  // The theme follows the system, without JavaScript (src/css/colours.css).
  colorMode: {respectPrefersColorScheme: true, disableSwitch: true},
  // Highlighted during the build: a language costs readers nothing.
  prism: {
    additionalLanguages: [
      'bash',
      'batch',
      'csharp',
      'diff',
      'docker',
      'hcl',
      'http',
      'ini',
      'java',
      'nginx',
      'php',
      'powershell',
      'ruby',
      'scss',
      'toml',
    ],
  },
} as ThemeConfig;

const config: Config = {
  title: brand.name,
  url: site.origin,
  baseUrl: site.home,
  customFields: {apiOrigin: api},
  favicon: '/favicon.svg',
  trailingSlash: false,
  // The banner is in English and for developers. The page is readable without JavaScript anyway.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  i18n: {
    ...i18n,
    // Also if a single language is served (`npm run dev -- --locale it`).
    localeConfigs: Object.fromEntries(i18n.locales.map((locale) => [locale, {baseUrl: homes[locale]}])),
  },
  future: {
    // Version 4's defaults, without cascade layers: the site has a single style sheet.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: {
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
    parseFrontMatter,
    // `## Title {#anchor}` makes anchors equal in all languages. Also `:::note Title`.
    preprocessor: preprocess,
    hooks: missingFiles,
  },
  presets: [['classic', preset]],
  plugins: [
    [blog as PluginModule, blogOptions],
    translations,
    pageScript,
    pageWords,
    siteAddress,
    markdown,
    brandFiles,
    pictures,
    diagrams,
    decorations,
    legal as PluginModule,
    socialCards,
    llms,
    search,
    thirdParties,
    languageOffer,
    visitBrand,
    downloads,
    staticHosts,
    ownScan,
    changelog,
    feeds,
    // Moved pages. Servers and static hosts read the same list (src/features/static-hosts/plugin). The guides' overview lists
    // the hub as well.
    ['@docusaurus/plugin-client-redirects', {redirects: [{from: '/resources', to: '/guides'}]}],
    devApi,
  ],
  themeConfig,
};

export default withRendering(config, {
  islands: 'src/site/islands/defineIsland.tsx',
  bundle: 'src/shell/islands/index.tsx',
  media: 'src/css/media.css',
  code: ['src/plugins'],
  parts: pageParts(),
  checks: [announcementProblems],
});
