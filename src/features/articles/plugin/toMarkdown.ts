import type {PhrasingContent, Root} from 'mdast';
import {mathToMarkdown} from 'mdast-util-math';
import remarkGfm from 'remark-gfm';
import remarkStringify, {type Options} from 'remark-stringify';
import {type Processor, unified} from 'unified';
import {visit} from 'unist-util-visit';

const handlers: NonNullable<Options['handlers']> = {
  // A row of a table is one line, and so is a heading.
  break: (_, _parent, {stack}) =>
    stack.includes('tableCell') || stack.includes('headingAtx') ? '<br>' : '\\\n',
  // Markdown has no signs for letters above or below the line.
  textDirective: (node: Extract<PhrasingContent, {type: 'textDirective'}>, _, state, info) =>
    `<${node.name}>${state.containerPhrasing(node, {...info, before: '>', after: '<'})}</${node.name}>`,
};

/** Writes formulas; a dollar sign is escaped beside them alone, since most texts have prices. */
function formulas(this: Processor): void {
  (this.data().toMarkdownExtensions ??= []).push(mathToMarkdown());
}

/** Writes a tree as GitHub Flavored Markdown, with formulas between dollar signs. */
export function toMarkdown(tree: Root): string {
  let hasFormulas = false;
  visit(tree, ['math', 'inlineMath'], () => void (hasFormulas = true));
  const writer = unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(hasFormulas ? [formulas] : [])
    .use(remarkStringify, {bullet: '-', listItemIndent: 'one', handlers});
  return writer.stringify(tree);
}
