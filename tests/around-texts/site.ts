/** A site with everything that Docusaurus's documentation promises around a text and that the portal itself does not use. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildCopy, copyProject, docusaurusIn, editFile, withoutTexts, writeFiles} from '../copy';
import {corpusGuides, corpusPosts} from './corpus/corpus';

const text = (frontMatter: string, body: string) => `---\n${frontMatter.trim()}\n---\n\n${body}\n`;

/** Text that tells which one it is. */
const body = (word: string) =>
  `The word of this text is ${word}.\n\n## First\n\nOne.\n\n### Second\n\nTwo.\n\n#### Third\n\nThree.`;

const guides = {
  ...corpusGuides,
  'guides/_category_.json': JSON.stringify({
    label: 'Guides',
    link: {
      type: 'generated-index',
      slug: '/guides',
      title: 'All guides',
      description: 'What there is to read.',
    },
  }),
  'guides/first.md': text(
    `
title: First guide
title_meta: First guide for search engines
description: What comes first.
sidebar_label: The first
sidebar_class_name: marked
pagination_label: Begin here
tags: [start, {label: Inline, permalink: /inline}]
keywords: [first, guide]
image: https://pictures.example/first.png
last_update: {date: 2026-03-04, author: Anna Rossi}
custom_edit_url: https://git.example/edit/first
toc_max_heading_level: 4
`,
    body('primavera'),
  ),
  'guides/hidden.md': text(
    'title: Hidden guide\ndescription: Not in lists.\nunlisted: true\ntags: [secret]',
    body('nascosto'),
  ),
  'guides/draft.md': text('title: Draft guide\ndraft: true', body('bozza')),
  'guides/last.md': text(
    `
title: Last guide
description: What comes last.
slug: /guides/the-last
hide_title: true
hide_table_of_contents: true
pagination_next: null
pagination_prev: guides/first
action: {kind: download, label: Print it}
`,
    `${body('ultimo')}\n\n- [ ] Done`,
  ),
  // A section without a description, and an open folder inside.
  '02-handbook/01-one.md': text(
    'title: One\ndescription: The first leaf.\npagination_next: null\npagination_prev: deep/two',
    body('foglio'),
  ),
  '02-handbook/deep/_category_.yml':
    'label: Deeper\ncollapsed: false\nclassName: deeper\nlink: null\ncustomProps: {icon: leaf}\n',
  '02-handbook/deep/two.md': text('title: Two', body('ramo')),
  '02-handbook/deep/hidden.md': text('title: Hidden leaf\nunlisted: true', body('nascosto')),
  // Sections with their own page, and one without texts to list.
  'manual/index.md': text('title: The manual\ndescription: Its own page.', body('manuale')),
  'manual/part.md': text('title: Part of the manual', body('parte')),
  'secret/only.md': text('title: Only secrets\nunlisted: true', body('segreto')),
  'tags.yml':
    'start:\n  label: Getting started\n  description: Where to begin.\nsecret:\n  label: Secret subject\n',
};

const truncated = 'Introduction.\n\n<!-- truncate -->\n\n';

const posts = {
  ...corpusPosts,
  'authors.yml':
    'anna:\n  name: Anna Rossi\n  title: Writer\n  description: Writes about prices.\n  page: true\n  socials: {github: anna}\n',
  'tags.yml': 'first:\n  label: First\nsecret:\n  label: Secret\n',
  '2025-01-01-plain.md': text(
    `
title: Plain article
title_meta: Plain article for search engines
description: A post.
sidebar_label: Plain
authors: [anna, {name: Guest Writer, url: 'https://guest.example', title: Guest}]
tags: [first]
hide_table_of_contents: true
last_update: {date: 2026-02-01}
`,
    truncated + body('articolo'),
  ),
  '2025-02-01-hidden.md': text(
    'title: Hidden article\ndescription: Not in lists.\nauthors: [anna]\ntags: [secret]\nunlisted: true',
    truncated + body('nascosto'),
  ),
};

const page = text(
  'title: A page\ndescription: In Markdown.\nunlisted: true\nwrapperClassName: wrapped\nlast_update: {author: Bruno Bianchi}',
  body('pagina'),
);

/** Replaced options of the portal. */
const options: readonly (readonly [string, string])[] = [
  [
    `{redirects: [{from: '/resources', to: '/guides'}]}`,
    `{redirects: [{from: ['/old', '/before/this'], to: '/guides'}], createRedirects: (path) => (path === '/guides/first' ? '/start' : undefined)}`,
  ],
  [
    '  } as ThemeConfig,',
    `announcementBar: {id: 'new-1', content: process.env.DOCUSAURUS_CURRENT_LOCALE === 'it' ? 'Leggi <a href="/guides">le guide</a>' : 'Read <a href="/guides">the guides</a>', isCloseable: true}, metadata: [{name: 'theme-color', content: '#101b32'}]} as ThemeConfig,`,
  ],
  [
    'showReadingTime: false,',
    "showReadingTime: true, showLastUpdateTime: true, feedOptions: {title: 'Own words', copyright: 'Nobody'},",
  ],
  [
    "sidebarPath: './sidebars.ts',",
    "sidebarPath: './sidebars.ts', editUrl: 'https://git.example/edit/', tags: 'tags.yml',",
  ],
  ['archiveBasePath: null,', "archiveBasePath: 'archive',"],
  // Without a history of Git: every file was changed on one day by one author.
  ['  future: {', "  future: {experimental_vcs: 'hardcoded',"],
];

/** Builds the site in both languages, with guides frozen as 1.0 and one changed since. Returns the output. */
export function buildSite(site: string): string {
  copyProject(site);
  withoutTexts(site);
  writeFiles(path.join(site, 'docs'), guides);
  writeFiles(path.join(site, 'blog'), posts);
  writeFiles(path.join(site, 'src/pages'), {'notes.md': page});
  editFile(path.join(site, 'docusaurus.config.ts'), options);
  expect(docusaurusIn(site, ['docs:version', '1.0'])).toMatchObject({ok: true});
  const first = path.join(site, 'docs/guides/first.md');
  writeFileSync(first, readFileSync(first, 'utf8').replaceAll('primavera', 'autunno'));
  return buildCopy(site);
}
