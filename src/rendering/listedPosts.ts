import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import type {ListedPost} from '../lib/pluginData';
import {changedInside} from './reliance';

/** Theme parts that show the lists, and what the posts in them have. */
const lists: Readonly<Record<string, 'tags' | 'authors'>> = {
  '@theme/BlogTagsListPage': 'tags',
  '@theme/Blog/Pages/BlogAuthorsListPage': 'authors',
};

/**
 * Makes the function that gives the lists of subjects and of authors the posts that lists show, newest first: a prop
 * `posts`, `ListedPost[]`. Other routes stay as they are.
 *
 * @returns the function, and a check that it has seen both lists, for when all routes are there
 */
export function postsForLists(posts: readonly BlogPost[]) {
  const listed = posts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink, tags, authors}}): ListedPost => ({
      title,
      permalink,
      tags: tags.map((tag) => tag.permalink),
      authors: authors.flatMap(({key}) => key ?? []),
    }));
  const missing = new Set(
    Object.keys(lists).filter((list) => listed.some((post) => post[lists[list]!].length > 0)),
  );
  return {
    withPosts(route: RouteConfig): RouteConfig {
      if (!(route.component in lists)) {
        return route;
      }
      missing.delete(route.component);
      return {...route, props: {...route.props, posts: listed}};
    },
    /** @throws Error where posts have subjects or authors and there was no list of them */
    requireLists(): void {
      if (missing.size > 0) {
        throw changedInside(`The blog has no route that shows ${[...missing].join(' or ')}`);
      }
    },
  };
}
