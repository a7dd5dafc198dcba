import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import blogPlugin, {
  validateOptions,
  type BlogContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-blog';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {getPluginI18nPath} from '@docusaurus/utils';
import type {BlogContent as BlogWords} from '../../../content/blog';
import {brand} from '../../../data/brand';
import {feeds} from '../../../data/feeds';
import {importInTurn} from '../../../lib/importInTurn';
import {withoutTrailingSlash} from '../../../lib/samePath';
import {featureOnFirstPage} from '../../../rendering/featuredPosts';
import type {SitePlugin} from '../../../rendering/lifecycle';
import {postsForLists} from '../../../rendering/listedPosts';
import {readWords} from '../../../lib/readWords';
import {readableFeed, finishFeed} from '../../feeds/plugin';
import {feedItems} from './feedItems';
import {namingAuthorsFile} from './unknownAuthor';

/**
 * Docusaurus's blog with featured posts on the first page, posts in the lists of tags and authors, and feeds in the
 * locale's words. Only the blog's own pages link to the feeds (`FeedLinks`), to keep others light.
 */
async function blog(context: LoadContext, options: PluginOptions): Promise<SitePlugin<BlogContent>> {
  const {currentLocale, defaultLocale} = context.i18n;
  const given = options.feedOptions;
  const say = readWords<BlogWords>(context.siteDir, currentLocale, 'blog').feed;
  const folders = [
    getPluginI18nPath({
      localizationDir: context.localizationDir,
      pluginName: 'docusaurus-plugin-content-blog',
      pluginId: options.id,
    }),
    path.resolve(context.siteDir, options.path),
  ];
  /** Content of each article for feeds, by the whole address of its page. */
  let contentOf: (address: string) => string = () => '';
  const plugin = await blogPlugin(context, {
    ...options,
    feedOptions: {
      ...given,
      type: feeds.map(({kind}) => kind),
      title: given.title ?? say.title(brand.name),
      description: given.description ?? say.description,
      language: given.language ?? currentLocale,
      copyright: given.copyright ?? `© ${brand.legalName}`,
      createFeedItems: feedItems(currentLocale === defaultLocale, (address) => contentOf(address)),
    },
  });
  let content: BlogContent | undefined;
  return {
    ...plugin,
    injectHtmlTags: undefined,
    async loadContent() {
      try {
        return (await plugin.loadContent!())!;
      } catch (error) {
        throw namingAuthorsFile(error, {
          siteDir: context.siteDir,
          folders,
          authorsFile: options.authorsMapPath,
        });
      }
    },
    async contentLoaded({content: loaded, actions}) {
      content = loaded;
      const {withFeatured, requireList} = featureOnFirstPage(loaded.blogPosts);
      const {withPosts, requireLists} = postsForLists(loaded.blogPosts);
      await plugin.contentLoaded?.({
        content: loaded,
        actions: {
          ...actions,
          addRoute: (route: RouteConfig) => actions.addRoute(withPosts(withFeatured(route))),
        },
      });
      requireList();
      requireLists();
    },
    // Later than Docusaurus would make the feeds: their content comes from the finished pages.
    postBuild: undefined,
    async writeFiles(locale, pages) {
      const {outDir, siteConfig} = locale;
      const {toFeedHtml} = await importInTurn(() => import('../../articles/plugin'));
      const byAddress = new Map(
        pages.map((page) => [siteConfig.url + withoutTrailingSlash(page.route), page]),
      );
      contentOf = (address) => {
        const page = byAddress.get(withoutTrailingSlash(address));
        if (!page) {
          throw new Error(`The feeds have an article that has no page: ${address}.`);
        }
        return toFeedHtml(page, siteConfig.url);
      };
      await plugin.postBuild?.({...locale, content: content!});
      const authors = new Map(
        content!.blogPosts.map(({metadata}) => [
          siteConfig.url + metadata.permalink,
          metadata.authors.map(({name, key, url}) => ({name: name ?? key ?? undefined, url})),
        ]),
      );
      for (const {kind, path: place} of feeds) {
        const file = path.join(outDir, place);
        // No post of this locale, no feed.
        const text = await readFile(file, 'utf8').catch(() => undefined);
        if (text !== undefined) {
          const address = siteConfig.url + siteConfig.baseUrl + place.slice(1);
          const finished = finishFeed(kind, text, {
            address,
            language: options.feedOptions.language ?? currentLocale,
            authors,
          });
          await writeFile(file, kind === 'json' ? finished : readableFeed(finished, context));
        }
      }
    },
  };
}

/** Feeds contain all articles by default: Docusaurus's default is 20. */
function withAllArticles(params: Parameters<typeof validateOptions>[0]) {
  const limit = params.options?.feedOptions?.limit ?? false;
  const options = validateOptions(params);
  return {...options, feedOptions: {...options.feedOptions, limit}};
}

export default Object.assign(blog, {validateOptions: withAllArticles});
