import type {LoadedPlugin, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import * as z from 'zod';
import {changedInside} from './reliance';

/** A published text: its file, relative to the site, and the path of its page with the locale. */
export interface PublishedText {
  readonly kind: 'guide' | 'post';
  readonly source: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Version of the guide, if not the current one. */
  readonly version?: string;
}

const withoutTrailingSlash = (path: string): string =>
  applyTrailingSlash(path, {trailingSlash: false, baseUrl: '/'});

/** Content of all plugins by name and id, as in `allContentLoaded`. */
type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const text = z.looseObject({
  source: z.string(),
  permalink: z.string(),
  title: z.string(),
  description: z.string().optional(),
  frontMatter: z.record(z.string(), z.unknown()),
});
const docsPlugin = 'docusaurus-plugin-content-docs';
const docsContent = z.looseObject({
  loadedVersions: z.array(
    z.looseObject({
      versionName: z.string(),
      label: z.string(),
      path: z.string(),
      isLast: z.boolean(),
      docs: z.array(text),
    }),
  ),
});
const blogContent = z.looseObject({blogPosts: z.array(z.looseObject({metadata: text}))});

function contentIn<Schema extends z.ZodType>(allContent: AllContent, plugin: string, schema: Schema) {
  return Object.values(allContent[plugin] ?? {}).map((content) => {
    const {data, error} = schema.safeParse(content);
    if (error) {
      const [issue] = error.issues;
      throw changedInside(`${plugin} gives its content in another form (${issue?.path.join('.')})`);
    }
    return data;
  });
}

/**
 * Returns all texts of the docs and blog plugins: guides in the order of their files, articles newest first.
 *
 * @throws Error if a plugin's content has an unexpected form
 */
export function publishedTexts(allContent: AllContent): PublishedText[] {
  const published = (
    kind: PublishedText['kind'],
    {source, permalink, title, description = '', frontMatter}: z.infer<typeof text>,
  ): PublishedText => ({
    kind,
    source: source.replace('@site/', ''),
    permalink: withoutTrailingSlash(permalink),
    title,
    description,
    frontMatter,
  });
  const docs = contentIn(allContent, docsPlugin, docsContent);
  const blogs = contentIn(allContent, 'docusaurus-plugin-content-blog', blogContent);
  return [
    ...docs.flatMap(({loadedVersions}) =>
      loadedVersions.flatMap((version) =>
        version.docs.map((doc) => ({
          ...published('guide', doc),
          ...(!version.isLast && {version: version.versionName}),
        })),
      ),
    ),
    ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => published('post', metadata))),
  ];
}

export interface OtherVersion {
  readonly label: string;
  /** Path of the version's pages, with the locale. */
  readonly path: string;
}

/** Returns the guides' versions besides the default one. Throws if the docs plugin's content has another form. */
export function otherVersions(allContent: AllContent): OtherVersion[] {
  return contentIn(allContent, docsPlugin, docsContent).flatMap(({loadedVersions}) =>
    loadedVersions.filter(({isLast}) => !isLast).map(({label, path}) => ({label, path})),
  );
}

export function contentOf(plugins: readonly LoadedPlugin[]): AllContent {
  const content: Record<string, Record<string, unknown>> = {};
  for (const {name, options, content: own} of plugins) {
    content[name] = {...content[name], [options.id ?? 'default']: own};
  }
  return content;
}

/** Docusaurus's lists of texts, by page, tag, author or year. */
const listPage = /^@theme\/(?:.*\/)?(?:Blog|Doc)\w*(?:List|Posts|Archive)Page$/;

export const listsOfTexts = (routes: readonly RouteConfig[]): ReadonlySet<string> =>
  new Set(
    flattenRoutes([...routes])
      .filter(({component}) => listPage.test(component))
      .map(({path}) => withoutTrailingSlash(path)),
  );

/** Throws if a guide or article with a page is not among the texts. */
export function requireTextsOf(routes: readonly RouteConfig[], texts: readonly PublishedText[]): void {
  const known = new Set(texts.map(({permalink}) => permalink));
  const unknown = flattenRoutes([...routes]).find(
    ({component, path}) =>
      /^@theme\/(?:DocItem|BlogPostPage)$/.test(component) && !known.has(withoutTrailingSlash(path)),
  );
  if (unknown) {
    throw changedInside(`${unknown.path} is a guide or an article, and no plugin says that it published it`);
  }
}
