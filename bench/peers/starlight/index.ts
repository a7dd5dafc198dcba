import path from 'node:path';
import {articlesOf, type Content} from '../../content';
import {locales} from '../../content/blocks';
import {frontMatter, toMarkdown} from '../../content/markdown';
import {fromTemplate} from '../fromTemplate';
import {localised} from '../peer';
import {type SectionNode, sectionTree} from '../sections';
import {homeMdx} from './home';

interface SidebarGroup {
  label: string;
  translations: {it: string};
  items: (SidebarGroup | {autogenerate: {directory: string}})[];
}

/** Groups with names in both languages; what is in the innermost ones is found by Starlight. */
function groups(nodes: readonly SectionNode[]): SidebarGroup[] {
  return nodes.map((node) => ({
    label: node.section.name.en,
    translations: {it: node.section.name.it},
    items:
      node.sections.length > 0 ? groups(node.sections) : [{autogenerate: {directory: `guides/${node.path}`}}],
  }));
}

function contentFiles(content: Content): Record<string, string> {
  const files: Record<string, string> = {'sidebar.json': JSON.stringify(groups(sectionTree(content.guides)))};
  for (const locale of locales) {
    const root = `src/content/docs${locale === 'en' ? '' : '/it'}`;
    const address = localised(locale);
    files[`${root}/index.mdx`] = homeMdx(content, locale);
    articlesOf(content).forEach(({path: file, title, description, blocks}, index) => {
      files[`${root}${file}.md`] =
        frontMatter({
          title: title[locale],
          description: description[locale],
          sidebar: index < content.guides.length ? {order: index} : undefined,
        }) + toMarkdown(blocks, locale, address);
    });
  }
  return files;
}

/** Astro's theme for documentation, with the search that it comes with. */
export const starlight = fromTemplate({
  name: 'starlight',
  title: 'Starlight',
  template: path.join(import.meta.dirname, 'template'),
  favicon: 'public/favicon.svg',
  files: contentFiles,
  build: {
    command: ['astro', 'build'],
    env: {ASTRO_TELEMETRY_DISABLED: '1'},
    variant: {title: 'without Pagefind', env: {BENCH_SEARCH: 'off'}},
  },
  out: 'dist',
  caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  intent: ['site-search button', 'starlight-menu-button button'],
  search: {
    open: 'site-search button',
    field: '.pagefind-ui__search-input',
    answered: (query) => ({selector: '.pagefind-ui__message', text: `results for ${query}`}),
  },
});
