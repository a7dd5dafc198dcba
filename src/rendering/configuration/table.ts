/** An option of Docusaurus that has no effect on this site. */
interface Refusal {
  readonly instead: string;
  /** Values that match the site's behaviour anyway. */
  readonly unless?: readonly unknown[];
  /** True if a value works nevertheless. */
  readonly worksFor?: (value: unknown) => boolean;
}

/** By option path: 'docs.sidebar.hideable'. A group stands for all its options. All others work. */
export type Refusals = Readonly<Record<string, Refusal>>;

const not = (instead: string, ...unless: unknown[]): Refusal => ({instead, unless});

/** URLs of other sites, which each page's policy blocks. */
const foreign = /^(?:https?:)?\/\//;

/** True if no element that an option adds to the head is a script or style sheet of another site. */
const ownFiles = (value: unknown): boolean =>
  (
    value as (
      string | {src?: string; href?: string; tagName?: string; attributes?: Record<string, unknown>}
    )[]
  ).every((it) => {
    if (typeof it === 'string') {
      return !foreign.test(it);
    }
    const {src, href, rel} = it.attributes ?? {...it, rel: 'stylesheet'};
    const isLoaded = it.tagName === 'script' || rel === 'stylesheet';
    return !isLoaded || !foreign.test(String(src ?? href ?? ''));
  });

const thirdParty =
  'list services of other companies in src/data/thirdParties.ts, which the consent, the policy of each page and the headers follow.';
const menu =
  'edit the menu in src/data/routes.ts, its words in src/content/shell.ts, its look in src/shell/Header.tsx.';
const footer =
  'edit the links of the footer in src/data/routes.ts, its words in src/content/shell.ts, its look in src/shell/Footer.tsx.';
const feeds = 'edit the kinds of feeds in src/data/feeds.ts, and their items in src/features/blog/plugin.';
const recentPosts =
  'articles have no list of recent posts beside them: a post with "featured: true" stands at the top of the blog.';

export const siteOptions: Refusals = {
  tagline: not('nothing shows it: edit the words of the home page in src/content/home.ts.', ''),
  storage: not('no part of Docusaurus that stores anything is on this site.'),
  'future.v4.useCssCascadeLayers': not(
    'the only style sheet is this site’s own, which needs no layers.',
    false,
  ),
  'future.faster.mdxCrossCompilerCache': not('texts are always compiled once for both builds.', true),
  'future.experimental_router': not('every page has a file and an address of its own.', 'browser'),
  scripts: {instead: `pages load no script of another site: ${thirdParty}`, worksFor: ownFiles},
  stylesheets: {
    instead:
      'pages load no style sheet of another site: lay it into src/css and import it in src/css/custom.css; fonts as src/css/fonts.css does.',
    worksFor: ownFiles,
  },
  headTags: {
    instead: `pages load no script or style sheet of another site: ${thirdParty}`,
    worksFor: ownFiles,
  },
  ssrTemplate: not('the HTML around every page is src/rendering/template.ts.'),
  clientModules: {
    instead:
      'no page loads them: write code for every page in src/shell/page-script; a part that needs React is an island (src/site/islands/README.md). Style sheets may be listed here.',
    worksFor: (value) => (value as string[]).every((name) => /\.(?:css|s[ac]ss|less)$/.test(name)),
  },
};

/** Keys of `themeConfig` that something reads. */
export const themeKeys = [
  'colorMode',
  'image',
  'docs',
  'blog',
  'metadata',
  'announcementBar',
  'navbar',
  'footer',
  'prism',
  'tableOfContents',
];

