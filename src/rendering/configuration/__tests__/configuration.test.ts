import {ConfigSchema} from '@docusaurus/core/lib/server/configValidation';
import * as blog from '@docusaurus/plugin-content-blog';
import * as docs from '@docusaurus/plugin-content-docs';
import * as pages from '@docusaurus/plugin-content-pages';
import * as sitemap from '@docusaurus/plugin-sitemap';
import * as theme from '@docusaurus/theme-classic';
import type {Config} from '@docusaurus/types';
import {configurationProblems} from '..';
import {pluginOptions, siteOptions, themeOptions, type Refusals} from '../table';

/** The part of Joi's schema description that is used here. */
interface Description {
  readonly keys?: Readonly<Record<string, Description>>;
  readonly flags?: {readonly presence?: string};
}

function leavesOf({keys = {}}: Description, above = ''): string[] {
  return Object.entries(keys).flatMap(([key, inside]) => {
    if (inside.flags?.presence === 'forbidden') {
      return [];
    }
    const below = leavesOf(inside, `${above}${key}.`);
    return below.length > 0 ? below : [above + key];
  });
}

/** Returns the schema with which a plugin validates its options or its part of `themeConfig`. */
function schemaOf(validate: (params: never) => unknown): Description {
  let description: Description = {};
  const take = (schema: {describe: () => Description}) => {
    description = schema.describe();
    return {};
  };
  validate({validate: take, options: {}, themeConfig: {}} as never);
  return description;
}

const isRefused = (path: string, refusals: Refusals) =>
  Object.keys(refusals).some((known) => path === known || path.startsWith(`${known}.`));

const config = (own: object): Config => ({title: 'Site', url: 'https://a.example', baseUrl: '/', ...own});
const problems = (own: object) => configurationProblems(config(own));

// A new version may bring options that have no effect here: try each before it joins the list.
test.each<[string, Description, Refusals]>([
  ['site', ConfigSchema.describe(), siteOptions],
  [
    'themeConfig',
    schemaOf((theme as unknown as {validateThemeConfig: never}).validateThemeConfig),
    themeOptions,
  ],
  ['docs', schemaOf(docs.validateOptions as never), pluginOptions['content-docs']!],
  ['blog', schemaOf(blog.validateOptions as never), pluginOptions['content-blog']!],
  ['pages', schemaOf(pages.validateOptions as never), {}],
  ['sitemap', schemaOf(sitemap.validateOptions as never), pluginOptions.sitemap!],
])('the options of Docusaurus that work: %s', (_, schema, refusals) => {
  expect(leavesOf(schema).filter((path) => !isRefused(path, refusals))).toMatchSnapshot();
});

const head = (tagName: string, attributes: object) => ({headTags: [{tagName, attributes}]});
const plugins = (...list: unknown[]) => ({plugins: list});
const preset = (options: object) => ({presets: [['classic', options]]});

test.each<[object, string]>([
  [{tagline: 'Security'}, 'tagline: '],
  [{future: {experimental_router: 'hash'}}, 'future.experimental_router: '],
  [{themeConfig: {navbar: {items: []}}}, 'themeConfig.navbar: edit the menu in src/data/routes.ts'],
  [{themeConfig: {algolia: {}}}, 'themeConfig.algolia: the search is built in'],
  [{themeConfig: {mine: 1}}, 'themeConfig.mine: nothing on this site reads it.'],
  [{themeConfig: {colorMode: {defaultMode: 'dark'}}}, 'themeConfig.colorMode.defaultMode: '],
  [{scripts: ['/a.js', 'https://stats.example/a.js']}, 'scripts: pages load no script of another site'],
  [{stylesheets: [{href: '//fonts.example/a.css'}]}, 'stylesheets: pages load no style sheet'],
  [head('script', {src: 'http://a.example/a.js'}), 'headTags: pages load no script'],
  [head('link', {rel: 'stylesheet', href: '//a.example/a.css'}), 'headTags: pages load no script'],
  [{clientModules: ['./a.css', './src/all.css.ts']}, 'clientModules: no page loads them'],
  [plugins([function blog() {}, {archiveBasePath: 'all'}]), 'options of "blog": archiveBasePath: '],
  [preset({gtag: {}}), 'options of the preset: gtag: list services'],
  [preset({docs: {tagsBasePath: 'labels'}}), 'options of the preset: docs.tagsBasePath: '],
  [plugins('@docusaurus/plugin-google-gtag'), 'the plugin "@docusaurus/plugin-google-gtag": list services'],
  [plugins('my-theme-search-algolia-x'), 'the plugin "my-theme-search-algolia-x": '],
])('refuses %j, and says what to use instead', (own, sentence) => {
  expect(problems(own)).toEqual([expect.stringContaining(sentence)]);
});

test.each<object>([
  {themeConfig: {metadata: [], tableOfContents: {maxHeadingLevel: 4}}},
  {tagline: '', future: {experimental_router: 'browser'}, themeConfig: {colorMode: {disableSwitch: true}}},
  {
    scripts: ['/a.js', {src: 'a.js'}],
    stylesheets: ['/a.css'],
    clientModules: ['./a.css', 'a.scss', 'a.less'],
  },
  head('link', {rel: 'me', href: 'https://a.example'}),
  plugins([function blog() {}, {archiveBasePath: null}]),
  plugins(['@docusaurus/plugin-client-redirects', {redirects: [], routeBasePath: 'a'}], null),
  {presets: [['classic-of-mine', {gtag: {}}]]},
  preset({docs: {tagsBasePath: 'tags'}}),
])('lets %j through', (own) => {
  expect(problems(own)).toEqual([]);
});
