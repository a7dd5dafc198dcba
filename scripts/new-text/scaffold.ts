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
    firstGuide: 'First guide',
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
    firstGuide: 'Prima guida',
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

const italianDocs = 'i18n/it/docusaurus-plugin-content-docs/current';

const guides = (folder: string, slug: string, titleIn: (language: Language) => string): NewFile[] => [
  {file: `docs/${folder}/${slug}.md`, text: guide('en', titleIn('en'))},
  {file: `${italianDocs}/${folder}/${slug}.md`, text: guide('it', titleIn('it'))},
];

/** What `_category_.json` says of a section: its name, and a page that lists its texts. */
const category = (title: string, slug: string) =>
  `${JSON.stringify({label: title, link: {type: 'generated-index', slug: `/${slug}`, title, description: words.en.description}}, null, 2)}\n`;

/**
 * The files of a new text in both languages, or of a new section with a first guide. Texts are drafts: on the site in
 * `npm run dev` only, until the line `draft: true` goes.
 *
 * @throws Error where the title gives no file name
 */
export function scaffold({kind, title, section = 'guides', date}: NewText): NewFile[] {
  const slug = slugOf(title);
  if (!slug) {
    throw new Error(`The title "${title}" has no letter or figure for the name of a file.`);
  }
  switch (kind) {
    case 'post':
      return [
        {file: `blog/${date}-${slug}.md`, text: post('en', title, slug, date)},
        {
          file: `i18n/it/docusaurus-plugin-content-blog/${date}-${slug}.md`,
          text: post('it', title, slug, date),
        },
      ];
    case 'guide':
      return guides(section, slug, () => title);
    case 'section':
      return [
        {file: `docs/${slug}/_category_.json`, text: category(title, slug)},
        ...guides(slug, 'first-guide', (language) => words[language].firstGuide),
      ];
  }
}
