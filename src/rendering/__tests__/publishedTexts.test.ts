import type {RouteConfig} from '@docusaurus/types';
import type {PublishedText} from '../../lib/publishedTexts';
import {contentOf, otherVersions, publishedTexts, requireTextsOf} from '../publishedTexts';

const doc = {source: '@site/docs/a.md', permalink: '/a', title: 'A', description: 'a', frontMatter: {}};
const folder = {...doc, source: '@site/docs/c/README.md', permalink: '/c/'};
const last = {versionName: '1.0', label: '1.0', path: '/', isLast: true, docs: [doc, folder]};
const content = {
  'docusaurus-plugin-content-docs': {default: {loadedVersions: [last]}},
  'docusaurus-plugin-content-blog': {default: {blogPosts: [{metadata: {...doc, permalink: '/blog/b'}}]}},
};

it('tells guides and articles alike', () => {
  const [{description: _, ...bare}] = [doc];
  const blog = {blogPosts: [{metadata: {...bare, source: '@site/blog/b.md', permalink: '/blog/b/'}}]};
  expect(publishedTexts({...content, 'docusaurus-plugin-content-blog': {default: blog}})).toEqual([
    {...doc, kind: 'guide', source: 'docs/a.md'},
    {...folder, kind: 'guide', source: 'docs/c/README.md', permalink: '/c'},
    {...doc, kind: 'post', source: 'blog/b.md', permalink: '/blog/b', description: ''},
  ]);
  expect(publishedTexts({})).toEqual([]);
});

it.each<[object, string]>([
  [{versions: []}, 'loadedVersions'],
  [{loadedVersions: [{...last, docs: [{...doc, title: 1}]}]}, 'loadedVersions.0.docs.0.title'],
])('says so where a plugin gives its content in another form: %j', (other, where) => {
  expect(() => publishedTexts({'docusaurus-plugin-content-docs': {default: other}})).toThrow(
    `docusaurus-plugin-content-docs gives its content in another form (${where})`,
  );
});

it('tells texts of other versions of the guides from those that readers are led to', () => {
  const next = {versionName: 'current', label: 'Next', path: '/next', isLast: false, docs: [doc]};
  const several = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [next, last]}}};
  expect(publishedTexts(several).map(({version}) => version)).toEqual(['current', undefined, undefined]);
  expect(otherVersions(several)).toEqual([{label: 'Next', path: '/next'}]);
  expect(otherVersions(content)).toEqual([]);
});

it('finds the content of plugins that are loaded', () => {
  const loaded = [
    {name: 'a', options: {}, content: 1},
    {name: 'a', options: {id: 'b'}, content: 2},
  ];
  expect(contentOf(loaded as unknown as Parameters<typeof contentOf>[0])).toEqual({a: {default: 1, b: 2}});
});

it('says so where a page shows a text that nobody published', () => {
  const texts: PublishedText[] = publishedTexts(content);
  const route = (path: string, component: string): RouteConfig => ({path, component});
  const known = [
    route('/a', '@theme/DocItem'),
    route('/blog/b', '@theme/BlogPostPage'),
    route('/c', '@theme/DocItem'),
    route('/e', '@theme/X'),
    route('/f', '@theme/DocItem/Layout'),
    route('/g', 'their/@theme/DocItem'),
  ];
  expect(() => requireTextsOf(known, texts)).not.toThrow();
  for (const part of ['@theme/DocItem', '@theme/BlogPostPage']) {
    expect(() =>
      requireTextsOf([{...route('/', '@theme/Root'), routes: [route('/d', part)]}], texts),
    ).toThrow('/d is a guide or an article, and no plugin says that it published it');
  }
});
