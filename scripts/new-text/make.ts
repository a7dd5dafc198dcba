import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {NewTextContent} from '../../src/content/newText';
import {languageList} from '../../src/lib/languages';
import {sourceLanguage} from '../../src/lib/locale';
import {outputFile} from '../../src/lib/outputFile';
import {readWords} from '../../src/lib/readWords';
import {frontMatterOf} from '../../src/plugins/front-matter/readFrontMatter';

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

/** Returns the file that already has the address of a new text. */
function takenBy(siteDir: string, {kind, title, section = 'guides'}: NewText): string | undefined {
  const slug = slugOf(title);
  if (kind !== 'post') {
    const place = path.join(siteDir, 'docs', kind === 'section' ? '' : section, slug);
    return [place, `${place}.md`, `${place}.mdx`].find((file) => existsSync(file));
  }
  const blog = path.join(siteDir, 'blog');
  const named = new RegExp(`(?:^|[/\\\\]|\\d-)${slug}(?:[/\\\\]index)?\\.mdx?$`);
  const slugIn = (file: string) => String(frontMatterOf(readFileSync(file, 'utf8')).slug).replace(/^\//, '');
  return (existsSync(blog) ? readdirSync(blog, {recursive: true, encoding: 'utf8'}) : [])
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(blog, file))
    .find((file) => named.test(file) || slugIn(file) === slug);
}

/**
 * Writes the files of a new text.
 *
 * @param words those of the languages of the site
 * @throws Error where its title gives no name for a file or its address is taken, or where its section is not there
 */
export function makeText(siteDir: string, text: NewText, words: ScaffoldWords): NewFile[] {
  const {section} = text;
  const files = scaffold(text, words);
  if (section !== undefined && !existsSync(path.join(siteDir, 'docs', section))) {
    throw new Error(`There is no section docs/${section}. Make it with: npm run new -- section "Title"`);
  }
  const taken = takenBy(siteDir, text) ?? files.map(({file}) => path.join(siteDir, file)).find(existsSync);
  if (taken) {
    const name = path.relative(siteDir, taken).replaceAll(path.sep, '/');
    throw new Error(
      `${name} is there already, with the address that this title gives. Choose another title.`,
    );
  }
  files.forEach(({file, text: content}) => outputFile(path.join(siteDir, file), content));
  return files;
}
