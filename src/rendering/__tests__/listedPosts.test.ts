import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {postsForLists} from '../listedPosts';

const post = (title: string, {tags = ['t'], authors = ['anna'], unlisted = false} = {}) =>
  ({
    metadata: {
      title,
      permalink: `/blog/${title}`,
      unlisted,
      tags: tags.map((tag) => ({label: tag, permalink: `/blog/tags/${tag}`})),
      authors: [...authors.map((key) => ({key})), {name: 'A guest', key: null}],
    },
  }) as unknown as BlogPost;
const subjects = {path: '/blog/tags', component: '@theme/BlogTagsListPage', props: {tags: ['t']}};
const people = {path: '/blog/authors', component: '@theme/Blog/Pages/BlogAuthorsListPage'};

it('gives both lists the posts that lists show, with what they are about and who wrote them', () => {
  const posts = [post('a'), post('hidden', {unlisted: true}), post('b', {tags: ['t', 'u'], authors: []})];
  const {withPosts, requireLists} = postsForLists(posts);
  const listed = [
    {title: 'a', permalink: '/blog/a', tags: ['/blog/tags/t'], authors: ['anna']},
    {title: 'b', permalink: '/blog/b', tags: ['/blog/tags/t', '/blog/tags/u'], authors: []},
  ];
  expect(withPosts(subjects).props).toEqual({tags: ['t'], posts: listed});
  expect(withPosts(people).props).toEqual({posts: listed});
  expect(requireLists).not.toThrow();
});

it('leaves other pages alone', () => {
  const route = {path: '/blog/a', component: '@theme/BlogPostPage'};
  expect(postsForLists([post('a')]).withPosts(route)).toBe(route);
});

it('says which list is not found, where posts would stand in it', () => {
  const {withPosts, requireLists} = postsForLists([post('a'), post('b', {tags: [], authors: []})]);
  expect(requireLists).toThrow(
    'The blog has no route that shows @theme/BlogTagsListPage or @theme/Blog/Pages/BlogAuthorsListPage.',
  );
  withPosts(people);
  expect(requireLists).toThrow('The blog has no route that shows @theme/BlogTagsListPage.');
  expect(postsForLists([post('a', {tags: [], authors: []})]).requireLists).not.toThrow();
});
