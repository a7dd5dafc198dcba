import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {type Preset, type Processor, unified} from 'unified';
import {remarkFormulaSyntax} from '../../formulas/plugin';

/** Syntax of a text: CommonMark or MDX. */
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

/** Parses code, comments, headings and front matter of a text that may be invalid. MDX braces and tags are words. */
export const blocksOf = (source: string, format: Format): Root => parsers[format].parse(source);
