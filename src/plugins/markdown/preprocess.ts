import {admonitionTitleToDirectiveLabel} from '@docusaurus/utils';
import {markdownParts} from '../../lib/markdownParts';
import {withoutForbidden} from '../../lib/escapeHtml';

/** Names of admonitions that Docusaurus knows. */
const keywords = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'success', 'secondary'];

/** A heading that ends with its anchor: after number signs, or underlined. */
const withAnchor =
  /^(?:[ \t>]*#{1,6}[ \t].*\{#[^}\n]*\}[ \t]*$|.*\S.*\{#[^}\n]*\}[ \t]*(?=\n[ \t>]*(?:=+|-+)[ \t]*$))/gm;

/** MDX takes `{#id}` for an expression, and `__` in it would be bold. */
const escaped = (prose: string) =>
  prose.replace(withAnchor, (heading) =>
    heading.replace(/\\?\{#[^{]*$/, (anchor) => anchor.replace(/(?<!\\)(?:^\{|[_*~`])/g, '\\$&')),
  );

/**
 * What Docusaurus still reads of older texts (`mdx1Compat`), without the blocks of code in which it would change what
 * readers see, and where headings are indented too: anchors as `## Title {#anchor}`, and titles as `:::note Title`. Leaves out what no page
 * may hold.
 */
export function preprocess({fileContent}: {fileContent: string}): string {
  return [...markdownParts(withoutForbidden(fileContent))]
    .filter(({lines}) => lines.length > 0)
    .map(({code, lines}) => {
      const text = lines.join('\n');
      return code ? text : admonitionTitleToDirectiveLabel(escaped(text), keywords);
    })
    .join('\n');
}
