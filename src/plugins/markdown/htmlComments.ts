import remarkComment from '@slorber/remark-comment';
import type {Processor} from 'unified';

/**
 * Markdown plugin, before Docusaurus's own: HTML comments in MDX, as Docusaurus allows them (`mdx1Compat.comments`). In
 * CommonMark they are HTML anyway, and there Docusaurus's own switch would take away the one that names an anchor:
 * `## Title <!-- #anchor -->`.
 */
export function htmlComments(this: Processor): void {
  // MDX is the first to extend the parser, before any plugin.
  if (this.data('micromarkExtensions')) {
    remarkComment.call(this);
  }
}
