/** What the docs and blog plugins publish, for the plugins that make files of it. */
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** A published text: its file, relative to the site, and the path of its page with the locale. */
export interface PublishedText {
  readonly kind: 'guide' | 'post';
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Everything that the docs and blog plugins publish: guides in the order of their files, articles newest first. */
export function publishedTexts(allContent: Record<string, Record<string, unknown>>): PublishedText[] {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
  const text = (
    kind: PublishedText['kind'],
    {
      source,
      permalink,
      title,
      description,
      frontMatter,
    }: Omit<PublishedText, 'kind' | 'description'> & {
      readonly description?: string;
    },
  ): PublishedText => ({
    kind,
    source: source.replace('@site/', ''),
    permalink,
    title,
    description: description ?? '',
    frontMatter,
  });
  return [
    ...docs.flatMap(({loadedVersions}) =>
      loadedVersions.flatMap((version) => version.docs.map((doc) => text('guide', doc))),
    ),
    ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => text('post', metadata))),
  ];
}

/** What all plugins have loaded, by name and id, as `allContentLoaded` gives it; for what comes after the build. */
export function contentOf(plugins: readonly LoadedPlugin[]): Record<string, Record<string, unknown>> {
  const content: Record<string, Record<string, unknown>> = {};
  for (const {name, options, content: own} of plugins) {
    content[name] = {...content[name], [options.id ?? 'default']: own};
  }
  return content;
}

const translated = /^i18n\/([^/]+)\/docusaurus-plugin-content-(docs\/current|blog)\//;

/** Language in which a text is written, from its file; in a locale without a translation it is the original's. */
export const languageOf = (source: string): 'en' | 'it' => (translated.test(source) ? 'it' : 'en');

/** The file that a text translates; itself where it is an original. */
export const originalOf = (source: string): string =>
  source.replace(translated, (_, _locale, folder: string) => `${folder.split('/')[0]}/`);

/** Where the links of a text lead, as whole addresses. */
export interface Addresses {
  /** Origin of the site, without a slash at its end. */
  readonly url: string;
  /** Path of the locale's home, with a slash at its end. */
  readonly baseUrl: string;
  /** Paths of pages by the original file of their text, relative to the site. */
  readonly permalinks: Readonly<Record<string, string>>;
}

/** Addresses for the texts of a locale. */
export const addressesOf = (url: string, baseUrl: string, texts: readonly PublishedText[]): Addresses => ({
  url,
  baseUrl,
  permalinks: Object.fromEntries(texts.map(({source, permalink}) => [originalOf(source), permalink])),
});

/**
 * The whole address that a link of a text means. Files beside the text other than texts have no address that is known
 * before the build: they lead to the page of the text.
 *
 * @param link as it stands in the text: `./setup.md#prices`, `/pricing`, `#prices`, `https://…`
 */
export function wholeAddress(
  link: string,
  from: Pick<PublishedText, 'source' | 'permalink'>,
  {url, baseUrl, permalinks}: Addresses,
): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(link) || link.startsWith('//')) {
    return link;
  }
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
  if (target.startsWith('/')) {
    return url + baseUrl + target.slice(1) + rest;
  }
  const page = url + from.permalink;
  if (target === '') {
    return page + rest;
  }
  const own = originalOf(from.source);
  const beside = path.posix.join(path.posix.dirname(own), target);
  const fromRoot = `${own.split('/')[0]}/${target}`;
  const permalink = permalinks[beside] ?? permalinks[fromRoot];
  return permalink === undefined ? page : url + permalink + rest;
}
