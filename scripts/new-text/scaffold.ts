import {createSlugger} from '@docusaurus/utils';

export type TextKind = 'post' | 'guide';

/** A file to write, by its path relative to the site. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
}

/** Slug of a title: lower case, without accents, words joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '');
  return createSlugger().slug(plain).replace(/-+/g, '-').replace(/^-|-$/g, '');
}

/** A text in quotes, as YAML takes any. */
const quoted = (text: string) => JSON.stringify(text);

const words = {
  en: {
    description: 'One or two sentences that say what the reader gets.',
    opening:
      'The first paragraph stands on the list of articles: say whom this is for and what they will know.',
    heading: 'First section',
    body: 'Write here. See CONTRIBUTING.md for pictures, links and anchors.',
    picture: 'Before it is published, lay a picture beside it and name it here:',
    alt: 'What the picture shows.',
    read: '5 min read',
    footer: 'One sentence that leads on.',
    footerLabel: 'Explore Solutions',
  },
  it: {
    description: 'Una o due frasi che dicono che cosa ottiene chi legge.',
    opening: 'Il primo paragrafo compare nell’elenco degli articoli: di’ a chi serve e che cosa si impara.',
    heading: 'Prima sezione',
    body: 'Scrivi qui. Immagini, link e ancore sono spiegati in CONTRIBUTING.md.',
    picture: 'Prima di pubblicare, metti un’immagine accanto al testo inglese e indicala qui:',
    alt: 'Che cosa mostra l’immagine.',
    read: '5 min di lettura',
    footer: 'Una frase che porta avanti.',
    footerLabel: 'Scopri le soluzioni',
  },
} as const;

type Language = keyof typeof words;

function post(language: Language, title: string, slug: string, date: string): string {
  const say = words[language];
  // Both languages show one picture. It is named when it is there: the site stops at a file that is missing.
  const image = language === 'en' ? `./${slug}.png` : `'@site/blog/${slug}.png'`;
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

function guide(language: Language, title: string): string {
  const say = words[language];
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

/**
 * The files of a new text in both languages. They are drafts: on the site in `npm run dev` only, until the line
 * `draft: true` goes.
 *
 * @param date day of publication, ISO 8601; articles only
 * @throws Error where the title gives no file name
 */
export function scaffold(kind: TextKind, title: string, date: string): NewFile[] {
  const slug = slugOf(title);
  if (!slug) {
    throw new Error(`The title "${title}" has no letter or figure for the name of a file.`);
  }
  return kind === 'post'
    ? [
        {file: `blog/${date}-${slug}.md`, text: post('en', title, slug, date)},
        {
          file: `i18n/it/docusaurus-plugin-content-blog/${date}-${slug}.md`,
          text: post('it', title, slug, date),
        },
      ]
    : [
        {file: `docs/guides/${slug}.md`, text: guide('en', title)},
        {
          file: `i18n/it/docusaurus-plugin-content-docs/current/guides/${slug}.md`,
          text: guide('it', title),
        },
      ];
}
