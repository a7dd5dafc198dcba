import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';
import {changedInside} from './reliance';

/** True for the first page of the list of posts, whichever theme part renders it. */
function isFirstList({component, props}: RouteConfig): boolean {
  const list = props?.metadata as {page?: number} | undefined;
  return component === '@theme/BlogListPage' && list?.page === 1;
}

/**
 * Returns a function that adds the featured posts to the first page of the list of posts, as a module `featured`
 * beside `items`. Other routes stay unchanged.
 *
 * @returns the function, and a check for the end that the list was among the routes
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
    /** @throws Error if there are featured posts but no list */
    requireList(): void {
      if (featured.length > 0 && !seen) {
        throw changedInside('The blog has no route that shows page 1 of @theme/BlogListPage');
      }
    },
  };
}
