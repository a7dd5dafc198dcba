import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

/**
 * Gives the first page of the list of posts the featured ones, on whichever page of the list they stand.
 *
 * @returns the route with a module `featured` beside `items`; any other route as it is
 */
export function withFeatured(route: RouteConfig, posts: readonly BlogPost[]): RouteConfig {
  const list = route.props?.metadata as {page?: number} | undefined;
  if (route.component !== '@theme/BlogListPage' || list?.page !== 1) {
    return route;
  }
  const featured = posts
    .filter(({metadata}) => metadata.frontMatter.featured === true && !metadata.unlisted)
    .map(({metadata}) => ({
      content: {__import: true as const, path: metadata.source, query: {truncated: true}},
    }));
  return {...route, modules: {...route.modules, featured}};
}
