import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {changedInside} from './reliance';

/** A post in the lists of tags and authors, newest first: prop `posts` of the plugin `blog`. */
export interface ListedPost {
  readonly title: string;
  readonly permalink: string;
  /** Permalinks of the post's tags. */
  readonly tags: readonly string[];
  /** Keys of the post's authors. */
  readonly authors: readonly string[];
}

/** Theme parts of the lists, with the posts' property. */
const lists: Readonly<Record<string, 'tags' | 'authors'>> = {
  '@theme/BlogTagsListPage': 'tags',
  '@theme/Blog/Pages/BlogAuthorsListPage': 'authors',
};

/**
 * Returns a function that adds posts to the lists of tags and authors: a prop `posts`, `ListedPost[]`, newest first,
 * without unlisted posts. Other routes stay unchanged.
 *
 * @returns the function, and a check for the end that both lists were among the routes
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
    /** @throws Error if posts have tags or authors but there is no list */
    requireLists(): void {
      if (missing.size > 0) {
        throw changedInside(`The blog has no route that shows ${[...missing].join(' or ')}`);
      }
    },
  };
}
