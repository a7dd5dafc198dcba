import {ConfigSchema} from '@docusaurus/core/lib/server/configValidation';
import * as blog from '@docusaurus/plugin-content-blog';
import * as docs from '@docusaurus/plugin-content-docs';
import * as pages from '@docusaurus/plugin-content-pages';
import * as sitemap from '@docusaurus/plugin-sitemap';
import * as theme from '@docusaurus/theme-classic';
import type {Config} from '@docusaurus/types';
import {configurationProblems, requireEffect} from '..';
import {
  otherThemeOptions,
  pluginOptions,
  presetOptions,
  siteOptions,
  themeOptions,
  type Verdicts,
} from '../table';

/** As much of what Joi says of a schema as is read here. */
interface Description {
  readonly keys?: Readonly<Record<string, Description>>;
  readonly flags?: {readonly presence?: string};
}

/** Paths of all options of a schema that have no options in them. */
function leavesOf({keys = {}}: Description, above = ''): string[] {
  return Object.entries(keys).flatMap(([key, inside]) => {
    if (inside.flags?.presence === 'forbidden') {
      return [];
    }
    const below = leavesOf(inside, `${above}${key}.`);
    return below.length > 0 ? below : [above + key];
  });
}

/** The schema with which a plugin validates its options, or its part of `themeConfig`. */
function schemaOf(validate: (params: never) => unknown): Description {
  let description: Description = {};
  const take = (schema: {describe: () => Description}) => {
    description = schema.describe();
    return {};
  };
  validate({validate: take, options: {}, themeConfig: {}} as never);
  return description;
}

const isKnown = (path: string, verdicts: Verdicts) =>
  Object.keys(verdicts).some(
    (known) => path === known || path.startsWith(`${known}.`) || known.startsWith(`${path}.`),
  );

const config = (own: object): Config => ({title: 'Site', url: 'https://a.example', baseUrl: '/', ...own});
const problems = (own: object) => configurationProblems(config(own));

describe('every option that Docusaurus knows has a verdict', () => {
  test.each<[string, Description, Verdicts, number]>([
    ['site', ConfigSchema.describe(), siteOptions, 40],
    [
      'themeConfig',
      schemaOf((theme as unknown as {validateThemeConfig: never}).validateThemeConfig),
      themeOptions,
      30,
    ],
    ['docs', schemaOf(docs.validateOptions as never), pluginOptions['content-docs']!, 30],
    ['blog', schemaOf(blog.validateOptions as never), pluginOptions['content-blog']!, 40],
    ['pages', schemaOf(pages.validateOptions as never), pluginOptions['content-pages']!, 10],
    ['sitemap', schemaOf(sitemap.validateOptions as never), pluginOptions.sitemap!, 5],
  ])('%s', (_, schema, verdicts, least) => {
    const options = leavesOf(schema);
    expect(options.length).toBeGreaterThanOrEqual(least);
    expect(options.filter((path) => !isKnown(path, verdicts))).toEqual([]);
  });

  test('and what is no option of it is found missing', () => {
    expect(isKnown('navbar.logo.src', themeOptions)).toBe(true);
    expect(isKnown('nothing', themeOptions)).toBe(false);
  });
});

const all = [siteOptions, themeOptions, presetOptions, ...Object.values(pluginOptions)];

test('each refusal is a sentence that says what to use', () => {
  const sentences = [
    ...all.flatMap((verdicts) =>
      Object.values(verdicts).flatMap((verdict) => (verdict === 'works' ? [] : verdict.instead)),
    ),
    ...Object.values(otherThemeOptions),
  ];
  expect(sentences.length).toBeGreaterThan(30);
  expect(sentences.filter((text) => !/^[a-z].{20,}\.$/.test(text))).toEqual([]);
});

test('a configuration without any of them passes', () => {
  expect(problems({themeConfig: {metadata: [], tableOfContents: {maxHeadingLevel: 4}}})).toEqual([]);
  expect(() => requireEffect(config({}))).not.toThrow();
});

