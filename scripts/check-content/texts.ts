import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import GithubSlugger from 'github-slugger';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** A Markdown file, read and parsed. */
export interface Text {
  /** Path relative to the site, with slashes. */
  readonly file: string;
  readonly source: string;
  readonly frontMatter: Record<string, unknown>;
  readonly tree: Root;
  /** Ids that links may point to. */
  readonly anchors: ReadonlySet<string>;
}

/** Something to mend. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const explicitId = /\s*\{#([^}]+)\}\s*$/;

/** The ids that Docusaurus gives the headings of a text: the one written, or made from the words. */
export function anchorsOf(tree: Root): Set<string> {
  const slugger = new GithubSlugger();
  const anchors = new Set<string>();
  visit(tree, 'heading', (heading: Heading) => {
    const words = toString(heading);
    anchors.add(explicitId.exec(words)?.[1] ?? slugger.slug(words));
  });
  return anchors;
}

/**
 * Reads a text.
 *
 * @throws Error where its front matter or, in `.mdx`, its markup cannot be read
 */
export async function readText(siteDir: string, file: string): Promise<Text> {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);
  const tree = (file.endsWith('.mdx') ? parser.use(remarkMdx) : parser).parse(source);
  return {file, source, frontMatter, tree, anchors: anchorsOf(tree)};
}

/** Whether a file of the site is there. */
export const isThere = (siteDir: string, file: string): boolean => existsSync(path.join(siteDir, file));
