import {existsSync} from 'node:fs';
import path from 'node:path';
import type {NewTextContent} from '../../src/content/newText';
import {languageList} from '../../src/lib/languages';
import {sourceLanguage} from '../../src/lib/locale';
import {outputFile} from '../../src/lib/outputFile';
import {readWords} from '../../src/lib/readWords';

export interface NewText {
  readonly kind: 'post' | 'guide' | 'section';
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

/** Words of new texts in each language of the site, English first. */
type ScaffoldWords = ReadonlyMap<string, NewTextContent>;

/** Words of new texts in the languages that are to have all; others get a text when somebody translates it. */
export const scaffoldWords = (siteDir: string): ScaffoldWords =>
  new Map(
    languageList(siteDir).complete.map((language) => [
      language,
      readWords<NewTextContent>(siteDir, language, 'newText'),
    ]),
  );

/** Slug of a title: lower case, without accents, words joined by hyphens. Empty if it has no letter or figure. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/[\p{M}’']/gu, '');
  const slug = (plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
  // Far below what file systems take.
  return slug.slice(0, 80).replace(/-$/, '');
}

/** A text in quotes, as YAML takes any. */
const quoted = (text: string) => JSON.stringify(text);

function textOf(say: NewTextContent, title: string, fields: readonly string[] = [], more = ''): string {
  const head = [`title: ${quoted(title)}`, `description: ${quoted(say.description)}`, ...fields];
  return `---
${head.join('\n')}
draft: true
---

${say.opening}

${more}## ${say.heading} {#first-section}

${say.body}
`;
}

function post(language: string, say: NewTextContent, {title, date}: NewText, slug: string): NewFile {
  const isOriginal = language === sourceLanguage;
  // All languages show one picture. It is named when it is there: the site stops at a file that is missing.
  const image = isOriginal ? `./${slug}.png` : `'@site/blog/${slug}.png'`;
  const fields = [
    `slug: ${slug}`,
    `date: ${date}`,
    'authors: []',
    'tags: []',
    `# ${say.picture}`,
    `# image: ${image}`,
    `# imageAlt: ${quoted(say.alt)}`,
    `readTime: ${say.read}`,
    `footer: {text: ${quoted(say.footer)}, label: ${quoted(say.footerLabel)}, to: /solutions}`,
  ];
  return {
    file: `${isOriginal ? 'blog' : `i18n/${language}/docusaurus-plugin-content-blog`}/${date}-${slug}.md`,
    text: textOf(say, title, fields, '<!-- truncate -->\n\n'),
  };
}

const guides = (words: ScaffoldWords, place: string, titleIn: (say: NewTextContent) => string): NewFile[] =>
  [...words].map(([language, say]) => ({
    file: `${language === sourceLanguage ? 'docs' : `i18n/${language}/docusaurus-plugin-content-docs/current`}/${place}.md`,
    text: textOf(say, titleIn(say)),
  }));

/**
 * The files of a new text in every language, or of a new section with a first guide. Texts are drafts: on the site in
 * `npm run dev` only, until the line `draft: true` goes.
 *
 * @throws Error where the title gives no file name
 */
export function scaffold(text: NewText, words: ScaffoldWords): NewFile[] {
  const {kind, title, section = 'guides'} = text;
  const slug = slugOf(title);
  if (!slug) {
    throw new Error(`The title "${title}" has no letter or figure for the name of a file.`);
  }
  if (kind === 'post') {
    return [...words].map(([language, say]) => post(language, say, text, slug));
  }
  if (kind === 'guide') {
    return guides(words, `${section}/${slug}`, () => title);
  }
  // The name of the section, and a page that lists its texts.
  const description = words.get(sourceLanguage)?.description;
  const category = {label: title, link: {type: 'generated-index', slug: `/${slug}`, title, description}};
  return [
    {file: `docs/${slug}/_category_.json`, text: `${JSON.stringify(category, null, 2)}\n`},
    ...guides(words, `${slug}/first-guide`, ({firstGuide}) => firstGuide),
  ];
}

/**
 * Writes the files of a new text.
 *
 * @param words those of the languages of the site
 * @throws Error where its title gives no name for a file or a file is there already, or where its section is not there
 */
export function makeText(siteDir: string, text: NewText, words: ScaffoldWords): NewFile[] {
  const {section} = text;
  const files = scaffold(text, words);
  if (section !== undefined && !existsSync(path.join(siteDir, 'docs', section))) {
    throw new Error(`There is no section docs/${section}. Make it with: npm run new -- section "Title"`);
  }
  const places = files.map(({file}) => (text.kind === 'section' ? path.posix.dirname(file) : file));
  const taken = places.find((place) => existsSync(path.join(siteDir, place)));
  if (taken) {
    throw new Error(`${taken} is there already. Choose another title.`);
  }
  files.forEach(({file, text: content}) => outputFile(path.join(siteDir, file), content));
  return files;
}