/** Every option that is refused unless it says what is so anyway; `own` gives a value for each. */
function everyRefusal(own: <Value>(same: Value, other: unknown) => Value): object {
  return {
    tagline: own('', 'Security'),
    storage: own(undefined, {}),
    future: {
      v4: {useCssCascadeLayers: own(false, true)},
      faster: {mdxCrossCompilerCache: own(false, true)},
      experimental_router: own('browser', 'hash'),
    },
    ssrTemplate: own(undefined, '<html>'),
    themeConfig: {
      colorMode: {
        defaultMode: own(undefined, 'dark'),
        disableSwitch: own(true, false),
        respectPrefersColorScheme: own(true, false),
      },
      image: own(undefined, 'card.png'),
      docs: {
        versionPersistence: own('none', 'localStorage'),
        sidebar: {hideable: own(false, true), autoCollapseCategories: own(true, false)},
      },
      blog: {sidebar: own(undefined, {})},
      navbar: own(undefined, {items: []}),
      footer: own(undefined, {style: 'dark'}),
      prism: {theme: own(undefined, {}), darkTheme: own(undefined, {})},
    },
    presets: [
      [
        '@docusaurus/preset-classic',
        {
          blog: own(false, {}),
          googleAnalytics: own(undefined, {}),
          gtag: own(undefined, {}),
          googleTagManager: own(undefined, {}),
          docs: {tagsBasePath: own('tags', 'labels')},
          sitemap: {filename: own('sitemap.xml', 'a.xml')},
        },
      ],
    ],
    plugins: [
      [
        function blog() {},
        {
          routeBasePath: own('blog', '/'),
          tagsBasePath: own('tags', 'labels'),
          authorsBasePath: own('authors', 'people'),
          pageBasePath: own('page', 'p'),
          archiveBasePath: own<string | null>('archive', 'all'),
          blogSidebarCount: own(0, 5),
          blogSidebarTitle: own(undefined, 'News'),
          feedOptions: {
            type: own(undefined, 'rss'),
            xslt: own(undefined, true),
            createFeedItems: own(undefined, () => []),
          },
        },
      ],
    ],
  };
}

test('what is so anyway may be said', () => {
  expect(problems(everyRefusal((same) => same))).toEqual([]);
  expect(problems({plugins: [[function blog() {}, {archiveBasePath: null}]]})).toEqual([]);
});

test('anything else is refused by its path', () => {
  const preset = 'options of the preset: ';
  const paths = [
    'tagline',
    'storage',
    'future.v4.useCssCascadeLayers',
    'future.faster.mdxCrossCompilerCache',
    'future.experimental_router',
    'ssrTemplate',
    'themeConfig.colorMode.defaultMode',
    'themeConfig.colorMode.disableSwitch',
    'themeConfig.colorMode.respectPrefersColorScheme',
    'themeConfig.image',
    'themeConfig.docs.versionPersistence',
    'themeConfig.docs.sidebar.hideable',
    'themeConfig.docs.sidebar.autoCollapseCategories',
    'themeConfig.blog.sidebar',
    'themeConfig.navbar',
    'themeConfig.footer',
    'themeConfig.prism.theme',
    'themeConfig.prism.darkTheme',
    ...['blog', 'googleAnalytics', 'gtag', 'googleTagManager'].map((path) => preset + path),
    ...[
      'routeBasePath',
      'tagsBasePath',
      'authorsBasePath',
      'pageBasePath',
      'archiveBasePath',
      'blogSidebarCount',
      'blogSidebarTitle',
      'feedOptions.type',
      'feedOptions.xslt',
      'feedOptions.createFeedItems',
    ].map((path) => `options of "blog": ${path}`),
    ...['docs.tagsBasePath', 'sitemap.filename'].map((path) => preset + path),
  ].map((path) => `${path}: `);
  const found = problems(everyRefusal((_, other) => other as never));
  expect(found.map((line, index) => line.slice(0, paths[index]?.length))).toEqual(paths);
});

