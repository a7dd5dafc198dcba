import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig, RouteModules} from '@docusaurus/types';
import {featureOnFirstPage} from '../featuredPosts';

const post = (source: string, featured?: boolean, unlisted = false) =>
  ({metadata: {source, unlisted, frontMatter: {featured}}}) as unknown as BlogPost;
const posts = [
  post('a.md'),
  post('b.md', true),
  post('c.md', true, true),
  post('d.md', false),
  post('e.md', true),
];
const list = (page: number): RouteConfig => ({
  path: '/blog',
  component: '@theme/BlogListPage',
  modules: {items: ['a.md'] as unknown as RouteModules},
  props: {metadata: {page}},
});

it('gives the first page the featured posts, wherever they stand', () => {
  const imported = (path: string) => ({content: {__import: true, path, query: {truncated: true}}});
  const {withFeatured, requireList} = featureOnFirstPage(posts);
  expect(withFeatured(list(1)).modules).toEqual({
    items: ['a.md'],
    featured: [imported('b.md'), imported('e.md')],
  });
  expect(requireList).not.toThrow();
});

it('leaves other pages alone', () => {
  const {withFeatured} = featureOnFirstPage(posts);
  const other = {path: '/blog/a', component: '@theme/BlogPostPage'};
  for (const route of [list(2), other, {...list(1), props: undefined}, {...list(1), props: {}}]) {
    expect(withFeatured(route)).toBe(route);
  }
});

it('says so where the list is not found', () => {
  const {withFeatured, requireList} = featureOnFirstPage(posts);
  withFeatured({...list(1), component: '@theme/BlogPosts'});
  expect(requireList).toThrow('no route that shows page 1 of @theme/BlogListPage');
  expect(featureOnFirstPage([post('a.md')]).requireList).not.toThrow();
});
