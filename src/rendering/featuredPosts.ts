import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {changedInside} from './reliance';

/** The first page of the list of posts, whichever theme part shows it. */
function isFirstList({component, props}: RouteConfig): boolean {
  const list = props?.metadata as {page?: number} | undefined;
  return component === '@theme/BlogListPage' && list?.page === 1;
}

/**
 * Makes the function that gives the first page of the list of posts the featured ones, on whichever page of the list they
 * stand: a module `featured` beside `items`. Other routes stay as they are.
 *
 * @returns the function, and a check that it has seen the list, for when all routes are there
 */
export function featureOnFirstPage(posts: readonly BlogPost[]) {
  const featured = posts
    .filter(({metadata}) => metadata.frontMatter.featured === true && !metadata.unlisted)
    .map(({metadata}) => ({
      content: {__import: true as const, path: metadata.source, query: {truncated: true}},
    }));
  let seen = false;
  return {
    withFeatured(route: RouteConfig): RouteConfig {
      if (!isFirstList(route)) {
        return route;
      }
      seen = true;
      return {...route, modules: {...route.modules, featured}};
    },
    /** @throws Error where posts are featured and there was no list */
    requireList(): void {
      if (featured.length > 0 && !seen) {
        throw changedInside('The blog has no route that shows page 1 of @theme/BlogListPage');
      }
    },
  };
}