export const themeOptions: Refusals = {
  'colorMode.defaultMode': not('the theme follows the system and nothing else (src/css/colours.css).'),
  'colorMode.disableSwitch': not(
    'there is no switch: the theme follows the system (src/css/colours.css).',
    true,
  ),
  'colorMode.respectPrefersColorScheme': not(
    'the theme always follows the system (src/css/colours.css).',
    true,
  ),
  image: not(
    'each page gets a card with its title (src/features/social-cards/plugin/card.ts says what it looks like); a text names a picture of its own with "image".',
  ),
  'docs.versionPersistence': not(
    'no version is remembered: each page of a version links to the others.',
    'none',
  ),
  'docs.sidebar.hideable': not(
    'the sidebar stays where there is room, and opens with a button where there is none.',
    false,
  ),
  'docs.sidebar.autoCollapseCategories': not(
    'only the branch where the reader is stands open. A category with "collapsed: false" stays open.',
    true,
  ),
  'blog.sidebar': not(recentPosts),
  navbar: not(menu),
  footer: not(footer),
  'prism.theme': not(
    'edit the colours of code in src/features/reading/CodeBlock.module.css, for both themes.',
  ),
  'prism.darkTheme': not(
    'edit the colours of code in src/features/reading/CodeBlock.module.css, for both themes.',
  ),
};

/** Remedies for keys of `themeConfig` that third-party plugins read. */
export const otherThemeOptions: Readonly<Record<string, string>> = {
  algolia: 'the search is built in (src/features/search/plugin) and needs no service.',
  docsearch: 'the search is built in (src/features/search/plugin) and needs no service.',
  zoom: 'pictures open in no layer of their own; a link around a picture leads to its file.',
  imageZoom: 'pictures open in no layer of their own; a link around a picture leads to its file.',
  liveCodeBlock: 'code runs in no page: an example that works is an island (src/site/islands/README.md).',
  gtag: thirdParty,
  googleAnalytics: thirdParty,
};

export const presetOptions: Refusals = {
  blog: not(
    'the blog of this site is a plugin of its own: its options are "blogOptions" in docusaurus.config.ts.',
    false,
  ),
  googleAnalytics: not(thirdParty),
  gtag: not(thirdParty),
  googleTagManager: not(thirdParty),
};

const knownAddress = (what: string) =>
  `${what} at this address are known to the search, llms.txt and src/data/routes.ts.`;

/** Options of the site's plugins, by plugin name. */
export const pluginOptions: Readonly<Record<string, Refusals>> = {
  'content-docs': {
    tagsBasePath: not(knownAddress('lists of tags'), 'tags'),
  },
  'content-blog': {
    routeBasePath: not(knownAddress('articles'), 'blog'),
    tagsBasePath: not(knownAddress('lists of subjects'), 'tags'),
    authorsBasePath: not(knownAddress('pages of authors'), 'authors'),
    pageBasePath: not(knownAddress('further pages of lists'), 'page'),
    archiveBasePath: not(knownAddress('the archive'), 'archive', null),
    blogSidebarCount: not(recentPosts, 0),
    blogSidebarTitle: not(recentPosts),
    'feedOptions.type': not(feeds),
    'feedOptions.xslt': not(feeds),
    'feedOptions.createFeedItems': not(feeds),
  },
  sitemap: {
    filename: not('robots.txt and llms.txt name sitemap.xml.', 'sitemap.xml'),
  },
};

/** Plugins and themes without effect on this site, by a part of their names. */
export const refusedPlugins: readonly {readonly name: RegExp; readonly instead: string}[] = [
  {
    name: /google-(?:gtag|analytics|tag-manager)|vercel-analytics|matomo|plausible|posthog/,
    instead: thirdParty,
  },
  {
    name: /search-algolia|docsearch|search-local|lunr-search/,
    instead: 'the search is built in (src/features/search/plugin) and needs no service.',
  },
  {
    name: /image-zoom/,
    instead: 'pictures open in no layer of their own; a link around a picture leads to its file.',
  },
  {
    name: /ideal-image/,
    instead:
      'pictures in texts get light files by themselves; a page imports a picture with "?picture" and shows it with "Picture".',
  },
  {name: /plugin-pwa/, instead: 'pages need no script to be read, and no service worker.'},
  {name: /css-cascade-layers/, instead: 'the only style sheet is this site’s own, which needs no layers.'},
  {
    name: /live-codeblock/,
    instead: 'code runs in no page: an example that works is an island (src/site/islands/README.md).',
  },
];
