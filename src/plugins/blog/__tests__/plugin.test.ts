import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import docusaurusBlog, {type BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import blog from '..';
import {brand} from '../../../data/brand';
import {feeds} from '../../../data/feeds';
import {finishFeed} from '../finishFeed';

jest.mock('@docusaurus/plugin-content-blog', () => ({
  __esModule: true,
  default: jest.fn(),
  validateOptions: ({options}: {options: object}) => ({valid: true, ...options}),
}));
jest.mock('../../../lib/readWords', () => ({
  readWords: (...asked: string[]) => ({
    feed: {title: (name: string) => `News of ${name}`, description: asked.join(' ')},
  }),
}));
jest.mock('../../feeds/readableFeed', () => ({
  readableFeed: (text: string, {baseUrl}: LoadContext) => `${baseUrl} ${text}`,
}));
jest.mock('../feedItems', () => ({feedItems: (isOriginal: boolean) => ({isOriginal})}));
jest.mock('../unknownAuthor', () => ({namingAuthorsFile: (...facts: unknown[]) => facts}));

const dir = mkdtempSync(path.join(tmpdir(), 'blog-'));
afterAll(() => rmSync(dir, {recursive: true}));

const context = {
  siteDir: '/site',
  baseUrl: '/it/',
  localizationDir: '/site/i18n/it',
  i18n: {currentLocale: 'it', defaultLocale: 'en'},
} as LoadContext;

/** The plugin, where Docusaurus's own does this, and the options that that one got. */
async function make(own: object = {}, feedOptions: object = {}, currentLocale = 'it') {
  const made = jest
    .mocked(docusaurusBlog)
    .mockResolvedValue({name: 'own', injectHtmlTags: () => ({}), ...own});
  const plugin = await blog({...context, i18n: {...context.i18n, currentLocale}}, {
    ...{id: 'default', path: 'blog', authorsMapPath: 'authors.yml', feedOptions},
  } as never);
  return {plugin, given: made.mock.lastCall![1]};
}

it('has feeds of all kinds, in the words of the language where the options have none', async () => {
  const {plugin, given} = await make({}, {limit: 3});
  expect(plugin).toMatchObject({name: 'own', injectHtmlTags: undefined});
  expect(given).toEqual({
    ...{id: 'default', path: 'blog', authorsMapPath: 'authors.yml'},
    feedOptions: {
      limit: 3,
      type: ['rss', 'atom', 'json'],
      title: `News of ${brand.name}`,
      description: '/site it blog',
      language: 'it',
      copyright: `© ${brand.legalName}`,
      createFeedItems: {isOriginal: false},
    },
  });
  expect((await make({}, {}, 'en')).given.feedOptions).toMatchObject({
    ...{language: 'en', createFeedItems: {isOriginal: true}},
  });
  const own = {title: 'T', description: 'D', language: 'it-CH', copyright: 'C'};
  expect((await make({}, own)).given.feedOptions).toMatchObject(own);
});

it('holds all articles in feeds, unless the options say how many', () => {
  const limitOf = (options: object) => blog.validateOptions({options} as never);
  expect(limitOf({})).toEqual({valid: true, feedOptions: {limit: false}});
  expect(limitOf({a: 1, feedOptions: {limit: 5, title: 'T'}})).toEqual({
    ...{valid: true, a: 1},
    feedOptions: {limit: 5, title: 'T'},
  });
});

it('names the list of authors where articles cannot be read', async () => {
  const content = {blogPosts: []};
  expect(await (await make({loadContent: () => content})).plugin.loadContent!()).toBe(content);
  const error = new Error('Refused.');
  const {plugin} = await make({loadContent: () => Promise.reject(error)});
  await expect(plugin.loadContent!()).rejects.toEqual([
    error,
    {
      siteDir: '/site',
      folders: [path.normalize('/site/i18n/it/docusaurus-plugin-content-blog'), path.resolve('/site/blog')],
      authorsFile: 'authors.yml',
    },
  ]);
});

const post = {
  metadata: {
    ...{source: 'a.md', title: 'A', permalink: '/it/blog/a', unlisted: false, frontMatter: {featured: true}},
    ...{tags: [{permalink: '/it/blog/tags/x'}], authors: []},
  },
} as unknown as BlogPost;
const list = {path: '/', component: '@theme/BlogListPage', props: {metadata: {page: 1}}};
const subjects = {path: '/', component: '@theme/BlogTagsListPage'};

it('gives lists their posts, and says so where Docusaurus makes no such list', async () => {
  const routesFor = async (...made: RouteConfig[]) => {
    const routes: RouteConfig[] = [];
    const {plugin} = await make({
      contentLoaded: ({actions}: {actions: {addRoute: (route: RouteConfig) => void; other: string}}) => {
        expect(actions.other).toBe('kept');
        made.forEach((route) => actions.addRoute(route));
      },
    });
    const actions = {addRoute: (route: RouteConfig) => routes.push(route), other: 'kept'};
    await plugin.contentLoaded!({content: {blogPosts: [post]}, actions} as never);
    return routes;
  };
  const [first, tags] = await routesFor(list, subjects);
  expect(first!.modules).toEqual({featured: [expect.anything()]});
  expect(tags!.props).toEqual({posts: [expect.objectContaining({title: 'A'})]});
  await expect(routesFor(list)).rejects.toThrow('no route that shows @theme/BlogTagsListPage');
  await expect(routesFor(subjects)).rejects.toThrow('no route that shows page 1 of @theme/BlogListPage');
});

it('finishes the feeds that are there, and lets people read those that browsers show', async () => {
  mkdirSync(path.join(dir, 'blog'), {recursive: true});
  const texts = {rss: '<rss a><channel>', json: '{"items": []}'};
  const fileOf = (kind: string) => path.join(dir, feeds.find((feed) => feed.kind === kind)!.path);
  for (const language of ['it-CH', undefined]) {
    Object.entries(texts).forEach(([kind, text]) => writeFileSync(fileOf(kind), text));
    const built: unknown[] = [];
    const {plugin} = await make({postBuild: (props: unknown) => built.push(props)}, {language});
    const props = {outDir: dir, siteConfig: {url: 'https://a.example', baseUrl: '/it/'}};
    await plugin.postBuild!(props as never);
    expect(built).toEqual([props]);
    const facts = (file: string) => ({
      address: `https://a.example/it/blog/${file}`,
      language: language ?? 'it',
    });
    const read = (kind: string) => readFileSync(fileOf(kind), 'utf8');
    expect(read('rss')).toBe(`/it/ ${finishFeed('rss', texts.rss, facts('rss.xml'))}`);
    expect(read('json')).toBe(finishFeed('json', texts.json, facts('feed.json')));
    expect(() => read('atom')).toThrow('ENOENT');
  }
});
