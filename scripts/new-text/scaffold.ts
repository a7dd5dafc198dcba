import type {NewTextContent} from '../../src/content/newText';
import {sourceLanguage} from '../../src/lib/locale';

export type TextKind = 'post' | 'guide' | 'section';

/** What to make. */
export interface NewText {
  readonly kind: TextKind;
  readonly title: string;
  /** Folder of `docs/` for a guide. */
  readonly section?: string;
  /** Day of publication of a post, ISO 8601. */
  readonly date: string;
}

/** A file to write, by its path relative to the site. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** Names of files stay readable, and far below what file systems take. */
const longestSlug = 80;

/** Slug of a title: lower case, without accents, words joined by hyphens. Empty where it has no letter or figure. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.reduce((slug, word) => {
    const longer = slug ? `${slug}-${word}` : word;
    return longer.length > longestSlug && slug ? slug : longer.slice(0, longestSlug);
  }, '');
}

/** A text in quotes, as YAML takes any. */
const quoted = (text: string) => JSON.stringify(text);

/** Words of new texts in each language of the site, English first. */
export type ScaffoldWords = ReadonlyMap<string, NewTextContent>;

function post(language: string, say: NewTextContent, title: string, slug: string, date: string): string {
  // All languages show one picture. It is named when it is there: the site stops at a file that is missing.
  const image = language === sourceLanguage ? `./${slug}.png` : `'@site/blog/${slug}.png'`;
  return `---
slug: ${slug}
title: ${quoted(title)}
description: ${quoted(say.description)}
date: ${date}
authors: []
tags: []
# ${say.picture}
# image: ${image}
# imageAlt: ${quoted(say.alt)}
readTime: ${say.read}
footer:
  text: ${quoted(say.footer)}
  label: ${say.footerLabel}
  to: /solutions
draft: true
---

${say.opening}

<!-- truncate -->

## ${say.heading} {#first-section}

${say.body}
`;
}

function guide(say: NewTextContent, title: string): string {
  return `---
title: ${quoted(title)}
description: ${quoted(say.description)}
draft: true
---

${say.opening}

## ${say.heading} {#first-section}

${say.body}
`;
}

/** Folder of the guides or articles of a language. */
const folderOf = (language: string, kind: 'docs' | 'blog') =>
  language === sourceLanguage
    ? kind
    : `i18n/${language}/docusaurus-plugin-content-${kind === 'docs' ? 'docs/current' : 'blog'}`;

const guides = (
  words: ScaffoldWords,
  folder: string,
  slug: string,
  titleIn: (say: NewTextContent) => string,
): NewFile[] =>
  [...words].map(([language, say]) => ({
    file: `${folderOf(language, 'docs')}/${folder}/${slug}.md`,
    text: guide(say, titleIn(say)),
  }));

/** What `_category_.json` says of a section: its name, and a page that lists its texts. */
const category = (title: string, slug: string, description = '') =>
  `${JSON.stringify({label: title, link: {type: 'generated-index', slug: `/${slug}`, title, description}}, null, 2)}\n`;

/**
 * The files of a new text in every language, or of a new section with a first guide. Texts are drafts: on the site in
 * `npm run dev` only, until the line `draft: true` goes.
 *
 * @param words those of the languages of the site
 * @throws Error where the title gives no file name
 */
export function scaffold({kind, title, section = 'guides', date}: NewText, words: ScaffoldWords): NewFile[] {
  const slug = slugOf(title);
  if (!slug) {
    throw new Error(`The title "${title}" has no letter or figure for the name of a file.`);
  }
  switch (kind) {
    case 'post':
      return [...words].map(([language, say]) => ({
        file: `${folderOf(language, 'blog')}/${date}-${slug}.md`,
        text: post(language, say, title, slug, date),
      }));
    case 'guide':
      return guides(words, section, slug, () => title);
    case 'section':
      return [
        {
          file: `docs/${slug}/_category_.json`,
          text: category(title, slug, words.get(sourceLanguage)?.description),
        },
        ...guides(words, slug, 'first-guide', ({firstGuide}) => firstGuide),
      ];
  }
}
