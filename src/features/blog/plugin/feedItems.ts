import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

/**
 * Makes the items of a locale's feeds: its own articles, with content.
 *
 * @param isOriginal true for the source language
 * @param contentOf returns an article's content by its page's URL
 */
export function feedItems(isOriginal: boolean, contentOf: (address: string) => string): CreateFeedItemsFn {
  return async ({blogPosts, defaultCreateFeedItems, ...rest}) => {
    // In another locale an article without a translation is shown in the original: it is no news there.
    const own = blogPosts.filter(({metadata}) => isOriginal || metadata.source.startsWith('@site/i18n/'));
    const items = await defaultCreateFeedItems({blogPosts: own, ...rest});
    return items.map((item) => ({...item, published: item.date, content: contentOf(item.link)}));
  };
}
