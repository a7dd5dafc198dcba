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
import {stopFor} from './src/lib/stopFor';
import decorations from './src/plugins/decorations';
import blog from './src/plugins/blog';
import changelog from './src/plugins/changelog';
import brandFiles, {lookProblems} from './src/plugins/brand';
import {rehypeChecklists} from './src/plugins/checklists/rehypeChecklists';
import diagrams from './src/plugins/diagrams';
import remarkDiagrams from './src/plugins/diagrams/remarkDiagrams';
import feeds from './src/plugins/feeds';
import downloads from './src/plugins/downloads';
import devApi from './src/plugins/dev-api';
import remarkRecordTables from './src/plugins/downloads/recordTables';
import remarkFormulas from './src/plugins/formulas/remarkFormulas';
import {parseFrontMatter} from './src/plugins/front-matter';
import legal from './src/plugins/legal';
import llms from './src/plugins/llms';
import languageOffer from './src/plugins/language-offer';
import visitBrand from './src/plugins/visit-brand';
import markdown from './src/plugins/markdown';
import {htmlComments} from './src/plugins/markdown/htmlComments';
import {exampleNumbers} from './src/plugins/markdown/exampleNumbers';
import {liveCode} from './src/plugins/markdown/liveCode';
import {plainDirectives} from './src/plugins/markdown/plainDirectives';
import {shortColumns} from './src/plugins/markdown/shortColumns';
import {preprocess} from './src/plugins/markdown/preprocess';
import ownScan from './src/plugins/own-scan';
import pageWords from './src/plugins/page-words';
import pictures from './src/plugins/pictures';
import remarkPictures from './src/plugins/pictures/remarkPictures';
import remarkReferences from './src/plugins/pictures/remarkReferences';
import search from './src/plugins/search';
import {sidebarItemsGenerator} from './src/plugins/sidebars';
import siteAddress from './src/plugins/site-address';
import socialCards from './src/plugins/social-cards';
import staticHosts from './src/plugins/static-hosts';
import thirdParties from './src/plugins/third-parties';
import failedExpressions from './src/plugins/text-problems/failedExpressions';
import {missingLinks} from './src/plugins/text-problems/missingLinks';
import {unclosedHtml} from './src/plugins/text-problems/unclosedHtml';
import unknownNames from './src/plugins/text-problems/unknownNames';
import translations from './src/plugins/translations';
import {linksFromRoot} from './src/plugins/translations/linksFromRoot';
import {translatedSitemapItems} from './src/plugins/translations/sitemapItems';
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
    // Moved pages. Servers and static hosts read the same list (src/plugins/static-hosts). The guides' overview lists
    // the hub as well.
    ['@docusaurus/plugin-client-redirects', {redirects: [{from: '/resources', to: '/guides'}]}],
    devApi,
  ],
  themeConfig,
};

export default withRendering(config);
