import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig, RouteModules} from '@docusaurus/types';
import {withFeatured} from '../withFeatured';

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
  expect(withFeatured(list(1), posts).modules).toEqual({
    items: ['a.md'],
    featured: [imported('b.md'), imported('e.md')],
  });
});

it('leaves other pages alone', () => {
  for (const route of [list(2), {path: '/blog/a', component: '@theme/BlogPostPage'}]) {
    expect(withFeatured(route, posts)).toBe(route);
  }
});
