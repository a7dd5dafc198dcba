import type {Content, Guide} from '../content';
import {type Locale, locales} from '../content/blocks';
import {frontMatter, toMarkdown} from '../content/markdown';

/** Docusaurus adds the locale to links itself. */
const sameAddress = (path: string) => path;

/** Folder of a content plugin: the site's own for English, `i18n/it` for Italian. */
function root(plugin: 'docs' | 'blog' | 'pages', locale: Locale): string {
  const own = {docs: 'docs', blog: 'blog', pages: 'src/pages'}[plugin];
  const translated = {docs: 'docs/current', blog: 'blog', pages: 'pages'}[plugin];
  return locale === 'en' ? own : `i18n/it/docusaurus-plugin-content-${translated}`;
}

const keyOf = (slugs: readonly string[]) => slugs.join('-');

/** Every section once, with the path of its folder. */
function sections(guides: readonly Guide[]) {
  const all = new Map<string, {slugs: string[]; section: Guide['sections'][number]}>();
  for (const guide of guides) {
    guide.sections.forEach((section, level) => {
      const slugs = guide.sections.slice(0, level + 1).map(({slug}) => slug);
      all.set(keyOf(slugs), {slugs, section});
    });
  }
  return all;
}

function sectionFiles(guides: readonly Guide[], sidebar: string): Record<string, string> {
  const files: Record<string, string> = {};
  const labels: Record<string, {message: string}> = {};
  for (const [key, {slugs, section}] of sections(guides)) {
    files[`docs/guides/${slugs.join('/')}/_category_.json`] = JSON.stringify({
      label: section.name.en,
      position: section.position,
      key,
    });
    labels[`sidebar.${sidebar}.category.${key}`] = {message: section.name.it};
  }
  files['i18n/it/docusaurus-plugin-content-docs/current.json'] = JSON.stringify(labels);
  return files;
}

/**
 * Guides, posts and legal texts as the files of a Docusaurus site in both languages; keys are paths in the site.
 *
 * @param sidebar id of the sidebar that is generated from `docs/guides`
 */
export function docusaurusFiles({guides, posts, legal}: Content, sidebar: string): Record<string, string> {
  const files = sectionFiles(guides, sidebar);
  for (const locale of locales) {
    guides.forEach(({path, title, description, blocks}, index) => {
      files[`${root('docs', locale)}${path}.md`] =
        frontMatter({title: title[locale], description: description[locale], sidebar_position: index}) +
        toMarkdown(blocks, locale, sameAddress);
    });
    for (const {slug, date, title, description, blocks} of posts) {
      files[`${root('blog', locale)}/${date}-${slug}.md`] = [
        frontMatter({title: title[locale], description: description[locale], slug}),
        toMarkdown(blocks.slice(0, 1), locale, sameAddress),
        '\n<!-- truncate -->\n\n',
        toMarkdown(blocks.slice(1), locale, sameAddress),
      ].join('');
    }
    for (const {path, title, description, blocks} of legal) {
      files[`${root('pages', locale)}${path}.md`] = [
        frontMatter({title: title[locale], description: description[locale]}),
        `# ${title[locale]}\n\n`,
        toMarkdown(blocks, locale, sameAddress),
      ].join('');
    }
  }
  return files;
}