test.each<[string, object, string]>([
  ['menu', {themeConfig: {navbar: {items: []}}}, 'themeConfig.navbar: the menu stands in src/data/routes.ts'],
  ['search', {themeConfig: {algolia: {}}}, 'themeConfig.algolia: the search is built in'],
  ['unknown', {themeConfig: {mine: 1}}, 'themeConfig.mine: nothing on this site reads it.'],
  [
    'scripts',
    {scripts: ['/a.js', 'https://stats.example/a.js']},
    'scripts: pages load no script of another site',
  ],
  ['styles', {stylesheets: [{href: '//fonts.example/a.css'}]}, 'stylesheets: pages load no style sheet'],
  [
    'a script in the head',
    {headTags: [{tagName: 'script', attributes: {src: 'http://a.example/a.js'}}]},
    'headTags: pages load no script',
  ],
  [
    'styles in the head',
    {headTags: [{tagName: 'link', attributes: {rel: 'stylesheet', href: '//a.example/a.css'}}]},
    'headTags: pages load no script',
  ],
  ['modules', {clientModules: ['./a.css', './src/all.css.ts']}, 'clientModules: no page loads them'],
  [
    'guides',
    {plugins: [['@docusaurus/plugin-content-docs', {tagsBasePath: 'labels'}]]},
    'options of "@docusaurus/plugin-content-docs": tagsBasePath: lists of tags',
  ],
  [
    'a preset by its short name',
    {presets: [['classic', {gtag: {}}]]},
    'options of the preset: gtag: services',
  ],
  [
    'a plugin',
    {plugins: ['@docusaurus/plugin-google-gtag']},
    'the plugin "@docusaurus/plugin-google-gtag": services',
  ],
  [
    'a theme',
    {themes: ['@docusaurus/theme-live-codeblock']},
    'the plugin "@docusaurus/theme-live-codeblock": code runs',
  ],
])('says what to use instead: %s', (_, own, sentence) => {
  expect(problems(own)).toEqual([expect.stringContaining(sentence)]);
});

test.each(
  'plugin-google-gtag plugin-google-analytics plugin-google-tag-manager plugin-vercel-analytics matomo plausible posthog theme-search-algolia docsearch search-local lunr-search image-zoom plugin-ideal-image plugin-pwa plugin-css-cascade-layers theme-live-codeblock'.split(
    ' ',
  ),
)('refuses %s', (name) => {
  expect(problems({plugins: [`my-${name}-x`]})).toHaveLength(1);
});

test.each<[string, object]>([
  [
    'files of the site',
    {
      scripts: ['/a.js', {src: 'a.js'}],
      stylesheets: ['/a.css'],
      clientModules: ['./a.css', 'a.scss', 'a.sass', 'a.less'],
    },
  ],
  [
    'what loads nothing',
    {
      headTags: [
        {tagName: 'link', attributes: {rel: 'me', href: 'https://a.example'}},
        {tagName: 'script', attributes: {}},
      ],
    },
  ],
  ['groups that are none', {themeConfig: {docs: null, colorMode: [], prism: 'a'}}],
  [
    'plugins that work',
    {plugins: [['@docusaurus/plugin-client-redirects', {redirects: [], routeBasePath: 'a'}], null]},
  ],
  [
    'other presets',
    {
      presets: [
        ['classic-of-mine', {gtag: {}}],
        ['semiclassic', {gtag: {}}],
      ],
    },
  ],
])('lets %s through', (_, own) => {
  expect(problems(own)).toEqual([]);
});

describe('colours of the announcement bar', () => {
  const bar = (colours: object) => problems({themeConfig: {announcementBar: {content: 'New', ...colours}}});

  test('may be left out, or be readable', () => {
    expect(bar({})).toEqual([]);
    expect(bar({backgroundColor: '#000', textColor: '#fff'})).toEqual([]);
  });

  const both = 'give both backgroundColor and textColor, or neither: the site’s own change with the theme.';
  const form = 'write colours as #rrggbb, so that it can be seen whether they are readable.';
  test.each<[object, string]>([
    [
      {backgroundColor: '#ffffff', textColor: '#cccccc'},
      '#cccccc on #ffffff has a contrast of 1.6, and text needs 4.5. Without colours the bar takes the site’s own.',
    ],
    [{backgroundColor: '#ffffff'}, both],
    [{textColor: '#ffffff'}, both],
    [{backgroundColor: 'white', textColor: 'black'}, form],
    [{backgroundColor: '#000', textColor: 'white'}, form],
  ])('are refused where they cannot be read: %j', (colours, sentence) => {
    expect(bar(colours)).toEqual([`themeConfig.announcementBar: ${sentence}`]);
  });
});

test('all problems come in one error', () => {
  const own = config({tagline: 'Security', themeConfig: {navbar: {}, footer: {}}});
  expect(() => requireEffect(own)).toThrow(
    /^Options of docusaurus\.config\.ts that have no effect.*(?:\n {2}.+){3}$/,
  );
});
