import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Languages of every site, the default first. */
export const locales = ['en', 'it'] as const;
export type Locale = (typeof locales)[number];

export interface Text {
  readonly title: string;
  readonly description: string;
  /** Markdown, without the title. Links to guides lead to `/guides/…`, without the locale. */
  readonly body: string;
}

/** Kinds of pages that are measured. */
export const pageKinds = ['home', 'guide', 'post', 'legal'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Folder of guides. */
export interface Section {
  readonly name: Record<Locale, string>;
  readonly slug: string;
  /** Place among its siblings, from 0. */
  readonly position: number;
}

export interface Page {
  readonly kind: Exclude<PageKind, 'home'>;
  /** Path without the locale, such as `/guides/reports-and-evidence/audit-ticket-and-indicator`. */
  readonly path: string;
  readonly texts: Record<Locale, Text>;
  /** Of a guide, the outermost first. */
  readonly sections: readonly Section[];
  /** Place among the pages of its kind, from 0. */
  readonly index: number;
}

const folder = path.join(import.meta.dirname, 'corpus');
const sectionNames = JSON.parse(
  readFileSync(path.join(folder, 'sections.json'), 'utf8'),
) as Section['name'][];
/** Children that a section has at most. */
const sectionSize = sectionNames.length;
const counts = {guides: 8, posts: 2};

export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Reads a text of the corpus, with changes in each language. */
function read(file: string, change: (text: Text) => Partial<Text> = () => ({})): Page['texts'] {
  const inLocale = (locale: Locale) => {
    const source = readFileSync(path.join(folder, locale, `${file}.md`), 'utf8');
    const [, title = '', description = '', body = ''] =
      /^---\ntitle: (.*)\ndescription: (.*)\n---\n\n(.*)$/s.exec(source) ?? [];
    const text = {title: JSON.parse(title) as string, description: JSON.parse(description) as string, body};
    return {...text, ...change(text)};
  };
  return {en: inLocale('en'), it: inLocale('it')};
}

/** Moves sections of a text from its beginning to its end. */
function rotated(body: string, times: number): string {
  const [lede = '', ...sections] = body.trimEnd().split(/\n\n(?=## )/);
  const from = times % Math.max(1, sections.length);
  return `${[lede, ...sections.slice(from), ...sections.slice(0, from)].join('\n\n')}\n`;
}

/** The sections of guide number `index`: digits of the number, one level for each but the last. */
function sectionsOf(index: number, pages: number): Section[] {
  const levels = Math.max(1, Math.ceil(Math.log10(pages)) - 1);
  return Array.from({length: levels}, (_, level) => {
    const position = Math.floor(index / sectionSize ** (levels - level)) % sectionSize;
    const name = sectionNames[position]!;
    return {name, slug: slugOf(name.en), position};
  });
}

/**
 * Makes the texts of a site: `guides` guides, a fifth as many posts and an agreement. A guide that is not in the corpus
 * repeats one in another order. The first eight guides say the same on a site of any size.
 */
export function makePages(guides: number): Page[] {
  const all = Array.from({length: guides}, (_, index): Page => {
    const round = Math.floor(index / counts.guides);
    const texts = read(`guides/${index % counts.guides}`, ({title, body}) => ({
      title: round > 0 ? `${title} ${index + 1}` : title,
      body: rotated(body, round),
    }));
    const sections = sectionsOf(index, guides);
    const folders = sections.map(({slug}) => slug).join('/');
    return {kind: 'guide', path: `/guides/${folders}/${slugOf(texts.en.title)}`, texts, sections, index};
  });
  const posts = Array.from({length: Math.max(1, Math.round(guides / 5))}, (_, index): Page => {
    const round = Math.floor(index / counts.posts);
    const texts = read(`posts/${index % counts.posts}`, ({body}) => ({body: rotated(body, round)}));
    const slug = `${index + 1}-${slugOf(texts.en.title)}`;
    return {kind: 'post', path: `/blog/${slug}`, texts, sections: [], index};
  });
  /** Puts addresses of later guides in place of their distance: `(+3)`. */
  const linked = (page: Page, index: number): Page => {
    const inLocale = ({body, ...text}: Text) => ({
      ...text,
      body: body.replaceAll(
        /\]\(\+(\d+)\)/g,
        (_, distance) => `](${all[(index + Number(distance)) % guides]!.path})`,
      ),
    });
    return {...page, texts: {en: inLocale(page.texts.en), it: inLocale(page.texts.it)}};
  };
  return [
    ...all.map((guide) => linked(guide, guide.index)),
    ...posts.map((post) => linked(post, post.index * 5)),
    {kind: 'legal', path: '/bench-terms', texts: read('terms'), sections: [], index: 0},
  ];
}

/** Words of the home page as JSON. */
export const homeWords = (locale: Locale) => readFileSync(path.join(folder, locale, 'home.json'), 'utf8');

/** Paths of the measured pages, one of each kind. The guide is in the middle of its section. */
export function measuredPaths(pages: readonly Page[]): Record<PageKind, string> {
  const pathOf = (kind: PageKind, index = 0) => {
    const all = pages.filter((page) => page.kind === kind);
    return all[Math.min(index, all.length - 1)]!.path;
  };
  return {home: '/', guide: pathOf('guide', 7), post: pathOf('post'), legal: pathOf('legal')};
}
