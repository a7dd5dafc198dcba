/** Sources of guides and articles, for tests that compare pages with them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {SheetKind} from '@site/src/data/sheetForms';
import {prefix, type Language} from '@site/tests/languages';
import {root} from './site';

interface FrontMatter {
  readonly title: string;
  readonly slug?: string;
  readonly date?: Date | string;
  readonly readTime?: string;
  readonly featured?: boolean;
  readonly authors?: string | readonly string[];
  readonly tags?: readonly string[];
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  readonly last_update?: {readonly date: Date | string};
  readonly footer?: {readonly label: string; readonly to: string};
  readonly sheets?: readonly SheetKind[];
  readonly back?: {readonly to: string};
  readonly cards?: readonly {
    readonly title: string;
    readonly points: readonly string[];
    readonly link?: string;
  }[];
  readonly action?: {
    readonly kind: 'booking' | 'download' | 'link';
    readonly label: string;
    readonly to?: string;
    readonly sheet?: string;
  };
}

export interface SourceText {
  readonly language: Language;
  /** Path without language and extension: 'guides/setup'. */
  readonly name: string;
  readonly address: string;
  readonly data: FrontMatter;
  readonly body: string;
}

export const folderOf = (language: Language, kind: 'docs' | 'blog'): string =>
  language === 'en'
    ? kind
    : `i18n/${language}/docusaurus-plugin-content-${kind}${kind === 'docs' ? '/current' : ''}`;

/** Returns the texts of a language that appear in lists, without those in MDX. */
export function textsOf(language: Language, kind: 'docs' | 'blog'): SourceText[] {
  const folder = path.join(root, folderOf(language, kind));
  return (existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [])
    .filter((file) => /(?<![\\/]_[^\\/]*)\.md$/.test(file))
    .map((file) => {
      const [, front = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(path.join(folder, file), 'utf8')) ?? [];
      const data = parse(front) as FrontMatter;
      const name = file.replace(/\.md$/, '').replaceAll(path.sep, '/');
      const own =
        kind === 'blog'
          ? `/blog/${data.slug ?? name.replace(/^(\d+)-(\d+)-(\d+)-/, '$1/$2/$3/')}`
          : `/${name}`;
      return {language, name, address: prefix(language) + own, data, body};
    })
    .filter(({data}) => !data.draft && !data.unlisted);
}

/** A day of a front matter, ISO 8601. */
export const day = (date: Date | string): string => new Date(date).toISOString().slice(0, 10);
