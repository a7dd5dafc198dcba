/** A site with everything that Docusaurus's documentation promises around a text and that the portal itself does not use. */
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What a site is made of, besides its texts. */
const parts = [
  'api/src',
  'src',
  'static',
  'legal',
  'i18n',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'tsconfig.json',
];

const text = (frontMatter: string, body: string) => `---\n${frontMatter.trim()}\n---\n\n${body}\n`;

/** Text that tells which one it is. */
const body = (word: string) =>
  `The word of this text is ${word}.\n\n## First\n\nOne.\n\n### Second\n\nTwo.\n\n#### Third\n\nThree.`;

const guides = {
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
  // A section that nobody described, with a folder below it that stays open.
  '02-handbook/01-one.md': text(
    'title: One\ndescription: The first leaf.\npagination_next: null\npagination_prev: deep/two',
    body('foglio'),
  ),
  '02-handbook/deep/_category_.yml':
    'label: Deeper\ncollapsed: false\nclassName: deeper\nlink: null\ncustomProps: {icon: leaf}\n',
  '02-handbook/deep/two.md': text('title: Two', body('ramo')),
  '02-handbook/deep/hidden.md': text('title: Hidden leaf\nunlisted: true', body('nascosto')),
  // Sections that have a page by themselves, and one that has nothing to list.
  'manual/index.md': text('title: The manual\ndescription: Its own page.', body('manuale')),
  'manual/part.md': text('title: Part of the manual', body('parte')),
  'secret/only.md': text('title: Only secrets\nunlisted: true', body('segreto')),
  'tags.yml':
    'start:\n  label: Getting started\n  description: Where to begin.\nsecret:\n  label: Secret subject\n',
};

const truncated = 'Introduction.\n\n<!-- truncate -->\n\n';

const posts = {
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

/** Options in place of those of the portal. */
const options: readonly (readonly [string, string])[] = [
  [
    '{redirects: []}',
    `{redirects: [{from: ['/old', '/before/this'], to: '/guides'}], createRedirects: (path) => (path === '/guides/first' ? '/start' : undefined)}`,
  ],
  [
    '} as ThemeConfig;',
    `announcementBar: {id: 'new-1', content: process.env.DOCUSAURUS_CURRENT_LOCALE === 'it' ? 'Leggi <a href="/guides">le guide</a>' : 'Read <a href="/guides">the guides</a>', isCloseable: true}, metadata: [{name: 'theme-color', content: '#101b32'}]} as ThemeConfig;`,
  ],
  [
    '  showReadingTime: false,',
    "  showReadingTime: true, showLastUpdateTime: true, feedOptions: {title: 'Own words', copyright: 'Nobody'},",
  ],
  [
    "    sidebarPath: './sidebars.ts',",
    "    sidebarPath: './sidebars.ts', editUrl: 'https://git.example/edit/', tags: 'tags.yml',",
  ],
  ['  archiveBasePath: null,', "  archiveBasePath: 'archive',"],
  // Without a history of Git: every file was changed on one day by one author.
  ['  future: {', "  future: {experimental_vcs: 'hardcoded',"],
  // The cache belongs to the portal's own builds.
  ['rspackPersistentCache: true', 'rspackPersistentCache: false'],
];

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, data] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), data);
  }
}

/** @throws Error with the end of what it said */
function docusaurus(site: string, ...args: string[]): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...args],
    {cwd: site, env: {...process.env, NODE_ENV: 'production'}, encoding: 'utf8', maxBuffer: 2 ** 26},
  );
  if (status !== 0) {
    throw new Error((stdout + stderr).slice(-4000));
  }
  return stdout + stderr;
}

/**
 * Builds the site in a folder, in both languages. Its guides are frozen as version 1.0, and one of them has changed since.
 *
 * @returns what the build said
 */
export function buildSite(site: string): string {
  for (const name of parts) {
    cpSync(path.join(root, name), path.join(site, name), {recursive: true});
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  for (const folder of ['blog', 'docs']) {
    rmSync(path.join(site, `i18n/it/docusaurus-plugin-content-${folder}`), {recursive: true});
  }
  write(path.join(site, 'docs'), guides);
  write(path.join(site, 'blog'), posts);
  write(path.join(site, 'src/pages'), {'notes.md': page});
  const config = path.join(site, 'docusaurus.config.ts');
  writeFileSync(
    config,
    options.reduce(
      (source, [portal, own]) => {
        if (!source.includes(portal)) {
          throw new Error(`docusaurus.config.ts has no ${portal}`);
        }
        return source.replace(portal, own);
      },
      readFileSync(config, 'utf8'),
    ),
  );
  docusaurus(site, 'docs:version', '1.0');
  const first = path.join(site, 'docs/guides/first.md');
  writeFileSync(first, readFileSync(first, 'utf8').replaceAll('primavera', 'autunno'));
  return docusaurus(site, 'build');
}
