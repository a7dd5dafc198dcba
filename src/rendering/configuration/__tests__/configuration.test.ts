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

test.each<[string, object, string]>([
  ['menu', {themeConfig: {navbar: {items: []}}}, 'themeConfig.navbar: the menu stands in src/data/routes.ts'],
  ['footer', {themeConfig: {footer: {style: 'dark'}}}, 'themeConfig.footer: the links of the footer'],
  ['search', {themeConfig: {algolia: {}}}, 'themeConfig.algolia: the search is built in'],
  [
    'colour mode',
    {themeConfig: {colorMode: {defaultMode: 'dark'}}},
    'themeConfig.colorMode.defaultMode: the theme',
  ],
  ['unknown', {themeConfig: {mine: 1}}, 'themeConfig.mine: nothing on this site reads it.'],
  [
    'sidebar',
    {themeConfig: {docs: {sidebar: {hideable: true}}}},
    'themeConfig.docs.sidebar.hideable: the sidebar',
  ],
  ['scripts', {scripts: ['https://stats.example/a.js']}, 'scripts: pages load no script of another site'],
  ['styles', {stylesheets: [{href: '//fonts.example/a.css'}]}, 'stylesheets: pages load no style sheet'],
  [
    'head',
    {headTags: [{tagName: 'script', attributes: {src: 'https://a.example/a.js'}}]},
    'headTags: pages load no script',
  ],
  ['modules', {clientModules: ['./src/all.ts']}, 'clientModules: no page loads them'],
  ['preset', {presets: [['classic', {gtag: {trackingID: 'G-1'}}]]}, 'options of the preset: gtag: services'],
  [
    'preset blog',
    {presets: [['classic', {blog: {}}]]},
    'options of the preset: blog: the blog of this site is a plugin of its own',
  ],
  [
    'preset docs',
    {presets: [['@docusaurus/preset-classic', {docs: {tagsBasePath: 'labels'}}]]},
    'options of the preset: docs.tagsBasePath: lists of tags',
  ],
  [
    'blog',
    {plugins: [[function blog() {}, {blogSidebarCount: 5}]]},
    'options of "blog": blogSidebarCount: articles have no list',
  ],
  [
    'plugin',
    {plugins: ['@docusaurus/plugin-google-gtag']},
    'the plugin "@docusaurus/plugin-google-gtag": services',
  ],
  [
    'theme',
    {themes: ['@docusaurus/theme-live-codeblock']},
    'the plugin "@docusaurus/theme-live-codeblock": code runs',
  ],
])('says what to use instead: %s', (_, own, sentence) => {
  const found = problems(own);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(sentence);
});

test.each<[string, object]>([
  ['files of the site', {scripts: ['/a.js'], stylesheets: ['/a.css'], clientModules: ['./a.css']}],
  ['what loads nothing', {headTags: [{tagName: 'link', attributes: {rel: 'me', href: 'https://a.example'}}]}],
  [
    'what is so anyway',
    {themeConfig: {colorMode: {disableSwitch: true}, docs: {sidebar: {hideable: false}}}},
  ],
  ['plugins that work', {plugins: [['@docusaurus/plugin-client-redirects', {redirects: []}], null]}],
])('lets %s through', (_, own) => {
  expect(problems(own)).toEqual([]);
});

describe('colours of the announcement bar', () => {
  const bar = (colours: object) => problems({themeConfig: {announcementBar: {content: 'New', ...colours}}});

  test('may be left out, or be readable', () => {
    expect(bar({})).toEqual([]);
    expect(bar({backgroundColor: '#000', textColor: '#fff'})).toEqual([]);
  });

  test('are refused where they cannot be read', () => {
    expect(bar({backgroundColor: '#ffffff', textColor: '#cccccc'})[0]).toContain('has a contrast of 1.6');
    expect(bar({backgroundColor: '#ffffff'})[0]).toContain('give both');
    expect(bar({backgroundColor: 'white', textColor: 'black'})[0]).toContain('write colours as #rrggbb');
  });
});

test('all problems come in one error', () => {
  const own = config({tagline: 'Security', themeConfig: {navbar: {}, footer: {}}});
  expect(() => requireEffect(own)).toThrow(
    /^Options of docusaurus\.config\.ts that have no effect.*(?:\n {2}.+){3}$/,
  );
});
