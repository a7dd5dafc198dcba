import blogPlugin, {
  validateOptions,
  type CreateFeedItemsFn,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {blog as italian} from '../../../i18n/it/content/blog';
import {blog as english} from '../../content/blog';
import {brand} from '../../data/brand';
import {cleanContent} from './cleanContent';

const words: Record<string, typeof english> = {en: english, it: italian};

/** Articles written in the locale, with content for readers of feeds. */
function feedItems(isOriginal: boolean): CreateFeedItemsFn {
  return async ({blogPosts, defaultCreateFeedItems, ...rest}) => {
    // In another locale an article without a translation is shown in the original: it is no news there.
    const own = blogPosts.filter(({metadata}) => isOriginal || metadata.source.startsWith('@site/i18n/'));
    const items = await defaultCreateFeedItems({blogPosts: own, ...rest});
    return items.map((item) => ({...item, content: cleanContent(item.content ?? '', item.link)}));
  };
}

/**
 * Docusaurus's blog, with feeds in the words of the locale. Only the blog's own pages name the feeds (`FeedLinks`), so
 * that the others stay light.
 */
async function blog(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const {currentLocale, defaultLocale} = context.i18n;
  const say = words[currentLocale]?.feed ?? english.feed;
  const plugin = await blogPlugin(context, {
    ...options,
    feedOptions: {
      ...options.feedOptions,
      type: ['rss', 'atom', 'json'],
      limit: false,
      title: say.title(brand.name),
      description: say.description,
      language: currentLocale,
      copyright: `© ${brand.legalName}`,
      createFeedItems: feedItems(currentLocale === defaultLocale),
    },
  });
  return {...plugin, injectHtmlTags: undefined} as Plugin;
}

export default Object.assign(blog, {validateOptions});
