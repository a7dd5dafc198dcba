import path from 'node:path';
import {articlesOf, type Content} from '../../content';
import {type Locale, locales} from '../../content/blocks';
import {frontMatter, toMarkdown} from '../../content/markdown';
import {fromTemplate} from '../fromTemplate';
import {localised} from '../peer';
import {type SectionNode, sectionTree} from '../sections';
import {homeMarkdown} from './home';

interface SidebarItem {
  text: string;
  link?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

function sidebar(nodes: readonly SectionNode[], locale: Locale): SidebarItem[] {
  return nodes.map(({section, sections, guides}) => ({
    text: section.name[locale],
    collapsed: true,
    items: [
      ...sidebar(sections, locale),
      ...guides.map((guide) => ({text: guide.title[locale], link: localised(locale)(guide.path)})),
    ],
  }));
}

function contentFiles(content: Content): Record<string, string> {
  const files: Record<string, string> = {};
  const tree = sectionTree(content.guides);
  for (const locale of locales) {
    const root = locale === 'en' ? 'docs' : 'docs/it';
    const address = localised(locale);
    files[`sidebar.${locale}.json`] = JSON.stringify(sidebar(tree, locale));
    files[`${root}/index.md`] = homeMarkdown(content, locale);
    for (const article of articlesOf(content)) {
      files[`${root}${article.path}.md`] = [
        frontMatter({title: article.title[locale], description: article.description[locale]}),
        `# ${article.title[locale]}\n\n`,
        toMarkdown(article.blocks, locale, address),
      ].join('');
    }
  }
  return files;
}

/** Vue's theme for documentation; its sidebar has to be written out. */
export const vitepress = fromTemplate({
  name: 'vitepress',
  title: 'VitePress',
  template: path.join(import.meta.dirname, 'template'),
  favicon: 'docs/public/favicon.svg',
  files: contentFiles,
  build: {command: ['vitepress', 'build', 'docs']},
  out: 'dist',
  caches: ['dist', 'cache'],
  intent: ['.VPNavBarHamburger', '.VPLocalNav button'],
});
