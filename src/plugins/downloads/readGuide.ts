/** A guide as its files are made from it. */
import type {ListItem, Root, RootContent} from 'mdast';
import {mathFromMarkdown} from 'mdast-util-math';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {type Processor, unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {GuideCard} from '../../lib/frontMatter';
import {formulaSyntax} from '../formulas/formulaSyntax';
import {readFrontMatter} from '../front-matter/readFrontMatter';
import {resolveReferences} from '../pictures/remarkReferences';
import type {Node} from '../pictures/tree';

export interface Guide {
  /** Path of the file, relative to the site. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly cards: readonly GuideCard[];
  readonly tree: Root;
}

/** Formulas are read as such: a backslash or an underscore in one is none of Markdown's. */
function formulas(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(formulaSyntax());
  (data.fromMarkdownExtensions ??= []).push(mathFromMarkdown());
}

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(formulas);

const anchor = /\s*\{#[^}]+\}\s*$/;

/** A colon in a sentence is none of a directive, and the anchor of a heading is not read. */
function plainText(tree: Root, source: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      const value = source.slice(node.position?.start.offset, node.position?.end.offset);
      const text = {type: 'text', value} as const;
      parent!.children[index!] = node.type === 'textDirective' ? text : {type: 'paragraph', children: [text]};
    } else if (node.type === 'heading') {
      const last = node.children.at(-1);
      if (last?.type === 'text') {
        last.value = last.value.replace(anchor, '');
      }
    }
  });
}

/** Points of the checklists of a text. */
export function checklistOf(tree: Root | RootContent): ListItem[] {
  const items: ListItem[] = [];
  visit(tree, 'listItem', (item: ListItem) => {
    if (typeof item.checked === 'boolean') {
      items.push(item);
    }
  });
  return items;
}

/**
 * Reads a guide that is offered as a download.
 *
 * @param file path relative to the site
 * @param ticked whether something of it has boxes to tick
 * @throws Error where there should be boxes and are none
 */
export async function readGuide(file: string, source: string, ticked = true): Promise<Guide> {
  const {frontMatter} = await readFrontMatter(file, source);
  const {title, description = '', cards = []} = frontMatter as Partial<Omit<Guide, 'file' | 'tree'>>;
  const tree = parser.parse(source);
  plainText(tree, source);
  resolveReferences(tree as Node);
  if (!title) {
    throw new Error(`${file}: a guide that is offered as a download needs a "title" in its front matter.`);
  }
  if (ticked && checklistOf(tree).length === 0) {
    throw new Error(
      `${file}: its button offers a checklist to download, and the text has none. Write points that begin with "- [ ] ", or give the button another "kind" in the front matter and take "checklist" off its "sheets".`,
    );
  }
  return {file, title, description, cards, tree};
}
