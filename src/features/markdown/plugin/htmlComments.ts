import remarkComment from '@slorber/remark-comment';
import type {Processor} from 'unified';

/**
 * Remark plugin, before Docusaurus's own: allows HTML comments in MDX, like Docusaurus's `mdx1Compat.comments`.
 * CommonMark has them anyway, and there Docusaurus's option would remove the comment that sets an anchor: `## Title <!--
 * #anchor -->`.
 */
export function htmlComments(this: Processor): void {
  // MDX extends the parser first, before any plugin.
  if (this.data('micromarkExtensions')) {
    remarkComment.call(this);
  }
}
