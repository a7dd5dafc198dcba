import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {type Preset, type Processor, unified} from 'unified';
import {remarkFormulaSyntax} from '../formulas/formulaSyntax';

/** How a text is read: as CommonMark or as MDX. */
export type Format = 'md' | 'mdx';

/** Leaves out what MDX leaves out of CommonMark (`micromark-extension-mdx-md`), and makes nodes of HTML comments. */
function withoutHtml(this: Processor): void {
  const disable = {null: ['autolink', 'codeIndented', 'htmlFlow', 'htmlText']};
  this.data('micromarkExtensions', [{disable}]);
  remarkComment.call(this, {ast: true});
}

const syntax: Preset = {plugins: [remarkFormulaSyntax, remarkFrontmatter, remarkDirective, remarkGfm]};

const parsers = {
  md: unified().use(remarkParse).use(syntax).freeze(),
  mdx: unified().use(remarkParse).use(withoutHtml).use(syntax).freeze(),
};

/**
 * Parses a text before it is known to be readable: with the blocks of its format, and with braces and tags of MDX as
 * words. Tells what is code, comment, heading or front matter.
 */
export const blocksOf = (source: string, format: Format): Root => parsers[format].parse(source);
